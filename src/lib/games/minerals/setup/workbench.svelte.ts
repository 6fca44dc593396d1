// What the builder holds and does, apart from how it looks.
import type { Hex, Mineral, Shape, Tile } from '$lib/backend/bindings/minerals';
import { m } from '$lib/i18n';
import { settings } from '$lib/settings/settings.svelte';
import { announce } from '$lib/shell/announce.svelte';
import { notifyError } from '$lib/shell/errors';
import { mineralName } from '../words';
import { askDraft } from './ask';
import { Camera } from './camera.svelte';
import { Draft, type Brush, type Origin } from './draft.svelte';
import { BRUSHES, checksOf, type Check } from './faults';
import { change, type MineralsPlan } from './plan';
import type { Samples } from './samples.svelte';
import { flatten, unflatten } from './tiles';

const DIGIT = /^(?:Digit|Numpad)([0-5])$/;

export class Workbench {
  readonly draft = new Draft((tiles) => askDraft({ kind: 'check', tiles: [...tiles] }), notifyError);
  readonly camera = new Camera();
  readonly #plan: MineralsPlan;
  readonly #samples: Samples;
  /** What has just to be said, like that a mineral is used up. */
  word = $state.raw<string | null>(null);
  #shown = $state.raw<{ readonly id: Check['id']; readonly at: number } | null>(null);

  constructor(plan: MineralsPlan, samples: Samples) {
    this.#plan = plan;
    this.#samples = samples;
  }

  /** What the engine wants to be seen to; nothing before its first answer. */
  readonly checks: readonly Check[] = $derived(this.draft.said === null ? [] : checksOf(this.draft.said));
  readonly wrong: readonly Check[] = $derived(this.checks.filter(({ good }) => !good));
  /** What is told first where there is room for one: how many are laid stands elsewhere. */
  readonly foremost: Check | null = $derived(this.wrong.find(({ id }) => id !== 'laid') ?? this.wrong[0] ?? null);
  /** Why the game cannot start on this board; null when it can. */
  readonly reason: string | null = $derived.by(() => {
    if (this.draft.whole) return null;
    if (this.draft.failed) return m.mn_board_unchecked();
    return this.draft.settled ? m.mn_board_mend({ count: this.wrong.length }) : m.mn_board_checking();
  });
  /** The generator whose board is in view as it made it. */
  readonly shape: Shape | null = $derived.by(() => {
    const { origin } = this.draft;
    return origin.kind === 'generated' && !origin.retouched && origin.seed === this.#samples.seed ? origin.shape : null;
  });
  /** Tiles that are pointed at besides those that are always marked. */
  readonly pointed: readonly Hex[] = $derived.by(() => {
    const check = this.wrong.find(({ id }) => id === this.#shown?.id);
    return check === undefined || check.id === 'laid' || check.id === 'touch' ? [] : check.hexes;
  });

  /** Opens the board of a shape, or the one that was painted last. */
  async begin(from: Shape | null): Promise<void> {
    const { own } = this.#plan.extra;
    if (from === null && own !== null) {
      const tiles = unflatten(own.tiles);
      this.draft.open(tiles, { kind: 'painted' });
      this.whole(tiles);
    } else {
      await this.#generate(from ?? 'island', this.#plan.extra.seed, (tiles, origin) => this.draft.open(tiles, origin));
    }
  }
  /** Puts the board of a generator in place of the one in hand. */
  generate(shape: Shape, seed = this.#samples.seed): Promise<void> {
    return this.#generate(shape, seed, (tiles, origin) => this.draft.replace(tiles, origin));
  }
  /** Another seed: for the small pictures, and for the board in hand where nothing was painted on it. */
  sow(seed: number): void {
    const { shape } = this;
    change(this.#plan, { seed });
    void this.#samples.sow(seed);
    if (shape !== null) void this.generate(shape, seed);
  }
  clear(): void {
    this.draft.replace([], { kind: 'painted' });
    this.whole([]);
    this.say(m.mn_board_cleared());
  }
  /** Takes a board that was saved or read; `name` is what it was saved as. */
  take(tiles: readonly Tile[], name: string | null): void {
    this.draft.replace(tiles, name === null ? { kind: 'painted' } : { kind: 'named', name, retouched: false });
    this.whole(tiles);
  }
  /** Shows the whole board. */
  whole(tiles: readonly Tile[] = this.draft.tiles): void {
    this.#shown = null;
    this.word = null;
    this.camera.whole(tiles.map(({ hex }) => hex));
  }

  say(text: string): void {
    this.word = text;
    announce(text);
  }
  spent(mineral: Mineral): void {
    this.say(m.mn_board_spent({ mineral: mineralName(mineral) }));
  }
  /** Points at a fault, and at its next place when it is pointed at already. Answers that place. */
  show(check: Check): Hex | null {
    if (check.mineral !== null) this.draft.brush = check.mineral;
    if (check.id === 'laid') this.whole();
    const again = this.#shown?.id === check.id ? this.#shown.at + 1 : 0;
    const at = again % Math.max(1, check.hexes.length);
    this.#shown = { id: check.id, at };
    this.word = null;
    return check.hexes[at] ?? null;
  }

  /** Puts the board into the plan, as far as it is laid, and keeps it. */
  async keep(): Promise<void> {
    const { draft } = this;
    const { tiles } = draft;
    const plan = this.#plan;
    if (tiles.length === 0) {
      change(plan, { own: null, board: plan.extra.board === 'own' ? 'surprise' : plan.extra.board });
    } else {
      const said =
        draft.settled && draft.said !== null ? draft.said : await askDraft({ kind: 'check', tiles: [...tiles] });
      // A board that is too wide to be written cannot be kept; the list says so.
      if (said.text === null) return;
      change(plan, { board: 'own', own: { text: said.text, tiles: flatten(tiles), whole: said.faults.length === 0 } });
    }
    plan.remember();
  }

  /** Undo, redo, and a brush by its digit. Returns whether the key stood for something. */
  key(event: KeyboardEvent): boolean {
    const { draft } = this;
    const letter = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      if (letter === 'y' || (letter === 'z' && event.shiftKey)) draft.redo();
      else if (letter === 'z') draft.undo();
      else return false;
      return true;
    }
    const digit = DIGIT.exec(event.code)?.[1];
    if (event.altKey || digit === undefined || !settings.heeds(event)) return false;
    const brush: Brush = BRUSHES[Number(digit) - 1] ?? 'eraser';
    draft.brush = brush;
    announce(brush === 'eraser' ? m.mn_board_eraser() : mineralName(brush));
    return true;
  }

  async #generate(shape: Shape, seed: number, put: (tiles: readonly Tile[], origin: Origin) => void): Promise<void> {
    try {
      const { tiles } = await askDraft({ kind: 'generate', shape, seed });
      put(tiles, { kind: 'generated', shape, seed, retouched: false });
      this.whole(tiles);
    } catch (error) {
      notifyError(error);
    }
  }
}
