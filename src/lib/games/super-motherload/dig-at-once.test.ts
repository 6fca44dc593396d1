import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLocale } from '$lib/i18n';
import { INSTANT } from '$lib/play/testing';
import { sit, type Session } from './session';
import { FakeLink, NAMES, NO_GAIN, sampleView } from './testing';
import type { Preview } from './types';

const PREVIEW: Preview = { ...NO_GAIN, spaces: [0], colour: 'red' };
let fake: FakeLink;
let session: Session;

describe('the own dig at instant speed', () => {
  const dig = { drill: { cards: [0], line: { start: 0, direction: 'across' as const, length: 1 } } };
  const dug = (): number => session.view.tunnel[0] ?? 0;
  beforeEach(async () => {
    setLocale('en');
    vi.useFakeTimers();
    fake = new FakeLink(sampleView());
    fake.answer = (ask) =>
      ask.kind === 'lines'
        ? { kind: 'lines', icons: 1, colour: 'red', lines: [dig.drill.line], refusal: null }
        : ask.kind === 'previews'
          ? { kind: 'previews', previews: [] }
          : ask.kind === 'preview'
            ? { ...PREVIEW, kind: 'preview' }
            : { kind: 'options', draw: true, drill: [0], bomb: [], end: true, taps: [] };
    session = await sit(fake, INSTANT, NAMES);
    await session.pick.tapCard(0);
    const placed = session.pick.tapSpace(0);
    await vi.advanceTimersByTimeAsync(50);
    await placed;
  });
  afterEach(() => {
    session.close();
    vi.useRealTimers();
  });

  it('is there at the tap, before the table has answered', async () => {
    void session.pick.confirm();
    expect(dug()).toBe(1);
    expect(session.pick.busy).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
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
