// Where things stand for a window of this size. Phone and tablet pan the board in its own view; the desktop shows it whole.
const UNIT = 45;
/** Units of a side wall. */
const WALL = 15;

export type LayoutKind = 'phone' | 'tablet' | 'side' | 'desk';

/** Measures of the table screen. */
export class Layout {
  #width = $state(390);
  #height = $state(844);

  resize(width: number, height: number): void {
    this.#width = width;
    this.#height = height;
  }
  get width(): number {
    return this.#width;
  }
  get height(): number {
    return this.#height;
  }
  readonly kind: LayoutKind = $derived.by(() => {
    if (this.#width >= 1100 && this.#height >= 640) return 'desk';
    if (this.#width > this.#height) return 'side';
    return this.#width >= 700 ? 'tablet' : 'phone';
  });

  /** Desktop: height of the sky in px. */
  readonly sky = $derived(Math.round(Math.min(150, Math.max(84, this.#height * 0.131))));
  /** Desktop: px of a space, so that two boards fit below the sky and the rooms beside them. */
  readonly space = $derived(
    Math.floor(Math.min((this.#height - this.sky - 14) / 16, (this.#width - 2 * 400) / 8) * 2) / 2,
  );
  /** Desktop: left edge of the board in px. */
  readonly boardLeft = $derived((this.#width - this.space * 8) / 2);
  /** Desktop: how large the rooms are drawn; 1 is the size at 1440 × 900. */
  readonly roomScale = $derived(Math.min(1.55, (this.#height - this.sky - 34) / 748, (this.boardLeft - 40) / 488));
  /** Desktop: width of a room in px. */
  readonly roomWidth = $derived(Math.min(this.boardLeft - 66, Math.round(462 * this.roomScale)));

  /** Phone and tablet: width of the board's view in px. */
  readonly viewWidth = $derived.by(() => {
    if (this.kind === 'phone') return this.#width;
    if (this.kind === 'tablet') return Math.min(560, Math.round(this.#width * 0.52));
    return Math.round(this.#width * 0.5);
  });
  /** Phone and tablet: units of side wall; on narrow phones the walls go. */
  readonly wall = $derived(this.viewWidth >= 384 ? WALL : 0);
  /** Phone and tablet: px of a unit. */
  readonly unit = $derived(this.viewWidth / (8 * UNIT + 2 * this.wall));
}
