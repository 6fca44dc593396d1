// Every shared definition, once a page, inside the element that carries `data-world='minerals'` (the colours of
// gradients and patterns come from there).
import { bedDefs } from './bed';
import { cardDefs } from './card';
import { chipDefs } from './chip';
import { ID } from './kinds';
import { markDefs } from './marks';
import { pawnDefs } from './pawn';
import { tileDefs } from './tile';

/** A hidden SVG with all gradients, patterns, clips and symbols, their ids beginning with `id`. */
export const artDefs = (id = ID): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute" aria-hidden="true" focusable="false"><defs>${tileDefs(id)}${chipDefs(id)}${pawnDefs(id)}${cardDefs(id)}${bedDefs(id)}${markDefs(id)}</defs></svg>`;
