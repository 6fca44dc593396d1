// Specialist cards: 104 × 150 in the Center and in hand, slim for a crowded row, small for narrow places and lists.
// Paper in both themes.
// Portraits are references: the page has to hold `artDefs` with the faces that are in view.
import type { Ability } from '$lib/backend/bindings/space-explorers';
import { abilityAt, abilityRows } from './ability-picture';
import { ATOMS } from './ability-atoms';
import {
  at,
  breakName,
  circle,
  ID,
  inset,
  memo,
  num,
  path,
  rect,
  ring,
  svg,
  text,
  textWidth,
  type Picture,
} from './base';
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
/** Sizes in CSS px: whole, for a crowded row (no name), and for where neither fits, which may have any size. */
export type CardSize = 'full' | 'slim' | 'small';
const SIZES: Readonly<Record<CardSize, readonly [width: number, height: number]>> = {
  full: [104, 150],
  slim: [76, 150],
  small: [64, 112],
};
/** Width and height of a card in CSS px. */
export const cardSize = (size: CardSize): readonly [width: number, height: number] => SIZES[size];
/** The narrowest and the lowest small card on which all figures keep 13 px. */
export const LEAST_SMALL = [64, 96] as const;
/** How a card lies. */
export interface CardLook {
  readonly size?: CardSize;
  /** So many icons of its cost, from the bottom, are ignored. */
  readonly struck?: number;
  /** Can be recruited now: white rail and a tick. */
  readonly go?: boolean;
  /** CSS px wide; the height follows. Otherwise the size's own. */
  readonly width?: number;
  /** Small cards alone: CSS px high. With it the card is drawn for its place px for px, and nothing is scaled. */
  readonly height?: number;
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
  const px = look.width ?? SIZES[size][0];
  const [w, h] = size === 'small' && look.height !== undefined ? [px, look.height] : SIZES[size];
  const key = JSON.stringify([card, size, size === 'small' && [w, h], struck, go, id]);
  const body = faces(key, () =>
    size === 'small' ? smallCard(card, [w, h], struck, go, id) : largeCard(card, size, struck, go, id),
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
/** The face has to have so much of a small card's height, or the role gives way. */
const LEAST_FACE = 42;
/** Narrower cards write no roles: most would not fit. */
const LEAST_NAMED = 84;
/** A card for a narrow or a low place: its letters and figures keep their size, the face takes what is left. */
function smallCard(card: CardArt, [W, H]: readonly [number, number], struck: number, go: boolean, id: string): string {
  const head = 22;
  const rail = 18;
  const within = W - rail - 3;
  const rows = card.ability ? abilityRows(card.ability, within).length : 0;
  const foot = rows === 0 ? 0 : rows === 1 ? 20 : 34;
  const names = breakName(card.role, 13, within - 5);
  // A light squeeze can be read; a role that needs more is not written, nor one that would leave the face too low.
  const fits = W >= LEAST_NAMED && names.length === 1 && textWidth(card.role, 13) <= (within - 5) * 1.14;
  const [role] = fits && H - head - foot - 18 >= LEAST_FACE ? names : [];
  const strip = role === undefined ? 0 : 18;
  const low = H - foot - strip; // where the portrait ends
  // Six icons fill the rail: the tick then has its place above them.
  const pitch = Math.min(16.6, (H - head - (go ? 14 : 5)) / 6);
  const size = Math.min(14.6, pitch - 1.1);
  return (
    rect(0, 0, W, H, paper, { rx: 6 }) +
    path(`M0 ${head}V6a6 6 0 0 1 6-6h${num(W - 12)}a6 6 0 0 1 6 6v${head - 6}z`, cream) +
    faceIn(card.number, rail, head, W - rail, low - head, id) +
    (role === undefined
      ? ''
      : text(rail + 4, low + 13.5, role, 13, { within: within - 5 }) + rect(rail, low, W - rail, 1.4, night)) +
    (card.ability
      ? path(`M${rail} ${num(H - foot)}H${num(W)}V${num(H - 6)}a6 6 0 0 1-6 6H${rail}z`, buff) +
        rect(rail, H - foot, W - rail, role === undefined ? 1.4 : 0, night) +
        abilityAt(card.ability, rail + (W - rail) / 2, H - foot / 2 + 0.4, [within, foot - 1.6])
      : '') +
    rect(0, head - 1, W, 1.4, night) +
    rect(rail - 1.2, head - 1, 1.4, H - head + 1, night) +
    pointsAt(card, 11, 17.4, 18.5) +
    card.skills.map((d, i) => skillAt(d, 31.5 + i * 18.5, 10.9, 8.4)).join('') +
    (go
      ? path(`M0 ${head + 0.4}H${rail - 1.2}V${num(H)}H6a6 6 0 0 1-6-6z`, white) +
        tickAt((rail - 1) / 2, head + 5.4, 3.6)
      : '') +
    costColumn(card.cost, (rail - 1) / 2, H - 4 - size / 2, size, pitch, struck)
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
