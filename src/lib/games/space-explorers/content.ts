import type {
  Counts,
  Division,
  Pack,
  ProjectEntry,
  ProjectId,
  Seat,
  Specialist,
  SpecialistEntry,
  View,
} from '$lib/backend/bindings/space-explorers';
import { DIVISIONS } from './art/palette';

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

  /** A specialist by the number on the card (SE-2). */
  specialist(card: Specialist): SpecialistEntry {
    return found(this.pack.specialists[card - 1], `specialist ${card}`);
  }
  /** A project: a side of a tile (SE-3). */
  project(id: ProjectId): ProjectEntry {
    return found(this.pack.tiles[Math.floor(id / 2)]?.sides[id % 2], `project ${id}`);
  }
}

/** Icons that make a hub full and begin the last round (SE-23). */
export const FULL_HUB = 12;
/** Most icons of a base cost (SE-2). */
export const MOST_COST = 6;
/** Least icons of a base cost (SE-2). */
export const LEAST_COST = 2;

/** None of any colour. */
export const NONE: Counts = [0, 0, 0, 0, 0];
/** Place of a division in arrays of five. */
export const placeOf = (division: Division): number => DIVISIONS.indexOf(division);
/** How many of a colour. */
export const ofColour = (counts: Counts, division: Division): number => counts[placeOf(division)] ?? 0;
/** How many in all. */
export const countOf = (counts: Counts): number => counts.reduce((sum, count) => sum + count, 0);
/** So many of one colour, none of the others. */
export const only = (division: Division, count = 1): Counts => {
  const counts: Counts = [0, 0, 0, 0, 0];
  counts[placeOf(division)] = count;
  return counts;
};
/** Icons counted by colour. */
export function countsOf(icons: readonly Division[]): Counts {
  const counts: Counts = [0, 0, 0, 0, 0];
  for (const icon of icons) counts[placeOf(icon)] = ofColour(counts, icon) + 1;
  return counts;
}
/** What `need` has more than `have`, colour by colour. */
export const lacking = (need: Counts, have: Counts): Counts => [
  Math.max(0, need[0] - have[0]),
  Math.max(0, need[1] - have[1]),
  Math.max(0, need[2] - have[2]),
  Math.max(0, need[3] - have[3]),
  Math.max(0, need[4] - have[4]),
];

/** Skills that a project needs (SE-21). */
export const needsOf = ({ needs }: ProjectEntry): Counts => [
  needs.engineering,
  needs.testing,
  needs.science,
  needs.construction,
  needs['space-flight'],
];
/** Skills that a seat is short of for a project, without any help (SE-21). */
export const missingFor = (content: Content, view: View, project: ProjectId, seat: Seat): Counts =>
  lacking(needsOf(content.project(project)), view.seats[seat]?.skills ?? NONE);

/** A card with an asterisk scores at the end (SE-18). */
export const isStarred = ({ ability }: SpecialistEntry): boolean => ability?.kind === 'score';
/** The specialists of one division of a hub, the lowest first. */
export const stackOf = (view: View, seat: Seat, division: Division): readonly Specialist[] =>
  view.seats[seat]?.hub[placeOf(division)] ?? [];
/** The specialist on top of a division. */
export const topOf = (view: View, seat: Seat, division: Division): Specialist | null =>
  stackOf(view, seat, division).at(-1) ?? null;
