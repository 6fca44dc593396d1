// A mineral's cue drawn bold enough for 16 px: prices, recipes, legends. And its ghost: lacking.
import { polar, pt, svg, type Picture } from './base';
import { hexPath } from './hex';
import { ID, KINDS, MINERALS, type Kind } from './kinds';

/** How a chip stands: inked, or dashed and pale because it is lacking. */
export type ChipState = 'inked' | 'ghost';

/** Outline of a chip. */
export const CHIP = hexPath(46, [0, 0], 5);

const fibres = [-140, -118, -96, -74, -52, -30]
  .map((deg) => `M-12 34L${pt(polar(72, (deg * Math.PI) / 180, -12, 34))}`)
  .join('');
const CUE: Readonly<Record<Kind, string>> = {
  wollastonite: `<path d="${fibres}" stroke="#8b8171" stroke-width="4.4" fill="none"/>`,
  kyanite: `<g transform="rotate(-58)"><path d="M-60-34H60V-20H-60ZM-60-6H60V9H-60ZM-60 24H60V36H-60Z" fill="#1f4c8c"/><path d="M-60-14H60M-60 15H60" stroke="#dcedfb" stroke-width="5"/></g>`,
  tourmaline: `<path d="M-38 10Q-38-2-20-30Q-8-44 8-36Q40-16 40 4Q40 26 12 36Q-36 40-38 10Z" fill="#f8e3df"/><circle cx="1" cy="1" r="28" fill="#ea8aa6"/><circle cx="1" cy="1" r="13.5" fill="#b92a60"/>`,
  anthracite: `<path d="M-46 8A44 44 0 0 1 8-44M-46 30A66 66 0 0 1 32-34M-34 40A72 72 0 0 1 44-16" fill="none" stroke="#c9cfda" stroke-width="6"/>`,
  orpiment: `<path d="M-34 44C-42 8-26 4-28-24C-12-8-10 4-12 14C-8-6 2-18 0-46C18-22 20-2 16 14C22 4 26-4 24-18C40 2 40 22 32 44Z" fill="#c65d0c"/><path d="M-16 44C-20 24-10 18-8 4C0 14 2 20 4 26C8 18 10 14 10 6C20 22 20 34 14 44Z" fill="#fff0a0"/>`,
};

/** A chip around (0, 0), 92 units tall, as a reference to the shared definitions. */
export const mineralChip = (kind: Kind, state: ChipState = 'inked', id = ID): string =>
  `<use href="#${id}-chip-${kind}${state === 'ghost' ? '-ghost' : ''}"/>`;
/** A chip alone, `width` CSS px wide. */
export const chipIcon = (kind: Kind, width: number, how: Picture = {}, id = ID): string =>
  svg([-45, -51, 90, 102], width, (width * 102) / 90, mineralChip(kind, 'inked', id), how);
/** The ghost of a mineral that is lacking, `width` CSS px wide, in the box of a `specimen`: in a pool it takes its place and nothing jumps. */
export const ghostIcon = (kind: Kind, width: number, how: Picture = {}, id = ID): string =>
  svg([-44, -50, 88, 108], width, (width * 108) / 88, mineralChip(kind, 'ghost', id), how);

/** Every chip and ghost; once a page, inside `<defs>`, together with the tiles' definitions. */
export const chipDefs = (id = ID): string =>
  KINDS.map((kind) => {
    const body = `<path d="${CHIP}" fill="${MINERALS[kind].chip}"/>`;
    return (
      `<g id="${id}-chip-${kind}">${body}<g clip-path="url(#${id}-face)">${CUE[kind]}</g><path d="${CHIP}" fill="var(--mn-dusk,transparent)" stroke="#33261a" stroke-width="5"/></g>` +
      `<g id="${id}-chip-${kind}-ghost"><path d="${CHIP}" fill="var(--mn-ghost,#fbf6ea)"/><g clip-path="url(#${id}-face)" opacity=".26">${body}${CUE[kind]}</g><path d="${CHIP}" fill="none" stroke="var(--mn-soft,#584b36)" stroke-width="5" stroke-dasharray="11 8"/></g>`
    );
  }).join('');
