// A table of Minerals laid through the table API, as far as a flow needs it, and then looked at in the page.
import type { BrowserContext } from '@playwright/test';
import type { Action, Answer, Hex, NewGame, Options, Side, View } from '../../../src/lib/backend/bindings/minerals';
import type { Player, Seat, TableInfo, TableState, Viewer } from '../../../src/lib/backend/bindings/table';
import { Api } from '../api';
import type { Begun } from './boards';
import { axial, type Drawing, type Place } from './drawing';

export const COMPUTER: Player = { kind: 'computer', level: 1 };
export const NAMES = ['Ada', 'Bruno', 'Clara', 'Dov', 'Eli'] as const;
const HUMAN: Player = { kind: 'human' };

interface Laid {
  readonly options?: Partial<NewGame>;
  readonly seats?: readonly Player[];
  readonly seed?: string;
}
const side = (one: Side): NewGame['tools'] => [one, one, one, one, one];
/** The sides A: Hammer, Chest, Map, Magnifying Glass, Rope; the sides B: Shovel, Sack, Compass, Vortex, Lantern. */
export const SIDE_A = side('a');
export const SIDE_B = side('b');

export class Scene {
  readonly #api: Api;
  readonly #table: number;
  readonly save: string;
  /** From a drawing to the plane. */
  #shift: Hex = { q: 0, r: 0 };
  view: View;
  toAct: Seat | null;
  /** Whether something was taken back past what nobody could have known. */
  assisted = false;
  /** As whom this connection looks. */
  #seat: Seat | null = null;
  readonly #people: readonly Seat[];

  private constructor(api: Api, { table, save, seats }: TableInfo, { view, to_act }: TableState) {
    this.#api = api;
    this.#table = table;
    this.save = save;
    this.#people = seats.flatMap(({ player }, seat) => (player.kind === 'human' ? [seat] : []));
    this.view = view as View;
    this.toAct = to_act;
  }

  /** Begins a game; the first seat begins, where nothing else is said. */
  static async begin(context: BrowserContext, address: string, laid: Laid = {}): Promise<Scene> {
    const api = await Api.open(context, address);
    const seats = (laid.seats ?? [HUMAN, HUMAN]).map((player, seat) => ({ name: NAMES[seat] ?? '', player }));
    const options = { first: 0, ...laid.options };
    const { table } = await api.ask({ kind: 'new-game', game: 'minerals', options, seats, seed: laid.seed ?? '1' });
    const { state } = await api.ask({ kind: 'watch', table: table.table, viewer: { kind: 'spectator' } });
    const scene = new Scene(api, table, state);
    await scene.look();
    return scene;
  }
  /** Begins a game on a drawn board and plays its set-up: what is removed, and where the pawns of the seats stand. */
  static async on(
    drawing: Drawing,
    { removed, pawns, ...laid }: Laid & Begun,
    context: BrowserContext,
    address: string,
  ): Promise<Scene> {
    const board = { written: drawing.text };
    const scene = await Scene.begin(context, address, { ...laid, options: { board, ...laid.options } });
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
  get path(): string {
    return `#/table/${this.save}`;
  }

  /** Keeps choices as the settings page would. */
  async set(settings: Readonly<Record<string, unknown>>): Promise<void> {
    await this.#api.ask({ kind: 'set-settings', settings });
  }
  /** Looks at the table as the person whose turn it is: only they may act. */
  async look(): Promise<void> {
    await this.#watch();
    if (this.#seat !== this.toAct) {
      this.#seat = this.toAct !== null && this.#people.includes(this.toAct) ? this.toAct : null;
      await this.#watch();
    }
  }
  async #watch(): Promise<void> {
    const viewer: Viewer = this.#seat === null ? { kind: 'spectator' } : { kind: 'seat', seat: this.#seat };
    const { state } = await this.#api.ask({ kind: 'watch', table: this.#table, viewer });
    this.view = state.view as View;
    this.toAct = state.to_act;
    this.assisted = state.assisted;
  }
  /** Does an action for the seat whose turn it is. */
  async act(action: Action): Promise<void> {
    await this.#api.ask({ kind: 'act', table: this.#table, seat: this.view.turn, action });
    await this.look();
  }
  async legal(): Promise<Action[]> {
    const { actions } = await this.#api.ask({ kind: 'legal', table: this.#table, seat: this.view.turn });
    return actions as Action[];
  }
  async options(): Promise<Options> {
    const asked = { kind: 'ask', table: this.#table, seat: this.view.turn, ask: { kind: 'options' } } as const;
    const answer = (await this.#api.ask(asked)).answer as Answer;
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

  /** Waits until a person is to act, or the game is over. */
  async #person(): Promise<void> {
    while (this.#seat === null && this.toAct !== null) {
      await new Promise((later) => setTimeout(later, 50));
      await this.look();
    }
  }
  /** Plays on for all people by a plain rule until this is so. Answers false when the game is over before. */
  async playUntil(enough: (options: Options) => boolean, most = 500): Promise<boolean> {
    for (let steps = 0; steps < most; steps++) {
      await this.#person();
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
