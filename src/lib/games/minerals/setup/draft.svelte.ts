// A board that is being painted: its tiles, strokes that can be taken back, and what the engine says of it. The page
// knows no rule of a board: whether a tile may lie somewhere, and how many are left, is what the engine answered last.
import type { Hex, Mineral, Shape, Tile } from '$lib/backend/bindings/minerals';
import { hexKey } from '../art/hex';
import { KINDS } from '../art/kinds';
import type { Drafted } from './ask';
import { changed, countOf, tilesOf, type Tiles } from './cells';

/** What a stroke lays: a mineral, or nothing where something lay. */
export type Brush = Mineral | 'eraser';
/** Where a board came from; `retouched` once a stroke was painted on it. */
export type Origin =
  | { readonly kind: 'generated'; readonly shape: Shape; readonly seed: number; readonly retouched: boolean }
  | { readonly kind: 'named'; readonly name: string; readonly retouched: boolean }
  | { readonly kind: 'painted' };
/** What a touch of a hex did. */
export type Touched = 'painted' | 'same' | 'spent';

interface State {
  readonly tiles: Tiles;
  readonly origin: Origin;
}
/** What a draft asks of the engine. */
export type Checker = (tiles: readonly Tile[]) => Promise<Drafted>;

/** Strokes that can be taken back. */
const HISTORY = 200;
/** Milliseconds between questions while a stroke goes on. */
const PAUSE = 90;

export class Draft {
  /** What the next stroke lays. */
  brush = $state.raw<Brush>('wollastonite');
  #state = $state.raw<State>({ tiles: tilesOf([]), origin: { kind: 'painted' } });
  #past = $state.raw<readonly State[]>([]);
  #future = $state.raw<readonly State[]>([]);
  #answer = $state.raw<{ readonly of: Tiles; readonly said: Drafted } | null>(null);
  #failed = $state(false);
  /** The board as it was when the stroke began. */
  #before: State | null = null;
  #timer: number | undefined;
  readonly #check: Checker;
  readonly #onerror: (error: unknown) => void;

  /** `onerror` is told when the engine cannot be asked; {@link retry} asks again. */
  constructor(check: Checker, onerror: (error: unknown) => void) {
    this.#check = check;
    this.#onerror = onerror;
  }

  /** The tiles, in no order. */
  readonly tiles: readonly Tile[] = $derived([...this.#state.tiles.values()]);
  /** What the engine said last; it may be a stroke behind. Null before its first answer. */
  readonly said: Drafted | null = $derived(this.#answer?.said ?? null);
  /** Whether what it said is about the board as it is now. */
  readonly settled: boolean = $derived(this.#answer?.of === this.#state.tiles);
  /** Whether this is a lawful board, as far as is known. */
  readonly whole: boolean = $derived(this.settled && this.said?.faults.length === 0);

  get origin(): Origin {
    return this.#state.origin;
  }
  /** Whether the engine could not be asked. */
  get failed(): boolean {
    return this.#failed;
  }
  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get canRedo(): boolean {
    return this.#future.length > 0;
  }
  tileAt(hex: Hex): Mineral | null {
    return this.#state.tiles.get(hexKey(hex))?.mineral ?? null;
  }
  /** Tiles left to lay: what the engine counted last, and what was laid since. Null while nothing is known. */
  left(mineral: Mineral): number | null {
    const answer = this.#answer;
    const counted = answer?.said.left[KINDS.indexOf(mineral)];
    if (answer === null || counted === undefined) return null;
    return counted + countOf(answer.of, mineral) - countOf(this.#state.tiles, mineral);
  }

  /** Begins a stroke: all that is touched until {@link end} is taken back together. */
  begin(): void {
    this.#before ??= this.#state;
  }
  /** Touches a hex with the brush. A mineral of which none is left lays nothing. */
  touch(hex: Hex): Touched {
    const { tiles, origin } = this.#state;
    const lies = this.tileAt(hex);
    const { brush } = this;
    const wanted = brush === 'eraser' ? null : brush;
    if (lies === wanted) return 'same';
    if (wanted !== null && (this.left(wanted) ?? 1) <= 0) return 'spent';
    const single = this.#before === null;
    if (single) this.begin();
    this.#show({
      tiles: changed(tiles, hex, wanted),
      origin: origin.kind === 'painted' ? origin : { ...origin, retouched: true },
    });
    if (single) this.end();
    return 'painted';
  }
  /** Ends the stroke. */
  end(): void {
    const before = this.#before;
    this.#before = null;
    if (before === null || before === this.#state) return;
    this.#past = [...this.#past, before].slice(-HISTORY);
    this.#future = [];
  }
  /** Ends the stroke as if it had never begun, as when a second finger shows that none was meant. */
  cancel(): void {
    const before = this.#before;
    this.#before = null;
    if (before !== null && before !== this.#state) this.#show(before);
  }

  /** Puts another board in its place, as one step that can be taken back. */
  replace(tiles: readonly Tile[], origin: Origin): void {
    this.begin();
    this.#show({ tiles: tilesOf(tiles), origin });
    this.end();
  }
  /** Opens a board: there is nothing before it to go back to. */
  open(tiles: readonly Tile[], origin: Origin): void {
    this.#before = null;
    this.#past = [];
    this.#future = [];
    this.#show({ tiles: tilesOf(tiles), origin });
  }
  undo(): void {
    this.#go(this.#past, (rest, now) => {
      this.#past = rest;
      this.#future = [...this.#future, now];
    });
  }
  redo(): void {
    this.#go(this.#future, (rest, now) => {
      this.#future = rest;
      this.#past = [...this.#past, now];
    });
  }
  /** Asks the engine again after it could not be asked. */
  retry(): void {
    this.#failed = false;
    void this.#ask();
  }
  /** Asks no more. */
  close(): void {
    window.clearTimeout(this.#timer);
  }

  #go(stack: readonly State[], turn: (rest: readonly State[], now: State) => void): void {
    this.end();
    const to = stack.at(-1);
    if (to === undefined) return;
    turn(stack.slice(0, -1), this.#state);
    this.#show(to);
  }
  #show(state: State): void {
    this.#state = state;
    // Not put off by each change: a long stroke is told of its dots while it goes on.
    this.#timer ??= window.setTimeout(() => void this.#ask(), PAUSE);
  }
  async #ask(): Promise<void> {
    window.clearTimeout(this.#timer);
    this.#timer = undefined;
    const { tiles } = this.#state;
    try {
      const said = await this.#check([...tiles.values()]);
      // An answer about an older board is still nearer than the one before it, unless a newer one came first.
      if (this.#answer?.of !== this.#state.tiles) this.#answer = { of: tiles, said };
      this.#failed = false;
    } catch (error) {
      this.#failed = true;
      this.#onerror(error);
    }
  }
}
