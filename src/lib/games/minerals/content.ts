import type { CardEntry, CardId, Mineral, Minerals, Pack, Tool, ToolEntry } from '$lib/backend/bindings/minerals';
import { KINDS } from './art/kinds';

function found<T>(entry: T | undefined, what: string): T {
  if (entry === undefined) throw new RangeError(`the content has no ${what}`);
  return entry;
}

/** The content pack, asked by the engine's ids. */
export class Content {
  readonly pack: Pack;

  constructor(pack: Pack) {
    this.pack = pack;
  }

  /** A collection card (MN-2). */
  card(id: CardId): CardEntry {
    return found(this.pack.cards[id], `card ${id}`);
  }
  /** What a tool is called and says. */
  tool(tool: Tool): ToolEntry {
    return found(
      this.pack.tools.find(({ id }) => id === tool),
      `tool ${tool}`,
    );
  }
}

/** The minerals a card shows, in the order of {@link KINDS} (MN-30). */
export const needsOf = ({ needs }: CardEntry): Minerals => [
  needs.wollastonite,
  needs.kyanite,
  needs.tourmaline,
  needs.anthracite,
  needs.orpiment,
];

/** Value of a mineral = steps to move = points (MN-1). */
export const valueOf = (mineral: Mineral): number => KINDS.indexOf(mineral) + 1;
/** How many tiles there are. */
export const countOf = (minerals: Minerals): number => minerals.reduce((sum, count) => sum + count, 0);
/** What they are worth together. */
export const worthOf = (minerals: Minerals): number =>
  minerals.reduce((sum, count, kind) => sum + count * (kind + 1), 0);
/** What `need` has more than `have`, kind by kind. */
export const lacking = (need: Minerals, have: Minerals): Minerals => [
  Math.max(0, need[0] - have[0]),
  Math.max(0, need[1] - have[1]),
  Math.max(0, need[2] - have[2]),
  Math.max(0, need[3] - have[3]),
  Math.max(0, need[4] - have[4]),
];

/** How many minerals are missing at the cheaper price: a card with a lower value needs no orpiment (MN-31). */
export const cheapest = ({ lower }: CardEntry, missing: Minerals): number =>
  countOf(missing) - (lower === undefined ? 0 : missing[4]);

const PAYS: Record<Tool, Mineral> = {
  hammer: 'wollastonite',
  shovel: 'wollastonite',
  chest: 'kyanite',
  sack: 'kyanite',
  map: 'tourmaline',
  compass: 'tourmaline',
  glass: 'anthracite',
  vortex: 'anthracite',
  rope: 'orpiment',
  lantern: 'orpiment',
};
/** The mineral that pays for a tool (MN-40, MN-42 to MN-51). */
export const paysFor = (tool: Tool): Mineral => PAYS[tool];
