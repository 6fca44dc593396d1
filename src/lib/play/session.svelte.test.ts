// How a table that plays well is shown, and what its picking is told.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLocale } from '$lib/i18n';
import { hush, spoken } from '$lib/shell/announce.svelte';
import { INSTANT } from './testing';
import { KILN, MOSS, sitAtToy, ToyLink, type Toy, type ToySession } from './toy/game.svelte';

let fake: ToyLink;
let session: ToySession;
let rounds: number[];
let stop: () => void = () => undefined;

const turn = (seat: number, round: number): Toy['effect'] => ({ kind: 'turn', seat, round });
const added = (seat: number, by: number): Toy['effect'] => ({ kind: 'added', seat, by });
/** An action of a seat that leads to a round of that number. */
const happens = (seat: number, round: number): void => fake.happens(seat, [turn(seat, round)], { round }, MOSS);
/** Lets what is due be done, and not a millisecond more. */
async function now(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}
async function sit(toAct: number, pace = INSTANT): Promise<void> {
  fake = new ToyLink(undefined, toAct);
  session = await sitAtToy(fake, pace);
}

beforeEach(() => {
  setLocale('en');
  hush();
  vi.useFakeTimers();
});
afterEach(() => {
  stop();
  stop = () => undefined;
  session.close();
  vi.useRealTimers();
});

describe('computers at instant speed', () => {
  beforeEach(async () => {
    await sit(MOSS);
    rounds = [];
    stop = $effect.root(() => {
      $effect(() => void rounds.push(session.view.round));
    });
    await now();
  });

  it('are shown by what their actions lead to, a few times a second, with nothing missing in the log', async () => {
    for (let round = 2; round <= 30; round++) happens(MOSS, round);
    await now();
    expect(rounds).toEqual([1, 30]);
    for (let round = 31; round <= 130; round++) {
      happens(MOSS, round);
      await vi.advanceTimersByTimeAsync(5);
    }
    await vi.advanceTimersByTimeAsync(1000);
    expect(rounds.at(-1)).toBe(130);
    expect(rounds.length).toBeLessThan(8);
    expect(session.log.map(({ key }) => key)).toEqual(Array.from({ length: 129 }, (_, i) => `${i + 1}.0`));
    expect(session.playing).toBe(false);
  });

  it('are spoken of by their last steps, and by how many came before', async () => {
    for (let round = 2; round <= 31; round++) happens(MOSS, round);
    await now();
    const said = spoken('polite').map(({ text }) => text);
    expect(said).toHaveLength(9);
    expect(said[0]).toBe('22 earlier steps are in the log.');
    expect(said[1]).toContain('round 24');
    expect(said.at(-1)).toContain('round 31');
  });

  it('never hold up what the person did', async () => {
    happens(MOSS, 2);
    await now();
    happens(KILN, 3);
    await now();
    expect(rounds).toEqual([1, 2, 3]);
    happens(MOSS, 4);
    await now();
    expect(rounds).toEqual([1, 2, 3]);
    await vi.advanceTimersByTimeAsync(200);
    expect(rounds).toEqual([1, 2, 3, 4]);
  });

  it('are told anew from the log when something is taken back', async () => {
    happens(MOSS, 2);
    happens(MOSS, 3);
    await now();
    const [first] = session.log;
    fake.entries = [{ number: 1, seat: MOSS, effects: [turn(MOSS, 2)] }];
    fake.happens(MOSS, [], {}, MOSS, 'undo');
    await vi.advanceTimersByTimeAsync(200);
    expect(session.log).toEqual([first]);
    fake.backTo(1);
    happens(MOSS, 7);
    await vi.advanceTimersByTimeAsync(200);
    expect(session.log.map(({ text }) => text)[1]).toContain('7');
  });
});

describe('others’ steps at a pace', () => {
  beforeEach(() => sit(MOSS, { ...INSTANT, stepMs: 500 }));

  it('are shown one by one, each for its time, and what each brought is there after it', async () => {
    fake.happens(MOSS, [added(MOSS, 2), added(MOSS, 3)], { sum: 5 }, KILN);
    await now();
    expect(session.beat?.text).toBe('Moss adds 2.');
    expect([session.view.sum, session.playing, session.acting]).toEqual([0, true, false]);
    await vi.advanceTimersByTimeAsync(500);
    expect(session.beat?.text).toBe('Moss adds 3.');
    expect(session.view.sum).toBe(2);
    await vi.advanceTimersByTimeAsync(500);
    expect(session.beat).toBeNull();
    expect([session.view.sum, session.playing, session.acting]).toEqual([5, false, true]);
  });

  it('can be skipped', async () => {
    fake.happens(MOSS, [added(MOSS, 2), added(MOSS, 3)], { sum: 5 });
    fake.happens(MOSS, [added(MOSS, 4)], { sum: 9 }, KILN);
    await now();
    session.skip();
    await now();
    expect([session.view.sum, session.playing]).toEqual([9, false]);
    expect(session.log.map(({ text }) => text)).toEqual(['Moss adds 2.', 'Moss adds 3.', 'Moss adds 4.']);
    fake.happens(MOSS, [added(MOSS, 1)], { sum: 10 });
    await now();
    // Skipping was for what waited then.
    expect(session.beat?.text).toBe('Moss adds 1.');
  });

  it('stand under who acted when they are about nobody', async () => {
    fake.happens(MOSS, [{ kind: 'over' }], {}, null);
    await now();
    expect(session.log.map(({ seat }) => seat)).toEqual([MOSS]);
  });
});

describe('the picking', () => {
  beforeEach(() => sit(KILN));

  it('is told what happened once it is the person’s turn, and that it is not before', async () => {
    const { told } = session.pick;
    fake.happens(KILN, [added(KILN, 1)], { sum: 1 }, MOSS);
    await now();
    expect(told).toEqual([null]);
    fake.happens(MOSS, [added(MOSS, 2)], { sum: 3 }, KILN);
    await vi.advanceTimersByTimeAsync(200);
    expect(told).toEqual([null, [added(MOSS, 2)]]);
    expect(session.pick.most).toBe(9);
  });

  it('learns why a rule forbids something', async () => {
    fake.refuse = ({ add }) => (add > 9 ? { rule: 'TOY-1', refusal: { code: 'too-much', most: 9 } } : null);
    expect(await session.pick.check(9)).toEqual({ kind: 'legal' });
    expect(await session.pick.check(10)).toMatchObject({ kind: 'refused', refused: { rule: 'TOY-1' } });
  });

  it('may show at instant speed what its action surely leads to; it is gone again when the table does not do it', async () => {
    const done = session.pick.add(4);
    expect(session.view.sum).toBe(4);
    expect(await done).toBe('done');
    expect(fake.acted).toEqual([{ add: 4 }]);
    fake.refuse = () => ({ rule: 'TOY-1', refusal: { code: 'too-much', most: 9 } });
    expect(await session.pick.add(5)).toBe('refused');
    expect(session.view.sum).toBe(0);
  });
});
