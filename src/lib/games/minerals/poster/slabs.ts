// Mineral slabs and pawns for the Minerals poster: one hex is 100 units tall, pointy top.
import { circle, n1, path, poly, pt, rng, soft, stroke, type Point, type Random } from '$lib/art/draw';

export type Slab = 'wollastonite' | 'kyanite' | 'tourmaline' | 'anthracite' | 'orpiment';
export const SLABS: readonly Slab[] = ['wollastonite', 'kyanite', 'tourmaline', 'anthracite', 'orpiment'];

const FACE_RADIUS = 47.4;
/** How far the slab's side shows below its face. */
const THICK = 7;
const TAU = Math.PI * 2;

const PAINT: Readonly<
  Record<
    Slab,
    {
      readonly faces: readonly [readonly [string, string], readonly [string, string]];
      readonly side: string;
      readonly value: number;
    }
  >
> = {
  wollastonite: {
    faces: [
      ['#ffffff', '#eeebe2'],
      ['#fffcf4', '#ece5d5'],
    ],
    side: '#a89d88',
    value: 1,
  },
  kyanite: {
    faces: [
      ['#9fc1dd', '#477ab2'],
      ['#aac6d8', '#5484b0'],
    ],
    side: '#23456f',
    value: 2,
  },
  tourmaline: {
    faces: [
      ['#7fae74', '#2f6b4a'],
      ['#6aa382', '#2a6154'],
    ],
    side: '#1f4a34',
    value: 3,
  },
  anthracite: {
    faces: [
      ['#4a4b53', '#1b1b20'],
      ['#4b4750', '#1c191f'],
    ],
    side: '#0c0c0e',
    value: 4,
  },
  orpiment: {
    faces: [
      ['#ffe38a', '#d98618'],
      ['#ffe99a', '#dd921f'],
    ],
    side: '#8d4a0b',
    value: 5,
  },
};

const polar = (radius: number, angle: number, [cx, cy]: Point = [0, 0]): Point => [
  cx + radius * Math.cos(angle),
  cy + radius * Math.sin(angle),
];
/** Corners of a hex around (0, 0), the top one first, clockwise. */
export const hexCorners = (radius: number): readonly [Point, Point, Point, Point, Point, Point] => {
  const corner = (i: number): Point => polar(radius, ((i * 60 - 90) * Math.PI) / 180);
  return [corner(0), corner(1), corner(2), corner(3), corner(4), corner(5)];
};
/** A hex with slightly round corners around (0, 0). */
function hexPath(radius: number, round: number): string {
  const c = hexCorners(radius);
  const toward = (a: Point, b: Point): Point => {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    return [a[0] + ((b[0] - a[0]) * round) / length, a[1] + ((b[1] - a[1]) * round) / length];
  };
  return (
    c
      .map(
        (v, i) =>
          `${i ? 'L' : 'M'}${pt(toward(v, c[(i + 5) % 6] ?? v))}Q${pt(v)} ${pt(toward(v, c[(i + 1) % 6] ?? v))}`,
      )
      .join('') + 'Z'
  );
}
const SLAB = hexPath(FACE_RADIUS, 5);

const line = (d: string, ink: string, width: number, opacity: number): string =>
  d ? stroke(d, ink, width, `stroke-opacity="${opacity}"`) : '';
const wash = (d: string, ink: string, opacity: number): string => (d ? path(d, ink, `fill-opacity="${opacity}"`) : '');

/** Milky white and silky: one great fan of fibres over the slab. */
function fibres(r: Random): string {
  let [silk, grey, white, dark] = ['', '', '', ''];
  const a = r.in(0, TAU);
  const o = polar(52, a);
  const aim = a + Math.PI + r.in(-0.22, 0.22);
  for (let i = 0; i < 25; i++) {
    const t = i / 24 - 0.5;
    const dir = aim + t * 1.46 + r.in(-0.025, 0.025);
    const length = r.in(70, 104) * (1 - Math.abs(t) * 0.42);
    const bend = t * 0.16;
    if (i % 3 === 0)
      silk += poly([
        o,
        polar(length, dir + bend - 0.03, o),
        polar(length * 1.05, dir + bend, o),
        polar(length * 0.97, dir + bend + 0.03, o),
      ]);
    const hair = `M${pt(polar(3, dir, o))}Q${pt(polar(length * 0.55, dir - bend * 0.5, o))} ${pt(polar(length, dir + bend, o))}`;
    if (i % 4 === 0) dark += hair;
    else if (i % 4 === 2) white += hair;
    else grey += hair;
  }
  return (
    wash(silk, '#b9ae99', 0.4) +
    line(grey, '#a39887', 0.9, 0.6) +
    line(white, '#ffffff', 1.7, 0.95) +
    line(dark, '#75695a', 0.9, 0.7)
  );
}
/** Blue blades laid side by side. */
function blades(r: Random): string {
  const tones = ['', '', '', ''] as [string, string, string, string];
  let ink = '';
  let glint = '';
  let tone = r.int(0, 3);
  for (let y = -58; y < 58;) {
    const h = r.in(6, 14);
    const ends = r();
    const x0 = ends < 0.34 ? r.in(-34, 14) : -62;
    const x1 = ends > 0.66 ? r.in(-14, 34) : 62;
    const lean = r.in(-1.8, 1.8);
    tone = (tone + r.int(1, 2)) % 4;
    tones[tone as 0 | 1 | 2 | 3] += poly([
      [x0 + (x0 > -60 ? 8 : 0), y],
      [x1 - (x1 < 60 ? 8 : 0), y + lean],
      [x1, y + h * 0.6 + lean],
      [x1 - (x1 < 60 ? 5 : 0), y + h + lean],
      [x0, y + h],
    ]);
    ink += `M${n1(x0)} ${n1(y + h)}L${n1(x1)} ${n1(y + h + lean)}`;
    for (let s = 0; s < 2; s++) glint += `M${n1(r.in(-52, 24))} ${n1(y + h * r.in(0.15, 0.88))}h${n1(r.in(12, 50))}`;
    y += h;
  }
  return `<g transform="rotate(${n1(r.in(0, 180))})">${wash(tones[1], '#27508a', 0.74)}${wash(tones[2], '#6ba4d6', 0.75)}${wash(tones[0], '#dbe7ef', 0.82)}${line(ink, '#16335a', 0.85, 0.7)}${line(glint, '#f4f9fc', 0.9, 0.75)}</g>`;
}
/** A watermelon slice: green rind, white pith, pink heart. */
function rings(r: Random): string {
  const turn = r.in(0, TAU);
  const centre = polar(r.in(0, 4.5), r.in(0, TAU));
  const tri = r.in(0.05, 0.12);
  const zone = (radius: number): string =>
    soft(
      Array.from({ length: 18 }, (_, i): Point =>
        polar(radius * (1 + tri * Math.cos(3 * ((i * TAU) / 18 - turn)) + r.in(-0.02, 0.02)), (i * TAU) / 18, centre),
      ),
    );
  let spokes = '';
  let rays = '';
  for (let i = 0; i < 28; i++) {
    const a = (i * TAU) / 28 + r.in(-0.1, 0.1);
    const out = r.in(38, 46);
    spokes += `M${pt(polar(out, a, centre))}L${pt(polar(out + r.in(5, 12), a, centre))}`;
    rays += `M${pt(polar(r.in(12, 20), a, centre))}L${pt(polar(r.in(24, 31), a, centre))}`;
  }
  return (
    line(spokes, '#1b4630', 0.9, 0.45) +
    path(zone(38), '#cfe0b4') +
    path(zone(34), '#f9ebe0') +
    path(zone(29.5), '#f0a9b6') +
    wash(zone(21), '#dc6c8c', 0.85) +
    wash(zone(11), '#bd3a63', 0.9) +
    line(rays, '#a02c57', 0.6, 0.5)
  );
}
/** Near-black coal that breaks like glass: shells with a cold bright lip. */
function shells(r: Random): string {
  const a = r.in(0, TAU);
  let s = '';
  for (const [reach, turn, radius] of [
    [40, 0, 65],
    [49, 2, 49],
    [51, -2.1, 41],
    [58, 0.1, 34],
  ] as const) {
    const angle = a + turn + r.in(-0.3, 0.3);
    const o = polar(reach, angle);
    const into = angle + Math.PI;
    const arc = (q: number, half: number): string =>
      `M${pt(polar(q, into - half, o))}A${n1(q)} ${n1(q)} 0 0 1 ${pt(polar(q, into + half, o))}`;
    let ripples = '';
    for (let q = radius - 7; q > radius * 0.42; q -= r.in(6, 9)) ripples += arc(q, r.in(0.35, 0.75));
    s +=
      circle(o[0], o[1], radius, '#1b1b20') +
      circle(o[0], o[1], radius - 4, '#2b2d35', 'fill-opacity=".8"') +
      line(arc(radius, 1.15), '#e8ecf2', 1.4, 0.75) +
      line(ripples, '#aab1c0', 1, 0.5);
  }
  return s;
}
/** Golden foliation that climbs like flames. */
function flames(r: Random): string {
  const lean = r.in(-0.45, 0.45) - Math.PI / 2;
  const root = polar(52, lean + Math.PI);
  const flame = (offset: number, length: number, width: number, dir: number): string => {
    const foot = polar(offset, lean + Math.PI / 2, root);
    const d = lean + dir;
    const curl = r.in(0, TAU);
    const side = (t: number, s: number): Point => {
      const half = width * Math.sin(Math.PI * Math.min(1, 0.22 + t * 0.78)) * (1 - t * 0.25);
      return polar(
        Math.sin(t * 4.4 + curl) * t * length * 0.13 + s * half,
        d + Math.PI / 2,
        polar(t * length, d, foot),
      );
    };
    return soft([
      side(0, -1),
      side(0.2, -1),
      side(0.42, -1),
      side(0.64, -1),
      side(0.84, -1),
      side(1, 0),
      side(1, 0),
      side(0.84, 1),
      side(0.64, 1),
      side(0.42, 1),
      side(0.2, 1),
      side(0, 1),
    ]);
  };
  const row = (count: number, l0: number, l1: number, width: number, span: number): string => {
    let d = '';
    for (let i = 0; i < count; i++) {
      const t = (i + 0.5) / count - 0.5;
      d += flame(t * span + r.in(-4, 4), r.in(l0, l1) * (1 - Math.abs(t) * 0.55), width, t * 0.7);
    }
    return d;
  };
  return (
    wash(row(5, 92, 116, 13, 78), '#b9530d', 0.78) +
    wash(row(5, 66, 96, 11, 68), '#e88f16', 0.95) +
    path(row(4, 46, 74, 8.5, 68), '#ffd24f') +
    wash(row(4, 24, 44, 6, 68), '#fff3b4', 0.95)
  );
}
const VEINS: Readonly<Record<Slab, (r: Random) => string>> = {
  wollastonite: fibres,
  kyanite: blades,
  tourmaline: rings,
  anthracite: shells,
  orpiment: flames,
};

/** Value studs in the lower rim: dark on light minerals, pearl on dark ones. */
function studs(value: number): string {
  let d = '';
  for (let i = 0; i < value; i++) {
    const s = (i - (value - 1) / 2) * 12.8;
    d += `M${n1(s * 0.866 - 4.6)} ${n1(36 - Math.abs(s) * 0.5)}a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0Z`;
  }
  const dark = value === 1 || value === 5;
  return path(
    d,
    dark ? '#3b2413' : '#fff8ea',
    `stroke="${dark ? '#fff6e0' : '#1d140c'}" stroke-width="3" stroke-opacity=".8" paint-order="stroke"`,
  );
}

/** Shared definitions of slabs: once a drawing. `id` must be unique on the page. */
export const slabDefs = (id: string): string =>
  `<clipPath id="${id}-face"><path d="${SLAB}"/></clipPath>` +
  SLABS.flatMap((kind) =>
    PAINT[kind].faces.map(
      ([a, b], i) =>
        `<linearGradient id="${id}-${kind}-${i}" x1=".2" y1="0" x2=".8" y2="1"><stop offset="0" stop-color="${a}"/><stop offset="1" stop-color="${b}"/></linearGradient>`,
    ),
  ).join('');

/** One slab around (0, 0). */
export function slab(kind: Slab, seed: number, id: string): string {
  const m = PAINT[kind];
  const r = rng(seed);
  const [top, topRight, right, bottom, bottomLeft, left] = hexCorners(FACE_RADIUS - 2.2);
  const dark = kind === 'anthracite';
  const gloss: Point[] = [left, top, [top[0] + 20, top[1] + 11.6], [left[0], left[1] + 30]];
  return (
    `<path d="${SLAB}" transform="translate(0 ${THICK})" fill="${m.side}"/>` +
    path(SLAB, `url(#${id}-${kind}-${r.int(0, 1)})`) +
    `<g clip-path="url(#${id}-face)">${VEINS[kind](r)}${stroke(SLAB, m.side, 9, 'stroke-opacity=".2"')}</g>` +
    path(poly(gloss), '#fff', `fill-opacity="${dark ? 0.13 : 0.2}"`) +
    stroke(
      `M${pt(bottomLeft)}L${pt(left)}L${pt(top)}L${pt(topRight)}`,
      '#fff',
      2.6,
      `stroke-linejoin="round" stroke-opacity="${dark ? 0.42 : 0.72}"`,
    ) +
    stroke(
      `M${pt(topRight)}L${pt(right)}L${pt(bottom)}L${pt(bottomLeft)}`,
      '#2a1c0c',
      3,
      `stroke-linejoin="round" stroke-opacity="${dark ? 0.6 : 0.3}"`,
    ) +
    stroke(SLAB, '#3d2d1c', 1.25, 'stroke-opacity=".85"') +
    studs(m.value)
  );
}
/** The pit that a lifted slab leaves, around (0, 0). */
export const pit = (): string =>
  path(poly(hexCorners(50)), '#4a3113') +
  path(poly(hexCorners(50).map(([x, y]): Point => [x * 0.93 + 2, y * 0.93 + 6])), '#5d4120') +
  stroke('M-26-26l52 40M-38-8l48 37M-10-36l46 36', '#3b260d', 1.6, 'opacity=".7"');

const DOME = 'M-31 8C-31 1-27-1-26-7C-24-33-16-49 0-49S24-33 26-7C27-1 31 1 31 8C31 15 16 19 0 19S-31 15-31 8Z';
const SKIRT = 'M-31 8C-31 15-16 19 0 19S31 15 31 8C31 5 30 3 28.6.5C29 7 15 11.5 0 11.5S-29 7-28.6.5C-30 3-31 5-31 8Z';
/** A pawn on the slab around (0, 0): a soft dome with its owner's mark. */
export const pawn = ([light, body, deep]: readonly [string, string, string], markPath: string): string =>
  '<ellipse cx="6" cy="14" rx="33" ry="10" fill="#1d1209" opacity=".4"/>' +
  path(DOME, body, 'stroke="#fff4dc" stroke-width="6.5" stroke-opacity=".92" paint-order="stroke"') +
  path('M9-47Q24-34 26-7C27-1 31 1 31 8C31 13 22 17 12 18.5Q22-10 9-47Z', deep, 'opacity=".55"') +
  path(SKIRT, light, 'opacity=".5"') +
  '<ellipse cx="-9" cy="-32" rx="11" ry="14" fill="#fff" opacity=".3"/>' +
  stroke(DOME, deep, 1.8) +
  path(markPath, '#fff6e4', `stroke="${deep}" stroke-width="1.4"`);
