import { spacesFrom, type BoardArt } from './art/space';
import type {
  ArtifactEntry,
  BoardInPlay,
  CardEntry,
  CardId,
  Crew,
  MajorEntry,
  MinorEntry,
  Pack,
  Side,
  SideEntry,
  Stack,
  Text,
} from './types';

export const STACKS: readonly Stack[] = ['red', 'blue', 'yellow', 'wild'];
const STARTERS = 7;
const TIERS = 4;

function found<T>(entry: T | undefined, what: string): T {
  if (entry === undefined) throw new RangeError(`the content has no ${what}`);
  return entry;
}

/** The content pack, asked by the engine's ids. */
export class Content {
  readonly pack: Pack;
  #boards = new Map<string, BoardArt>();

  constructor(pack: Pack) {
    this.pack = pack;
  }

  card(crew: Crew, card: CardId): CardEntry {
    const cards = found(
      this.pack.crews.find((entry) => entry.crew === crew),
      `crew ${crew}`,
    ).cards;
    return found(cards[card], `card ${card}`);
  }
  crewName(crew: Crew): Text {
    return found(
      this.pack.crews.find((entry) => entry.crew === crew),
      `crew ${crew}`,
    ).name;
  }
  side(depth: number, side: Side): SideEntry {
    return found(
      this.pack.sides.find((entry) => entry.depth === depth && entry.side === side),
      `side ${depth}${side}`,
    );
  }
  major(id: number): MajorEntry {
    return found(this.pack.majors[id], `major ${id}`);
  }
  minor(id: number): MinorEntry {
    return found(this.pack.minors[id], `minor ${id}`);
  }
  artifact(id: number): ArtifactEntry {
    return found(this.pack.artifacts[id], `artifact ${id}`);
  }

  /** A board as the drawings want it. The same object each time, so that drawings can be kept. */
  board(board: BoardInPlay): BoardArt {
    const key = `${board.slot} ${board.depth} ${board.side}`;
    let art = this.#boards.get(key);
    if (art === undefined) {
      const entry = this.side(board.depth, board.side);
      art = { slot: board.slot, depth: board.depth, spaces: spacesFrom(entry.terrain, entry.things) };
      this.#boards.set(key, art);
    }
    return art;
  }
}

/** Band of a card: the stack it belongs to, or the colour a starter shows. */
export const bandOf = (entry: CardEntry): Stack =>
  entry.origin.kind === 'pilot' ? entry.origin.stack : entry.origin.band;
/** What a card costs; starters cost nothing. */
export const costOf = (entry: CardEntry): number => (entry.origin.kind === 'pilot' ? entry.origin.cost : 0);
/** 0 for a starter, 1–4 for the pilots of a stack by rising cost. */
export const tierOf = (card: CardId): number => (card < STARTERS ? 0 : ((card - STARTERS) % TIERS) + 1);
/** The pilots that were bought from a stack, the cheapest first, when `top` lies on it. */
export function hiredFrom(stack: Stack, top: CardId | null): CardId[] {
  const first = STARTERS + TIERS * STACKS.indexOf(stack);
  return Array.from({ length: (top ?? first + TIERS) - first }, (_, i) => first + i);
}
/** The pilots still in a stack, the top one first. */
export function pilotsFrom(stack: Stack, top: CardId | null): CardId[] {
  if (top === null) return [];
  const last = STARTERS + TIERS * STACKS.indexOf(stack) + TIERS - 1;
  return Array.from({ length: last - top + 1 }, (_, i) => top + i);
}
