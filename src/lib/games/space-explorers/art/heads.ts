// Heads, hair and beards in head coordinates: origin between eyes and nose, half width 19, crown at -27, chin at 27.
// Light comes from the left.
import { circle, each, ellipse, line, path, rect } from './base';
import { INK, type Hue } from './palette';

const { cream, signal, rust } = INK;
/** The shape of a head. */
export type Head = 'oval' | 'square' | 'round' | 'long' | 'heart' | 'wedge';
/** The right half of each head; the left is its mirror. A turned head has halves of unequal width. */
export const HEADS: Readonly<Record<Head, string>> = {
  oval: 'M0-27C12-27 19-19 19-6V4C19 17 9 27 0 27z',
  square: 'M0-27C12-27 19-20 19-8V11L11 26Q10 27.5 6 27.5H0z',
  round: 'M0-26C13-26 20.5-17 20-3C20 14 12 26 0 26z',
  long: 'M0-28C11-28 17.5-21 17.5-8V9C17.5 21 8 30 0 30z',
  heart: 'M0-27C13-27 20-19 19-7C18 9 9 23 0 28.5z',
  wedge: 'M0-27C12-27 19-20 18.5-8L15.5 13L7 27H0z',
};

/** A hair colour and its gleam. */
export interface HairHue {
  readonly base: string;
  readonly hi: string;
}
export type Hair =
  | 'crew'
  | 'part'
  | 'quiff'
  | 'fringe'
  | 'sides'
  | 'brush'
  | 'afro'
  | 'curls'
  | 'bob'
  | 'beehive'
  | 'bun'
  | 'flip'
  | 'waves'
  | 'braid'
  | 'pixie'
  | 'scarf'
  | 'bald'
  | 'wild';
/** Hair: what lies behind the head, and what lies over it. `c` is a scarf's colour. */
export const HAIR: Readonly<Record<Hair, (h: HairHue, c: Hue) => readonly [behind: string, over: string]>> = {
  crew: (h) => [
    '',
    path('M-20-3C-21.5-22-13-32 0-32S21.5-22 20-3L17-13C12-17.5 6-17 0-17S-12-17.5-17-13z', h.base) +
      line('M-14-21C-11-27-5-29 0-29', h.hi, 2.5),
  ],
  part: (h) => [
    '',
    path('M-20-1C-24-24-11-34 3-33C17-32 22.5-20 20-2L17-12C6-12-5-16-10-23C-11-17-15-12-18-11z', h.base) +
      line('M-7-26C0-22 8-20 14-19', h.hi, 2.2),
  ],
  quiff: (h) => [
    '',
    path(
      'M-20-3C-22-16-20-25-14-28C-10-38 10-40 17-32C23-26 21.5-12 20-3L17-13C14-21 4-17-4-18.5C-10-19.5-15-18-17-12z',
      h.base,
    ) + line('M-9-29C-3-35 8-35 13-30', h.hi, 2.6),
  ],
  fringe: (h) => [
    '',
    path('M-20 1C-24-22-12-33 0-33S24-22 20 1L17-9H-17z', h.base) + line('M-12-27v15M-5-30v18M3-30v18', h.hi, 1.6),
  ],
  sides: (h) => [
    '',
    path('M-19.5 6C-24 2-23-12-17-18L-15.5-5L-17 6zM19.5 6C24 2 23-12 17-18L15.5-5L17 6z', h.base) +
      line('M-20-8l1 9', h.hi, 1.8),
  ],
  brush: (h) => [
    '',
    path(
      'M-20-2C-21-14-20-23-17.5-28L-14-34-10-30-5-36-1-31 4-36 8-31 13-35 17.5-28C20-23 21-14 20-2L17-13Q0-18-17-13z',
      h.base,
    ) + line('M-13-27L-9-22M-4-29L0-24M5-29L9-24', h.hi, 2),
  ],
  afro: (h) => [
    circle(0, -10, 29, h.base) + circle(-9, -19, 16, h.hi, { opacity: 0.55 }),
    path('M-20 0C-22-22-10-31 0-31S22-22 20 0C17-14 9-19 0-19S-17-14-20 0z', h.base),
  ],
  curls: (h) => [
    each(
      [
        [-21, -6],
        [-19, -20],
        [-9, -30],
        [5, -32],
        [17, -23],
        [22, -8],
        [-21, 7],
        [21, 7],
      ],
      ([x, y]) => circle(x, y, 9.5, h.base),
    ),
    each(
      [
        [-14, -18],
        [-5, -23],
        [5, -23],
        [14, -18],
      ],
      ([x, y]) => circle(x, y, 7.5, h.base),
    ) +
      each(
        [
          [-11, -27],
          [2, -29],
        ],
        ([x, y]) => circle(x, y, 3.5, h.hi),
      ),
  ],
  bob: (h) => [
    path('M-24 22C-29-10-22-35 0-35S29-10 24 22H11V-6H-11V22z', h.base),
    path('M-21 8C-23-24-11-33 0-33S23-24 21 8C20-8 15-15 0-15S-20-8-21 8z', h.base) +
      line('M-15-20C-11-28-4-30 2-30', h.hi, 2.6),
  ],
  beehive: (h) => [
    ellipse(0, -26, 20, 25, h.base) +
      ellipse(-7, -34, 8, 12, h.hi, { opacity: 0.6 }) +
      path('M-22-8L-26 10-18 16-14 0zM22-8L26 10 18 16 14 0z', h.base),
    path('M-20 0C-22-20-12-29 0-29S22-20 20 0C19-10 12-19-2-23-6-16-17-12-20 0z', h.base) +
      line('M-18-34Q0-26 18-34', h.hi, 2),
  ],
  bun: (h) => [
    circle(0, -37, 10.5, h.base) + circle(-3, -40, 4.5, h.hi),
    path('M-20.5 0C-23-22-12-32 0-32S23-22 20.5 0C18-14 10-22 0-24-10-22-18-14-20.5 0z', h.base) +
      line('M-15-16C-12-24-6-28 0-28.5', h.hi, 2.2),
  ],
  flip: (h) => [
    path('M-20-16C-27 2-21 14-31 22C-20 27-12 21-11 10H11C12 21 20 27 31 22C21 14 27 2 20-16z', h.base),
    path('M-20.5 4C-24-22-12-33 1-33C16-33 23-20 20.5 4C18-9 12-17 4-23C-3-15-18-14-20.5 4z', h.base) +
      line('M-15-22C-10-28-4-30 1-30', h.hi, 2.5),
  ],
  waves: (h) => [
    path('M-20-14C-30 2-20 14-27 28C-24 38-18 42-14 42H14C18 42 24 38 27 28C20 14 30 2 20-14z', h.base) +
      line('M-24 4q6 8 0 18', h.hi, 2.4),
    path('M-21 6C-24-22-12-33 0-33S24-22 21 6C17-8 8-16 0-26-8-16-17-8-21 6z', h.base),
  ],
  braid: (h) => [
    each(
      [
        [20, 10, 6],
        [22, 19, 6.5],
        [24, 28, 6.5],
        [25, 37, 6],
        [25, 46, 5],
      ],
      ([x, y, r]) => circle(x, y, r, h.base),
    ) + rect(21, 50, 8, 4, signal),
    path('M-20.5 2C-23-22-12-32 0-32S23-22 20.5 2C18-12 9-18 0-27-9-18-18-12-20.5 2z', h.base) +
      line('M-14-20C-11-26-6-28-2-29', h.hi, 2.2),
  ],
  pixie: (h) => [
    '',
    path('M-20.5 4C-25-20-13-34 1-33C17-33 24-18 20.5 4L17-6 14-12 11-8 6-16 1-9-6-17-10-10-14-15-17-6z', h.base) +
      line('M-13-24C-8-29-2-30 3-29', h.hi, 2.4),
  ],
  scarf: (_, c) => [
    '',
    path('M-22 4C-26-24-12-35 0-35S26-24 22 4C18-12 10-19 0-19S-18-12-22 4z', c.base) +
      path('M0-35C12-35 26-24 22 4C18-12 10-19 0-19z', c.deep) +
      path('M-2-34L-12-45-1-41 3-47 8-40 17-43 5-33z', c.base) +
      each(
        [
          [-13, -20],
          [-4, -27],
          [8, -27],
          [15, -17],
        ],
        ([x, y]) => circle(x, y, 2, cream),
      ),
  ],
  bald: () => ['', line('M-9-22Q-5-25 0-25', '#fff', 2, { opacity: 0.35, 'stroke-linecap': 'round' })],
  wild: (h) => [
    path('M-18 8L-30 2-24-3-33-14-23-15-27-29-15-26-12-39-3-31 7-40 11-29 24-33 20-20 33-17 24-7 31 3 18 8z', h.base),
    path('M-19-6C-20-22-10-29 0-29S20-22 19-6L15-15 8-20 0-18-8-20-15-15z', h.base) +
      line('M-16-22l5 5M-4-28l2 6', h.hi, 2),
  ],
};

export type Beard = 'none' | 'moustache' | 'beard' | 'goatee' | 'burns';
/** Beards and moustaches. */
export const FACIAL: Readonly<Record<Beard, (h: HairHue) => string>> = {
  none: () => '',
  moustache: (h) => path('M0 12C-4 10-9 12-11 16-6 17-2 16 0 15 2 16 6 17 11 16 9 12 4 10 0 12z', h.base),
  beard: (h) =>
    path('M-19.5-2C-20 20-10 31 0 31S20 20 19.5-2L16 7C11 12 5 11.5 0 11.5S-11 12-16 7z', h.base) +
    path('M0 31C10 31 20 20 19.5-2L16 7C11 12 5 11.5 0 11.5z', '#000', { opacity: 0.22 }) +
    path('M-5.5 17.5Q0 16 5.5 17.5 0 21.5-5.5 17.5z', rust),
  goatee: (h) =>
    path('M-7 21Q0 19 7 21L4 31Q0 33-4 31z', h.base) +
    path('M0 12.5C-4 11.5-8 13-9 15.5-5 16 5 16 9 15.5 8 13 4 11.5 0 12.5z', h.base),
  burns: (h) => path('M-20-6L-15-6-15 12-18 12zM20-6L15-6 15 12 18 12z', h.base),
};
