// Where things stand for a window of this size. Phone and tablet pan the board in its own view; the desktop shows it whole.
const UNIT = 45;
/** Units of a side wall. */
const WALL = 15;

/** Least px of what is touched. */
const TARGET = 44;
/** Desktop: px of ground below two boards, of the lowest sky, and the smallest that rooms are drawn. */
const BELOW = 12;
const LEAST_SKY = 48;
const LEAST_ROOM = 0.85;

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
    if (this.space >= TARGET && this.roomScale >= LEAST_ROOM) return 'desk';
    if (this.#width > this.#height) return 'side';
    return this.#width >= 700 ? 'tablet' : 'phone';
  });

  /** Desktop: height of the sky in px. On a low window it goes down to the title, so that spaces stay large. */
  readonly sky = $derived.by(() => {
    const fair = Math.round(Math.min(150, Math.max(84, this.#height * 0.131)));
    return Math.max(LEAST_SKY, Math.min(fair, Math.floor(this.#height - BELOW - 2 * 8 * TARGET)));
  });
  /** Desktop: px of a space, so that two boards fit below the sky and the rooms beside them. */
  readonly space = $derived(
    Math.floor(Math.min((this.#height - this.sky - BELOW) / 16, (this.#width - 2 * 400) / 8) * 2) / 2,
  );
  /** Desktop: left edge of the board in px. */
  readonly boardLeft = $derived((this.#width - this.space * 8) / 2);
  /** Desktop: how large the rooms are drawn; 1 is the size at 1440 × 900. */
  readonly roomScale = $derived(Math.min(1.55, (this.#height - this.sky - 34) / 748, (this.boardLeft - 40) / 488));
  /** Desktop: width of a room in px. */
  readonly roomWidth = $derived(Math.min(this.boardLeft - 66, Math.round(462 * this.roomScale)));

  /** Beside the board: whether there is room for achievements and log, which a phone keeps in drawers. */
  readonly roomy = $derived(this.kind === 'side' && this.#height >= 600 && this.#width >= 1000);

  /** Phone and tablet: width of the board's view in px. */
  readonly viewWidth = $derived.by(() => {
    if (this.kind === 'phone') return this.#width;
    if (this.kind === 'tablet') return Math.min(560, Math.max(386, Math.round(this.#width * 0.47)));
    return this.roomy ? Math.min(520, Math.round(this.#width * 0.44)) : Math.round(this.#width * 0.5);
  });
  /** Phone and tablet: units of side wall; on narrow phones the walls go. */
  readonly wall = $derived(this.viewWidth >= 384 ? WALL : 0);
  /** Phone and tablet: px of a unit. */
  readonly unit = $derived(this.viewWidth / (8 * UNIT + 2 * this.wall));
}
