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
