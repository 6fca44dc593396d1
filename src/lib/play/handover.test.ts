import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setLocale } from '$lib/i18n';
import { announce, hush, spoken } from '$lib/shell/announce.svelte';
import { INSTANT, settled } from './testing';
import { ADA, KILN, SHARED, sitAtToy, ToyLink, type Toy, type ToySession } from './toy/game.svelte';

let fake: ToyLink;
let session: ToySession;

const added = (seat: number, by: number | null): Toy['effect'] => ({ kind: 'added', seat, by });
const TURN: Toy['effect'] = { kind: 'turn', seat: ADA, round: 1 };
const words = (): string =>
  [...spoken('polite'), ...spoken('assertive'), ...session.log].map(({ text }) => text).join('\n');

beforeEach(async () => {
  setLocale('en');
  hush();
  fake = new ToyLink(SHARED);
  session = await sitAtToy(fake, INSTANT);
  await session.liftCurtain();
});
afterEach(() => session.close());

describe('handing the device over', () => {
  it('begins with a curtain: nobody looks before the first person says who they are', async () => {
    session.close();
    fake = new ToyLink(SHARED);
    session = await sitAtToy(fake, INSTANT);
    expect(fake.watched).toEqual([{ kind: 'spectator' }]);
    expect([session.me, session.curtain, session.acting]).toEqual([null, KILN, false]);
    await session.liftCurtain();
    expect(fake.watched.at(-1)).toEqual({ kind: 'seat', seat: KILN });
    expect([session.me, session.curtain, session.acting]).toEqual([KILN, null, true]);
    expect(session.pick.most).toBe(9);
  });

  it('leaves nothing in the log or in speech that only the person before may know', async () => {
    announce('You said 7 before.', 'assertive');
    fake.happens(KILN, [added(KILN, 7)]);
    await settled();
    expect(words()).toContain('Kiln adds 7.');
    fake.happens(KILN, [TURN], {}, ADA);
    await settled();
    expect(session.curtain).toBe(ADA);
    expect(words()).toBe('');
    // Ada may know that Kiln added, and not how much.
    fake.entries = [{ number: 1, seat: KILN, effects: [added(KILN, null)] }];
    await session.liftCurtain();
    expect(session.me).toBe(ADA);
    expect(session.log.map(({ text }) => text)).toEqual(['Kiln adds something.']);
    expect(words()).not.toContain('7');
  });

  it('tells nothing while the curtain is up, and the log again when the turn comes back by undo', async () => {
    fake.happens(KILN, [TURN], {}, ADA);
    await settled();
    fake.happens(KILN, [added(KILN, 7)]);
    await settled();
    expect(words()).toBe('');
    fake.entries = [{ number: 1, seat: KILN, effects: [added(KILN, 7)] }];
    fake.happens(KILN, [], {}, KILN, 'undo');
    await settled();
    expect(session.curtain).toBeNull();
    expect(session.log).toHaveLength(1);
  });

  it('goes on to whoever is due now, and asks for the table once however often it is lifted', async () => {
    fake.happens(KILN, [TURN], {}, ADA);
    await settled();
    // While Ada takes the device, the turn goes back to Kiln.
    const watch = fake.watch.bind(fake);
    fake.watch = (viewer) => {
      fake.now = { ...fake.now, toAct: KILN };
      return watch(viewer);
    };
    const before = fake.watched.length;
    await Promise.all([session.liftCurtain(), session.liftCurtain()]);
    expect(fake.watched.length).toBe(before + 1);
    expect(session.me).toBe(ADA);
    expect(session.curtain).toBe(KILN);
    expect(session.acting).toBe(false);
    expect(words()).toBe('');
  });
});
