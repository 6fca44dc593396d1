// Pictograms. Chunky cut shapes on a 24 grid. Every one also has a word beside it or a label.
import { DRILL, KEYLINE, PAPER, type Drill, type Mineral } from './palette';
import { circle, path, placed, poly, ngon, stroke, svg, type Picture } from '$lib/art/draw';
import { text, textWidth } from './lettering';
import { mark, markPath } from './marks';
import { crystals } from './ores';

/** One bonus of a purchase, a drill or an artifact (SM-38), as the engine names it. */
export type Bonus =
  | { readonly kind: 'draw' | 'bombs' | 'points' | 'actions'; readonly count: number }
  | { readonly kind: 'minerals'; readonly mineral: Mineral; readonly count: number };

const box = (x: number, y: number, w: number, h: number, fill: string, opacity: number): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="1.8" fill="${fill}" opacity="${opacity}"/>`;
/** The colour of cuts in a pictogram; set `--cut` to what lies behind it. */
const CUT = `var(--cut,${PAPER.ink})`;
const even = 'fill-rule="evenodd"';

const DRAWN = {
  draw: (k: string) =>
    `<g transform="rotate(-9 9 13)">${box(3.5, 5, 10, 14.5, k, 0.45)}</g><g transform="rotate(7 14 12)">${box(9, 4, 10.5, 15, k, 1)}</g>` +
    stroke('M14.6 8v6.4M11.4 11.2h6.4', CUT, 2.2),
  drill: (k: string) =>
    path('M5 3h14v5H5Z', k) + path('M6.4 9.6h11.2l-1.3 3.4H7.7ZM8.3 14.6h7.4l-1.2 3.2H9.5ZM10 19.3h4L12 23Z', k),
  bomb: (k: string) =>
    path('M6 9h10v12q0 2-2 2H8q-2 0-2-2Z', k) +
    path('M6 5.4h10V8H6Z', k) +
    stroke('M11 5.4Q12 1.6 16.4 2.6', k, 1.8) +
    path('M19.4 0l.9 2.2 2.3.7-2.1 1.2-.5 2.4-1.3-2-2.4-.2 1.6-1.8Z', k) +
    path('M7.6 12.6h6.8v5H7.6Z', CUT),
  end: (k: string) => path('M5 21V3h2.6v2h11l-2.8 4.4 2.8 4.4h-11V21Z', k),
  undo: (k: string) => path('M9.5 3.5 3 9.6l6.5 6.2v-4h5.2a3.4 3.4 0 0 1 0 6.8H8v3h6.7a6.4 6.4 0 0 0 0-12.8H9.5Z', k),
  redo: (k: string) =>
    path('M14.5 3.5 21 9.6l-6.5 6.2v-4H9.3a3.4 3.4 0 0 0 0 6.8H16v3H9.3a6.4 6.4 0 0 1 0-12.8h5.2Z', k),
  menu: (k: string) => path('M3 5h18v3H3ZM3 10.6h13v3H3ZM3 16.2h18v3H3Z', k),
  close: (k: string) =>
    path('M5.4 3.2 12 9.8l6.6-6.6 2.2 2.2L14.2 12l6.6 6.6-2.2 2.2L12 14.2l-6.6 6.6-2.2-2.2L9.8 12 3.2 5.4Z', k),
  check: (k: string) => path('M9.4 19.8 2.6 13l2.5-2.5 4.3 4.2L18.9 5l2.5 2.5Z', k),
  cup: (k: string) =>
    path(
      'M6 3h12v2h4v3q0 4-4.6 4.6Q16 15 13.4 15.6V18H17v3H7v-3h3.6v-2.4Q8 15 6.6 12.6 2 12 2 8V5h4Zm0 4H4.2q0 2.6 2 3.2Zm12 0v3.2q1.9-.6 1.8-3.2Z',
      k,
    ),
  log: (k: string) => path('M4 2.5h13l3 3V21.5H4Zm3 6v2h10v-2Zm0 4v2h10v-2Zm0 4v2h6v-2Z', k, even),
  action: (k: string) =>
    path('M2 8.5Q9 1 20 4.5q-3.8-.3-6.6 1.3L15 7.6 21.6 19l-2.5 1.5L12 9.9l-1.8-2.1Q6 8.3 2 8.5Z', k) +
    path('M3 19.5h9v2.5H3Z', k, 'opacity=".55"'),
  deck: (k: string) => box(6, 2, 13, 17, k, 0.4) + box(4.5, 4, 13, 17, k, 1),
  info: (k: string) => path('M10.4 3h3.4v3.4h-3.4ZM8.5 9h5.3v9.2H16V21H8v-2.8h2.4v-6.4H8.5Z', k),
  hint: (k: string) =>
    path(
      'M12 2a7 7 0 0 1 4.2 12.6q-1.1.9-1.2 2.4H9q-.1-1.5-1.2-2.4A7 7 0 0 1 12 2ZM9 18.3h6v1.9H9ZM10 21.1h4L12 23Z',
      k,
    ),
  human: (k: string) => path('M12 2.5a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM3 22q0-8 9-8t9 8Z', k),
  computer: (k: string) => path('M3 4h18v13H3Zm4.5 4.5v3h3v-3Zm6 0v3h3v-3ZM8 19h8v2.5H8ZM11 1h2v3h-2Z', k, even),
  device: (k: string) => path('M6 1.5h12v21H6Zm2.3 3v13h7.4v-13ZM11 19.2v1.6h2v-1.6Z', k, even),
  next: (k: string) => path('m7.5 3.5 2.3-2.3L20.6 12 9.8 22.8 7.5 20.5 16 12Z', k),
  back: (k: string) => path('m16.5 3.5-2.3-2.3L3.4 12l10.8 10.8 2.3-2.3L8 12Z', k),
  down: (k: string) => path('m3.5 7.5-2.3 2.3L12 20.6 22.8 9.8 20.5 7.5 12 16Z', k),
  plus: (k: string) => path('M10.3 3h3.4v7.3H21v3.4h-7.3V21h-3.4v-7.3H3v-3.4h7.3Z', k),
  minus: (k: string) => path('M3 10.3h18v3.4H3Z', k),
  seal: (k: string) =>
    path(
      'M12 1.5 15 4l3.9-.2.8 3.8 3.1 2.4-1.6 3.5 1 3.8-3.5 1.6-1.7 3.5-3.8-.8L9.6 22.6 8 19l-3.8-.8.2-3.9L1.5 11.7 4 8.7l-.2-3.9 3.8-.8Z',
      k,
    ),
  turn: (k: string) =>
    path('M12 3.2a8.8 8.8 0 0 1 7.6 4.4L22.2 6v8h-7.6l2.5-2.4A5.6 5.6 0 1 0 16 16l2.4 2.2A8.8 8.8 0 1 1 12 3.2Z', k),
  mirror: (k: string) =>
    path('M10 4v16L1.5 20Z', k) +
    path('M14 4v16l8.5 0ZM16.3 11.6v6.1h3.2Z', k, even) +
    stroke('M12 1.5v3M12 7v3.5M12 13v3.5M12 19v3.5', k, 1.8),
  skip: (k: string) => path('M3 4l8 8-8 8ZM11 4l8 8-8 8ZM19 4h2.8v16H19Z', k),
  eye: (k: string) =>
    path('M1 12Q12 0 23 12 12 24 1 12Zm11-5a5 5 0 1 0 0 10 5 5 0 0 0 0-10Zm0 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z', k, even),
  warn: (k: string) => path('M12 2 23 21.5H1Zm-1.4 7v6.2h2.8V9Zm0 7.7v2.7h2.8v-2.7Z', k, even),
  book: (k: string) =>
    path('M3 4q5-1.5 9 1.2Q16 2.5 21 4v15q-5-1.5-9 1.2Q8 17.5 3 19Zm2.5 2v10.2q3-.4 5.3.6V6.9Q8.5 5.7 5.5 6Z', k, even),
  coins: (k: string) =>
    path('M9 4a6 6 0 0 1 6 6v.2A6.6 6.6 0 0 0 9.2 16H9A6 6 0 0 1 9 4Z', k, 'opacity=".55"') +
    path(
      'M15.5 11a5.8 5.8 0 1 1 0 11.6 5.8 5.8 0 0 1 0-11.6Zm-.9 2.3v1.2l-1.4.7v2.1l3.2 1v.7h-3.2v1.7h1.4v1h1.8v-1l1.5-.7v-2.2l-3.2-1v-.6h3v-1.7h-1.3v-1.2Z',
      k,
      even,
    ),
} satisfies Record<string, (ink: string) => string>;

/** Name of a pictogram. */
export type IconName = keyof typeof DRAWN;
export const ICONS = Object.keys(DRAWN) as readonly IconName[];

/** A pictogram, `size` px square. */
export const icon = (name: IconName, size = 24, ink = 'currentColor', how: Picture = {}): string =>
  svg([0, 0, 24, 24], size, size, DRAWN[name](ink), how);
/** A pictogram inside another drawing, its corner at (x, y). */
export const iconBody = (name: IconName, x: number, y: number, size: number, ink: string): string =>
  placed(x, y, size / 24, DRAWN[name](ink));

/** A drill bit with its mark in the collar: one drill icon of a card. 22 × 28 units, its corner at (x, y). */
export function bit(colour: Drill, x = 0, y = 0, k = 1): string {
  const c = DRILL[colour];
  const thread = colour === 'wild' ? [DRILL.red.base, DRILL.yellow.base, DRILL.blue.base] : [c.base, c.base, c.base];
  const turns = ['M3.2 13.2H18.8L17.2 17H4.8Z', 'M5.4 18H16.6L14.9 21.8H7.1Z', 'M7.8 22.8H14.2L11 28Z'];
  return placed(
    x,
    y,
    k,
    path(
      'M2.6 13H19.4L17.6 17.8H16.9L15 22.8H14.2L11 28.6 7.8 22.8H7L5.1 17.8H4.4Z',
      '#150a08',
      'stroke="#150a08" stroke-width="2.2" stroke-linejoin="round"',
    ) +
      turns.map((d, i) => path(d, thread[i] ?? c.base)).join('') +
      path('M3.2 13.2H9L7.4 17H4.8ZM5.4 18H8.6L8 21.8H7.1Z', '#fff', 'opacity=".35"') +
      path('M14.4 13.2H18.8L17.2 17H13.6ZM13.4 18H16.6L14.9 21.8H12.6Z', '#000', 'opacity=".2"') +
      circle(11, 7.8, 8, '#150a08') +
      circle(11, 7.8, 6.8, c.base) +
      path(markPath(colour, 11, 7.8, 3.9), c.ink),
  );
}
/** One drill icon alone, `height` px high. */
export const drillIcon = (colour: Drill, height = 28, how: Picture = {}): string =>
  svg([-1, -1, 24, 31], (height * 24) / 31, height, bit(colour), how);
/** The mark of a drill colour, on a dark disc unless `ring` is false. */
export const markIcon = (colour: Drill, size = 18, ring = true, how: Picture = {}): string =>
  svg(
    [0, 0, 20, 20],
    size,
    size,
    (ring ? circle(10, 10, 9.6, '#150a08') : '') + mark(colour, 10, 10, ring ? 5.2 : 8),
    how,
  );
/** Victory points in a hexagon, `size` px square. */
export const pointsIcon = (
  points: number,
  size = 26,
  fill: string = PAPER.ink,
  ink = '#ffe2a6',
  how: Picture = {},
): string =>
  svg(
    [0, 0, 28, 28],
    size,
    size,
    path(poly(ngon(6, 14, 14, 12.5, Math.PI / 6)), fill, `stroke="${ink}" stroke-width="1.8" stroke-linejoin="round"`) +
      text(14, 19.4, String(points), 15, ink, { anchor: 'middle' }),
    how,
  );

const count = (n: number): string => `+${n}`;
/** One bonus as a small group for cards, `h` units high, its corner at (x, y). Pictograms cut in `--cut`. */
export function bonus(b: Bonus, x: number, y: number, h = 16): string {
  const figure = (words: string): string => text(x, y + h * 0.5 + 4.8, words, 14.6, PAPER.ink);
  switch (b.kind) {
    case 'minerals': {
      const words = b.count > 1 ? count(b.count) : '+';
      return figure(words) + placed(x + (b.count > 1 ? 18 : 10), y, h / 38, crystals(b.mineral));
    }
    case 'points':
      return placed(
        x,
        y - 0.6,
        (h + 1.2) / 28,
        path(poly(ngon(6, 14, 14, 13, Math.PI / 6)), PAPER.ink) +
          text(14, 22, String(b.count), 23, '#ffe2a6', { anchor: 'middle' }),
      );
    case 'draw':
      return figure(count(b.count)) + iconBody('draw', x + 17, y, h, PAPER.ink);
    case 'bombs':
      return figure(count(b.count)) + iconBody('bomb', x + 17, y, h, PAPER.ink);
    case 'actions':
      return figure(count(b.count)) + iconBody('action', x + 17, y, h, PAPER.ink);
  }
}
/** Width of a bonus group drawn `h` units high. */
export function bonusWidth(b: Bonus, h = 16): number {
  if (b.kind === 'points') return h + 1.2;
  if (b.kind === 'minerals') return (b.count > 1 ? 18 : 10) + (h * 45) / 38;
  return Math.max(17, textWidth(count(b.count), 14.6)) + h;
}
/** A bonus alone, for lists and sheets, `height` px high. */
export const bonusIcon = (b: Bonus, height = 20, how: Picture = {}): string => {
  const w = bonusWidth(b, 18) + 2;
  return svg(
    [-1, -1, w, 20],
    (height * w) / 20,
    height,
    `<g style="--cut:${PAPER.base}">${bonus(b, 0, 0, 18)}</g>`,
    how,
  );
};

/** A round steel handle, 44 × 44 units around (0, 0): turn or mirror the bomb pattern. Drawn on the board; the interface lays its button over it. */
export const handle = (name: 'turn' | 'mirror'): string =>
  circle(0, 1.5, 15, KEYLINE, 'opacity=".7"') +
  circle(0, 0, 14.5, PAPER.base, `stroke="${KEYLINE}" stroke-width="2"`) +
  stroke('M-10.2-7A12.4 12.4 0 0 1 7-10.2', PAPER.hi, 1.6, 'stroke-linecap="round"') +
  iconBody(name, -9, -9, 18, PAPER.ink);
