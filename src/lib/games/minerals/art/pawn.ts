// A pawn: a soft dome with its owner's hue, shape and letter. Its foot ends at (0, 19), above the studs, so a
// pawn drawn at a hex's middle stands on its tile and the steps to move can be read.
import { n1, n3, svg, text, type Picture } from './base';
import { ID, OWNER_PAINT, PEN, type Owner, type OwnerShape } from './kinds';

/** Size of a pawn's letter in units at scale 1. */
export const LETTER = 33;
/** The least a letter may measure on screen, in CSS px. */
export const LEAST_LETTER = 13;
/** How much a pawn grows on small hexes, its foot staying: its letter is never under 13 px. `px` is CSS px a unit. */
export const pawnScale = (px: number): number => Math.max(1, (LEAST_LETTER + 0.05) / (LETTER * px));

const DOME = 'M-31 8C-31 1-27-1-26-7C-24-33-16-49 0-49S24-33 26-7C27-1 31 1 31 8C31 15 16 19 0 19S-31 15-31 8Z';
const SKIRT = 'M-31 8C-31 15-16 19 0 19S31 15 31 8C31 5 30 3 28.6.5C29 7 15 11.5 0 11.5S-29 7-28.6.5C-30 3-31 5-31 8Z';

const SIGN: Readonly<Record<OwnerShape, { readonly d: string; readonly baseline: number }>> = {
  circle: { d: 'M-18-17a18 18 0 1 0 36 0a18 18 0 1 0-36 0Z', baseline: -5.4 },
  square: {
    d: 'M-13.5-33.5H13.5Q16.5-33.5 16.5-30.5V-3.5Q16.5-.5 13.5-.5H-13.5Q-16.5-.5-16.5-3.5V-30.5Q-16.5-33.5-13.5-33.5Z',
    baseline: -5.4,
  },
  diamond: { d: 'M0-41L23-17L0 7L-23-17Z', baseline: -5.4 },
  shield: { d: 'M-19-34H19Q20-10 0 5Q-20-10-19-34Z', baseline: -8.5 },
  gem: { d: 'M-11-35H11L21-20L0 5L-21-20Z', baseline: -8.5 },
};

/** How a pawn stands: on its tile, or dashed where it would land. */
export type PawnState = 'standing' | 'ghost';

/** A pawn with its foot on the tile at (0, 0). `scale` from {@link pawnScale}. */
export function pawn(owner: Owner, state: PawnState = 'standing', scale = 1, id = ID): string {
  const o = OWNER_PAINT[owner];
  const [light, body, deep] = o.hue;
  const grow = scale === 1 ? '' : ` transform="translate(0 ${n1(19 - 19 * scale)}) scale(${n3(scale)})"`;
  const sign = SIGN[o.shape];
  const letter = text([0, sign.baseline], o.letter, LETTER, deep, { weight: 700, anchor: 'middle' });
  const ghost = state === 'ghost';
  const dome = ghost
    ? `<path d="${DOME}" fill="${PEN.cream}" fill-opacity=".72"/><path d="${DOME}" fill="url(#${id}-dome-${owner})" fill-opacity=".3"/>` +
      `<path d="${DOME}" fill="none" stroke="${PEN.cream}" stroke-width="6"/><path d="${DOME}" fill="none" stroke="${body}" stroke-width="3.4" stroke-dasharray="8 5"/>`
    : `<ellipse cx="6" cy="14" rx="33" ry="10" fill="#1d1209" fill-opacity=".4"/>` +
      `<path d="${DOME}" fill="url(#${id}-dome-${owner})" stroke="${PEN.cream}" stroke-width="6.5" stroke-opacity=".92" paint-order="stroke"/>` +
      `<path d="${SKIRT}" fill="${light}" fill-opacity=".5"/><ellipse cx="-8" cy="-32" rx="15" ry="17" fill="url(#${id}-sheen)"/>` +
      `<path d="${DOME}" fill="none" stroke="${deep}" stroke-width="1.8"/>`;
  return (
    `<g class="mn-pawn" data-owner="${owner}" data-state="${state}"${grow}>${dome}` +
    `<path d="${sign.d}" fill="#fff6e4" stroke="${ghost ? body : deep}" stroke-width="${ghost ? 2 : 1.4}"/>${letter}</g>`
  );
}

/** Where the mover's pawn may land: its dome, small and unlettered. */
export const landing = (owner: Owner, scale = 0.5): string => {
  const [, body] = OWNER_PAINT[owner].hue;
  return `<g transform="translate(0 6) scale(${n3(scale)})"><path d="${DOME}" fill="${body}" stroke="${PEN.ink}" stroke-width="19" paint-order="stroke"/><path d="${DOME}" fill="${body}" stroke="${PEN.cream}" stroke-width="12" paint-order="stroke"/><ellipse cx="-8" cy="-30" rx="8" ry="10" fill="#fff" fill-opacity=".4"/></g>`;
};

/** A pawn alone, `width` CSS px wide (31 and more keep the letter at 13 px): plates, seats, turn. */
export const pawnIcon = (owner: Owner, width: number, how: Picture = {}, id = ID): string =>
  svg([-38, -54, 78, 79], width, (width * 79) / 78, pawn(owner, 'standing', 1, id), how);

/** An owner's sign without the dome, `width` CSS px wide (20 and more keep the letter at 13 px): log and small print. */
export function ownerMark(owner: Owner, width: number, how: Picture = {}): string {
  const o = OWNER_PAINT[owner];
  const [, body, deep] = o.hue;
  const sign = SIGN[o.shape];
  const letter = text([0, sign.baseline], o.letter, LETTER, '#fff6e4', { weight: 700, anchor: 'middle' });
  return svg(
    [-25, -43, 50, 52],
    width,
    (width * 52) / 50,
    `<path d="${sign.d}" fill="${body}" stroke="${deep}" stroke-width="2"/>${letter}`,
    how,
  );
}

/** Gradients of the domes; once a page, inside `<defs>`. */
export const pawnDefs = (id = ID): string =>
  `<radialGradient id="${id}-sheen"><stop offset="0" stop-color="#fff" stop-opacity=".62"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>` +
  OWNER_PAINT.map(
    ({ hue: [light, body, deep] }, i) =>
      `<radialGradient id="${id}-dome-${i}" cx=".36" cy=".26" r=".85"><stop offset="0" stop-color="${light}"/><stop offset=".45" stop-color="${body}"/><stop offset=".88" stop-color="${deep}"/><stop offset="1" stop-color="${body}"/></radialGradient>`,
  ).join('');
