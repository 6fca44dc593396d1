// Shared definitions, once a page: the portraits that cards, strips and chips refer to.
import { ID } from './base';
import { faceSymbols } from './portrait';

/** A hidden SVG with the faces of these specialists (1–60), their ids beginning with `id`. */
export const artDefs = (numbers: Iterable<number>, id = ID): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute" aria-hidden="true" focusable="false"><defs>${faceSymbols(numbers, id)}</defs></svg>`;
