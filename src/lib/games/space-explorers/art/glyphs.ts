// Interface glyphs of one weight, drawn on 24, in the colour of the text around them.
import { svg, type Picture } from './base';

const GLYPHS = {
  menu: 'M4 7h16M4 12h16M4 17h10',
  back: 'M14 5l-7 7 7 7',
  close: 'M6 6l12 12M18 6L6 18',
  undo: 'M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3',
  hint: 'M9 17h6M10 21h4M7 12a5 5 0 1 1 10 0c0 2-2 3-2 5H9c0-2-2-3-2-5z',
  log: 'M6 4h12v16H6zM9 9h6M9 13h6M9 17h3',
  check: 'M5 13l5 5L20 6',
  left: 'M20 12H5M11 6l-6 6 6 6',
  right: 'M4 12h15M13 6l6 6-6 6',
  hand: 'M4 8l8-3 3 12-8 3zM13 6l6 1-2 12-4-1',
  person: 'M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4 21c0-5 4-7 8-7s8 2 8 7',
  stamp: 'M4 5h16v14H4zM8 15l4-7 4 7z',
  warn: 'M12 4l9 16H3zM12 10v5M12 17.5v.5',
  book: 'M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  deck: 'M4 8h12v12H4zM7 8V5h13v12h-4',
  draw: 'M4 9h11v11H4zM18 4v9M14.5 8.5L18 5l3.5 3.5',
  pay: 'M8 4h8l4 4v8l-4 4H8l-4-4V8zM9 12h6M12.5 9.5L15 12l-2.5 2.5',
  points: 'M12 4l2.4 5.2 5.6.6-4.2 3.8 1.2 5.6-5-2.9-5 2.9 1.2-5.6L4 9.8l5.6-.6z',
  fan: 'M9 6l9 2-3 12-9-2zM6 8L3 9l4 11',
  pass: 'M4 12h10M10 8l4 4-4 4M18 5v14',
  rocket: 'M12 3c3 3 4 6 4 9v4H8v-4c0-3 1-6 4-9zM8 13l-3 4v3l3-2M16 13l3 4v3l-3-2M10.5 19L12 22l1.5-3',
} as const;
/** What has a glyph. */
export type Glyph = keyof typeof GLYPHS;
// Object.keys widens to string; the object is a literal above.
export const GLYPH_NAMES = Object.keys(GLYPHS) as readonly Glyph[];
/** A glyph, `size` CSS px. */
export const glyph = (name: Glyph, size = 22, how: Picture = {}, weight = 2): string =>
  svg(
    [0, 0, 24, 24],
    size,
    size,
    `<path d="${GLYPHS[name]}" fill="none" stroke="currentColor" stroke-width="${weight}" stroke-linejoin="round" stroke-linecap="round"/>`,
    how,
  );
