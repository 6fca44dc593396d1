// A tool's face: its engraving with the mineral it costs let into the corner.
import { at, svg, type Picture } from './base';
import { mineralChip } from './chip';
import { ENGRAVINGS, type Tool } from './engravings';
import { ID, type Kind } from './kinds';

/** What a tool is paid with (MN-40, MN-42 to MN-51). */
export const TOOL_PAYS: Readonly<Record<Tool, Kind>> = {
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
/** Every tool, in the order of the five tool tiles, both sides of each. */
export const TOOLS = Object.keys(TOOL_PAYS) as readonly Tool[];

/** The engraving alone, 64 units square, in the colour of the text around it. */
export const engraving = (tool: Tool): string =>
  `<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">${ENGRAVINGS[tool]}</g>`;

/** Engraving and price, `width` CSS px wide. */
export const toolTile = (tool: Tool, width = 56, how: Picture = {}, id = ID): string =>
  svg(
    [-2, -1, 76, 68],
    width,
    (width * 68) / 76,
    engraving(tool) + at([64, 56], mineralChip(TOOL_PAYS[tool], 'inked', id), 0.2),
    {
      ...how,
      className: `mn-tool-art${how.className ? ' ' + how.className : ''}`,
    },
  );
/** The engraving without its price, `size` CSS px square: log, slip, rulebook. */
export const toolIcon = (tool: Tool, size = 28, how: Picture = {}): string =>
  svg([0, 0, 64, 64], size, size, engraving(tool), how);
