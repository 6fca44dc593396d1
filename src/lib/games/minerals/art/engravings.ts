// The ten tools as small engravings on a 64-unit square: outlines and ruled shading in one ink, three weights of line.
import { arcPoints, hatch, polar, polygon, pt, ring, type Point } from './base';

/** A tool, by the engine's name (MN-42 to MN-51). */
export type Tool = 'hammer' | 'shovel' | 'chest' | 'sack' | 'map' | 'compass' | 'glass' | 'vortex' | 'rope' | 'lantern';

const bold = (d: string): string => `<path d="${d}" stroke-width="1.7"/>`;
const fine = (d: string): string => `<path d="${d}" stroke-width="1.05"/>`;
const hair = (d: string): string => `<path d="${d}" stroke-width=".7"/>`;
/** An outline that covers what lies behind it. */
const paper = (d: string, width = 1.7): string =>
  `<path d="${d}" fill="var(--mn-tool-paper,#fbf5e6)" stroke-width="${width}"/>`;
const solid = (d: string): string => `<path d="${d}" fill="currentColor" stroke="none"/>`;
const shade = (points: readonly Point[], degrees: number, gap: number): string => fine(hatch(points, degrees, gap));
type P = readonly Point[];

function hammer(): string {
  const handle: P = [
    [25, 25],
    [30, 20.5],
    [57, 52],
    [51.5, 57],
  ];
  const lit: P = [
    [28.5, 28],
    [31, 22],
    [57, 52],
    [54, 55],
  ];
  const under: P = [
    [12, 35],
    [31, 16],
    [36, 12],
    [46, 8],
    [36, 13],
    [31, 20],
    [12, 40],
    [8, 36],
  ];
  return (
    paper(polygon(handle)) +
    shade(lit, 138, 2.2) +
    paper('M6 29L21 14C27 9 36 6 46 8C38 11 34 15 31 20L16 36L12 40L5 33Z') +
    shade(under, 20, 1.7) +
    bold('M12 22L22 32') +
    fine('M9 30L14 35M24 14L30 20') +
    hair('M47 48L52 53.5M45 46L50 51.5')
  );
}

function shovel(): string {
  const under: P = [
    [8, 56],
    [17, 57],
    [26, 54],
    [33, 48],
    [37, 42],
    [31, 36],
    [22, 46],
  ];
  const shaft: P = [
    [31, 33],
    [51, 13],
    [53, 15],
    [32, 36],
  ];
  return (
    paper('M28 32L49 11L53 15L32 36Z') +
    shade(shaft, 100, 2) +
    paper('M8 56C5 47 8 38 14 32L22 26L38 42L32 50C26 56 17 59 8 56Z') +
    shade(under, 132, 1.9) +
    bold('M14 50L31 33') +
    paper('M46 8L52 4L60 12L56 18L53 15L55 12.5L51.5 9L49 11Z') +
    hair('M11 44L16 38M13 40L19 34')
  );
}

function chest(): string {
  const side: P = [
    [40, 28],
    [58, 28],
    [58, 54],
    [40, 54],
  ];
  const foot: P = [
    [8, 44],
    [40, 44],
    [40, 54],
    [8, 54],
  ];
  const lid: P = [
    [44, 13],
    [50, 12],
    [55, 18],
    [57, 28],
    [44, 28],
  ];
  return (
    paper('M8 28H58V54H8Z') +
    paper('M8 28C8 16 14 11 20 11H48C54 11 58 17 58 28Z') +
    shade(side, 90, 2.6) +
    shade(foot, 0, 2.4) +
    shade(lid, 78, 2.3) +
    paper('M14 11.8C11 15 10.5 21 10.5 28H17C17 21 17.5 15 20 11Z') +
    paper('M10.5 28H17V54H10.5Z') +
    paper('M47 11C50 15 50.5 21 50.5 28H56.5C56.5 20 55 14 51 12Z') +
    paper('M50 28H56.5V54H50Z') +
    bold('M8 34H58') +
    paper('M27 25H39V38Q33 43 27 38Z') +
    solid('M33 29.5a2.4 2.4 0 0 1 1.3 4.4V37.5H31.7V33.9A2.4 2.4 0 0 1 33 29.5Z') +
    hair('M20 20H44M19 24H26M40 24H45')
  );
}

function sack(): string {
  const under: P = [
    [41, 24],
    [50, 32],
    [55, 42],
    [54, 51],
    [48, 57],
    [36, 58],
    [45, 50],
    [47, 40],
  ];
  return (
    paper('M24 21C14 28 7 38 9 48C11 58 22 59 32 59S53 58 55 48C57 38 50 28 40 21Z') +
    shade(under, 60, 1.9) +
    paper('M24 21C21 14 20 10 17 6C22 9 25 5 29 7C32 4 35 6 38 5C41 8 44 5 48 6C44 11 43 15 40 21Z') +
    fine('M26 9C27 13 27 17 28 20M33 8V20M40 9C38 13 37 17 36 20') +
    paper('M22 19.5Q32 24 42 19.5L42.5 23.5Q32 28 21.5 23.5Z') +
    fine('M42 22C47 23 49 27 47 31M42.5 22C46 21 50 22 52 25') +
    fine('M25 28C21 34 19 41 20 48M31 29C30 33 30 36 30 39M37 28C39 31 40 34 40 37') +
    hair('M16 38C14 42 14 47 16 51')
  );
}

function map(): string {
  const a: P = [
    [5, 15],
    [22, 9],
    [22, 49],
    [5, 56],
  ];
  const b: P = [
    [22, 9],
    [42, 15],
    [42, 56],
    [22, 49],
  ];
  const c: P = [
    [42, 15],
    [59, 9],
    [59, 50],
    [42, 56],
  ];
  return (
    paper(polygon(a)) +
    paper(polygon(b)) +
    paper(polygon(c)) +
    hair(hatch(b, 17, 2.4)) +
    paper('M25 16C31 14 38 20 39 27C40 37 34 45 28 43C23 41 24 30 25 16Z', 1.05) +
    fine('M10 46L14 41L12 35L18 30') +
    '<path d="M15 27L26 22L34 31L46 30L51 22" stroke-width="2" stroke-dasharray="3.4 3"/>' +
    bold('M48 15L55 23M55 15L48 23') +
    fine('M46 44Q49 41 52 44T57 43M46 49Q49 46 52 49T57 48') +
    fine('M8 22L12 17L15 21M11 25L16 19L19 23')
  );
}

function compass(): string {
  const [cx, cy] = [32, 37];
  let ticks = '';
  for (let i = 0; i < 24; i++) {
    const a = (i * Math.PI) / 12;
    ticks += `M${pt(polar(i % 6 ? 18.6 : 16.5, a, cx, cy))}L${pt(polar(20.6, a, cx, cy))}`;
  }
  const rim = [...arcPoints(25.2, cx, cy, 0.1, 2.3, 16), ...arcPoints(21.5, cx, cy, 0.1, 2.3, 16).reverse()];
  return (
    paper(ring(4, 32, 7)) +
    paper('M28 10H36L37 13H27Z') +
    paper(ring(25, cx, cy)) +
    fine(ring(21.6, cx, cy)) +
    shade(rim, 45, 1.5) +
    fine(ticks) +
    paper('M32 37L27.6 33.6L43 22.5Z') +
    solid('M32 37L36.4 40.4L43 22.5Z') +
    paper('M32 37L36.4 40.4L21 51.5Z') +
    shade(
      [
        [32, 37],
        [27.6, 33.6],
        [21, 51.5],
      ],
      126,
      1.5,
    ) +
    bold('M32 37L27.6 33.6L21 51.5L36.4 40.4Z') +
    paper(ring(2.4, cx, cy))
  );
}

function glass(): string {
  const [cx, cy] = [26, 25];
  const dusk = [
    ...arcPoints(16.5, cx, cy, 0.1, 1.75, 14),
    ...arcPoints(9.5, cx + 2.4, cy + 2.4, 0.1, 1.75, 14).reverse(),
  ];
  const stone = [0, 1, 2, 3, 4, 5].map((i) => polar(8, -Math.PI / 2 + (i * Math.PI) / 3, cx, cy));
  return (
    paper('M39.5 42.5L43 39L58 53C60 56 56 60.5 53 58.5Z') +
    shade(
      [
        [41, 43],
        [43, 40],
        [58, 54],
        [56, 58],
      ],
      138,
      2,
    ) +
    bold('M36.5 39.5L40 36L45 41L41.5 44.5Z') +
    paper(ring(20.5, cx, cy)) +
    fine(ring(17, cx, cy)) +
    shade(dusk, 45, 1.9) +
    bold('M14.5 26C14 19 18 14 24 13') +
    hair('M17.5 27C17.5 21 20 18 25 16.5') +
    paper(polygon(stone), 1.05) +
    hair(
      `M${pt([cx, cy])}L${[0, 2, 4].map((i) => pt(polar(8, -Math.PI / 2 + (i * Math.PI) / 3, cx, cy))).join(`M${pt([cx, cy])}L`)}`,
    )
  );
}

function vortex(): string {
  const [cx, cy] = [32, 33];
  const arm = (turn: number, r0: number, r1: number, sweep: number): string =>
    `M${Array.from({ length: 23 }, (_, i) => {
      const t = i / 22;
      return pt(polar(r0 + (r1 - r0) * t ** 1.15, turn + sweep * t, cx, cy));
    }).join('L')}`;
  const quarters = [0, 1, 2, 3].map((i) => (i * Math.PI) / 2);
  const stone = (x: number, y: number, s: number, a: number): string =>
    polygon([0, 1, 2, 3, 4, 5].map((i) => polar(s, a + (i * Math.PI) / 3, x, y)));
  return (
    hair(quarters.flatMap((a) => [0.2, 0.4, 0.62].map((k) => arm(a + k, 6 + k * 9, 26 + k * 3, 3.2))).join('')) +
    bold(quarters.map((a) => arm(a, 3, 27, 4.1)).join('')) +
    paper(stone(53, 14, 5.2, 0.3)) +
    paper(stone(10, 50, 4.4, 0.1)) +
    paper(stone(14, 12, 3.4, 0.5)) +
    solid(ring(3.2, cx, cy))
  );
}

function rope(): string {
  const oval = (rx: number, ry: number): string =>
    `M${31 - rx} 30a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0-${2 * rx} 0Z`;
  const on = (a: number, rx: number, ry: number): string => pt([31 + rx * Math.cos(a), 30 + ry * Math.sin(a)]);
  let strands = '';
  let inner = '';
  for (let i = 0; i < 34; i++) {
    const a = (i * Math.PI) / 17;
    strands += `M${on(a, 25, 22)}Q${on(a + 0.14, 22.4, 19.4)} ${on(a + 0.1, 19, 16)}`;
    inner += `M${on(a, 18.5, 15.5)}Q${on(a + 0.16, 16, 13)} ${on(a + 0.1, 12.5, 9.5)}`;
  }
  return (
    paper(oval(25.5, 22.5)) +
    fine(strands) +
    bold(oval(18.8, 15.8)) +
    fine(inner) +
    paper(oval(12, 9)) +
    paper('M39 17L46 13L53 49L58 58L50 61L46 51Z') +
    fine('M40 20L47 17M41 25L48 22M42 30L49 27M43 35L50 32M44 40L51 37M45 45L52 42M46 50L53 47') +
    fine('M50 61L49 57M53.5 60L51.5 55M56 59L54 54')
  );
}

function lantern(): string {
  const rays = [-158, -180, 158, -22, 0, 22]
    .map((deg) => (deg * Math.PI) / 180)
    .map((a) => `M${pt(polar(21, a, 32, 36))}L${pt(polar(27, a, 32, 36))}`)
    .join('');
  return (
    bold('M22 17C22 2 42 2 42 17') +
    paper('M24 17H40L44 24H20Z') +
    shade(
      [
        [33, 17],
        [40, 17],
        [44, 24],
        [34, 24],
      ],
      80,
      1.8,
    ) +
    paper('M21 24H43L45 50H19Z') +
    fine('M26.5 24L25.5 50M37.5 24L38.5 50') +
    shade(
      [
        [38, 24],
        [43, 24],
        [45, 50],
        [38.6, 50],
      ],
      96,
      1.5,
    ) +
    paper('M17 50H47L49 58H15Z') +
    shade(
      [
        [30, 50],
        [47, 50],
        [49, 58],
        [30, 58],
      ],
      90,
      2.2,
    ) +
    paper('M32 29C37 35 38 39 36.5 43C35.5 46 28.5 46 27.5 43C26 39 30 36 32 29Z') +
    solid('M32 37C34 40 34.5 42 33.5 43.6C33 44.6 31 44.6 30.5 43.6C29.5 42 31 40 32 37Z') +
    bold(rays)
  );
}

/** Each engraving, drawn once. */
export const ENGRAVINGS: Readonly<Record<Tool, string>> = {
  hammer: hammer(),
  shovel: shovel(),
  chest: chest(),
  sack: sack(),
  map: map(),
  compass: compass(),
  glass: glass(),
  vortex: vortex(),
  rope: rope(),
  lantern: lantern(),
};
