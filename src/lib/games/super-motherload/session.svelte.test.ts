import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLocale } from '$lib/i18n';
import { hush, spoken } from '$lib/shell/announce.svelte';
import { sit, type Session } from './session';
import { FakeLink, NAMES, sampleView, NO_GAIN } from './testing';
import type { Preview } from './types';

const PREVIEW: Preview = {
  ...NO_GAIN,
  spaces: [0],
  colour: 'red',
};
const ME = 0;
const COMPUTER = 1;
let fake: FakeLink;
let session: Session;
let rounds: number[];
let stop: () => void;
let number: number;

/** An action of a seat that leads to a round of that number. */
function happens(seat: number, round: number): void {
  const view = { ...fake.now.view, round };
  fake.now = { ...fake.now, view, toAct: COMPUTER };
  const effects = [{ kind: 'turn-began' as const, seat, round }];
  fake.push({ kind: 'update', cause: 'action', entries: [{ number: ++number, seat, effects }], now: fake.now });
}
/** Lets what is due be done, and not a millisecond more. */
async function now(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(async () => {
  setLocale('en');
  vi.useFakeTimers();
  number = 0;
  fake = new FakeLink(sampleView({ turn: COMPUTER }));
  const pace = { confirm: true, stepMs: 0, reducedMotion: true };
  session = await sit(fake, pace, NAMES);
  rounds = [];
  stop = $effect.root(() => {
    $effect(() => void rounds.push(session.view.round));
  });
  await now();
});
afterEach(() => {
  stop();
  session.close();
  vi.useRealTimers();
});

describe('computers at instant speed', () => {
  it('are shown by what their actions lead to, a few times a second, with nothing missing in the log', async () => {
    for (let round = 2; round <= 30; round++) happens(COMPUTER, round);
    await now();
    expect(rounds).toEqual([1, 30]);
    for (let round = 31; round <= 130; round++) {
      happens(COMPUTER, round);
      await vi.advanceTimersByTimeAsync(5);
    }
    await vi.advanceTimersByTimeAsync(1000);
    expect(rounds.at(-1)).toBe(130);
    expect(rounds.length).toBeLessThan(8);
    expect(session.log.map(({ key }) => key)).toEqual(Array.from({ length: 129 }, (_, i) => `${i + 1}.0`));
    expect(session.playing).toBe(false);
  });

  it('are spoken of by their last steps, and by how many came before', async () => {
    hush();
    for (let round = 2; round <= 31; round++) happens(COMPUTER, round);
    await now();
    const said = spoken('polite').map(({ text }) => text);
    expect(said).toHaveLength(9);
    expect(said[0]).toBe('22 earlier steps are in the log.');
    expect(said[1]).toContain('round 24');
    expect(said.at(-1)).toContain('round 31');
  });

  it('never hold up what the person did', async () => {
    happens(COMPUTER, 2);
    await now();
    happens(ME, 3);
    await now();
    expect(rounds).toEqual([1, 2, 3]);
    happens(COMPUTER, 4);
    await now();
    expect(rounds).toEqual([1, 2, 3]);
    await vi.advanceTimersByTimeAsync(200);
    expect(rounds).toEqual([1, 2, 3, 4]);
  });

  it('are told anew from the log when something is taken back', async () => {
    happens(COMPUTER, 2);
    happens(COMPUTER, 3);
    await now();
    const [first] = session.log;
    fake.entries = [{ number: 1, seat: COMPUTER, effects: [{ kind: 'turn-began', seat: COMPUTER, round: 2 }] }];
    fake.push({ kind: 'update', cause: 'undo', entries: [], now: fake.now });
    await vi.advanceTimersByTimeAsync(200);
    expect(session.log).toEqual([first]);
    number = 1;
    happens(COMPUTER, 7);
    await vi.advanceTimersByTimeAsync(200);
    expect(session.log.map(({ text }) => text)[1]).toContain('7');
  });
});

describe('the own dig at instant speed', () => {
  const dig = { drill: { cards: [0], line: { start: 0, direction: 'across' as const, length: 1 } } };
  const dug = (): number => session.view.tunnel[0] ?? 0;
  beforeEach(async () => {
    fake = new FakeLink(sampleView());
    fake.answer = (ask) =>
      ask.kind === 'lines'
        ? { kind: 'lines', icons: 1, colour: 'red', lines: [dig.drill.line], refusal: null }
        : ask.kind === 'previews'
          ? { kind: 'previews', previews: [] }
          : ask.kind === 'preview'
            ? { ...PREVIEW, kind: 'preview' }
            : { kind: 'options', draw: true, drill: [0], bomb: [], end: true, taps: [] };
    session.close();
    const pace = { confirm: true, stepMs: 0, reducedMotion: true };
    session = await sit(fake, pace, NAMES);
    await session.pick.tapCard(0);
    const placed = session.pick.tapSpace(0);
    await vi.advanceTimersByTimeAsync(50);
    await placed;
  });

  it('is there at the tap, before the table has answered', async () => {
    void session.pick.confirm();
    expect(dug()).toBe(1);
    expect(session.pick.busy).toBe(true);
    await now();
    expect(fake.acted).toEqual([dig]);
  });

  it('is gone again when the table does not do it', async () => {
    fake.refuse = () => ({ rule: 'SM-14', refusal: { code: 'no-cards' } });
    await session.pick.confirm();
    expect(dug()).toBe(0);
    expect(session.pick.busy).toBe(false);
    expect(session.pick.why?.refused.rule).toBe('SM-14');
    expect(session.pick.ghost).toEqual([0]);
  });
});
