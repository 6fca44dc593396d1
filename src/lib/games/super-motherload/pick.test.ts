import { beforeEach, describe, expect, it } from 'vitest';
import { spaceAt } from './dig';
import type { Acted, Checked, PickHost } from './pick-mode';
import { Pick } from './pick.svelte';
import { NO_CLAIMS, NO_GAIN, sampleView } from './testing';
import type { Action, Answer, Ask, Line, Preview, Refused, View } from './types';

const across = (column: number, row: number, length: number): Line => ({
  start: spaceAt(column, row),
  direction: 'across',
  length,
});
const PREVIEW: Preview = {
  ...NO_GAIN,
  colour: 'blue',
  haul: [1, 0, 0, 0, 0, 0],
  money: 2,
  lays: [{ stack: 'red', before: 0, after: 2, cost: 10, buys: null, lost: 0, meets: NO_CLAIMS }],
};

const NO_BOMB_CARD: Refused = { rule: 'SM-18', refusal: { code: 'no-bomb-card' } };

/** A host with cards 0 (red), 2 and 4 (blue): drills of one icon a card in the top row, one bomb of two spaces. */
class Host implements PickHost {
  view: View = sampleView();
  hand = [0, 2, 4];
  confirmStep = true;
  acted: Action[] = [];
  checked: Action[] = [];
  refusal: Refused | null = null;
  asked: Ask[] = [];
  gain = (): number => 0;
  ask = (ask: Ask): Promise<Answer | null> => {
    this.asked.push(ask);
    return Promise.resolve(this.answer(ask));
  };
  check = (action: Action): Promise<Checked> => {
    this.checked.push(action);
    return Promise.resolve(this.refusal === null ? { kind: 'legal' } : { kind: 'refused', refused: this.refusal });
  };
  act = (action: Action): Promise<Acted> => {
    this.acted.push(action);
    return Promise.resolve({ kind: 'done' });
  };
  answer(ask: Ask): Answer {
    switch (ask.kind) {
      case 'options':
        return { kind: 'options', draw: true, drill: [0, 2, 4], bomb: [0], end: true, taps: ['draw', 'end-turn'] };
      case 'lines': {
        const mixed = ask.cards.includes(0) && ask.cards.length > 1;
        const length = ask.cards.length;
        return {
          kind: 'lines',
          icons: length,
          colour: 'blue',
          lines: mixed ? [] : Array.from({ length: 9 - length }, (_, i) => across(i, 0, length)),
          refusal: mixed ? { rule: 'SM-15', refusal: { code: 'no-common-colour' } } : null,
        };
      }
      case 'blasts':
        return ask.card === 0
          ? {
              kind: 'blasts',
              turns: [0, 1, 0, 1, 0, 1, 0, 1].map((t) =>
                t === 0
                  ? [
                      [0, 0],
                      [1, 0],
                    ]
                  : [
                      [0, 0],
                      [0, 1],
                    ],
              ),
              places: [
                { turn: 0, at: spaceAt(2, 0) },
                { turn: 0, at: spaceAt(3, 0) },
                { turn: 1, at: spaceAt(3, 0) },
              ],
              refusal: null,
            }
          : ask.card === null
            ? { kind: 'blasts', turns: [], places: [], refusal: NO_BOMB_CARD }
            : {
                kind: 'blasts',
                turns: [],
                places: [],
                refusal: { rule: 'SM-18', refusal: { code: 'no-pattern', card: ask.card } },
              };
      case 'previews':
        return { kind: 'previews', previews: ask.actions.map(() => null) };
      case 'preview':
        return { kind: 'preview', ...PREVIEW };
    }
  }
}

let host: Host;
let pick: Pick;
beforeEach(async () => {
  host = new Host();
  pick = new Pick(host);
  await pick.renew(true);
});

describe('drilling', () => {
  it('shows where the picked cards can go, then what a place brings, and acts on the second tap', async () => {
    await pick.tapCard(2);
    expect(pick.legal).toHaveLength(8);
    await pick.tapSpace(spaceAt(3, 0));
    expect(pick.preview?.money).toBe(2);
    expect(host.acted).toEqual([]);
    await pick.tapSpace(spaceAt(3, 0));
    expect(host.acted).toEqual([{ drill: { cards: [2], line: across(3, 0, 1) } }]);
  });
  it('keeps the place when another card joins', async () => {
    await pick.tapCard(2);
    await pick.tapSpace(spaceAt(3, 0));
    await pick.tapCard(4);
    expect(pick.ghost).toHaveLength(2);
    expect(pick.ghost).toContain(spaceAt(3, 0));
  });
  it('says why a card does not fit, and can take it instead', async () => {
    await pick.tapCard(0);
    expect(pick.fits(2)).toBe(false);
    await pick.tapCard(2);
    expect(pick.why?.refused.rule).toBe('SM-15');
    expect(pick.cards).toEqual([0]);
    await pick.pickInstead(2);
    expect(pick.cards).toEqual([2]);
    expect(pick.why).toBeNull();
  });
  it('says why a space cannot be reached, and keeps what is picked', async () => {
    await pick.tapCard(2);
    host.refusal = { rule: 'SM-21', refusal: { code: 'not-connected' } };
    await pick.tapSpace(spaceAt(4, 5));
    expect(pick.why).toMatchObject({ refused: { rule: 'SM-21' }, at: { kind: 'space', space: spaceAt(4, 5) } });
    expect(pick.cards).toEqual([2]);
    pick.cancel();
    expect(pick.why).toBeNull();
    expect(pick.cards).toEqual([2]);
    pick.cancel();
    expect(pick.mode.kind).toBe('idle');
  });
  it('plans the stack and hands the plan on once', async () => {
    await pick.tapCard(2);
    await pick.tapSpace(spaceAt(3, 0));
    await pick.tapStack('red');
    expect(pick.plan).toBe('red');
    await pick.confirm();
    expect(pick.takePlanned()).toBe('red');
    expect(pick.takePlanned()).toBeNull();
  });
  it('drops the planned stack when the action failed, was refused, or something else is picked', async () => {
    const done = host.act;
    const confirm = async (acted: Acted): Promise<void> => {
      host.act = () => Promise.resolve(acted);
      await pick.renew(true);
      await pick.tapCard(2);
      await pick.tapSpace(spaceAt(3, 0));
      await pick.tapStack('red');
      await pick.confirm();
    };
    await confirm({ kind: 'failed' });
    expect(pick.takePlanned()).toBeNull();
    await confirm({ kind: 'refused', refused: { rule: 'SM-9', refusal: { code: 'no-actions-left' } } });
    expect(pick.takePlanned()).toBeNull();
    expect(pick.why?.refused.rule).toBe('SM-9');
    host.act = done;
    await confirm({ kind: 'done' });
    pick.cancel();
    expect(pick.takePlanned()).toBeNull();
  });
  it('knows the planned stack when the outcome is there before the answer', async () => {
    await pick.tapCard(2);
    await pick.tapSpace(spaceAt(3, 0));
    await pick.tapStack('red');
    host.act = async () => {
      await pick.renew(true);
      expect(pick.takePlanned()).toBe('red');
      return { kind: 'done' };
    };
    await pick.confirm();
    expect(pick.takePlanned()).toBeNull();
  });
  it('acts at once without the confirm step, but only where the tap can mean one place', async () => {
    host.confirmStep = false;
    await pick.tapCard(2);
    await pick.tapSpace(spaceAt(3, 0));
    expect(host.acted).toHaveLength(1);
    await pick.renew(true);
    await pick.tapCard(2);
    await pick.tapCard(4);
    await pick.tapSpace(spaceAt(3, 0));
    expect(host.acted).toHaveLength(1);
    expect(pick.choices).toBe(2);
  });
  it('moves by arrows and cycles', async () => {
    await pick.tapCard(2);
    await pick.tapSpace(spaceAt(3, 0));
    expect(pick.nudge(1, 0)).toBe(true);
    expect(pick.ghost).toEqual([spaceAt(4, 0)]);
    expect(pick.nudge(0, 1)).toBe(false);
  });
  it('drops answers that come after something else was picked', async () => {
    let release: (answer: Answer | null) => void = () => undefined;
    const slow = new Promise<Answer | null>((resolve) => (release = resolve));
    const ask = host.ask;
    host.ask = () => slow;
    const first = pick.tapCard(2);
    host.ask = ask;
    pick.cancel();
    release(host.answer({ kind: 'lines', cards: [2] }));
    await first;
    expect(pick.mode.kind).toBe('idle');
  });
});

describe('bombing', () => {
  it('takes the only card that can, and turns the pattern where it fits', async () => {
    await pick.startBomb();
    expect(pick.cards).toEqual([0]);
    await pick.tapSpace(spaceAt(3, 0));
    expect(pick.ghost).toEqual([spaceAt(2, 0), spaceAt(3, 0)]);
    pick.rotate();
    expect(pick.ghost).toEqual([spaceAt(3, 0), spaceAt(3, 1)]);
    pick.rotate();
    expect(pick.ghost).toHaveLength(2);
    await pick.confirm();
    expect(host.acted).toHaveLength(1);
  });
  it('keeps the only card that can when it is tapped to be sure', async () => {
    await pick.startBomb();
    await pick.tapCard(0);
    expect(pick.cards).toEqual([0]);
    await pick.tapSpace(spaceAt(3, 0));
    expect(pick.ghost).toHaveLength(2);
  });
  it('says that a card has no pattern', async () => {
    await pick.startBomb();
    await pick.tapCard(2);
    expect(pick.why?.refused).toEqual({ rule: 'SM-18', refusal: { code: 'no-pattern', card: 2 } });
  });
});

describe('single taps', () => {
  it('are shown first and done by the same tap again', async () => {
    await pick.propose('draw');
    expect(host.acted).toEqual([]);
    await pick.propose('draw');
    expect(host.acted).toEqual(['draw']);
  });
  it('answer with a reason when they are not possible', async () => {
    host.refusal = { rule: 'SM-9', refusal: { code: 'no-actions-left' } };
    await pick.propose('draw');
    expect(pick.why?.refused.rule).toBe('SM-9');
    expect(pick.mode.kind).toBe('idle');
  });
  it('ask before a turn ends with actions left, even without the confirm step (SM-10)', async () => {
    host.confirmStep = false;
    await pick.propose('end-turn');
    expect(host.acted).toEqual([]);
    await pick.confirm();
    expect(host.acted).toEqual(['end-turn']);
  });
  it('end a turn at once when nothing else is left to do', async () => {
    const answer = host.answer.bind(host);
    host.answer = (ask) => {
      const said = answer(ask);
      return said.kind === 'options' ? { ...said, taps: [] } : said;
    };
    host.view = sampleView({ actions: 0 });
    await pick.renew(true);
    // Until it is known that nothing is asked, nothing looks like a question; then the action is on its way.
    const proposed = pick.propose('end-turn');
    const seen: string[] = [];
    for (let turns = 0; turns < 20; turns++) {
      seen.push(pick.ready ? pick.mode.kind : 'on its way');
      await Promise.resolve();
    }
    await proposed;
    expect([...new Set(seen)]).toEqual(['idle', 'on its way']);
    expect(host.acted).toEqual(['end-turn']);
  });
  it('lay a planned lot without offering anything meanwhile', async () => {
    await pick.tapCard(2);
    await pick.tapSpace(spaceAt(3, 0));
    await pick.tapStack('red');
    await pick.confirm();
    host.view = sampleView({ step: 'lay', lots: [[1, 0, 0, 0, 0, 0]] });
    await pick.renew(true);
    expect(pick.ready).toBe(true);
    const going = pick.goOn([]);
    expect(pick.ready).toBe(false);
    await going;
    expect(host.acted.at(-1)).toEqual({ lay: 'red' });
  });
  it('ask before the end of the game, and while something can be taken or spent', async () => {
    const answer = host.answer.bind(host);
    host.view = sampleView({ actions: 0, lastTurn: true });
    host.answer = (ask) => {
      if (ask.kind === 'preview') return { kind: 'preview', ...NO_GAIN, endsGame: true };
      const said = answer(ask);
      return said.kind === 'options' ? { ...said, taps: [] } : said;
    };
    await pick.renew(true);
    await pick.propose('end-turn');
    expect(host.acted).toEqual([]);
    expect(pick.preview?.endsGame).toBe(true);
    host.view = sampleView({ actions: 0 });
    host.answer = (ask) => {
      const said = answer(ask);
      return said.kind === 'options' ? { ...said, taps: [{ 'claim-minor': 0 }] } : said;
    };
    await pick.renew(true);
    await pick.propose('end-turn');
    expect(host.acted).toEqual([]);
    await pick.propose('end-turn');
    expect(host.acted).toEqual(['end-turn']);
  });
  it('let a stack be chosen for what an artifact brings', async () => {
    const spend: Action = { spend: { tile: 3, copy: null } };
    await pick.propose(spend);
    expect(pick.stacksAct).toBe(true);
    await pick.tapStack('red');
    expect(pick.plan).toBe('red');
    await pick.confirm();
    expect(host.acted).toEqual([spend]);
    expect(pick.takePlanned()).toBe('red');
  });
  it('lay on the tapped stack', async () => {
    host.view = sampleView({ step: 'lay', lots: [[1, 0, 0, 0, 0, 0]] });
    await pick.renew(true);
    await pick.tapStack('red');
    await pick.tapStack('red');
    expect(host.acted).toEqual([{ lay: 'red' }]);
  });
});

describe('discarding at the end of the turn (SM-11)', () => {
  beforeEach(async () => {
    host.view = sampleView({ step: 'discard' });
    host.refusal = { rule: 'SM-11', refusal: { code: 'wrong-discard', picked: 0, needed: 2 } };
    await pick.renew(true);
  });
  it('asks the engine how many, and offers to do it when so many are picked', async () => {
    expect(pick.discardNeeded).toBe(2);
    await pick.tapCard(2);
    expect(pick.action).toBeNull();
    await pick.tapCard(4);
    expect(pick.action).toEqual({ discard: [2, 4] });
    await pick.tapCard(0);
    expect(pick.why?.refused.rule).toBe('SM-11');
    await pick.tapCard(2);
    expect(pick.cards).toEqual([4]);
  });
});

/** Holds back the next check until the test lets it go. */
function heldCheck(): (checked: Checked) => void {
  const check = host.check;
  let release: (checked: Checked) => void = () => undefined;
  host.check = () => {
    host.check = check;
    return new Promise((resolve) => (release = resolve));
  };
  return (checked) => release(checked);
}
const LEGAL: Checked = { kind: 'legal' };
const NO_ACTIONS: Checked = { kind: 'refused', refused: { rule: 'SM-9', refusal: { code: 'no-actions-left' } } };

describe('late answers', () => {
  it('to a proposal are dropped when something else was picked or a new position came', async () => {
    let release = heldCheck();
    const late = pick.propose('draw');
    await pick.tapCard(2);
    release(LEGAL);
    await late;
    expect(pick.cards).toEqual([2]);
    await pick.renew(true);
    release = heldCheck();
    const older = pick.propose('draw');
    await pick.propose('end-turn');
    release(LEGAL);
    await older;
    expect(pick.action).toBe('end-turn');
    release = heldCheck();
    const old = pick.propose('draw');
    await pick.renew(true);
    release(NO_ACTIONS);
    await old;
    expect(pick.why).toBeNull();
    expect(pick.mode.kind).toBe('idle');
  });
  it('about a bomb or a space are dropped too', async () => {
    host.answer = (ask) =>
      ask.kind === 'options'
        ? { kind: 'options', draw: true, drill: [0, 2, 4], bomb: [], end: true, taps: [] }
        : { kind: 'blasts', turns: [], places: [], refusal: null };
    await pick.renew(true);
    let release = heldCheck();
    const bomb = pick.startBomb();
    await Promise.resolve();
    await pick.renew(true);
    release(NO_ACTIONS);
    await bomb;
    expect(pick.why).toBeNull();
    release = heldCheck();
    const space = pick.tapSpace(spaceAt(4, 5));
    pick.startDrill();
    release(NO_ACTIONS);
    await space;
    expect(pick.why).toBeNull();
  });
});

describe('what cannot be asked', () => {
  it('takes a card back whose places cannot be asked, so that it can be picked again', async () => {
    const { ask } = host;
    host.ask = (asked) => (asked.kind === 'lines' ? Promise.resolve(null) : ask(asked));
    await pick.renew(true);
    await pick.tapCard(2);
    expect(pick.cards).toEqual([]);
    host.ask = ask;
    await pick.tapCard(2);
    expect(pick.legal).toHaveLength(8);
  });
  it('leaves the picking as it is, and what is possible can be asked once more', async () => {
    host.ask = () => Promise.resolve(null);
    await pick.renew(true);
    expect(pick.ready).toBe(false);
    expect(pick.failed).toBe(true);
    host.check = () => Promise.resolve({ kind: 'failed' });
    await pick.propose('draw');
    expect(pick.mode.kind).toBe('idle');
    expect(pick.why).toBeNull();
    host.view = sampleView({ step: 'discard' });
    await pick.renew(true);
    expect(pick.failed).toBe(true);
    const working = new Host();
    host.view = working.view;
    host.ask = working.ask;
    await pick.renew(true);
    expect(pick.failed).toBe(false);
    expect(pick.ready).toBe(true);
  });
});

describe('a tap on a space before a card is picked', () => {
  const NO_CARDS: Refused = { rule: 'SM-15', refusal: { code: 'no-cards' } };
  it('says that a card comes first, as the engine does', async () => {
    host.refusal = NO_CARDS;
    await pick.tapSpace(spaceAt(4, 0));
    expect(pick.why).toMatchObject({ refused: NO_CARDS, at: { kind: 'space' } });
    pick.cancel();
    pick.startDrill();
    await pick.tapSpace(spaceAt(4, 0));
    expect(pick.why?.refused).toEqual(NO_CARDS);
  });
  it('says so for a bomb as well (SM-18)', async () => {
    const answer = host.answer.bind(host);
    host.answer = (ask) =>
      ask.kind === 'options'
        ? { kind: 'options', draw: true, drill: [0, 2, 4], bomb: [0, 6], end: true, taps: [] }
        : answer(ask);
    await pick.renew(true);
    await pick.startBomb();
    await pick.tapSpace(spaceAt(4, 0));
    expect(pick.why).toEqual({ refused: NO_BOMB_CARD, at: { kind: 'space', space: spaceAt(4, 0) } });
    expect(pick.mode.kind).toBe('bomb');
  });
});

describe('a pick and its answer', () => {
  /** A host whose answers come when the test lets them. */
  class Slow extends Host {
    readonly waiting: (() => void)[] = [];
    override ask = (ask: Ask): Promise<Answer | null> =>
      new Promise((resolve) => this.waiting.push(() => resolve(this.answer(ask))));
  }
  const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
  let slow: Slow;
  beforeEach(async () => {
    slow = new Slow();
    pick = new Pick(slow);
    const renewed = pick.renew(true);
    slow.waiting.shift()?.();
    await renewed;
    // What was asked ahead is on its way for ever.
    slow.waiting.splice(0);
  });

  it('need no question when it was asked ahead', async () => {
    const renewed = pick.renew(true);
    slow.waiting.shift()?.();
    await renewed;
    for (const answer of slow.waiting.splice(0)) answer();
    await pause(1);
    const asked = slow.waiting.length;
    void pick.tapCard(2);
    await pause(1);
    expect(pick.legal).toHaveLength(8);
    // Only which other cards fit, and what the places would bring.
    expect(slow.waiting.length - asked).toBe(3);
  });

  it('are shown together when the answer comes at once', async () => {
    const picked = pick.tapCard(2);
    expect(pick.cards).toEqual([]);
    slow.waiting.shift()?.();
    await pause(1);
    expect(pick.cards).toEqual([2]);
    expect(pick.legal).toHaveLength(8);
    for (const answer of slow.waiting.splice(0)) answer();
    await picked;
  });

  it('are shown one after the other when it takes longer', async () => {
    void pick.tapCard(2);
    await pause(60);
    expect(pick.cards).toEqual([2]);
    expect(pick.legal).toEqual([]);
    slow.waiting.shift()?.();
    await pause(1);
    expect(pick.legal).toHaveLength(8);
  });

  it('take up what is picked before the answer is there', async () => {
    void pick.tapCard(2);
    void pick.tapCard(4);
    await pause(60);
    expect(pick.cards).toEqual([2, 4]);
  });

  it('have the preview at the tap when it was asked ahead, until the position is another', async () => {
    host = new Host();
    const { ask } = host;
    host.ask = (asked) =>
      asked.kind === 'previews'
        ? Promise.resolve({ kind: 'previews', previews: asked.actions.map((_, i) => ({ ...PREVIEW, money: i })) })
        : ask(asked);
    pick = new Pick(host);
    await pick.renew(true);
    await pick.tapCard(2);
    const asked = host.asked.length;
    void pick.tapSpace(3);
    expect([pick.ghost, pick.preview?.money, host.asked.length]).toEqual([[3], 3, asked]);
    await pick.renew(true);
    host.ask = (again) => (again.kind === 'previews' ? Promise.resolve(null) : ask(again));
    await pick.tapCard(2);
    await pick.tapSpace(3);
    expect(pick.preview?.money).toBe(2);
  });

  it('do not let a place be confirmed that is not in view yet', async () => {
    void pick.tapCard(2);
    for (let i = 0; i < 3; i++) {
      for (const answer of slow.waiting.splice(0)) answer();
      await pause(1);
    }
    void pick.tapSpace(0);
    await pick.confirm();
    void pick.tapSpace(0);
    expect(slow.acted).toEqual([]);
    await pause(60);
    expect(pick.ghost).toEqual([0]);
    await pick.confirm();
    expect(slow.acted).toEqual([{ drill: { cards: [2], line: across(0, 0, 1) } }]);
  });
});
