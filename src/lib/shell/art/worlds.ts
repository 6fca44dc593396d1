// One window into each world, at any size: taller than wide gives a poster, otherwise a stratum of the drilled core.
// The upper third of a poster and the left half of a stratum stay calm, because the title lies there.
import { line, n1, n3, noise, path, placed, poly, rng, soft, stroke, svg, type Point } from '$lib/art/draw';
import { board } from '../../games/super-motherload/art/board';
import { coveredBy, spacesFrom, type BoardArt } from '../../games/super-motherload/art/space';
import { surface } from '../../games/super-motherload/art/surface';
import { capsule, INK, planet, rocket, site, star4, stipple } from './launch';
import { hexCorners, pawn, pit, slab, slabDefs, type Slab } from './slabs';

/** A scene of w × h units. `id` must be unique on the page; the same size may share it when all are shown. */
export type Scene = (w: number, h: number, id?: string) => string;
const framed = (w: number, h: number, body: string): string =>
  svg([0, 0, w, h], w, h, body, { className: 'world' }).replace('<svg ', '<svg preserveAspectRatio="xMidYMid slice" ');

/** A board drawn as text with its covered spaces, `o`. */
function dig(
  depth: number,
  terrain: readonly string[],
  things: readonly string[],
  mask: readonly string[],
): { readonly boards: readonly BoardArt[]; readonly covered: (space: number) => boolean } {
  const open = new Set<number>();
  mask.forEach((row, y) => Array.from(row).forEach((ch, x) => ch === 'o' && open.add((depth - 1) * 64 + y * 8 + x)));
  return { boards: [{ slot: depth - 1, depth, spaces: spacesFrom(terrain, things) }], covered: coveredBy(open) };
}
const POSTER_DIG = dig(
  1,
  ['........', '........', '........', '........', '........', '#.....U.', '..R.#...', '........'],
  ['i..p.i..', '.g..i...', '..A..e..', 'p..B..r.', '.d.i.p..', '...e...i', '.g....d.', '........'],
  ['..o.....', '..ooo...', 'ooo.o...', '....oo..', '....o...', '..ooo...', '..o.....', '........'],
);
const STRATUM_DIG = dig(
  2,
  ['........', '........', '........', '........', '........', '........', '........', '........'],
  ['..i.p.g.', '......d.', '.......r', '.p.e.i..', '........', '........', '........', '........'],
  ['.....o..', 'oooooo..', 'ooooooo.', '........', '........', '........', '........', '........'],
);

/** Super Motherload: rust, lamplight, ore. */
export const motherload: Scene = (w, h, id = `motherload-${w}x${h}`) => {
  if (h > w) {
    const k = w / 270;
    const sky = Math.min(168 * k, h * 0.42);
    return framed(
      w,
      h,
      placed(0, sky, k, board(POSTER_DIG.boards, POSTER_DIG.covered, id)) +
        placed(
          0,
          0,
          k,
          surface(270, sky / k, {
            id: `${id}-sky`,
            seed: 6,
            sun: [0.72, 0.68],
            rigs: [
              { what: 'orange', x: 166, k: 0.9 },
              { what: 'green', x: 40, k: 0.8 },
            ],
            props: [{ what: 'dome', x: 236, k: 0.8 }],
            shafts: [112.5],
          }),
        ),
    );
  }
  const k = Math.max(w / 360, (h + 14) / 300);
  return framed(
    w,
    h,
    `<g transform="translate(${n1(w - 360 * k)} 0) scale(${n3(k)}) translate(0 -374)">${board(STRATUM_DIG.boards, STRATUM_DIG.covered, id)}</g>`,
  );
};

const SLAB_ROW: readonly Slab[] = [
  'kyanite',
  'wollastonite',
  'tourmaline',
  'wollastonite',
  'orpiment',
  'kyanite',
  'wollastonite',
  'tourmaline',
  'anthracite',
  'kyanite',
  'wollastonite',
];
const PAWNS = [
  { paint: ['#ee8267', '#c8452e', '#7d2013'], mark: 'M-18-17a18 18 0 1 0 36 0a18 18 0 1 0-36 0Z' },
  {
    paint: ['#63b3a8', '#1f7f78', '#0d4745'],
    mark: 'M-13.5-33.5H13.5Q16.5-33.5 16.5-30.5V-3.5Q16.5-.5 13.5-.5H-13.5Q-16.5-.5-16.5-3.5V-30.5Q-16.5-33.5-13.5-33.5Z',
  },
] as const;
interface HexPlan {
  /** Radius of a hex in units of the picture. */
  readonly R: number;
  readonly ox: number;
  readonly oy: number;
  readonly columns: number;
  readonly rows: number;
  readonly bare: (i: number, j: number) => boolean;
  readonly holes: ReadonlySet<string>;
  readonly pawns: readonly [readonly [number, number], readonly [number, number]];
}
function hexPlan(w: number, h: number): HexPlan {
  if (h > w) {
    const R = w / 8.2;
    return {
      R,
      ox: -R * Math.sqrt(3) * 0.2,
      oy: h - R * 9,
      columns: 6,
      rows: 8,
      bare: (i, j) => (j === 0 && (i < 1 || i > 3)) || (j === 1 && i === 0),
      holes: new Set(['1,2', '3,3', '2,5', '0,4']),
      pawns: [
        [2, 2],
        [4, 3],
      ],
    };
  }
  const R = h / 5.1;
  const dx = R * Math.sqrt(3);
  const columns = Math.max(6, Math.ceil((w * 0.42) / dx) + 1);
  const shift = columns - 6; // more columns to the left on a wide stratum; holes and pawns stay at the right
  return {
    R,
    ox: w - dx * (4.3 + shift),
    oy: -R * 0.35,
    columns,
    rows: 5,
    bare: (i, j) => i === 0 && (j % 2 === 0 || j === 3),
    holes: new Set([`${2 + shift},1`, `${4 + shift},2`, `${1 + shift},0`]),
    pawns: [
      [3 + shift, 1],
      [2 + shift, 2],
    ],
  };
}
/** Minerals: tinted slabs on paper. */
export const minerals: Scene = (w, h, id = `minerals-${w}x${h}`) => {
  const r = rng(12);
  const tall = h > w;
  const plan = hexPlan(w, h);
  const { R } = plan;
  let specks = '';
  let fibres = '';
  for (let i = 0; i < (w * h) / 160; i++) {
    const [x, y] = [r() * w, r() * h];
    if (i % 2) specks += `M${n1(x)} ${n1(y)}h.1`;
    else if (i % 9 === 0)
      fibres += `M${n1(x)} ${n1(y)}q${n1(r.in(-4, 4))} ${n1(r.in(-3, 3))} ${n1(r.in(-9, 9))} ${n1(r.in(-6, 6))}`;
  }
  let s =
    `<rect width="${w}" height="${h}" fill="#efe7d6"/>` +
    stroke(specks, '#8b7752', 1.2, 'stroke-linecap="round" opacity=".28"') +
    stroke(fibres, '#b59e72', 0.7, 'opacity=".35"');
  const cells: (readonly [i: number, j: number, x: number, y: number])[] = [];
  for (let j = 0; j < plan.rows; j++)
    for (let i = 0; i < plan.columns; i++)
      if (!plan.bare(i, j)) cells.push([i, j, plan.ox + (i + (j % 2) / 2) * R * Math.sqrt(3), plan.oy + j * R * 1.5]);
  // the shores of an old chart, stepping out from the slabs
  const land = cells.map(([, , x, y]) => poly(hexCorners(R).map(([a, b]): Point => [a + x, b + y + R * 0.1]))).join('');
  for (const [wide, shore, wash] of [
    [1.7, '#d3bd8e', '#eadfc4'],
    [1.1, '#c9b07c', '#e3d4b1'],
    [0.6, '#bfa36b', '#d9c69b'],
  ] as const)
    s +=
      path(land, shore, `stroke="${shore}" stroke-width="${n1(R * wide)}" stroke-linejoin="round"`) +
      path(land, wash, `stroke="${wash}" stroke-width="${n1(R * wide - 2)}" stroke-linejoin="round"`);
  s += path(
    land,
    '#7a6034',
    `opacity=".22" transform="translate(${n1(R * 0.08)} ${n1(R * 0.24)})" stroke="#7a6034" stroke-width="${n1(R * 0.12)}"`,
  );
  s += slabDefs(id);
  const k = R / 50;
  for (const [i, j, x, y] of cells) {
    const hole = plan.holes.has(`${i},${j}`);
    s += placed(
      x,
      y,
      k,
      hole ? pit() : slab(SLAB_ROW[(i * 3 + j * 5) % SLAB_ROW.length] ?? 'wollastonite', i * 13 + j * 29 + 5, id),
    );
  }
  plan.pawns.forEach(([i, j], n) => {
    const cell = cells.find((c) => c[0] === i && c[1] === j);
    const who = PAWNS[n];
    if (cell && who) s += placed(cell[2], cell[3] - (tall ? 2 : 1), k * 1.02, pawn(who.paint, who.mark));
  });
  return framed(w, h, s);
};

/** Space Explorers: a 1960s poster. */
export const explorers: Scene = (w, h) => {
  const r = rng(31);
  const tall = h > w;
  const U = tall ? w / 300 : h / 130;
  const [cx, horizon] = tall ? [w * 0.5, h * 0.86] : [w - 108 * U, h * 1.05];
  const reach = tall ? h : Math.max(w * 0.62, h * 1.7);
  let s = `<rect width="${w}" height="${h}" fill="${INK.night}"/>`;
  for (const [k, colour] of [
    [1.08, INK.midnight],
    [0.86, INK.dusk],
    [0.64, INK.slate],
    [0.43, '#2d5c80'],
  ] as const)
    s += `<circle cx="${n1(cx)}" cy="${n1(horizon)}" r="${n1(reach * k)}" fill="${colour}"/>`;
  for (let i = 0; i < 15; i++) {
    const a = Math.PI + 0.12 + (i * (Math.PI - 0.24)) / 14;
    const end = (b: number): Point => [cx + Math.cos(b) * reach * 2.4, horizon + Math.sin(b) * reach * 2.4];
    s += path(poly([[cx, horizon], end(a - 0.028), end(a + 0.028)]), INK.cream, 'opacity=".055"');
  }
  for (let i = 0; i < (w * h) / 1500; i++) {
    const [x, y, q] = [r() * w, r() * h * (tall ? 0.7 : 1), r()];
    const calm = tall ? y < 150 * U : x < w - 170 * U;
    s +=
      q > 0.78 && !calm
        ? star4(x, y, 5 * U, INK.cream, 'opacity=".8"')
        : `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r.in(0.5, 1.3))}" fill="${INK.cream}" opacity="${calm ? 0.35 : 0.75}"/>`;
  }
  s += stipple(0, h * 0.4, w, h * 0.6, Math.round((w * h) / 420), 5, INK.night, 1.5 * U, 0.4);
  s += tall ? planet(w * 0.8, h * 0.36, 27 * U) : planet(w - 22 * U, h * 0.26, 24 * U);
  if (tall) {
    const orbit = `transform="rotate(-14 ${n1(w * 0.5)} ${n1(h * 0.5)})"`;
    s += `<ellipse cx="${n1(w * 0.5)}" cy="${n1(h * 0.5)}" rx="${n1(w * 0.62)}" ry="${n1(h * 0.1)}" fill="none" stroke="${INK.cream}" stroke-width="${n1(1.6 * U)}" stroke-dasharray="${n1(2 * U)} ${n1(6 * U)}" stroke-linecap="round" opacity=".7" ${orbit}/>`;
    s += `<g transform="translate(${n1(w * 0.15)} ${n1(h * 0.52)}) rotate(-24) scale(${n3(-U * 0.46)} ${n3(U * 0.46)}) translate(-60 -50)">${capsule()}</g>`;
    s += `<g transform="translate(${n1(w * 0.47)} ${n1(h * 0.57)}) rotate(8) scale(${n3(U)})">${rocket()}</g>`;
    const ground = h - 44 * U;
    s += placed(0, ground - 4, U, site(INK.midnight, INK.dusk));
    s +=
      path(`M0 ${n1(ground)}Q${n1(w * 0.5)} ${n1(ground - 16 * U)} ${n1(w)} ${n1(ground)}V${n1(h)}H0Z`, INK.night) +
      stroke(
        `M0 ${n1(ground + 14 * U)}Q${n1(w * 0.5)} ${n1(ground - 2 * U)} ${n1(w)} ${n1(ground + 14 * U)}`,
        INK.signal,
        n1(3 * U),
      );
  } else
    s += `<g transform="translate(${n1(w - 94 * U)} ${n1(h * 0.46)}) rotate(52) scale(${n3(U * 0.62)})">${rocket()}</g>`;
  return framed(w, h, s);
};

/** The scenes by the games' names in addresses, folders and saves. */
export const SCENES = {
  'super-motherload': motherload,
  minerals,
  'space-explorers': explorers,
} as const satisfies Record<string, Scene>;

/** Torn edge of the paper stratum, and the lip of the ground one, for the strata stacked on a phone. w × 20. */
export function edge(w: number, kind: 'paper' | 'ground'): string {
  const wob = noise(kind === 'paper' ? 5 : 9);
  const points: Point[] = [];
  for (let x = -8; x <= w + 8; x += kind === 'paper' ? 7 : 13)
    points.push([x, 9 + wob(x / 17) * 3.4 + wob(x / 61) * 3]);
  const up = (dy: number): Point[] => points.map(([x, y]) => [x, y - dy]);
  const body =
    kind === 'paper'
      ? path(line(up(2.5)) + 'V14H-8Z', '#fffaf0') + path(line(points) + 'V14.5H-8Z', '#efe7d6')
      : path(soft(points, false) + 'V14.5H-8Z', '#a44f31') +
        stroke(soft(points, false), '#f0ac72', 2.2) +
        stroke(soft(up(2), false), '#3a1a0f', 1.6, 'opacity=".5"');
  return svg([0, 0, w, 20], w, 20, body, { className: 'edge' });
}
