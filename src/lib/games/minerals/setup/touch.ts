// Fingers, pens and the mouse on the stage: one paints, two zoom and pan and never paint.
import type { Point } from '../art/base';
import { hexAt, hexKey, type Hex } from '../art/hex';

/** What the stage does for a hand. */
export interface Hand {
  /** A stroke begins, goes on through these hexes, ends, or turns out not to have been one. */
  begin(): void;
  paint(hexes: readonly Hex[]): void;
  end(): void;
  cancel(): void;
  pan(dx: number, dy: number): void;
  zoom(factor: number, about: Point): void;
  /** The point of the drawing at a point of the stage. */
  unit(point: Point): Point;
}
/** A pointer as the browser tells it, at a point of the stage. */
export interface Pointer {
  readonly id: number;
  readonly at: Point;
  /** A finger may still be joined by a second one; a mouse may not. */
  readonly finger: boolean;
  /** Whether it pans, like the middle button. */
  readonly pans?: boolean;
}

/** CSS px a finger moves before it is a stroke and no tap. */
const SLOP = 5;

/** The hexes that a straight line between two points of the drawing touches. */
export function hexesAlong([ax, ay]: Point, [bx, by]: Point): Hex[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / 20));
  const hexes = Array.from({ length: steps + 1 }, (_, i) =>
    hexAt([ax + ((bx - ax) * i) / steps, ay + ((by - ay) * i) / steps]),
  );
  return hexes.filter((hex, i) => i === 0 || hexKey(hex) !== hexKey(hexes[i - 1] ?? hex));
}

/** Tells strokes from gestures. */
export class Strokes {
  readonly #hand: Hand;
  readonly #down = new Map<number, Point>();
  /** What the hand is doing: nothing, waiting whether a second finger comes, painting, or moving the sheet. */
  #doing: 'nothing' | 'waiting' | 'painting' | 'moving' = 'nothing';
  #last: Point = [0, 0];

  constructor(hand: Hand) {
    this.#hand = hand;
  }

  down({ id, at, finger, pans = false }: Pointer): void {
    this.#down.set(id, at);
    if (this.#down.size > 1 || pans) {
      // What the first finger began was no stroke.
      if (this.#doing === 'painting') this.#hand.cancel();
      this.#doing = 'moving';
    } else if (finger) {
      this.#doing = 'waiting';
      this.#last = at;
    } else {
      this.#start(at);
    }
  }
  move({ id, at }: Pointer): void {
    const from = this.#down.get(id);
    if (from === undefined) return;
    if (this.#doing === 'moving') {
      this.#gesture(id, from, at);
      this.#down.set(id, at);
      return;
    }
    this.#down.set(id, at);
    if (this.#doing === 'waiting') {
      if (Math.hypot(at[0] - this.#last[0], at[1] - this.#last[1]) < SLOP) return;
      this.#start(this.#last);
    }
    if (this.#doing === 'painting') this.#paintTo(at);
  }
  up({ id, at }: Pointer): void {
    if (!this.#down.delete(id)) return;
    if (this.#doing === 'waiting') this.#start(at);
    if (this.#doing === 'painting') this.#hand.end();
    // A finger that is left of two goes on moving the sheet; it does not begin to paint.
    if (this.#doing !== 'moving' || this.#down.size === 0) this.#doing = 'nothing';
  }
  /** The system took the pointer away. */
  lost(id: number): void {
    if (!this.#down.delete(id)) return;
    if (this.#doing === 'painting') this.#hand.cancel();
    if (this.#doing !== 'moving' || this.#down.size === 0) this.#doing = 'nothing';
  }

  #start(at: Point): void {
    this.#doing = 'painting';
    this.#last = at;
    this.#hand.begin();
    this.#paintTo(at);
  }
  #paintTo(at: Point): void {
    this.#hand.paint(hexesAlong(this.#hand.unit(this.#last), this.#hand.unit(at)));
    this.#last = at;
  }
  #gesture(id: number, from: Point, to: Point): void {
    const others = [...this.#down].filter(([one]) => one !== id).map(([, at]) => at);
    const [other] = others;
    if (other === undefined) {
      this.#hand.pan(to[0] - from[0], to[1] - from[1]);
      return;
    }
    const before = Math.hypot(from[0] - other[0], from[1] - other[1]);
    const after = Math.hypot(to[0] - other[0], to[1] - other[1]);
    this.#hand.pan((to[0] - from[0]) / 2, (to[1] - from[1]) / 2);
    if (before > 0 && after > 0) this.#hand.zoom(after / before, [(to[0] + other[0]) / 2, (to[1] + other[1]) / 2]);
  }
}
