// A hub: five divisions as stacks. Covered cards lie above, each showing its points and skills; the top card is whole
// and shows the ability in force. A stack is one picture, for it is one target.
import { abilityAt, abilityRows, isLegible } from './ability-picture';
import { at, breakName, circle, ID, inset, line, num, path, rect, svg, text, type Picture } from './base';
import { faceIn, pointsAt, type CardArt } from './card';
import { mark, skillAt } from './icons';
import { DIVISIONS, HUES, INK, TABLE, type Division, type Five } from './palette';
import { faceRef } from './portrait';

const { night, cream, paper, buff, sand, signal, rust } = INK;

/** Measures of a hub's columns in CSS px. */
export interface HubSize {
  readonly width: number;
  /** Height of the top card. */
  readonly top: number;
  /** Height of a covered card's strip, and how low it may get in a tall stack. */
  readonly peek: number;
  readonly least: number;
  /** So many strips at most; the lowest cards fold into "+n". */
  readonly most: number;
}
/** The measures of a phone (five columns in 376 px) and of a desk. */
export const HUB_SIZES: Readonly<Record<'phone' | 'desk', HubSize>> = {
  phone: { width: 70, top: 92, peek: 21, least: 16, most: 5 },
  desk: { width: 116, top: 182, peek: 31, least: 22, most: 7 },
};
/** How a stack of cards is laid out. */
export interface StackPlan {
  /** So many of the lowest cards are told by a number only. */
  readonly folded: number;
  /** Height of each strip. */
  readonly peek: number;
  /** Number of strips, that of the folded ones included. */
  readonly strips: number;
  readonly height: number;
}
/** The layout of a stack of `count` cards. */
export function stackPlan(count: number, size: HubSize): StackPlan {
  const covered = Math.max(0, count - 1);
  const strips = Math.min(covered, size.most);
  const peek = covered > 3 ? size.least : size.peek;
  return {
    folded: covered > size.most ? covered - size.most + 1 : 0,
    peek,
    strips,
    height: size.top + strips * peek,
  };
}

/** How the top card lies. */
export interface TopLook {
  /** It would be covered: its ability is struck. */
  readonly lost?: boolean;
  /** It would lie here: pale, as a preview. */
  readonly ghost?: boolean;
}
function topBody(card: CardArt, w: number, h: number, { lost = false, ghost = false }: TopLook, id: string): string {
  const wide = w >= 100;
  const head = wide ? 32 : 22;
  const within = w - (wide ? 18 : 10);
  const rows = card.ability ? abilityRows(card.ability, within).length : 0;
  const foot = rows === 0 ? 0 : wide ? (rows > 1 ? 42 : 30) : rows > 1 ? 33 : 22;
  const names = wide ? breakName(card.role, 16, w - 16) : [];
  const strip = names.length === 0 ? 0 : 7 + 17 * names.length;
  const art = h - head - foot - strip;
  const r = wide ? 8 : 6;
  const [fx, fy, fw, fh] = wide ? [7, h - foot + 1, w - 14, foot - 7] : [0, h - foot, w, foot];
  const body =
    rect(0, 0, w, h, paper, { rx: r }) +
    headBody(card, w, head, cream) +
    faceIn(card.number, 0, head, w, art, id) +
    rect(0, head - 0.8, w, 1.6, night) +
    (names.length > 0 ? rect(0, head + art, w, 1.6, night) : '') +
    names.map((words, i) => text(8, head + art + 18 + 17 * i, words, 16, { within: w - 16 })).join('') +
    (card.ability
      ? (wide ? rect(fx, fy, fw, fh, buff, { rx: 4 }) : rect(0, fy - 0.8, w, 1.6, night)) +
        abilityAt(card.ability, w / 2, fy + fh / 2, [within, fh - 1.5], wide ? 1.3 : 1.08) +
        (lost ? rect(fx, fy, fw, fh, signal, { opacity: 0.25, rx: wide ? 4 : 0 }) + strike(fx, fy, fw, fh) : '')
      : '');
  return ghost ? `<g opacity=".88">${body}</g>` : body;
}
const strike = (x: number, y: number, w: number, h: number): string =>
  line(`M${num(x + w * 0.16)} ${num(y + h - 2)}L${num(x + w * 0.84)} ${num(y + 2)}`, rust, 2.6);
/** Points and skills on a strip of w × h. */
function headBody(card: CardArt, w: number, h: number, fill: string): string {
  const k = h / 22;
  const r = num(6 * Math.min(1, k));
  // numbers stay legible on low strips
  const size = Math.max(13.5, 17.5 * k);
  return (
    path(
      `M0 ${num(h)}V${r}a${r} ${r} 0 0 1 ${r}-${r}h${num(w - 2 * Number(r))}a${r} ${r} 0 0 1 ${r} ${r}V${num(h)}z`,
      fill,
    ) +
    pointsAt(card, 10.5 * Math.max(0.9, k), h / 2 + size * 0.355, size) +
    card.skills
      .map((d, i) => skillAt(d, (28 + i * 17.5) * Math.max(0.9, k), h / 2, Math.min(8 * k, h / 2 - 1.6)))
      .join('')
  );
}
/** A covered card's strip, w × h: points and skills stay in view; on a wide one a slit shows the face. */
function peekBody(card: CardArt, w: number, h: number, id: string): string {
  const slit = w * 0.34;
  const face =
    w >= 100
      ? inset([w - slit, h * 0.06, slit, h * 0.94], [22, 26, 56, (56 * h * 0.94) / slit], faceRef(card.number, id)) +
        rect(w - slit - 1.4, 0, 1.4, h, night)
      : '';
  return headBody(card, w, h, paper) + face;
}
const foldBody = (n: number, w: number, h: number): string =>
  path(`M0 ${num(h)}V6a6 6 0 0 1 6-6h${num(w - 12)}a6 6 0 0 1 6 6V${num(h)}z`, buff) +
  text(w / 2, h / 2 + 5.3, `+${n}`, 15, { weight: 700, anchor: 'middle' });

/** The top card of a division alone, w × h CSS px. From w = 100 it also bears its name. */
export const hubTop = (card: CardArt, w: number, h: number, look: TopLook = {}, how: Picture = {}, id = ID): string =>
  svg([0, 0, w, h], w, h, topBody(card, w, h, look, id), how);
/** A covered card's strip alone, w × h CSS px. */
export const peek = (card: CardArt, w: number, h: number, how: Picture = {}, id = ID): string =>
  svg([0, 0, w, h], w, h, peekBody(card, w, h, id), how);

/** A division's whole stack as one picture; `cards` bottom first. Where it is empty use `emptySlot`. */
export function hubStack(
  cards: readonly CardArt[],
  size: HubSize,
  {
    preview,
  }: {
    /** Lies on top as a ghost; the card it covers shows its ability struck. */ readonly preview?: CardArt | undefined;
  } = {},
  how: Picture = {},
  id = ID,
): string {
  const all = preview ? [...cards, preview] : cards;
  const plan = stackPlan(all.length, size);
  const { width: w } = size;
  const [first, count] = plan.folded > 0 ? [plan.folded - 1, all.length] : [0, all.length];
  let y = 0;
  let body = '';
  for (let i = first; i < count - 1; i++) {
    const card = all[i];
    if (!card) continue;
    const lost = preview && i === count - 2 && card.ability;
    const strip =
      plan.folded > 0 && i === first
        ? foldBody(plan.folded, w, plan.peek)
        : peekBody(card, w, plan.peek, id) + (lost ? lostBody(card, w, plan.peek) : '');
    // paper below the next card's round corners
    body += at(0, y, rect(0, plan.peek - 1, w, 8, paper) + strip + edge(w));
    y += plan.peek;
  }
  const top = all.at(-1);
  if (top) body += at(0, y, topBody(top, w, size.top, { ghost: preview !== undefined }, id) + (y > 0 ? edge(w) : ''));
  const rim = rect(0.5, 0.5, w - 1, plan.height - 1, 'none', { rx: 6, stroke: 'var(--se-rim,transparent)' });
  return svg([0, 0, w, plan.height], w, plan.height, body + rim, how);
}
const edge = (w: number): string => line(`M0 6a6 6 0 0 1 6-6h${num(w - 12)}a6 6 0 0 1 6 6`, night, 1.5);
/** The ability that is lost by covering its card, struck, at the right end of the strip. */
const lostBody = (card: CardArt, w: number, h: number): string => {
  if (!card.ability) return '';
  const room = w * 0.42;
  // Where its figures would be too small to read, the stroke says it alone.
  const legible = isLegible(card.ability, [room - 4, h - 3]);
  return (
    rect(w - room - 2, 2, room, h - 3, legible ? paper : buff) +
    (legible ? abilityAt(card.ability, w - room / 2 - 3, h / 2, [room - 4, h - 3]) : '') +
    line(`M${num(w - room)} ${num(h - 3)}L${num(w - 4)} 3`, rust, 2.2)
  );
};

/** A rival's hub in little: each division's covered cards as strips with their skills, the top face, the skills held. */
export function hubMini(
  stacks: readonly (readonly CardArt[])[],
  skills: Five,
  width = 180,
  how: Picture = {},
  id = ID,
): string {
  const col = 33;
  const most = 5;
  const strips = Math.max(1, ...stacks.map((s) => Math.min(most, s.length - 1)));
  const h = 66 + 11 * strips;
  const gap = (width - col * 5) / 4;
  const base = h - 22;
  const columns = DIVISIONS.map((division, i) => {
    const stack = stacks[i] ?? [];
    const x = i * (col + gap);
    const top = stack.at(-1);
    const under = stack.slice(0, -1).slice(-most);
    const face = top
      ? faceIn(top.number, x, base - 40, col, 40, id)
      : rect(x + 1, base - 39, col - 2, 38, 'none', {
          rx: 4,
          stroke: TABLE.empty,
          'stroke-width': 1.6,
          'stroke-dasharray': '4 3',
        });
    const more = stack.length - 1 - under.length;
    const pieces = under.map((card, k) => {
      const y = base - 40 - (under.length - k) * 11;
      const strip = rect(x + 0.4, y + 0.4, col - 0.8, 9.2, paper, { rx: 2, stroke: sand, 'stroke-width': 0.8 });
      // the lowest strip stands for all that do not fit
      if (more > 0 && k === 0)
        return strip + text(x + col / 2, y + 9.6, `+${more + 1}`, 13, { weight: 700, anchor: 'middle' });
      const skill = (d: Division, m: number): string =>
        circle(x + 6.5 + m * 8.5, y + 5, 3.3, HUES[d].base, { stroke: HUES[d].deep, 'stroke-width': 0.8 });
      return strip + card.skills.map(skill).join('');
    });
    return (
      face +
      pieces.join('') +
      rect(x, base, col, 2.5, HUES[division].onTable) +
      mark(division, x + 8, base + 13, 5, HUES[division].onTable) +
      text(x + 17, base + 18, String(skills[i] ?? 0), 15, { weight: 700, fill: TABLE.mark })
    );
  });
  return svg([0, 0, width, h], width, h, columns.join(''), how);
}
