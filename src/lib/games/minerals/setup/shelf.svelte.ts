// Boards that were saved on this device, the newest first.
import { readObject, type Keep } from '$lib/settings/keep';
import type { FlatTiles } from './tiles';

/** A saved board; it need not be finished. */
export interface ShelfBoard {
  readonly id: number;
  readonly name: string;
  /** Its written form. */
  readonly text: string;
  /** For its small picture. */
  readonly tiles: FlatTiles;
}

const SLOT = 'minerals.boards';
/** Boards that are kept; each takes about a kilobyte. */
export const MOST_BOARDS = 60;
/** Longer names do not fit their row. */
export const BOARD_NAME = 40;

function isBoard(value: unknown): value is ShelfBoard {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, text, tiles } = value as Record<string, unknown>;
  return (
    Number.isSafeInteger(id) &&
    typeof name === 'string' &&
    typeof text === 'string' &&
    Array.isArray(tiles) &&
    tiles.every(Number.isSafeInteger)
  );
}
const tidy = (name: string): string => name.trim().slice(0, BOARD_NAME);

export class Shelf {
  #boards = $state.raw<readonly ShelfBoard[]>([]);
  readonly #keep: Keep;

  constructor(keep: Keep) {
    this.#keep = keep;
    const { boards } = readObject(keep, SLOT);
    this.#boards = Array.isArray(boards) ? boards.filter(isBoard) : [];
  }

  get boards(): readonly ShelfBoard[] {
    return this.#boards;
  }
  get full(): boolean {
    return this.#boards.length >= MOST_BOARDS;
  }
  /** Puts a board on the shelf. An empty name is none: nothing is saved then, nor on a full shelf. */
  add(name: string, text: string, tiles: FlatTiles): ShelfBoard | null {
    const called = tidy(name);
    if (called === '' || this.full) return null;
    const id = 1 + Math.max(0, ...this.#boards.map((board) => board.id));
    const board = { id, name: called, text, tiles };
    this.#write([board, ...this.#boards]);
    return board;
  }
  /** Calls a board something else; an empty name changes nothing. */
  rename(id: number, name: string): void {
    const called = tidy(name);
    if (called === '') return;
    this.#write(this.#boards.map((board) => (board.id === id ? { ...board, name: called } : board)));
  }
  /** Takes a board off the shelf; what it gives back puts it where it was. */
  remove(id: number): () => void {
    const place = this.#boards.findIndex((board) => board.id === id);
    const board = this.#boards[place];
    if (board === undefined) return () => undefined;
    this.#write(this.#boards.filter((one) => one.id !== id));
    return () => {
      if (this.#boards.some((one) => one.id === id)) return;
      this.#write(this.#boards.toSpliced(place, 0, board));
    };
  }
  #write(boards: readonly ShelfBoard[]): void {
    this.#boards = boards;
    this.#keep.write(SLOT, JSON.stringify({ boards }));
  }
}
