// What of the sheet the stage shows. Painting never moves it: only a person does, or a "Show".
import type { Hex } from '$lib/backend/bindings/minerals';
import type { Point } from '../art/base';
import { centre, fit, hexAt, step, SIXTHS, W } from '../art/hex';

/** Hex widths in CSS px: the least when a board is shown whole, the least and the most a person may zoom to. */
const LEAST_WHOLE = 16;
const LEAST = 14;
const MOST = 96;
/** Steps from the middle that are in view even of a small board, so that there is room to paint. */
const ROOM = 4;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export class Camera {
  /** CSS px for one drawing unit. */
  px = $state(0.4);
  /** The drawing's point in the upper left corner of the stage. */
  x = $state(0);
  y = $state(0);
  #width = 0;
  #height = 0;
  #foot = 0;
  #seen: readonly Hex[] = [];
  /** Whether the whole board was wanted: then it stays whole when the stage changes. */
  #whole = true;

  /** The stage's size in CSS px; a whole board is kept clear of the `foot` of it. */
  resize(width: number, height: number, foot = 0): void {
    if (width === this.#width && height === this.#height && foot === this.#foot) return;
    this.#foot = foot;
    const middle = this.unit([this.#width / 2, this.#height / 2]);
    [this.#width, this.#height] = [width, height];
    if (this.#whole) this.whole();
    else this.#centre(middle);
  }
  /** Shows these hexes as large as they fit. */
  whole(hexes: readonly Hex[] = this.#seen): void {
    this.#seen = hexes;
    this.#whole = true;
    if (this.#width === 0 || this.#height === 0) return;
    const middle = { q: 0, r: 0 };
    const all = hexes.length > 30 ? hexes : [...hexes, ...SIXTHS.map((way) => step(middle, way, ROOM))];
    const shown = fit(all, this.#width, this.#height - this.#foot, {
      margin: 0.62,
      turns: [0],
      least: LEAST_WHOLE,
      most: 64,
    });
    this.px = shown.px;
    [this.x, this.y] = shown.view;
  }
  /** Zooms about a point of the stage. */
  zoom(factor: number, [sx, sy]: Point = [this.#width / 2, this.#height / 2]): void {
    const [ux, uy] = this.unit([sx, sy]);
    this.px = clamp(this.px * factor, LEAST / W, MOST / W);
    [this.x, this.y] = [ux - sx / this.px, uy - sy / this.px];
    this.#whole = false;
  }
  /** Moves the sheet by CSS px. */
  pan(dx: number, dy: number): void {
    this.x -= dx / this.px;
    this.y -= dy / this.px;
    this.#whole = false;
  }
  /** Brings a hex into view with some room around it; `near` also makes it large enough to be seen well. */
  reach(hex: Hex, near = false): void {
    const p = centre(hex);
    if (near && this.px * W < 36) {
      this.px = 40 / W;
      this.#centre(p);
      this.#whole = false;
      return;
    }
    const room = Math.min(this.px * W * 1.6, this.#width / 3, this.#height / 3);
    const [sx, sy] = this.at(p);
    const into = (at: number, all: number): number => (at < room ? room - at : at > all - room ? all - room - at : 0);
    const [dx, dy] = [into(sx, this.#width), into(sy, this.#height)];
    if (dx !== 0 || dy !== 0) this.pan(dx, dy);
  }
  /** Where a point of the drawing stands in the stage, in CSS px. */
  at([x, y]: Point): Point {
    return [(x - this.x) * this.px, (y - this.y) * this.px];
  }
  /** The point of the drawing at a point of the stage. */
  unit([sx, sy]: Point): Point {
    return [this.x + sx / this.px, this.y + sy / this.px];
  }
  /** The hex at a point of the stage. */
  hex(point: Point): Hex {
    return hexAt(this.unit(point));
  }
  #centre([x, y]: Point): void {
    [this.x, this.y] = [x - this.#width / 2 / this.px, y - this.#height / 2 / this.px];
  }
}
