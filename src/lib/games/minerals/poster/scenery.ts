// The window into this world on home: tinted slabs on paper.
import { n1, path, placed, poly, rng, stroke, type Point } from '$lib/art/draw';
import { framed } from '$lib/art/framed';
import type { Scenery } from '$lib/shell/guest';
import { hexCorners, pawn, pit, slab, slabDefs, type Slab } from './slabs';

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
    // A narrow stratum keeps its left half for the words on it.
    ox: w - dx * ((w < 380 ? 3.75 : 4.3) + shift),
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
function draw(w: number, h: number): string {
  const id = `minerals-${w}x${h}`;
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
}

export const scenery: Scenery = { draw, thumb: '257 14 96 96' };
