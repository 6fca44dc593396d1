// The small pictures an ability is written with: a box 14 high each, drawn around (0, 0) in night on paper.
import { circle, g, line, num, path, rect, ring, text, textWidth } from './base';
import { mark, researchAt, rocketAt, skillAt, tokenShape } from './icons';
import { HUES, INK, type AnyDivision, type Division } from './palette';

/** A small picture and the width it takes. */
export interface Atom {
  readonly width: number;
  readonly body: string;
}
const { night, paper, slate, signal, mustard } = INK;
const atom = (width: number, ...body: readonly string[]): Atom => ({ width, body: body.join('') });

const card = (x: number, y: number, fill: string = night): string =>
  rect(x - 4, y - 5.5, 8, 11, fill, { rx: 1.4 }) +
  circle(x, y - 1.5, 2, paper) +
  path(`M${x - 3} ${y + 4}q3-4 6 0z`, paper);
const CARD = atom(9, card(0, 0));

/** Every small picture by what it says. */
export const ATOMS = {
  plus: atom(9, line('M0-4.5V4.5M-4.5 0H4.5', night, 2.4)),
  equals: atom(9, line('M-4-2H4M-4 2.5H4', night, 1.9)),
  brings: atom(12, line('M-5.5 0H4M0-4L4.5 0 0 4', night, 2.1, { 'stroke-linejoin': 'round' })),
  asterisk: atom(12, line('M0-5.5V5.5M-4.8-2.8L4.8 2.8M-4.8 2.8L4.8-2.8', night, 2.3)),
  /** "For every": between the points and what they count. */
  per: atom(4.4, line('M-2.4 5.5L2.4-5.5', night, 1.8)),
  card: CARD,
  /** Cards in hand. */
  hand: atom(
    14,
    g('rotate(-14)', rect(-6, -5, 7, 10, slate, { rx: 1.2 })),
    g('rotate(12)', rect(-1, -5.5, 7.5, 11, night, { rx: 1.2 })),
  ),
  /** The row of cards in the middle of the table. */
  center: atom(
    18,
    rect(-8.6, -5.5, 5, 7.6, night, { rx: 0.8 }),
    rect(-2.5, -5.5, 5, 7.6, night, { rx: 0.8 }),
    rect(3.6, -5.5, 5, 7.6, night, { rx: 0.8 }),
    line('M-8.8 4.8H8.8', slate, 1.8),
  ),
  /** Looking at cards of the deck. */
  look: atom(
    17,
    path('M-8 0Q0-9 8 0 0 9-8 0z', 'none', { stroke: night, 'stroke-width': 1.8, 'stroke-linejoin': 'round' }),
    circle(0, 0, 2.7, night),
  ),
  /** Instead of the turn's action (SE-19). */
  action: atom(14, circle(0, 0, 6.8, night), path('M1.2-5L-3.5 1H-.5L-1.2 5 3.5-1H.5z', mustard)),
  /** One icon is ignored. */
  free: atom(
    13,
    rect(-5, -5, 10, 10, 'none', { stroke: night, 'stroke-width': 1.8, rx: 1 }),
    line('M-6 6L6-6', signal, 2.2),
  ),
  /** The whole cost is ignored. */
  costless: atom(
    15,
    rect(-2.7, -7.4, 5.4, 4.2, night, { rx: 0.7 }),
    rect(-2.7, -2.1, 5.4, 4.2, night, { rx: 0.7 }),
    rect(-2.7, 3.2, 5.4, 4.2, night, { rx: 0.7 }),
    line('M-6.6 5.6L6.6-5.6', paper, 4),
    line('M-6.6 5.6L6.6-5.6', signal, 2.2),
  ),
  launch: atom(11, rocketAt(0, -0.4, 0.92, night)),
  /** What lies on top. */
  onTop: atom(
    11,
    rect(-4.5, -0.6, 9, 6.6, slate, { rx: 1 }),
    path('M-4.5-2.4V-5a1 1 0 0 1 1-1h7a1 1 0 0 1 1 1V-2.4z', night),
  ),
  back: atom(12, line('M5 4V0Q5-3 1-3H-4M-1-6.5L-4.5-3-1 .5', night, 2)),
  /** The largest of all. */
  largest: atom(15, rect(-6.5, 1, 3.4, 5, night), rect(-1.7, -2, 3.4, 8, night), rect(3.1, -6, 3.4, 12, night)),
  /** A division without specialists. */
  empty: atom(
    11,
    rect(-4.3, -6, 8.6, 11, 'none', { stroke: night, 'stroke-width': 1.5, 'stroke-dasharray': '2.4 1.8' }),
    rect(-5, 5.4, 10, 1.8, night),
  ),
  /** A needed skill that is not asked for. */
  unneeded: atom(14, ring(0, 0, 5.2, night, 1.7), line('M-6 6L6-6', paper, 4.2), line('M-6 6L6-6', signal, 2.2)),
  /** A specialist with two skill icons. */
  twoSkills: atom(19, circle(-4.1, 0, 4.9, slate), circle(4.1, 0, 4.9, night, { stroke: paper, 'stroke-width': 1 })),
} as const satisfies Readonly<Record<string, Atom>>;

/** A number. */
export const figure = (n: number | string): Atom => {
  const s = String(n);
  const w = textWidth(s, 15);
  return atom(w + 1, text(0, 5.4, s, 15, { weight: 700, anchor: 'middle' }));
};
/** Research of a kind. */
export const research = (division: AnyDivision): Atom => atom(14.5, researchAt(division, 0, 0, 13.5));
/** A skill of a kind. */
export const skill = (division: AnyDivision): Atom => atom(14.5, skillAt(division, 0, 0, 7));
/** So many tokens of any colours; one is the bare pin. */
export const tokens = (n: number): Atom =>
  n === 1
    ? atom(12, tokenShape(0, 0, 5.7, night), rect(-2.1, -2.1, 4.2, 4.2, paper))
    : atom(
        17,
        tokenShape(0, 0, 8.2, night),
        text(0, 5.3, String(n), 15, { weight: 700, anchor: 'middle', fill: paper }),
      );
/** How a number of icons is meant. */
export type Bound = 'just' | 'least' | 'most';
/** So many icons of a base cost: a number in a research square. The signs for bounds are drawn: the face has none. */
export const icons = (words: string, bound: Bound = 'just'): Atom => {
  const sign = bound === 'just' ? 0 : 8;
  const w = Math.max(15.5, textWidth(words, 15) + sign + 5.4);
  const left = -(textWidth(words, 15) + sign) / 2 + 0.4;
  const chevron = bound === 'least' ? 'l6 3.2-6 3.2' : 'm6 0l-6 3.2 6 3.2';
  return atom(
    w + 0.5,
    rect(-w / 2 + 0.8, -7.3, w - 1.6, 14.6, 'none', { rx: 1.8, stroke: night, 'stroke-width': 1.6 }),
    sign ? line(`M${num(left)}-4.4${chevron}M${num(left)} 4.6h6`, night, 1.7) : '',
    text(sign / 2, 5.3, words, 15, { weight: 700, anchor: 'middle' }),
  );
};
/** Into a division: its mark over its plate. */
export const into = (division: Division): Atom =>
  atom(11.5, mark(division, 0, -1.6, 4.3, HUES[division].deep), rect(-5.2, 4.9, 10.4, 2.1, night));
/** So many specialists; up to three are drawn. */
export const specialists = (n: number): readonly Atom[] => {
  if (n > 3) return [figure(n), CARD];
  const each = 8.4;
  const drawn = Array.from({ length: n }, (_, i) => card(each * (i - (n - 1) / 2), 0, i % 2 ? slate : night));
  return [atom(each * n + 0.6, ...drawn)];
};
/** A division with at least so many specialists: a tower on its plate. Up to four are drawn. */
export function tower(n: number): readonly Atom[] {
  const drawn = Math.min(n, 4);
  const each = 9.4 / drawn;
  const floors = Array.from({ length: drawn }, (_, i) =>
    rect(-4.4, 3.6 - (i + 1) * each, 8.8, each - 1.1, i % 2 ? slate : night, { rx: 0.8 }),
  );
  const picture = atom(11, ...floors, rect(-5.4, 4.4, 10.8, 2.2, night));
  return n > 4 ? [figure(n), picture] : [picture];
}
/** Projects that need a skill of a kind: a rocket that carries it. */
export const projectsWith = (division: Division): Atom =>
  atom(22, rocketAt(-5.6, -0.4, 0.92, night), skillAt(division, 5, 0, 5.9));
