// What the player is being told, drawn over the tiles: where a pawn may land, what is cut and taken, what is
// refused. Every state has a shape of its own; colour comes on top.
import { at, fill, line, n1, pt, ring, text, type Point, type Seed } from './base';
import { FACE, hexPath, hexPaths, outline, centre, THICK, type Hex } from './hex';
import { ID, PEN, type Kind, type Owner } from './kinds';
import { landing, pawn } from './pawn';
import { mineralTile, studsRef } from './tile';

/** A hex that is marked: its middle, and what lies on it, so that its studs stay readable. */
export interface Spot {
  readonly at: Point;
  readonly kind?: Kind;
}
const studs = (kind: Kind | undefined, id: string): string => (kind ? studsRef(kind, id) : '');
const group = (name: string, body: string): string => body && `<g class="mn-${name}">${body}</g>`;

/** A hexagon in three lines: ink, cream, colour. */
const collar = (radius: number, colour: string, width: number, p: Point = [0, 0]): string => {
  const d = hexPath(radius, p, 5);
  return line(d, PEN.ink, width + 7.5) + line(d, PEN.cream, width + 4.5) + line(d, colour, width);
};
/** A stroke with a cream rim. */
const rimmed = (d: string, colour: string, width: number, rim: number): string => {
  const round = 'stroke-linecap="round" stroke-linejoin="round"';
  return line(d, PEN.cream, width + rim, 1, round) + line(d, colour, width, 1, round);
};

/** Not reachable now: a veil of paper over these tiles. */
export const veilMark = (spots: readonly Point[]): string =>
  fill(hexPaths(spots, FACE, 5), 'var(--mn-veil,#efe4cb)', 0.16, 'class="mn-veil"');

/** How a landing is drawn: the collar's weight and the small dome's scale. The glass takes lighter ones. */
export interface LegalLook {
  readonly weight?: number;
  readonly dome?: number;
}
/** Legal landings (MN-10 to MN-12): a cream collar between two ink lines and the mover's dome, small. */
export function legalMark(spots: readonly Spot[], owner: Owner, look: LegalLook = {}, id = ID): string {
  const { weight = 1, dome = 0.5 } = look;
  const d = hexPath(45.5 - 3.8 * weight, [0, 0], 5);
  const ring2 = line(d, PEN.ink, 7.6 * weight + 3.4 * weight ** 0.5) + line(d, PEN.cream, 7.6 * weight);
  return group('legal', spots.map((s) => at(s.at, ring2 + studs(s.kind, id) + landing(owner, dome))).join(''));
}
/** The landing that is previewed. The ghost pawn is drawn above it. */
export const previewMark = (spot: Spot, id = ID): string =>
  group('preview', at(spot.at, collar(45, PEN.signal, 7.5) + studs(spot.kind, id)));

/** Tiles that go to the bag (MN-20), as placed hexes: ruled red lines in a dashed edge. One call a part. */
export function cutMark(part: readonly Hex[], taken?: Hex, id = ID): string {
  const lost = part.filter((h) => h.q !== taken?.q || h.r !== taken.r);
  const d = hexPaths(lost.map(centre), 47, 5);
  const edge = outline(part, 53);
  return group(
    'cut',
    fill(d, PEN.cream, 0.38) +
      fill(d, `url(#${id}-cut-lines)`) +
      line(edge, PEN.cream, 9, 1, 'stroke-linecap="round"') +
      line(edge, PEN.bad, 4.6, 1, 'stroke-dasharray="13 9"'),
  );
}
/** A tile that the mover takes: green collar and tick. */
export const takenMark = ({ at: p, kind }: Spot, id = ID): string =>
  group(
    'taken',
    at(
      p,
      collar(43, PEN.good, 7) +
        studs(kind, id) +
        fill(ring(18, 0, -7), PEN.good, 1, `stroke="${PEN.cream}" stroke-width="4"`) +
        line('M-8.5-7l6 7l11.5-13.5', PEN.cream, 5.5, 1, 'stroke-linecap="round" stroke-linejoin="round"'),
    ),
  );
/** Tiles that may be taken: a dashed green collar and a small plus (choice of the cheapest, Shovel, Rope, Magnifying Glass). */
export const mayTakeMark = (spots: readonly Spot[], id = ID): string => {
  const d = hexPath(43, [0, 0], 5);
  const body =
    line(d, PEN.ink, 13) +
    line(d, PEN.cream, 10.5) +
    line(d, PEN.good, 6, 1, 'stroke-dasharray="16 8"') +
    fill(ring(14, 0, -7), PEN.cream, 1, `stroke="${PEN.good}" stroke-width="4"`) +
    line('M-7-7h14M0-14v14', PEN.good, 4.6, 1, 'stroke-linecap="round"');
  return group('may-take', spots.map((s) => at(s.at, body + studs(s.kind, id))).join(''));
};
/** Empty hexes where a tile or a pawn with its tile may be put (Hammer, Vortex): a dashed cream hexagon with a plus. */
export const openMark = (spots: readonly Point[]): string =>
  group(
    'open',
    spots
      .map((p) =>
        at(
          p,
          fill(hexPath(41, [0, 0], 6), PEN.cream, 0.34) +
            line(hexPath(41, [0, 0], 6), PEN.ink, 6.5, 0.55) +
            line(hexPath(41, [0, 0], 6), PEN.cream, 4.6, 1, 'stroke-dasharray="13 8"') +
            rimmed('M-10 0h20M0-10v20', PEN.signal, 5.5, 5),
        ),
      )
      .join(''),
  );
/** Builder: dots where the brush may lay a tile. */
export const dotsMark = (spots: readonly Point[]): string =>
  line(
    spots.map((p) => `M${pt(p)}h0`).join(''),
    'var(--mn-label-edge,#8f7446)',
    13,
    0.6,
    'stroke-linecap="round" class="mn-dots"',
  );
/** Hexes that were rubbed out or removed: dashed outlines. */
export const goneMark = (spots: readonly Point[]): string =>
  line(hexPaths(spots, 42, 6), PEN.bad, 3.4, 1, 'stroke-dasharray="9 8" class="mn-gone"');

/** An impossible try: red collar and cross. */
export const refusedMark = ({ at: p, kind }: Spot, id = ID): string =>
  group(
    'refused',
    at(p, collar(43, PEN.bad, 7) + studs(kind, id) + rimmed('M-13-19l26 26m0-26l-26 26', PEN.bad, 7.5, 6.5)),
  );
/** A tile that breaks a rule (MN-3): red collar and warning triangle. */
export const offendingMark = ({ at: p, kind }: Spot, id = ID): string =>
  group(
    'offending',
    at(
      p,
      collar(46, PEN.bad, 8) +
        studs(kind, id) +
        fill('M0-33L26 12H-26Z', PEN.bad, 1, `stroke="${PEN.cream}" stroke-width="5" stroke-linejoin="round"`) +
        line('M0-17V-3M0 4.5V5.3', PEN.cream, 6, 1, 'stroke-linecap="round"'),
    ),
  );
/** Keyboard focus: 3 CSS px outside everything, between cream lines. `px` is CSS px a unit. */
export const focusMark = (p: Point, px: number): string => {
  const d = hexPath(49 + 1.5 / px, p, 5);
  return group('focus', line(d, PEN.cream, 7 / px) + line(d, PEN.focus, 3 / px));
};

/** The hole left by a lifted tile. */
export const holeMark = (p: Point, id = ID): string => {
  const d = hexPath(46, p, 5);
  return group(
    'hole',
    fill(d, PEN.pit) +
      fill(d, `url(#${id}-pit-lines)`, 1, `stroke="${PEN.cream}" stroke-width="3" stroke-dasharray="9 7"`),
  );
};
/** A tile lifted 22 units with the pawn on it, cream-edged, and its shadow below. Draw {@link holeMark} under it. */
export function liftedMark(p: Point, kind: Kind, seed: Seed, owner: Owner | null, scale = 1, id = ID): string {
  const edge = hexPath(48, [0, 0], 6) + hexPath(48, [0, THICK], 6);
  return group(
    'lifted',
    fill(hexPath(56, [p[0] + 10, p[1] + 16], 8), '#241404', 0.16) +
      fill(hexPath(48, [p[0] + 8, p[1] + 13], 6), '#241404', 0.34) +
      `<g class="mn-lifted-tile" transform="translate(${n1(p[0] - 2)} ${n1(p[1] - 22)}) scale(1.1)">` +
      fill(edge, PEN.cream, 1, `stroke="${PEN.cream}" stroke-width="7" stroke-linejoin="round"`) +
      mineralTile(kind, seed, id) +
      (owner === null ? '' : pawn(owner, 'standing', scale, id)) +
      '</g>',
  );
}

/** A remark in the margin with its leader line. */
export interface Remark {
  /** What it speaks of. */
  readonly to: Point;
  /** The first baseline. */
  readonly from: Point;
  readonly lines: readonly string[];
  readonly anchor?: 'start' | 'end';
  readonly tone?: 'ink' | 'good' | 'bad';
}
const TONE = {
  ink: 'var(--ink,#2b2419)',
  good: 'var(--mn-good-text,#1c5636)',
  bad: 'var(--mn-bad-text,#8c2515)',
} as const;
/** A remark beside the board, 15 CSS px high whatever the board's scale. */
export function remark({ to, from, lines, anchor = 'start', tone = 'ink' }: Remark, px: number): string {
  const size = 15 / px;
  const ink = TONE[tone];
  const elbow: Point = [from[0] + ((anchor === 'end' ? 1 : -1) * 5) / px, from[1] - size * 0.32];
  return group(
    'remark',
    line(`M${pt(elbow)}L${pt(to)}`, ink, 1.3 / px) +
      fill(ring(2.6 / px, ...to), ink) +
      lines
        .map((words, i) =>
          text([from[0], from[1] + i * size * 1.22], words, size, ink, {
            face: 'display',
            italic: true,
            weight: 550,
            anchor,
            more: `stroke="var(--mn-halo,#f1e7d0)" stroke-width="${n1(4 / px)}" paint-order="stroke" stroke-linejoin="round"`,
          }),
        )
        .join(''),
  );
}

/** Ruled lines of what is cut; once a page, inside `<defs>`. */
export const markDefs = (id = ID): string =>
  `<pattern id="${id}-cut-lines" width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path d="M0 6.5H13" stroke="${PEN.cream}" stroke-width="6.4" opacity=".85"/><path d="M0 6.5H13" stroke="${PEN.bad}" stroke-width="3.6"/></pattern>`;
