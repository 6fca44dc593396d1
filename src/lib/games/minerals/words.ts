// Names of things, as the player's language writes them.
import type {
  CardId,
  Direction,
  Mineral,
  Minerals,
  Seat,
  Shape,
  Text,
  Tool,
  Variant,
} from '$lib/backend/bindings/minerals';
import { currentLocale, m } from '$lib/i18n';
import type { SeatInfo } from '$lib/play/link';
import { seatName } from '$lib/play/seats';
import { KINDS } from './art/kinds';
import type { Content } from './content';

/** What words need: the content, who sits where, and how far the board in view is turned. */
export interface Names {
  readonly content: Content;
  readonly seats: readonly SeatInfo[];
  /** Sixths of a circle that the board is turned clockwise on the screen; rows and directions are told as seen. */
  readonly turn?: number;
}

/** A plain list: commas alone, as all three languages write it. */
export const list = (parts: readonly string[]): string => parts.join(', ');
/** A list with "and" before the last. */
export const listAnd = (parts: readonly string[]): string =>
  new Intl.ListFormat(currentLocale(), { type: 'conjunction', style: 'long' }).format(parts);
/** A list with "or" before the last. */
export const listOr = (parts: readonly string[]): string =>
  new Intl.ListFormat(currentLocale(), { type: 'disjunction', style: 'long' }).format(parts);

/** A content text in the language in use. */
export const here = (text: Text): string => text[currentLocale()];

const NAME: Record<Mineral, () => string> = {
  wollastonite: m.mn_mineral_wollastonite,
  kyanite: m.mn_mineral_kyanite,
  tourmaline: m.mn_mineral_tourmaline,
  anthracite: m.mn_mineral_anthracite,
  orpiment: m.mn_mineral_orpiment,
};
const COUNT: Record<Mineral, (inputs: { count: number }) => string> = {
  wollastonite: m.mn_count_wollastonite,
  kyanite: m.mn_count_kyanite,
  tourmaline: m.mn_count_tourmaline,
  anthracite: m.mn_count_anthracite,
  orpiment: m.mn_count_orpiment,
};
/** "kyanite" */
export const mineralName = (mineral: Mineral): string => NAME[mineral]();
/** "a kyanite", as the object of a sentence. */
export const aMineral = (mineral: Mineral): string => m.mn_mineral_a({ mineral });
/** "this kyanite", as the object of a sentence. */
export const thisMineral = (mineral: Mineral): string => m.mn_mineral_this({ mineral });
/** What one has none of: Polish wants another case there. */
export const noMineral = (mineral: Mineral): string => m.mn_mineral_no({ mineral });
/** "2 kyanites" */
export const mineralCount = (mineral: Mineral, count: number): string => COUNT[mineral]({ count });
/** "1 wollastonite, 2 kyanites", cheapest first; a dash for none. */
export function mineralList(minerals: Minerals): string {
  const parts = KINDS.flatMap((mineral, kind) => {
    const count = minerals[kind] ?? 0;
    return count > 0 ? [mineralCount(mineral, count)] : [];
  });
  return parts.length === 0 ? m.mn_nothing() : list(parts);
}

const DIRECTION: Record<Direction, () => string> = {
  east: m.mn_dir_east,
  'south-east': m.mn_dir_south_east,
  'south-west': m.mn_dir_south_west,
  west: m.mn_dir_west,
  'north-west': m.mn_dir_north_west,
  'north-east': m.mn_dir_north_east,
};
/** Whither, after a number of steps: "north-west". */
export const directionName = (direction: Direction): string => DIRECTION[direction]();

const SHAPE: Record<Shape, () => string> = {
  island: m.mn_shape_island,
  ring: m.mn_shape_ring,
  archipelago: m.mn_shape_archipelago,
  mirrored: m.mn_shape_mirrored,
  cavern: m.mn_shape_cavern,
};
/** A kind of generated board. */
export const shapeName = (shape: Shape): string => SHAPE[shape]();

const VARIANT: Record<Variant, { name: () => string; text: () => string }> = {
  full: { name: m.mn_variant_full, text: m.mn_variant_full_text },
  cards: { name: m.mn_variant_cards, text: m.mn_variant_cards_text },
  tiles: { name: m.mn_variant_tiles, text: m.mn_variant_tiles_text },
};
export const variantName = (variant: Variant): string => VARIANT[variant].name();
/** What a variant plays with, in one line. */
export const variantText = (variant: Variant): string => VARIANT[variant].text();

/** The name of a collection. */
export const cardName = ({ content }: Names, card: CardId): string => here(content.card(card).name);
/** The name of a tool. */
export const toolName = ({ content }: Names, tool: Tool): string => here(content.tool(tool).name);
/** What a tool does, as the content says it. */
export const toolText = ({ content }: Names, tool: Tool): string => here(content.tool(tool).text);
/** What a tool does, in a few words. */
export const toolShort = (tool: Tool): string => m.mn_tool_short({ tool });

/** A tool inside a sentence. The forms are known for the house names; a name of another pack stands as it is. */
function toolAs(names: Names, tool: Tool, form: (inputs: { tool: Tool }) => string): string {
  const name = toolName(names, tool);
  return name === m.mn_tool_name({ tool }) ? form({ tool }) : name;
}
/** "the Map", as the object of a sentence. */
export const theTool = (names: Names, tool: Tool): string => toolAs(names, tool, m.mn_tool_the);
/** "The Map", as the subject that begins a sentence. */
export const TheTool = (names: Names, tool: Tool): string => toolAs(names, tool, m.mn_tool_subject);
/** "Map or Vortex", as the subjects of a sentence. */
export const anyTool = (names: Names, tools: readonly Tool[]): string =>
  listOr(tools.map((tool) => toolName(names, tool)));

/** "Bruno’s pawn" */
export const pawnOf = (names: Names, seat: Seat): string => m.mn_pawn_of({ name: seatName(names, seat) });
/** "8 points" */
export const pointsText = (count: number): string => m.mn_points({ count });
