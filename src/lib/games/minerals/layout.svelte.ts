// Where things stand for a window of this size, and how the board stands in its stage.
import type { Hex } from '$lib/backend/bindings/minerals';
import { fit, type Fit } from './art/hex';

/** Phone upright, tablet, a low wide window, desktop. */
export type LayoutKind = 'phone' | 'tablet' | 'side' | 'desk';

/**
 * Least width of a hex, and the least that a finger hits without the glass, in px. The widest boards of the generators,
 * 15 hexes across, are whole at 360 px then.
 */
export const LEAST_HEX = 23;
export const TOUCH_HEX = 44;
/** Widest a hex is drawn, in px. */
const MOST_HEX = 96;

/** Measures of the table screen. */
export class Layout {
  #width = $state(390);
  #height = $state(844);
  /** The stage as it was laid out; none before that. */
  #stage = $state.raw<readonly [number, number] | null>(null);
  #fitted: { readonly hexes: readonly Hex[]; readonly key: string; readonly fit: Fit } | null = null;

  resize(width: number, height: number): void {
    this.#width = width;
    this.#height = height;
  }
  measure(width: number, height: number): void {
    if (width > 0 && height > 0) this.#stage = [width, height];
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
  /** A phone too short for the whole drawer: its rows are lower, and cards or tools are shown at a time. */
  readonly short = $derived(this.kind === 'phone' && this.#height < 780);
  /** Desktop: how large the columns beside the board are drawn; 1 is the size at 1440 × 900. */
  readonly scale = $derived(
    this.kind === 'desk' ? Math.min(1.5, Math.max(0.86, Math.min(this.#width / 1440, this.#height / 900))) : 1,
  );

  /** Size of the stage in px: as measured, or nearly what it will be. */
  get stage(): readonly [width: number, height: number] {
    return this.#stage ?? this.#guess();
  }
  #guess(): readonly [number, number] {
    const [w, h] = [this.#width, this.#height];
    switch (this.kind) {
      case 'desk':
        return [w - 596 * this.scale, h - 240 * this.scale];
      case 'tablet':
        return [w, h * 0.5];
      case 'side':
        return [w * 0.56, h - 60];
      case 'phone':
        return [w, h - (this.short ? 280 : 420)];
    }
  }

  /** How a board of these hexes stands in the stage: turned by sixths so that its hexes are largest. */
  fitOf(hexes: readonly Hex[]): Fit {
    const [w, h] = this.stage;
    const key = `${w}×${h}`;
    if (this.#fitted?.hexes !== hexes || this.#fitted.key !== key) {
      const margin = this.kind === 'phone' ? (this.short ? 0.02 : 0.1) : this.kind === 'side' ? 0.2 : 0.5;
      this.#fitted = { hexes, key, fit: fit(hexes, w, h, { margin, least: LEAST_HEX, most: MOST_HEX }) };
    }
    return this.#fitted.fit;
  }
  /** Sixths by which the board is turned. */
  turnFor(hexes: readonly Hex[]): number {
    return this.fitOf(hexes).sixths;
  }
}
