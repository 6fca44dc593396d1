// A table of Minerals laid through the table API, as far as a flow needs it, and then looked at in the page.
import type { BrowserContext } from '@playwright/test';
import type { Action, Hex, NewGame, Options, Side } from '../../../src/lib/backend/bindings/minerals';
import { begin, LaidTable, type Wish } from '../laid';
import type { Begun } from './boards';
import { axial, type Drawing, type Place } from './drawing';

export { COMPUTER } from '../laid';

const side = (one: Side): NewGame['tools'] => [one, one, one, one, one];
/** The sides A: Hammer, Chest, Map, Magnifying Glass, Rope; the sides B: Shovel, Sack, Compass, Vortex, Lantern. */
export const SIDE_A = side('a');
export const SIDE_B = side('b');

export class Scene extends LaidTable<'minerals'> {
  /** From a drawing to the plane. */
  #shift: Hex = { q: 0, r: 0 };

  /** Begins a game; the first seat begins, where nothing else is said. */
  static async begin(context: BrowserContext, address: string, wish: Wish<'minerals'> = {}): Promise<Scene> {
    const scene = new Scene(await begin(context, address, 'minerals', wish));
    await scene.look();
    return scene;
  }
  /** Begins a game on a drawn board and plays its set-up: what is removed, and where the pawns of the seats stand. */
  static async on(
    drawing: Drawing,
    { removed, pawns, ...wish }: Wish<'minerals'> & Begun,
    context: BrowserContext,
    address: string,
  ): Promise<Scene> {
    const board = { written: drawing.text };
    const scene = await Scene.begin(context, address, { ...wish, options: { board, ...wish.options } });
    const [first] = [...scene.view.hexes].sort((a, b) => a.r - b.r || a.q - b.q);
    const drawn = axial(drawing.first);
    if (first !== undefined) scene.#shift = { q: first.q - drawn.q, r: first.r - drawn.r };
    for (const place of removed) await scene.act({ remove: scene.at(...place) });
    while (scene.view.step === 'placing') {
      const place = pawns[scene.view.placing ?? 0];
      if (place === undefined) throw new Error(`no place for the pawn of seat ${scene.view.placing ?? 0}`);
      await scene.act({ place: scene.at(...place) });
    }
    return scene;
  }

  /** The hex at a place of the drawing. */
  at(column: number, row: number): Hex {
    const { q, r } = axial([column, row]);
    return { q: q + this.#shift.q, r: r + this.#shift.r };
  }

  async options(): Promise<Options> {
    const answer = await this.ask({ kind: 'options' });
    if (answer.kind !== 'options') throw new Error(`no options but ${answer.kind}`);
    return answer;
  }
  /** Moves the pawn whose turn it is, and ends the turn where something could still follow. */
  async move([column, row]: Place): Promise<void> {
    const { turn } = this.view;
    await this.act({ move: this.at(column, row) });
    if (this.view.turn === turn && this.view.step === 'after') await this.act('end-turn');
  }
  /** Moves by turns, from the seat that is to move. */
  async moves(...places: readonly Place[]): Promise<void> {
    for (const place of places) await this.move(place);
  }

  /** Plays on for all people by a plain rule until this is so. Answers false when the game is over before. */
  async playUntil(enough: (options: Options) => boolean, most = 500): Promise<boolean> {
    for (let steps = 0; steps < most; steps++) {
      await this.person();
      if (this.view.step === 'over') return false;
      const options = await this.options();
      if (enough(options)) return true;
      await this.act(plain(await this.legal(), steps));
    }
    throw new Error(`still not so after ${most} actions`);
  }
}

/** Some action, without tools: a card where one can be had, else one move or other. */
function plain(legal: readonly Action[], step: number): Action {
  const kinds = ['collect', 'cut', 'move', 'fail', 'place', 'remove'] as const;
  for (const kind of kinds) {
    const all = legal.filter((action) => typeof action === 'object' && kind in action);
    const action = all[(step * 7) % Math.max(1, all.length)];
    if (action !== undefined) return action;
  }
  const [action] = legal.filter((one) => one === 'end-turn' || (typeof one === 'object' && 'keep' in one));
  if (action === undefined) throw new Error('nothing can be done');
  return action;
}
