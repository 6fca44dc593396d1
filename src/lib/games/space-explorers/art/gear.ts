// Hats, helmets, glasses and headsets, in head coordinates (see heads.ts).
import { circle, each, ellipse, line, path, rect, ring } from './base';
import { HUES, INK, type Hue } from './palette';

const { night, midnight, dusk, steel, cream, buff, signal, rust, teal, pine, mustard, ochre } = INK;
const brass = '#d9a441';
const brassDim = '#96691c';

const lens = (x: number, y: number, r: number): string =>
  circle(x, y, r, cream, { opacity: 0.16 }) + ring(x, y, r, midnight, 2.2);
const dome = (c: string, d: string): string =>
  path('M-25-9C-26-34-12-41 0-41S26-34 25-9z', c) + path('M0-41C12-41 26-34 25-9H0z', d);

export type Gear =
  | 'none'
  | 'round'
  | 'horn'
  | 'cat'
  | 'goggles'
  | 'goggleson'
  | 'headset'
  | 'hardhat'
  | 'weldmask'
  | 'pilot'
  | 'leather'
  | 'bubble'
  | 'commscap'
  | 'peaked'
  | 'flatcap'
  | 'beret'
  | 'ushanka'
  | 'sunhat'
  | 'eyeshade'
  | 'mirror'
  | 'surgeon'
  | 'diver'
  | 'band'
  | 'facemask';
/** What is worn on the head, or in front of the eyes. */
export interface GearArt {
  /** Does it cover the crown, so that hair over the head is left out? */
  readonly hides?: true;
  /** `e`: the eyes' x, left and right; `c`: its colour. */
  readonly draw: (e: readonly [number, number], c: Hue) => string;
}
export const GEAR: Readonly<Record<Gear, GearArt>> = {
  none: { draw: () => '' },
  round: {
    draw: (e) =>
      lens(e[0], -2, 6.5) +
      lens(e[1], -2, 6.5) +
      line(`M${e[0] + 6}-3Q${(e[0] + e[1]) / 2}-6 ${e[1] - 6}-3M${e[0] - 6}-3L-20-5M${e[1] + 6}-3L20-5`, midnight, 1.8),
  },
  horn: {
    draw: (e) =>
      e
        .map(
          (x) =>
            path(`M${x - 7}-8h14v5q0 7-7 7t-7-7z`, cream, { opacity: 0.16 }) +
            line(`M${x - 7}-8h14v5q0 7-7 7t-7-7z`, midnight, 2) +
            rect(x - 8, -9.5, 16, 4.2, midnight),
        )
        .join('') + rect(-20, -8.5, 40, 2, midnight),
  },
  cat: {
    draw: (e) =>
      e
        .map((x, i) => {
          const s = i ? 1 : -1;
          return (
            path(`M${x - 7 * s} -4L${x + 10 * s} -10L${x + 6 * s} 3Q${x - 3 * s} 6 ${x - 7 * s} -4z`, cream, {
              opacity: 0.16,
            }) + line(`M${x - 7 * s} -4L${x + 10 * s} -10L${x + 6 * s} 3Q${x - 3 * s} 6 ${x - 7 * s} -4z`, rust, 2.2)
          );
        })
        .join('') + line(`M${e[0] + 6}-4H${e[1] - 6}`, rust, 2),
  },
  goggles: {
    draw: () =>
      path('M-21-20Q0-27 21-20V-13Q0-20-21-13z', midnight) +
      circle(-8, -19, 6.5, steel) +
      circle(8, -19, 6.5, steel) +
      circle(-8, -19, 4.5, teal) +
      circle(8, -19, 4.5, teal) +
      line('M-11-21a4 4 0 0 1 4-2M5-21a4 4 0 0 1 4-2', cream, 1.5),
  },
  goggleson: {
    draw: (e) =>
      rect(-21, -6, 42, 7, midnight) +
      e
        .map(
          (x) =>
            rect(x - 8, -9, 16, 13, midnight, { rx: 5 }) +
            rect(x - 5.5, -6.5, 11, 8, mustard, { rx: 3 }) +
            path(`M${x - 4}-1l5-5h3l-6 7z`, cream, { opacity: 0.7 }),
        )
        .join(''),
  },
  headset: {
    draw: () =>
      line('M-20-4C-21-38 21-38 20-4', midnight, 4) +
      line('M-17-20C-12-33 0-35 8-33', steel, 1.5) +
      rect(-24, -8, 8, 16, midnight, { rx: 3 }) +
      rect(16, -8, 8, 16, night, { rx: 3 }) +
      line('M-20 7Q-20 20-8 19', midnight, 2.2) +
      rect(-10, 16.5, 7, 5, signal, { rx: 2 }),
  },
  hardhat: {
    hides: true,
    draw: (_, c) =>
      dome(c.base, c.deep) +
      rect(-3.5, -43, 7, 30, c.pale) +
      path('M-29-10Q0-19 29-10V-5Q0-14-29-5z', c.base) +
      path('M0-14.5Q16-14 29-10V-5Q16-9 0-9.5z', c.deep),
  },
  weldmask: {
    hides: true,
    draw: (_, c) =>
      path('M-22-14V-36Q-22-47-8-47H8Q22-47 22-36V-14L12-22H-12z', steel) +
      path('M0-47H8Q22-47 22-36V-14L12-22H0z', dusk) +
      rect(-13, -40, 26, 11, night) +
      rect(-11, -38, 22, 7, c.base) +
      path('M-9-32l6-6h4l-6 6z', cream, { opacity: 0.6 }) +
      rect(-22, -16, 44, 4, ochre),
  },
  pilot: {
    hides: true,
    draw: (_, c) =>
      path('M-25 12C-28-22-22-42 0-42S28-22 25 12L18 12 18-8Q18-15 10-15H-10Q-18-15-18-8V12z', cream) +
      path('M0-42C22-42 28-22 25 12H18V-8Q18-15 10-15H0z', buff) +
      path('M-5-42.5H5V-15H-5z', c.base) +
      path('M0-42.5H5V-15H0z', c.deep) +
      path('M-22-18Q0-31 22-18L19-12Q0-22-19-12z', night) +
      path('M-18-18Q-10-22-3-23L-6-19Q-12-18-17-14z', teal) +
      rect(-27, -4, 7, 15, c.deep, { rx: 3 }) +
      rect(20, -4, 7, 15, night, { rx: 3 }) +
      line('M-22 12Q-12 32 0 32T22 12', night, 2.6),
  },
  leather: {
    hides: true,
    draw: () =>
      path('M-23 14C-27-20-20-38 0-38S27-20 23 14L17 16 18-6Q16-15 0-15T-18-6L-17 16z', '#7b4522') +
      path('M0-38C20-38 27-20 23 14L17 16 18-6Q16-15 0-15z', '#54301a') +
      line('M0-38V-15', '#a3683a', 1.8) +
      path('M-22-26Q0-34 22-26V-18Q0-26-22-18z', midnight) +
      circle(-9, -24, 7, brass) +
      circle(9, -24, 7, brassDim) +
      circle(-9, -24, 5, HUES.engineering.pale) +
      circle(9, -24, 5, HUES.engineering.base),
  },
  bubble: {
    draw: () =>
      circle(0, -4, 37, HUES.engineering.pale, { opacity: 0.07 }) +
      ring(0, -4, 37, cream, 2.6) +
      line('M-29-12A31 31 0 0 1-8-33', cream, 4, { 'stroke-linecap': 'round' }) +
      line('M-31 0v3', cream, 4, { 'stroke-linecap': 'round' }),
  },
  commscap: {
    hides: true,
    draw: () =>
      path('M-23 16C-27-20-20-36 0-36S27-20 23 16L16 18Q20 2 17-8 12-17 0-17T-17-8Q-20 2-16 18z', cream) +
      path('M0-36C20-36 27-20 23 16L16 18Q20 2 17-8 12-17 0-17z', buff) +
      path('M-4-36H4V-17H-4z', '#6d4126') +
      rect(-26, -6, 9, 16, '#6d4126', { rx: 4 }) +
      rect(17, -6, 9, 16, '#4a2a17', { rx: 4 }) +
      line('M-20 10Q-18 20-8 19.5', midnight, 2.2) +
      circle(-7, 19.5, 2.8, midnight),
  },
  peaked: {
    hides: true,
    draw: (_, c) =>
      path('M-30-22Q-28-40 0-42T30-22L21-17H-21z', c.deep) +
      path('M0-42Q28-40 30-22L21-17H0z', night) +
      rect(-21, -22, 42, 8, c.base) +
      path('M-22-14Q0-20 22-14Q16-5 0-8T-22-14z', night) +
      path('M0-34l3 6 6 1-4.5 4 1 6L0-20l-5.5 3 1-6-4.5-4 6-1z', mustard),
  },
  flatcap: {
    hides: true,
    draw: (_, c) =>
      path('M-24-12C-26-30-12-36 2-35C18-34 26-24 23-13Q0-20-24-12z', c.deep) +
      path('M-24-12Q0-20 6-16Q-8-6-30-6Q-31-11-24-12z', night) +
      circle(1, -35, 2.5, c.base) +
      line('M-16-26Q0-30 14-24', c.base, 1.6),
  },
  beret: {
    hides: true,
    draw: (_, c) =>
      path('M-22-13C-32-30-8-40 8-37C28-34 34-22 22-14Q0-22-22-13z', c.base) +
      path('M8-37C28-34 34-22 22-14Q14-18 4-18.5z', c.deep) +
      rect(-22, -17, 44, 5, night, { rx: 2 }) +
      line('M6-37q1-5 4-6', c.deep, 2.6),
  },
  ushanka: {
    hides: true,
    draw: () =>
      path('M-24-10C-26-34-14-42 0-42S26-34 24-10z', '#6d4126') +
      path('M0-42C14-42 26-34 24-10H0z', '#4a2a17') +
      path('M-25-22H25V-10H-25z', '#a77c55') +
      path('M0-22H25V-10H0z', '#815a39') +
      path('M-26-14Q-32 4-24 16L-17 12V-10zM26-14Q32 4 24 16L17 12V-10z', '#a77c55') +
      path('M26-14Q32 4 24 16L17 12V-10z', '#815a39') +
      path('M0 -21L3 -13L-3 -13z', signal),
  },
  sunhat: {
    hides: true,
    draw: () =>
      ellipse(0, -14, 36, 8, mustard) +
      path('M0-22A36 8 0 0 1 36-14 36 8 0 0 1 0-6z', ochre) +
      path('M-19-16C-19-36-10-40 0-40S19-36 19-16Q0-10-19-16z', mustard) +
      path('M0-40C10-40 19-36 19-16Q10-13 0-13z', ochre) +
      path('M-19.5-20Q0-14 19.5-20V-15Q0-9-19.5-15z', rust),
  },
  eyeshade: {
    draw: () =>
      rect(-21, -19, 42, 5, midnight) +
      path('M-21-16Q0-22 21-16Q24-6 30-5Q0-17-30-5Q-24-6-21-16z', HUES.testing.base, { opacity: 0.9 }),
  },
  mirror: {
    draw: () =>
      rect(-21, -21, 42, 4.5, midnight) +
      circle(4, -25, 9, '#c9d3d4') +
      circle(4, -25, 5.5, cream) +
      circle(4, -25, 2, midnight),
  },
  surgeon: {
    hides: true,
    draw: () =>
      path('M-21-8C-24-32-12-38 0-38S24-32 21-8Q0-19-21-8z', HUES.testing.pale) +
      path('M0-38C12-38 24-32 21-8Q12-14 0-14.5z', HUES.testing.base) +
      line('M-18-16Q0-23 18-16', pine, 1.6),
  },
  diver: {
    hides: true,
    draw: () =>
      path('M-33 22C-40-24-20-46 0-46S40-24 33 22Q0 36-33 22zM0-21A20 22 0 1 0 .1-21z', brass, {
        'fill-rule': 'evenodd',
      }) +
      path('M0-46C20-46 40-24 33 22Q18 29 0 29V23A20 22 0 0 0 0-21z', brassDim) +
      ring(0, 1, 21, midnight, 3) +
      each([0, 60, 120, 180, 240, 300], (a) => circle(0, -23.5, 1.9, cream, { transform: `rotate(${a} 0 1)` })) +
      rect(-6, -53, 12, 9, brassDim) +
      line('M-12-9a15 15 0 0 1 9-7', cream, 2.4, { 'stroke-linecap': 'round' }),
  },
  band: {
    draw: (_, c) =>
      path('M-20-17Q0-24 20-17V-11Q0-18-20-11z', c.base) + path('M0-20.5Q12-20 20-17V-11Q12-14 0-14.5z', c.deep),
  },
  facemask: {
    draw: () =>
      path('M-18 8Q0 2 18 8Q17 27 0 30T-18 8z', cream) +
      path('M0 5Q10 5 18 8Q17 27 0 30z', buff) +
      line('M-18 9L-20-2M18 9L20-2', cream, 1.8) +
      line('M-12 14Q0 11 12 14M-11 20Q0 18 11 20', '#bfae88', 1.2),
  },
};
