// A table of any game, laid and played through the table API, which is then looked at in the page.
import type { BrowserContext } from '@playwright/test';
import type { GameName, Games } from '../../src/lib/backend/games';
import type { Player, Seat, TableInfo, TableState, Viewer } from '../../src/lib/backend/bindings/table';
import { Api } from './api';

export const HUMAN: Player = { kind: 'human' };
export const COMPUTER: Player = { kind: 'computer', level: 2 };
/** Who sits where, in seat order. */
const NAMES = ['Ada', 'Bruno', 'Clara', 'Dov', 'Eli'] as const;

/** How a table is laid: two people, and the first of them begins, where nothing else is said. */
export interface Wish<N extends GameName> {
  readonly options?: Partial<Games[N]['options']>;
  readonly seats?: readonly Player[];
  readonly seed?: string;
}
/** A game that was just begun, over a connection of its own. */
export interface Begun {
  readonly api: Api;
  readonly table: TableInfo;
  readonly state: TableState;
}
export async function begin<N extends GameName>(
  context: BrowserContext,
  address: string,
  game: N,
  { options = {}, seats = [HUMAN, HUMAN], seed = '1' }: Wish<N>,
): Promise<Begun> {
  const api = await Api.open(context, address);
  const { table } = await api.ask({
    kind: 'new-game',
    game,
    options: { first: 0, ...options },
    seats: seats.map((player, seat) => ({ name: NAMES[seat] ?? '', player })),
    seed,
  });
  const { state } = await api.ask({ kind: 'watch', table: table.table, viewer: { kind: 'spectator' } });
  return { api, table, state };
}

/** The table of a game, as the person sees it whose turn it is. */
export class LaidTable<N extends GameName> {
  readonly #api: Api;
  readonly #table: number;
  readonly #people: readonly Seat[];
  readonly save: string;
  view: Games[N]['view'];
  toAct: Seat | null;
  /** Whether something was taken back past what nobody could have known. */
  assisted = false;
  /** As whom this connection looks. */
  #seat: Seat | null = null;

  protected constructor({ api, table: { table, save, seats }, state: { view, to_act } }: Begun) {
    this.#api = api;
    this.#table = table;
    this.#people = seats.flatMap(({ player }, seat) => (player.kind === 'human' ? [seat] : []));
    this.save = save;
    this.view = view as Games[N]['view'];
    this.toAct = to_act;
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
    this.view = state.view as Games[N]['view'];
    this.toAct = state.to_act;
    this.assisted = state.assisted;
  }
  /** Waits until a person is to act, or the game is over. */
  async person(): Promise<void> {
    while (this.#seat === null && this.toAct !== null) {
      await new Promise((later) => setTimeout(later, 50));
      await this.look();
    }
  }

  get #due(): Seat {
    if (this.toAct === null) throw new Error('the game is over');
    return this.toAct;
  }
  /** Does an action for the seat that is to act. */
  async act(action: Games[N]['action']): Promise<void> {
    await this.#api.ask({ kind: 'act', table: this.#table, seat: this.#due, action });
    await this.look();
  }
  async legal(): Promise<Games[N]['action'][]> {
    const { actions } = await this.#api.ask({ kind: 'legal', table: this.#table, seat: this.#due });
    return actions as Games[N]['action'][];
  }
  async ask(ask: Games[N]['ask']): Promise<Games[N]['answer']> {
    const { answer } = await this.#api.ask({ kind: 'ask', table: this.#table, seat: this.#due, ask });
    return answer as Games[N]['answer'];
  }
}
