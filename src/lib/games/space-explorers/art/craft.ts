// The twenty spacecraft, as they stand on stamps and as they fly.
import { ellipse, g, line, num, path, seedOf, svg, type Picture } from './base';
import { SATELLITES } from './craft-first';
import { alu, aluDim } from './craft-parts';
import { LANDERS } from './craft-second';
import { STATIONS } from './craft-third';
import { INK } from './palette';
import { nth } from './base';

const CRAFT = { ...SATELLITES, ...LANDERS, ...STATIONS };
/** A spacecraft that has a drawing: the ids of the house pack's projects. */
export type Craft = keyof typeof CRAFT;
// Object.keys widens to string; the object is a literal above, so its keys are exactly these.
export const CRAFTS = Object.keys(CRAFT) as readonly Craft[];

const isCraft = (id: string): id is Craft => Object.hasOwn(CRAFT, id);
/** The drawing for a project's id. A project of a pack that has no drawing of its own is given one of the twenty by its name. */
export const craftOf = (id: string): Craft => (isCraft(id) ? id : nth(CRAFTS, seedOf(id)));

/** The inks of a stamp: the sky's names. */
export type Ink = 'signal' | 'teal' | 'mustard' | 'night' | 'rust' | 'slate';
interface Setting {
  readonly sky: Ink;
  /** Landers stand on ground of this colour; the stamp carries it on to its edge. In flight it is left out. */
  readonly ground?: string;
  readonly surface?: string;
  /** In flight: mirrored, and turned by degrees, so that the engine faces the trail, down left. */
  readonly flight?: readonly [mirror: 1 | -1, turn: number];
}
const { buff, ochre, rust, sand } = INK;
const DARK_RUST = '#7d2817';
const SETTINGS: Readonly<Record<Craft, Setting>> = {
  'sputnik-1': { sky: 'signal', flight: [1, -14] },
  'explorer-1': { sky: 'mustard', flight: [1, -14] },
  'luna-3': { sky: 'rust' },
  'vostok-1': { sky: 'teal', flight: [-1, -34] },
  'mercury-atlas-6': { sky: 'signal', flight: [1, 24] },
  'mariner-4': { sky: 'slate' },
  'gemini-4': { sky: 'mustard', flight: [1, -30] },
  'luna-9': {
    sky: 'mustard',
    ground: buff,
    surface: path('M0 82Q60 74 120 84V100H0z', buff) + ellipse(24, 92, 12, 3, sand) + ellipse(96, 94, 9, 2.4, sand),
  },
  'surveyor-1': {
    sky: 'teal',
    ground: sand,
    surface: path('M0 88Q60 78 120 88V100H0z', sand) + line('M12 92h18M70 94h24M44 90h10', ochre, 2),
  },
  'soyuz-4': { sky: 'signal', flight: [1, -14] },
  'apollo-11': {
    sky: 'night',
    ground: alu,
    surface: path('M0 88Q60 80 120 90V100H0z', alu) + ellipse(18, 95, 10, 2.4, aluDim) + ellipse(104, 96, 9, 2, aluDim),
    flight: [1, 14],
  },
  'lunokhod-1': {
    sky: 'rust',
    ground: sand,
    surface: path('M0 86Q60 80 120 86V100H0z', sand) + ellipse(16, 93, 9, 2.4, ochre) + ellipse(92, 95, 12, 2.4, ochre),
  },
  'venera-7': {
    sky: 'mustard',
    ground: rust,
    surface: path('M0 84Q60 78 120 86V100H0z', rust) + line('M6 90h22M80 92h26M46 94h20', DARK_RUST, 2.4),
  },
  'mars-3': { sky: 'rust' },
  'salyut-1': { sky: 'teal', flight: [1, -20] },
  skylab: { sky: 'night' },
  'viking-1': {
    sky: 'slate',
    ground: rust,
    surface: path('M0 82Q60 76 120 84V100H0z', rust) + path('M10 88L20 84 28 90zM92 90L102 85 110 91z', DARK_RUST),
  },
  voyager: { sky: 'slate' },
  'space-shuttle': { sky: 'teal', flight: [1, 26] },
  mir: { sky: 'night' },
};
/** The sky of a craft's stamp and poster. */
export const skyOf = (craft: Craft): Ink => SETTINGS[craft].sky;
/** The colour of the ground a lander stands on. */
export const groundOf = (craft: Craft): string | undefined => SETTINGS[craft].ground;

/** How a craft is placed. */
export interface CraftPose {
  readonly scale?: number;
  /** In flight it is turned so that its engine faces the trail, and stands on nothing. */
  readonly flying?: boolean;
}
/** A craft around (x, y), 120 × 100 units at scale 1. */
export function craftAt(craft: Craft, x: number, y: number, { scale = 1, flying = false }: CraftPose = {}): string {
  const { surface, flight = [1, -8] } = SETTINGS[craft];
  const [mirror, turn] = flying ? flight : [1, 0];
  return g(
    `translate(${num(x)} ${num(y)})${turn ? ` rotate(${turn})` : ''} scale(${num(scale * mirror)} ${num(scale)}) translate(-60 -50)`,
    surface && !flying ? g('translate(-30 0) scale(1.5 1)', surface) : '',
    CRAFT[craft](),
  );
}
/** A craft alone, `width` CSS px wide (about 8 : 7). */
export const craftPicture = (craft: Craft, width: number, how: Picture = {}): string =>
  svg([-2, -8, 124, 110], width, (width * 110) / 124, (SETTINGS[craft].surface ?? '') + CRAFT[craft](), how);
