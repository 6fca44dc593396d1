// One mineral tile: a polished slab of about 15 elements, no filter. What is the same for all tiles
// (bevel, studs, clip, gradients) stands once a page, in `tileDefs`.
import { draws, fill, line, memo, n1, nth, pt, ring, svg, type Picture, type Point, type Seed } from './base';
import { corners, FACE, hexPath, THICK } from './hex';
import { ID, KINDS, MINERALS, type Kind, type MineralPaint } from './kinds';
import { VEINS } from './veins';

/** Outline of a tile's face. */
export const SLAB = hexPath(FACE, [0, 0], 5);

const kept = memo(1500);
/**
 * A tile around (0, 0), its side showing below. The seed is the hex where it began the game, kept with the tile
 * wherever it goes: the same kind and seed are always the same tile, and are drawn once.
 */
export function mineralTile(kind: Kind, seed: Seed, id = ID): string {
  return kept(`${id}|${kind}|${seed}`, () => {
    const m = MINERALS[kind];
    const g = draws(kind, seed);
    const face = g.int(0, m.faces.length - 1);
    return (
      `<g class="mn-tile" data-kind="${kind}">` +
      `<use href="#${id}-slab" y="${THICK}" fill="${m.side}"/>` +
      `<use href="#${id}-slab" fill="url(#${id}-${kind}-${face})"/>` +
      `<g clip-path="url(#${id}-face)">${VEINS[kind](g, id)}<use href="#${id}-slab" fill="none" stroke="${m.side}" stroke-width="9" stroke-opacity="${kind === 'wollastonite' ? 0.14 : 0.2}"/></g>` +
      `<use href="#${id}-bevel${kind === 'anthracite' ? '-dark' : ''}"/>` +
      studsRef(kind, id) +
      `</g>`
    );
  });
}

/** The studs of a kind again, for marks that would cover them: the steps to move can always be read. */
export const studsRef = (kind: Kind, id = ID): string => `<use href="#${id}-studs-${MINERALS[kind].value}"/>`;

/** A tile and where it lies. */
export interface LaidTile {
  readonly at: Point;
  readonly kind: Kind;
  readonly seed: Seed;
}
/** Tiles by row, so that a nearer one covers the side of a farther one. Keep it in an SVG that seldom changes. */
export const tileLayer = (tiles: readonly LaidTile[], id = ID): string =>
  [...tiles]
    .sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0])
    .map(
      ({ at, kind, seed }) => `<g transform="translate(${n1(at[0])} ${n1(at[1])})">${mineralTile(kind, seed, id)}</g>`,
    )
    .join('');

/** One tile alone, its face `width` CSS px wide: pools, notes, brushes, the slip. */
export const specimen = (kind: Kind, width: number, seed: Seed = 'pool', how: Picture = {}, id = ID): string =>
  svg([-44, -50, 88, 108], width, (width * 108) / 88, mineralTile(kind, seed, id), how);

/** Value studs let into the lower rim, where a pawn never hides them. */
function studs({ value, darkStuds }: MineralPaint): string {
  let dots = '';
  for (let i = 0; i < value; i++) {
    const s = (i - (value - 1) / 2) * 13.2;
    dots += ring(4.8, s * 0.866, 36 - Math.abs(s) * 0.5);
  }
  const [body, halo] = darkStuds ? ['#3b2413', '#fff6e0'] : ['#fff8ea', '#1d140c'];
  return `<path d="${dots}" fill="${body}" stroke="${halo}" stroke-width="3" stroke-opacity=".8" paint-order="stroke"/>`;
}

/** Light from the upper left, and the dusk of the dark theme (see minerals.css). */
function bevel(dark: boolean): string {
  const c = corners(FACE - 2.2);
  const [top, topRight, right, bottom, bottomLeft, left] = [0, 1, 2, 3, 4, 5].map((i) => nth(c, i)) as [
    Point,
    Point,
    Point,
    Point,
    Point,
    Point,
  ];
  const edge = (...points: readonly Point[]): string => `M${points.map(pt).join('L')}`;
  const gloss = `${edge(left, top)}L${pt([top[0] + 20, top[1] + 11.6])}L${pt([left[0], left[1] + 30])}Z`;
  const round = 'stroke-linejoin="round"';
  return (
    fill(gloss, '#fff', dark ? 0.13 : 0.2) +
    line(edge(bottomLeft, left, top, topRight), '#fff', 2.6, dark ? 0.42 : 0.72, round) +
    line(edge(topRight, right, bottom, bottomLeft), '#2a1c0c', 3, dark ? 0.6 : 0.3, round) +
    `<path d="${SLAB}" fill="var(--mn-dusk${dark ? '-dark' : ''},transparent)" stroke="#3d2d1c" stroke-width="1.25" stroke-opacity=".85"/>`
  );
}

const SHELLS = [
  ['#4d515d', '#a9b0bf'],
  ['#4a4862', '#9a97b8'],
  ['#3f5059', '#98aeb8'],
] as const;

/** What all tiles share; once a page, inside `<defs>`. */
export function tileDefs(id = ID): string {
  const gradients = KINDS.flatMap((kind) =>
    MINERALS[kind].faces.map(
      ([a, b], i) =>
        `<linearGradient id="${id}-${kind}-${i}" x1=".2" y1="0" x2=".8" y2="1"><stop offset="0" stop-color="${a}"/><stop offset="1" stop-color="${b}"/></linearGradient>`,
    ),
  );
  const shells = SHELLS.map(
    ([mid, lip], i) =>
      `<radialGradient id="${id}-shell-${i}"><stop offset=".3" stop-color="#111115"/><stop offset=".72" stop-color="#23242a"/><stop offset=".9" stop-color="${mid}"/><stop offset="1" stop-color="${lip}"/></radialGradient>`,
  );
  return (
    gradients.join('') +
    shells.join('') +
    `<clipPath id="${id}-face"><path d="${SLAB}"/></clipPath><path id="${id}-slab" d="${SLAB}"/>` +
    `<g id="${id}-bevel">${bevel(false)}</g><g id="${id}-bevel-dark">${bevel(true)}</g>` +
    KINDS.map((kind) => `<g id="${id}-studs-${MINERALS[kind].value}">${studs(MINERALS[kind])}</g>`).join('')
  );
}
