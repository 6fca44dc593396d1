// What the bar says that an action brings: goals in reach, and what the end of a turn leads to.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setLocale } from '$lib/i18n';
import { INSTANT } from '$lib/play/testing';
import { barText } from './bar';
import { sit, type Session } from './session';
import { FakeLink, NAMES, NO_CLAIMS, NO_GAIN, PACK, sampleView } from './testing';
import type { Answer, Ask, Preview, View } from './types';
import { here } from './words';

let open: Session | null = null;
beforeEach(() => setLocale('en'));
afterEach(() => open?.close());

/** A table where every preview is `preview`. */
async function at(preview: Partial<Preview>, view: Partial<View> = {}): Promise<Session> {
  const link = new FakeLink(sampleView(view));
  const { answer } = link;
  link.answer = (ask: Ask): Answer => {
    if (ask.kind === 'preview') return { kind: 'preview', ...NO_GAIN, ...preview };
    if (ask.kind === 'previews') return { kind: 'previews', previews: ask.actions.map(() => null) };
    if (ask.kind === 'lines' && ask.cards.length > 0)
      return {
        kind: 'lines',
        icons: 1,
        colour: 'red',
        lines: [{ start: 0, direction: 'across', length: 1 }],
        refusal: null,
      };
    return answer(ask);
  };
  return (open = await sit(link, INSTANT, NAMES));
}
const said = (session: Session): string =>
  (barText(session, NAMES)?.pieces ?? []).map((piece) => (typeof piece === 'string' ? piece : piece.label)).join('; ');
const [major, minor] = [here(PACK.majors[0]!.name), here(PACK.minors[0]!.name)];

it('names the goals that come in reach, and what the chosen stack adds (SM-44)', async () => {
  const lay = { stack: 'red', before: 8, after: 10, cost: 10, buys: 7, lost: 0 } as const;
  const session = await at({
    spaces: [0],
    money: 2,
    meets: { majors: [], minors: [0] },
    lays: [{ ...lay, meets: { majors: [0], minors: [0] } }],
  });
  await session.pick.tapCard(0);
  await session.pick.tapSpace(0);
  expect(said(session)).toContain(`meets ${minor}`);
  expect(said(session)).not.toContain(major);
  await session.pick.tapStack('red');
  expect(said(session)).toContain(`meets ${major} and ${minor}`);
});

it('says what follows when a turn ends', async () => {
  const session = await at({ discards: 2, meets: NO_CLAIMS });
  await session.pick.propose('end-turn');
  expect(said(session)).toBe('2 actions would be lost; then you discard 2 cards');
  session.close();
  const last = await at({ endsGame: true }, { lastTurn: true, actions: 0 });
  await last.pick.propose('end-turn');
  expect(said(last)).toBe('all actions are used; the game ends with this turn');
});

it('says which mineral an artifact copies', async () => {
  const session = await at({});
  await session.pick.propose({ spend: { tile: 14, copy: 'ruby' } });
  expect(said(session)).toContain('+1 ruby');
});
