// What lies under the slabs: umber washes stepping out from the board between inked shore lines, as on an old
// chart; the crevices; one shadow for all slabs. What holds for many hexes is one path.
import { fill, line, type Point } from './base';
import { centre, crevices, hexPaths, outline, R, type Hex } from './hex';
import { ID, PEN } from './kinds';

/**
 * Washes from the outermost in: how wide the board's outline is stroked, shore line, wash. The innermost reaches just
 * over the corner where three empty hexes between tiles meet, so that no speck is left there.
 */
const SHORES = [
  [158, 'var(--mn-shore-3,#d8c69f)', 'var(--mn-wash-3,#efe4ca)'],
  [124, 'var(--mn-shore-2,#c6af81)', 'var(--mn-wash-2,#e8dabb)'],
  [106, 'var(--mn-shore-1,#a98e5c)', 'var(--mn-wash-1,#decba3)'],
] as const;

/** How far the outermost shore line reaches beyond the hexes, in units. */
export const SHORE_REACH = SHORES[0][0] / 2;

/**
 * The sheet under a board. `tiles` are the hexes as they are drawn (turned already). `land` is the id of the one
 * path it defines: it must differ between boards of one page.
 */
export function boardBed(tiles: readonly Hex[], land = `${ID}-land`, id = ID): string {
  if (tiles.length === 0) return '';
  const pits = crevices(tiles);
  const shape = hexPaths([...tiles, ...pits].map((h): Point => [centre(h)[0], centre(h)[1] + 4]));
  const wide = (width: number, colour: string): string =>
    `<use href="#${land}" fill="${colour}" stroke="${colour}" stroke-width="${width}"/>`;
  const hollow = hexPaths(pits.map(centre), R + 1);
  return (
    `<defs><path id="${land}" d="${shape}" stroke-linejoin="round"/></defs>` +
    SHORES.map(([width, shore, wash]) => wide(width, shore) + wide(width - 3.4, wash)).join('') +
    wide(20, 'var(--mn-wash-core,#c3a977)') +
    fill(hollow, PEN.pit) +
    fill(hollow, `url(#${id}-pit-lines)`) +
    line(outline(pits, R + 1, [3, 4, 5]), '#1f1103', 26, 0.34, 'stroke-linecap="round"')
  );
}

/** The shadow of all slabs that lie on the sheet. */
export function boardShadow(spots: readonly Point[]): string {
  const low = hexPaths(
    spots.map(([x, y]): Point => [x + 5, y + 15]),
    47,
  );
  const round = 'stroke-linejoin="round"';
  return (
    line(low, '#2c1a08', 16, 0.1, round) +
    fill(low, '#2c1a08', 0.26, `stroke="#2c1a08" stroke-width="6" stroke-opacity=".26" ${round}`)
  );
}

/** Ruled lines of crevices and holes; once a page, inside `<defs>`. */
export const bedDefs = (id = ID): string =>
  `<pattern id="${id}-pit-lines" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-32)"><path d="M0 3H6" stroke="#2b1803" stroke-width="1.5" opacity=".42"/></pattern>`;
