// Tools of the trade of engineering and testing: small bold silhouettes in a box of about ±16, held in front of the shoulder.
import { circle, each, ellipse, g, line, path, rect, ring } from './base';
import { HUES, INK } from './palette';

const { midnight, cream, paper, buff, signal, rust, teal, mustard, ochre } = INK;
const steelLit = '#c9d3d4';
const steelDim = '#7f929d';

export const MAKERS = {
  // Engineering
  tsquare: () =>
    rect(-2.5, -18, 5, 36, mustard) +
    rect(0, -18, 2.5, 36, ochre) +
    rect(-13, -20, 26, 6, mustard) +
    rect(0, -20, 13, 6, ochre),
  flask: () =>
    path('M-4-18h8v11l10 20q1 4-3 4h-22q-4 0-3-4l10-20z', cream) +
    path('M0-18h4v11l10 20q1 4-3 4H0z', paper) +
    path('M-9 4h18l5 9q1 4-3 4h-22q-4 0-3-4z', signal) +
    path('M0 4h9l5 9q1 4-3 4H0z', rust) +
    rect(-6, -20, 12, 4, midnight),
  caliper: () =>
    rect(-3, -20, 6, 40, steelLit) +
    rect(0, -20, 3, 40, steelDim) +
    path('M-3-20h16l-4 6H-3zM-3-4h14l-3 6H-3z', steelLit) +
    each([-12, -6, 6, 11, 16], (y) => rect(-3, y, 4, 1.2, midnight)),
  gyro: () =>
    ring(0, 0, 15, mustard, 3.5) +
    ellipse(0, 0, 15, 5, 'none', { stroke: cream, 'stroke-width': 3, transform: 'rotate(-24)' }) +
    rect(-1.5, -20, 3, 40, cream) +
    circle(0, 0, 6, signal) +
    path('M0-6a6 6 0 0 1 0 12z', rust),
  ingot: () =>
    path('M-14 12L-9 -2L9 -2L14 12z', mustard) +
    path('M0 -2L9 -2L14 12L0 12z', ochre) +
    path('M-9 -2L-6 -8L6 -8L9 -2z', '#f7d98a') +
    line('M-4-14q4-4 0-8M3-14q4-4 0-8', cream, 2),
  wing: () =>
    path('M-18 6Q-6-14 18-10Q4 2-18 6z', cream) +
    path('M-18 6Q2 0 18-10Q4 2-18 6z', steelDim) +
    line('M-20-14q10-8 20-4M-14 14q14 2 28-8', signal, 2.2),
  bulb: () =>
    circle(0, -6, 12, mustard) +
    path('M0-18a12 12 0 0 1 0 24z', ochre) +
    rect(-5, 5, 10, 10, steelLit) +
    rect(0, 5, 5, 10, steelDim) +
    line('M-4-4l2.5 8h3L4-4', midnight, 1.6) +
    line('M-17-14l-4-3M17-14l4-3M0-22v-4', mustard, 2.4),
  compass: () =>
    path('M-2-16L-13 18l4-1L1-8zM2-16L13 18l-4-1L-1-8z', steelLit) +
    path('M2-16L13 18l-4-1L-1-8z', steelDim) +
    circle(0, -16, 5, signal) +
    rect(-1.5, -25, 3, 7, signal),
  sliderule: () =>
    g(
      'rotate(-38)',
      rect(-22, -6, 44, 12, cream, { rx: 1 }),
      rect(-16, -2, 44, 4, mustard),
      rect(-4, -8, 7, 16, steelLit, { opacity: 0.85 }),
      each([-18, -14, -10, 6, 10, 14, 18], (x) => rect(x, -6, 1.2, 3, midnight)),
    ),
  briefcase: () =>
    rect(-16, -8, 32, 23, ochre, { rx: 2 }) +
    rect(0, -8, 16, 23, '#86591a') +
    line('M-6-8v-5h12v5', midnight, 3) +
    rect(-3, 0, 6, 6, cream),
  plans: () =>
    g(
      'rotate(24)',
      rect(-5, -22, 10, 44, HUES.engineering.pale),
      rect(0, -22, 5, 44, HUES.engineering.base),
      ellipse(0, -22, 5, 2.5, cream),
      circle(0, -22, 1.3, midnight),
      rect(-5, -3, 10, 5, signal),
    ),
  book: () =>
    path('M0-10q-8-6-17-3v24q9-3 17 3 8-6 17-3v-24q-9-3-17 3z', cream) +
    path('M0-10q8-6 17-3v24q-9-3-17 3z', buff) +
    line('M-13-6q5-1 9 2M-13 0q5-1 9 2', midnight, 1.4) +
    line('M4-4q4-3 9-2M4 2q4-3 9-2', midnight, 1.4),
  // Testing
  gauge: () =>
    circle(0, 0, 16, midnight) +
    circle(0, 0, 13, cream) +
    path('M-9.2 9.2A13 13 0 0 1-13 0h5a8 8 0 0 0 2.4 5.6z', teal) +
    path('M9.2 9.2A13 13 0 0 0 13 0h-5a8 8 0 0 1-2.4 5.6z', signal) +
    line('M0 0L7-8', midnight, 2.6) +
    circle(0, 0, 2.6, midnight),
  stick: () =>
    rect(-3, -10, 6, 26, midnight) +
    rect(-6, -22, 12, 16, signal, { rx: 4 }) +
    path('M0-22h2a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4h-2z', rust) +
    rect(-10, 12, 20, 6, steelDim),
  flag: () =>
    rect(-13, -22, 3, 42, cream) + path('M-10-21h26l-6 8 6 8h-26z', signal) + path('M-10-13h20l6 8h-26z', rust),
  fan: () =>
    each([0, 120, 240], (a) =>
      g(
        `rotate(${a})`,
        path('M0-2C-10-6-9-18 0-20 4-14 5-6 0-2z', cream),
        path('M0-2C2-8 3-14 0-20 4-14 5-6 0-2z', steelDim),
      ),
    ) + circle(0, 0, 5, signal),
  spring: () =>
    line('M-8-16L8-12-8-6 8-2-8 4 8 8', steelLit, 3.2) + rect(-12, -21, 24, 5, mustard) + rect(-12, 9, 24, 6, midnight),
  hose: () =>
    line('M-14 20C-16-8 14 6 12-20', midnight, 7) +
    line('M-14 20C-16-8 14 6 12-20', steelLit, 4, { 'stroke-dasharray': '2.5 2' }) +
    rect(6, -24, 12, 7, mustard),
  wrench: () =>
    path('M-4 20V-4C-11-7-13-17-7-22v9l7 3 7-3v-9c6 5 4 15-3 18v24z', steelLit) +
    path('M0 20V-10l7-3v-9c6 5 4 15-3 18v24z', steelDim),
  crate: () =>
    rect(-15, -12, 30, 27, mustard) +
    rect(0, -12, 15, 27, ochre) +
    line('M-15-12L15 15M15-12L-15 15M-15-12h30v27h-30z', midnight, 2),
  magnifier: () =>
    rect(-2.5, 4, 5, 18, ochre) +
    circle(0, -9, 13, midnight) +
    circle(0, -9, 9.5, HUES.engineering.pale) +
    line('M-6-13a8 8 0 0 1 6-4', cream, 2.2),
  chute: () =>
    path('M-19-2A19 19 0 0 1 19-2q-5-5-9.5 0-4.7-5-9.5 0-4.7-5-9.5 0-5-5-9.5 0z', signal) +
    path('M-9.5-2Q-8-16 0-21 8-16 9.5-2 4.7-7 0-2-4.7-7-9.5-2z', cream) +
    line('M-19-2L0 20 19-2M-9.5-2L0 20 9.5-2', cream, 1.4),
  clipboard: () =>
    rect(-12, -16, 24, 33, ochre, { rx: 2 }) +
    rect(-9.5, -12, 19, 26, cream) +
    rect(-5, -19, 10, 6, steelLit) +
    line('M-6-5l2 2 4-5M-6 3l2 2 4-5', signal, 2) +
    line('M3-4h5M3 4h5M-5 10h12', midnight, 1.6),
  stopwatch: () =>
    circle(0, 3, 15, mustard) +
    circle(0, 3, 11.5, cream) +
    rect(-3, -18, 6, 7, mustard) +
    line('M0 3V-6', midnight, 2.2) +
    line('M0 3l6 4', signal, 2.2) +
    circle(0, 3, 1.8, midnight),
} as const satisfies Readonly<Record<string, () => string>>;
