// What lies over a table: a drawer that was asked for, or the question that comes before taking back.
import type { GameTypes, UndoScope } from '$lib/backend';
import { m } from '$lib/i18n';
import { announce } from '$lib/shell/announce.svelte';
import type { Picking } from './game';
import type { Session } from './session.svelte';

/** A table of any game, as far as the parts around it have to know it. */
export type AnySession = Session<GameTypes, Picking<GameTypes>>;

/** Drawers that every table has. */
export type CommonDrawer = { readonly kind: 'log' | 'menu' | 'keys' | 'scores' };

/** What lies over the table, at most one thing at a time. `D` is every drawer of the game. */
export class Over<D extends { readonly kind: string }> {
  readonly #session: AnySession;
  #drawer = $state.raw<D | CommonDrawer | null>(null);
  #asking = $state<Exclude<UndoScope, 'free'> | null>(null);

  constructor(session: AnySession) {
    this.#session = session;
  }

  get drawer(): D | CommonDrawer | null {
    return this.#drawer;
  }
  /** What taking back needs, while the people here are asked for it. */
  get asking(): Exclude<UndoScope, 'free'> | null {
    return this.#asking;
  }
  /** Whether the table is out of reach: something lies over it, a curtain too. */
  get covered(): boolean {
    return this.#drawer !== null || this.#asking !== null || this.#session.curtain !== null;
  }
  /** What undo would take back, in words; null when nothing can be taken back now. */
  get undoLabel(): string | null {
    const session = this.#session;
    const { undo } = session.now;
    if (undo === null || session.playing || session.curtain !== null) return null;
    const what = session.deed(undo.effects);
    return what === null ? m.play_undo() : m.play_undo_what({ what });
  }

  open(drawer: D | CommonDrawer): void {
    this.#drawer = drawer;
  }
  close(): void {
    this.#drawer = null;
  }
  /** Takes back at once when that is free; asks first when it is not. */
  undo(): void {
    const { undo } = this.#session.now;
    if (this.undoLabel === null || undo === null) return;
    if (undo.scope === 'free') void this.#takeBack('free');
    else this.#asking = undo.scope;
  }
  redo(): void {
    if (this.#session.now.canRedo) void this.#session.redo();
  }
  /** The people here grant what was asked for. */
  grant(): void {
    const granted = this.#asking;
    this.#asking = null;
    if (granted !== null) void this.#takeBack(granted);
  }
  refuse(): void {
    this.#asking = null;
  }
  /** Takes everything away: nothing of one person waits behind the curtain for the next. */
  clear(): void {
    this.#drawer = null;
    this.#asking = null;
  }
  async #takeBack(granted: UndoScope): Promise<void> {
    if (await this.#session.undo(granted)) announce(m.play_undone());
  }
}
