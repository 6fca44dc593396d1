import { describe, expect, it } from 'vitest';
import type { Action, Ask, Refusal, View } from '$lib/backend/bindings/minerals';
import type { Checked, PickHost } from '$lib/play/game';
import { settled } from '$lib/play/testing';
import { Pick } from './pick.svelte';
import { pointsAtBoard, swapAction, swapped, type MineralsGame } from './pick-mode';
import { at, cardNamed, sampleAnswer, sampleOptions, samplePreview, sampleView } from './testing';

type Acting = PickHost<MineralsGame> & { readonly acted: Action[]; readonly asked: Ask[] };
const refuse = (code: Refusal, rule: string): Checked<MineralsGame> => ({
  kind: 'refused',
  refused: { rule, refusal: code },
});

/** A table where two moves are legal and every other move is refused for its distance. */
function hostOf(view: View = sampleView(), confirm = true, options = sampleOptions()): Acting {
  const acted: Action[] = [];
  const asked: Ask[] = [];
  const refusalOf = (action: Action): Checked<MineralsGame> => {
    const far = typeof action === 'object' && 'move' in action && action.move.q === 0 && action.move.r === 0;
    return far ? refuse({ code: 'wrong-distance', steps: 1, due: 2 }, 'MN-10') : { kind: 'legal' };
  };
  return {
    acted,
    asked,
    view,
    me: 0,
    pace: { confirm, stepMs: 0, reducedMotion: true },
    ask(ask) {
      asked.push(ask);
      const checked = ask.kind === 'preview' ? refusalOf(ask.action) : null;
      if (checked?.kind === 'refused') return Promise.resolve({ kind: 'refused' as const, ...checked.refused });
      return Promise.resolve(ask.kind === 'options' ? { kind: 'options' as const, ...options } : sampleAnswer(ask));
    },
    check: (action) => Promise.resolve(refusalOf(action)),
    act(action) {
      acted.push(action);
      return Promise.resolve({ kind: 'done' as const });
    },
  };
}
async function picking(host: Acting): Promise<Pick> {
  const pick = new Pick(host);
  await pick.renew(true);
  return pick;
}
const EAST: Action = { move: at(3, 1) };

describe('a move (MN-10)', () => {
  it('is shown first and done by a second tap on the same hex', async () => {
    const host = hostOf();
    const pick = await picking(host);
    expect(pick.legal).toEqual([at(3, 1), at(2, 3)]);
    await pick.tapHex(at(3, 1));
    expect(pick.action).toEqual(EAST);
    expect(pick.preview).toMatchObject(samplePreview());
    expect(host.acted).toEqual([]);
    await pick.tapHex(at(3, 1));
    expect(host.acted).toEqual([EAST]);
  });
  it('is done at once by who has switched the confirm step off', async () => {
    const host = hostOf(sampleView(), false);
    await (await picking(host)).tapHex(at(3, 1));
    expect(host.acted).toEqual([EAST]);
  });
  it('that is done at once never looks like a question', async () => {
    const host = hostOf(sampleView(), false);
    const pick = await picking(host);
    const ask = host.ask.bind(host);
    let answer: () => void = () => undefined;
    host.ask = (asked) => new Promise((resolve) => (answer = () => resolve(ask(asked))));
    const tap = pick.tapHex(at(3, 1));
    await settled();
    expect(pick.action).toBeNull();
    answer();
    await tap;
    expect(host.acted).toEqual([EAST]);
    expect(pick.ready).toBe(false);
  });
  it('that is refused says why at its hex, and keeps nothing picked', async () => {
    const pick = await picking(hostOf());
    await pick.tapHex(at(0, 0));
    expect(pick.why).toMatchObject({ refused: { rule: 'MN-10' }, at: { kind: 'hex', hex: at(0, 0) } });
    expect(pick.action).toBeNull();
    pick.cancel();
    expect(pick.why).toBeNull();
  });
  it('that is picked goes with Escape', async () => {
    const pick = await picking(hostOf());
    await pick.tapHex(at(3, 1));
    pick.cancel();
    expect([pick.action, pick.preview, pick.dirty]).toEqual([null, null, false]);
  });
});

describe('each step has its action', () => {
  const stepped: [View['step'], Action][] = [
    ['removing', { remove: at(1, 0) }],
    ['placing', { place: at(1, 0) }],
    ['return', { place: at(1, 0) }],
    ['lantern', { move: at(1, 0) }],
  ];
  it.each(stepped)('%s', async (step, action) => {
    const pick = await picking(hostOf(sampleView({ step }), true, sampleOptions({ hexes: [at(1, 0)] })));
    await pick.tapHex(at(1, 0));
    expect(pick.action).toEqual(action);
  });
  it('a failed move names the refuge, or none (MN-15, MN-16)', async () => {
    const host = hostOf(sampleView(), true, sampleOptions({ fails: true, hexes: [at(0, 1)] }));
    const pick = await picking(host);
    await pick.tapHex(at(0, 1));
    expect(pick.action).toEqual({ fail: at(0, 1) });
    await pick.propose({ fail: null }, true);
    expect(pick.action).toEqual({ fail: null });
  });
  it('leaving the board waits for a second press even without the confirm step', async () => {
    const host = hostOf(sampleView(), false, sampleOptions({ fails: true, hexes: [] }));
    const pick = await picking(host);
    await pick.propose({ fail: null }, true);
    expect(host.acted).toEqual([]);
    await pick.propose({ fail: null }, true);
    expect(host.acted).toEqual([{ fail: null }]);
  });
  it('a cut takes the cheapest of the part, whichever of them is tapped (MN-20)', async () => {
    const part = { hexes: [at(0, 0), at(1, 0), at(2, 0)], lowest: { hex: at(0, 0), mineral: 'wollastonite' as const } };
    const pick = await picking(hostOf(sampleView({ step: 'cutting', loose: [part] })));
    await pick.tapHex(at(1, 0));
    expect(pick.action).toEqual({ cut: at(0, 0) });
    await pick.tapHex(at(2, 0));
    expect(pick.action).toEqual({ cut: at(2, 0) });
  });
});

describe('tools', () => {
  it('one that cannot be used now says why on the tap', async () => {
    const pick = await picking(hostOf());
    await pick.tapTool('glass');
    expect(pick.why).toMatchObject({ refused: { rule: 'MN-9' }, at: { kind: 'tool', tool: 'glass' } });
    expect(pick.hold).toBeNull();
  });
  it('Hammer: the mineral first, then the hex (MN-42)', async () => {
    const pick = await picking(hostOf());
    await pick.tapTool('hammer');
    expect([pick.hold, pick.legal]).toEqual([{ tool: 'hammer', mineral: null }, []]);
    pick.chooseMineral('kyanite');
    expect(pick.legal).toEqual([at(5, 1)]);
    await pick.tapHex(at(5, 1));
    expect(pick.action).toEqual({ hammer: { mineral: 'kyanite', at: at(5, 1) } });
  });
  it('Hammer: with one kind only, that is the one', async () => {
    const [hammer, ...rest] = sampleOptions().tools;
    if (hammer === undefined) throw new Error('no hammer');
    const options = sampleOptions({ tools: [{ ...hammer, minerals: [0, 0, 2, 0, 0] }, ...rest] });
    const pick = await picking(hostOf(sampleView(), true, options));
    await pick.tapTool('hammer');
    expect(pick.hold).toEqual({ tool: 'hammer', mineral: 'tourmaline' });
  });
  it('Map: the bend, then the landing; Escape goes back one step (MN-46)', async () => {
    const pick = await picking(hostOf());
    await pick.tapTool('map');
    expect(pick.legal).toEqual([at(2, 1), at(1, 2)]);
    await pick.tapHex(at(2, 1));
    expect(pick.legal).toEqual([at(3, 2), at(2, 2)]);
    await pick.tapHex(at(2, 2));
    expect(pick.action).toEqual({ map: { bend: at(2, 1), to: at(2, 2) } });
    pick.cancel();
    expect(pick.hold).toEqual({ tool: 'map', bend: null });
    pick.cancel();
    expect(pick.hold).toBeNull();
  });
  it('Map: a bend with one end takes it at once', async () => {
    const pick = await picking(hostOf());
    await pick.tapTool('map');
    await pick.tapHex(at(1, 2));
    expect(pick.action).toEqual({ map: { bend: at(1, 2), to: at(2, 2) } });
  });
  it('Sack: nothing goes both ways, and only equal sides can be confirmed (MN-45)', async () => {
    const pick = await picking(hostOf());
    await pick.tapTool('sack');
    expect(pick.hold).toMatchObject({ tool: 'sack', with: 1 });
    await pick.changeSwap('take', 'kyanite', 1);
    expect(pick.action).toBeNull();
    await pick.changeSwap('give', 'wollastonite', 1);
    await pick.changeSwap('give', 'wollastonite', 1);
    expect(pick.action).toEqual({ sack: { with: 1, give: [2, 0, 0, 0, 0], take: [0, 1, 0, 0, 0] } });
    await pick.changeSwap('give', 'kyanite', 1);
    expect(pick.hold).toMatchObject({ give: [2, 1, 0, 0, 0], take: [0, 0, 0, 0, 0] });
  });
  it('a second press puts a tool back', async () => {
    const pick = await picking(hostOf());
    await pick.tapTool('map');
    await pick.tapTool('map');
    expect(pick.hold).toBeNull();
  });
  it.each(['compass', 'vortex', 'glass', 'rope', 'shovel'] as const)('%s is pointed at a hex', async (tool) => {
    const option = {
      tool,
      refused: null,
      hexes: [at(2, 2)],
      bends: [],
      minerals: [0, 0, 0, 0, 0] as [0, 0, 0, 0, 0],
      partners: [],
    };
    const pick = await picking(hostOf(sampleView({ tools: [tool] }), true, sampleOptions({ tools: [option] })));
    await pick.tapTool(tool);
    expect(pick.legal).toEqual([at(2, 2)]);
    await pick.tapHex(at(2, 2));
    expect(pick.action).toEqual({ [tool]: at(2, 2) });
  });
  it.each(['chest', 'lantern'] as const)(
    '%s needs no place, and is asked for even without the confirm step',
    async (tool) => {
      const option = {
        tool,
        refused: null,
        hexes: [],
        bends: [],
        minerals: [0, 0, 0, 0, 0] as [0, 0, 0, 0, 0],
        partners: [],
      };
      const host = hostOf(sampleView({ tools: [tool] }), false, sampleOptions({ tools: [option] }));
      const pick = await picking(host);
      await pick.tapTool(tool);
      expect([pick.action, host.acted]).toEqual([tool, []]);
      await pick.tapTool(tool);
      expect(host.acted).toEqual([tool]);
    },
  );
});

describe('cards', () => {
  const FINDS = cardNamed('first-finds');
  it('one that lacks something says what (MN-30)', async () => {
    const pick = await picking(hostOf());
    await pick.tapCard(cardNamed('coat-pocket'));
    expect(pick.why).toMatchObject({ refused: { rule: 'MN-30' }, at: { kind: 'card' } });
  });
  it('one that is ready is taken by a second tap', async () => {
    const host = hostOf();
    const pick = await picking(host);
    await pick.tapCard(FINDS);
    await pick.tapCard(FINDS);
    expect(host.acted).toEqual([{ collect: { card: FINDS, lower: false } }]);
  });
  it('one with orpiment that can be had for both values asks which (MN-31)', async () => {
    const both = { card: 5, missing: [0, 0, 0, 0, 0], missingLower: [0, 0, 0, 0, 0], refused: null } as const;
    const options = sampleOptions({ cards: [{ ...both, missing: [0, 0, 0, 0, 0], missingLower: [0, 0, 0, 0, 0] }] });
    const pick = await picking(hostOf(sampleView(), true, options));
    await pick.tapCard(5);
    expect([pick.mode.card, pick.action]).toEqual([5, null]);
    await pick.collect(5, true);
    expect(pick.action).toEqual({ collect: { card: 5, lower: true } });
  });
});

it('asks ahead what each landing brings, and drops answers of a position that is gone', async () => {
  const host = hostOf();
  const pick = await picking(host);
  expect(host.asked.map(({ kind }) => kind)).toEqual(['options', 'previews']);
  const late = pick.tapHex(at(3, 1));
  await pick.renew(false);
  await late;
  await settled();
  expect([pick.action, pick.ready]).toEqual([null, false]);
});
it('tells that it could not be asked, and tries again', async () => {
  const host = hostOf();
  const pick = new Pick({ ...host, ask: () => Promise.resolve(null) });
  await pick.renew(true);
  expect([pick.failed, pick.ready]).toEqual([true, false]);
});
it('swaps are worth the same or are no action', () => {
  const none = { tool: 'sack', with: 1, give: [0, 0, 0, 0, 0], take: [0, 0, 0, 0, 0] } as const;
  const start = { ...none, give: [...none.give], take: [...none.take] } as Parameters<typeof swapped>[0];
  const one = swapped(start, 'give', 'tourmaline', 1);
  expect(swapAction(one)).toBeNull();
  const two = swapped(swapped(one, 'take', 'kyanite', 1), 'take', 'wollastonite', 1);
  expect(swapAction(two)).toEqual({ sack: { with: 1, give: [0, 0, 1, 0, 0], take: [1, 1, 0, 0, 0] } });
});
it('only ends of a move are said to be reached: not where the Map bends, nor where a tool acts', () => {
  expect(pointsAtBoard(null)).toBe(false);
  expect(pointsAtBoard({ tool: 'compass' })).toBe(false);
  expect(pointsAtBoard({ tool: 'map', bend: null })).toBe(true);
  expect(pointsAtBoard({ tool: 'map', bend: at(2, 1) })).toBe(false);
  expect(pointsAtBoard({ tool: 'vortex' })).toBe(true);
});
