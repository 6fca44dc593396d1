// A board of each generator, for the small pictures: what one sees there is what one gets.
import type { Shape, Tile } from '$lib/backend/bindings/minerals';
import type { ThumbTile } from '../art/thumbnail';
import type { Drafted } from './ask';
import { SHAPES } from './plan';
import { thumbTiles } from './tiles';

/** Asks the engine for the board of a shape and a seed. */
export type Generator = (shape: Shape, seed: number) => Promise<Drafted>;

export class Samples {
  #seed = $state(0);
  #boards = $state.raw<Partial<Record<Shape, readonly Tile[]>>>({});
  #ticket = 0;
  readonly #generate: Generator;
  readonly #onerror: (error: unknown) => void;

  constructor(generate: Generator, onerror: (error: unknown) => void) {
    this.#generate = generate;
    this.#onerror = onerror;
  }

  get seed(): number {
    return this.#seed;
  }
  /** The tiles of the small picture of a shape; none until they are there. */
  of(shape: Shape): readonly ThumbTile[] {
    return thumbTiles(this.#boards[shape] ?? []);
  }
  /** The whole board of a shape; null until it is there. */
  tiles(shape: Shape): readonly Tile[] | null {
    return this.#boards[shape] ?? null;
  }
  /** Shows the boards of a seed. The old ones stay until all of the new ones are there. */
  async sow(seed: number): Promise<void> {
    if (seed === this.#seed) return;
    this.#seed = seed;
    const ticket = ++this.#ticket;
    try {
      const made = await Promise.all(SHAPES.map(async (shape) => [shape, (await this.#generate(shape, seed)).tiles]));
      if (ticket === this.#ticket) this.#boards = Object.fromEntries(made) as Partial<Record<Shape, Tile[]>>;
    } catch (error) {
      if (ticket === this.#ticket) this.#onerror(error);
    }
  }
}
