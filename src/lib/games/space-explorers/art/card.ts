// Specialist cards: 104 × 150 in the Center and in hand, slim for a crowded row, small for lists. Paper in both themes.
// Portraits are references: the page has to hold `artDefs` with the faces that are in view.
import type { Ability } from '$lib/backend/bindings/space-explorers';
import { abilityAt, abilityRows } from './ability-picture';
import { ATOMS } from './ability-atoms';
import { at, breakName, circle, ID, inset, memo, path, rect, ring, svg, text, type Picture } from './base';
import { researchAt, rocketAt, skillAt, tickAt } from './icons';
import { INK, type Division } from './palette';
import { faceRef } from './portrait';

/** What a card shows. */
export interface CardArt {
  /** The specialist, 1–60 (SE-2): picks the portrait. */
  readonly number: number;
  /** Its role in the person's language. */
  readonly role: string;
  /** Progress points; not shown where the ability is an asterisk (SE-18). */
  readonly points: number;
  /** One skill, or two on a double card. */
  readonly skills: readonly Division[];
  /** Base cost, bottom first (SE-12). */
  readonly cost: readonly Division[];
  readonly ability?: Ability | undefined;
}
/** Sizes in CSS px: whole, for a crowded row (no name), and for lists (no name, no ability). */
export type CardSize = 'full' | 'slim' | 'small';
const SIZES: Readonly<Record<CardSize, readonly [width: number, height: number]>> = {
  full: [104, 150],
  slim: [76, 150],
  small: [64, 112],
};
/** Width and height of a card in CSS px. */
export const cardSize = (size: CardSize): readonly [width: number, height: number] => SIZES[size];
/** How a card lies. */
export interface CardLook {
  readonly size?: CardSize;
  /** So many icons of its cost, from the bottom, are ignored. */
  readonly struck?: number;
  /** Can be recruited now: white rail and a tick. */
  readonly go?: boolean;
  /** CSS px wide; the height follows. Otherwise the size's own. */
  readonly width?: number;
}

const { night, cream, white, paper, buff, slate, steel, signal } = INK;
/** Points, or the asterisk of a card that scores at the end. */
export const pointsAt = (card: CardArt, x: number, baseline: number, size: number): string =>
  card.ability?.kind === 'score'
    ? at(x, baseline - size * 0.35, ATOMS.asterisk.body, size / 15)
    : text(x, baseline, String(card.points), size, { weight: 700, anchor: 'middle' });

/** A face in a frame: the whole width of the portrait, and of its height what keeps eyes and chin in view. */
export function faceIn(number: number, x: number, y: number, w: number, h: number, id: string): string {
  const tall = (100 * h) / w;
  // a tall frame comes nearer: what is lost are the shoulders' ends
  if (tall > 116) {
    const wide = Math.max(56, (100 * 100) / tall);
    return inset([x, y, w, h], [50 - wide / 2, 3, wide, (wide * h) / w], faceRef(number, id));
  }
  return inset([x, y, w, h], [0, Math.min(34, Math.max(3, 80 - tall)), 100, tall], faceRef(number, id));
}
/** The base cost, lowest first, standing on (x, y); the lowest `struck` are ignored. */
export const costColumn = (
  cost: readonly Division[],
  x: number,
  y: number,
  size: number,
  pitch: number,
  struck = 0,
): string => cost.map((d, i) => researchAt(d, x, y - i * pitch, size, i < struck ? 'struck' : 'whole')).join('');

const faces = memo(400);
/** The face of a card. */
export function cardFace(card: CardArt, look: CardLook = {}, how: Picture = {}, id = ID): string {
  const { size = 'full', struck = 0, go = false } = look;
  const [w, h] = SIZES[size];
  const px = look.width ?? w;
  const key = JSON.stringify([card, size, struck, go, id]);
  const body = faces(key, () =>
    size === 'small' ? smallCard(card, struck, go, id) : largeCard(card, size, struck, go, id),
  );
  return svg([0, 0, w, h], px, (px * h) / w, body, how);
}

function largeCard(card: CardArt, size: 'full' | 'slim', struck: number, go: boolean, id: string): string {
  const slim = size === 'slim';
  const [W, H] = SIZES[size];
  const rail = 26;
  const within = W - 32;
  const rows = card.ability ? abilityRows(card.ability, within).length : 1;
  const foot = rows > 1 ? 37 : 21;
  const names = slim ? [] : breakName(card.role, 13, 72);
  const strip = names.length === 0 ? 3.4 : 6.4 + 13 * names.length;
  const low = H - 3 - foot - strip; // where the portrait ends
  return (
    rect(0, 0, W, H, paper, { rx: 7 }) +
    path(`M0 25V7a7 7 0 0 1 7-7h${W - 14}a7 7 0 0 1 7 7v18z`, cream) +
    rect(0, 25, W, 1.6, night) +
    pointsAt(card, 13, 20.5, 22) +
    card.skills.map((d, i) => skillAt(d, (slim ? 36 : 38) + i * (slim ? 20.5 : 22.5), 12.8, 9.8)).join('') +
    faceIn(card.number, rail, 26.6, W - rail, low - 26.6, id) +
    names.map((line, i) => text(29.5, low + 13.9 + 13 * i, line, 13, { within: 72 })).join('') +
    rect(rail, low, W - rail, 1.6, night) +
    rect(24.6, 25, 1.6, H - 25, night) +
    (go ? path(`M0 26.6H24.6V${H}H7a7 7 0 0 1-7-7z`, white) + tickAt(12.4, 32.5, 5.2) : '') +
    costColumn(card.cost, 12.4, 139.5, 16.4, 18.6, struck) +
    (card.ability
      ? rect(28, H - 3 - foot, W - 30, foot, buff, { rx: 4 }) +
        abilityAt(card.ability, 28 + (W - 30) / 2, H - 3 - foot / 2, [within, foot - 2])
      : rect(28.7, H - 2.3 - foot, W - 31.4, foot - 1.4, 'none', { rx: 4, stroke: buff, 'stroke-width': 1.4 }))
  );
}
function smallCard(card: CardArt, struck: number, go: boolean, id: string): string {
  const [W, H] = SIZES.small;
  return (
    rect(0, 0, W, H, paper, { rx: 6 }) +
    path(`M0 21V6a6 6 0 0 1 6-6h${W - 12}a6 6 0 0 1 6 6v15z`, cream) +
    inset([18.4, 22, W - 18.4, H - 27], [26, 8, 48, (48 * (H - 27)) / (W - 18.4)], faceRef(card.number, id)) +
    rect(18.4, H - 5, W - 18.4, 1.4, night) +
    rect(0, 21, W, 1.4, night) +
    rect(17.2, 21, 1.4, H - 21, night) +
    pointsAt(card, 10, 17, 18) +
    card.skills.map((d, i) => skillAt(d, 31 + i * 18, 10.7, 8.2)).join('') +
    (go ? path(`M0 22.4H17.2V${H}H6a6 6 0 0 1-6-6z`, white) + tickAt(8.6, 26.6, 3.4) : '') +
    costColumn(card.cost, 8.6, H - 8.2, 12.2, 13.3, struck)
  );
}

/** The back of the cards, w × h CSS px. */
export function cardBack(w: number, h: number, how: Picture = {}): string {
  const [cx, cy] = [w / 2, h * 0.36];
  const rings = Array.from({ length: Math.ceil(h / 23) }, (_, q) => ring(cx - 3, cy, 29 + q * 15, steel, 5)).join('');
  return svg(
    [0, 0, w, h],
    w,
    h,
    rect(0, 0, w, h, cream, { rx: 7 }) +
      inset(
        [3, 3, w - 6, h - 6],
        [0, 0, w - 6, h - 6],
        rect(0, 0, w - 6, h - 6, slate, { rx: 5 }) +
          rings +
          circle(cx - 3, cy, 15, signal) +
          rocketAt(cx - 3, cy, 1.35, cream),
      ),
    how,
  );
}
/** A head alone, `size` CSS px square, for chips and ledgers; round its corners in CSS. */
export const thumb = (number: number, size = 40, how: Picture = {}, id = ID): string =>
  svg([0, 0, 64, 64], size, size, inset([0, 0, 64, 64], [18, 12, 64, 64], faceRef(number, id)), how);
/** A person's portrait in a place of w × h CSS px. */
export const faceIcon = (number: number, w: number, h: number, how: Picture = {}, id = ID): string =>
  svg([0, 0, w, h], w, h, faceIn(number, 0, 0, w, h, id), how);
