import { beforeEach, describe, expect, it } from 'vitest';
import type { Acted } from './game';
import { Readiness } from './readiness.svelte';
import type { Toy } from './toy/game.svelte';

/** An answer that the test gives when it likes. */
function held<T>(): { readonly promise: Promise<T>; readonly give: (value: T) => void } {
  let give: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => (give = resolve));
  return { promise, give };
}
const never = (): Promise<never> => Promise.reject(new Error('asked though nobody acts'));
const TOO_MUCH = { rule: 'TOY-1', refusal: { code: 'too-much', most: 3 } } as const;

let now: Readiness<Toy, string>;
beforeEach(() => {
  now = new Readiness();
});
const stands = (): [string | null, boolean, boolean, boolean] => [now.options, now.ready, now.busy, now.failed];
const position = (options: string): Promise<string | null> => now.renew(true, () => Promise.resolve(options));

describe('a new position', () => {
  it('is ready once it is known what is possible', async () => {
    const asked = held<string | null>();
    const renewing = now.renew(true, () => asked.promise);
    expect(stands()).toEqual([null, false, false, false]);
    asked.give('all');
    expect(await renewing).toBe('all');
    expect(stands()).toEqual(['all', true, false, false]);
  });
  it('asks nothing when somebody else acts, and forgets what was possible', async () => {
    await position('all');
    expect(await now.renew(false, never)).toBeNull();
    expect(stands()).toEqual([null, false, false, false]);
  });
  it('tells when it could not be asked, until it is asked again', async () => {
    expect(await now.renew(true, () => Promise.resolve(null))).toBeNull();
    expect(stands()).toEqual([null, false, false, true]);
    const again = position('all');
    expect(now.failed).toBe(false);
    await again;
    expect(stands()).toEqual(['all', true, false, false]);
  });
  it.each([['what is possible', 'old'] as const, ['that it could not be asked', null] as const])(
    'is not touched by the answer to an older one: %s',
    async (_, answer) => {
      const old = held<string | null>();
      const renewing = now.renew(true, () => old.promise);
      await position('new');
      old.give(answer);
      expect(await renewing).toBeNull();
      expect(stands()).toEqual(['new', true, false, false]);
    },
  );
  it('takes its answer whatever was picked meanwhile', async () => {
    const asked = held<string | null>();
    const renewing = now.renew(true, () => asked.promise);
    now.next();
    asked.give('all');
    expect(await renewing).toBe('all');
    expect(now.ready).toBe(true);
  });
});

describe('a ticket', () => {
  it('is another one after every pick and in every position', async () => {
    const first = now.ticket;
    const picked = now.next();
    expect(picked).not.toBe(first);
    expect(now.ticket).toBe(picked);
    await now.renew(false, never);
    expect(now.ticket).not.toBe(picked);
    const before = now.ticket;
    await position('all');
    expect(now.ticket).not.toBe(before);
  });
});

describe('an action', () => {
  const refusals: unknown[] = [];
  beforeEach(async () => {
    refusals.length = 0;
    await position('all');
  });
  const act = (answer: Promise<Acted<Toy>>): Promise<boolean> =>
    now.act(
      () => answer,
      (why) => refusals.push(why),
    );

  it('that was done leaves nothing to pick until the new position is there', async () => {
    expect(await act(Promise.resolve({ kind: 'done' }))).toBe(true);
    expect(stands()).toEqual(['all', false, true, false]);
    await position('next');
    expect(stands()).toEqual(['next', true, false, false]);
    expect(refusals).toEqual([]);
  });
  it('that is refused says why, and the position can be picked from again', async () => {
    const sent = held<Acted<Toy>>();
    const acting = act(sent.promise);
    expect(now.ready).toBe(false);
    sent.give({ kind: 'refused', refused: TOO_MUCH });
    expect(await acting).toBe(false);
    expect(refusals).toEqual([TOO_MUCH]);
    expect(now.ready).toBe(true);
  });
  it('that could not be sent says nothing here, and can be sent again', async () => {
    expect(await act(Promise.resolve({ kind: 'failed' }))).toBe(false);
    expect([refusals, now.ready]).toEqual([[], true]);
    expect(await act(Promise.resolve({ kind: 'done' }))).toBe(true);
  });
  it('is not sent twice', async () => {
    const sent = held<Acted<Toy>>();
    const acting = act(sent.promise);
    expect(await now.act(never, (why) => refusals.push(why))).toBe(false);
    sent.give({ kind: 'done' });
    expect(await acting).toBe(true);
  });
  it('that breaks does not block the next one', async () => {
    await expect(act(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(now.ready).toBe(true);
  });
  it('of an older position is not explained in the new one', async () => {
    const sent = held<Acted<Toy>>();
    const acting = act(sent.promise);
    await position('next');
    sent.give({ kind: 'refused', refused: TOO_MUCH });
    expect(await acting).toBe(false);
    expect([refusals, now.ready]).toEqual([[], true]);
  });
  it.each(['done', 'failed'] as const)(
    'of an older position, %s late, does not end the one on its way',
    async (kind) => {
      const [old, sent] = [held<Acted<Toy>>(), held<Acted<Toy>>()];
      const acting = act(old.promise);
      await position('next');
      const next = act(sent.promise);
      old.give({ kind });
      await acting;
      expect(now.busy).toBe(true);
      sent.give({ kind: 'failed' });
      await next;
      expect(now.busy).toBe(false);
    },
  );
});
