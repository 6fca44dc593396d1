// Tools of the trade of science, construction and space flight: small bold silhouettes in a box of about ±16, held in front of the shoulder.
import { circle, each, ellipse, g, line, path, rect, star4 } from './base';
import { HUES, INK } from './palette';

const { midnight, cream, paper, buff, signal, rust, teal, pine, mustard, ochre } = INK;
const steelLit = '#c9d3d4';
const steelDim = '#7f929d';

export const SEEKERS = {
  // Science
  telescope: () =>
    g(
      'rotate(-36)',
      rect(-20, -5, 22, 10, mustard),
      rect(2, -7, 18, 14, cream),
      rect(2, 0, 18, 7, buff),
      rect(-20, 0, 22, 5, ochre),
      rect(18, -8, 4, 16, midnight),
    ) + line('M-3 4l-8 18M-1 4l8 18', midnight, 2.6),
  atom: () =>
    each([0, 60, 120], (a) =>
      ellipse(0, 0, 18, 6.5, 'none', { stroke: a ? cream : mustard, 'stroke-width': 2.2, transform: `rotate(${a})` }),
    ) +
    circle(0, 0, 4.5, signal) +
    circle(16, 3, 2.6, cream) +
    circle(-9, -14, 2.6, mustard),
  pick: () =>
    g(
      'rotate(28)',
      rect(-2, -14, 4, 36, ochre),
      path('M-18-12Q-6-20 6-18v8Q-6-10-18-12z', steelLit),
      rect(4, -19, 10, 10, steelDim),
    ),
  sprout: () =>
    rect(-11, 6, 22, 14, rust) +
    rect(0, 6, 11, 14, '#7d2817') +
    line('M0 6V-8', '#2c7a63', 2.6) +
    path('M0-6C-4-18-14-18-17-15-14-6-6-4 0-6z', HUES.testing.base) +
    path('M0-10C2-22 12-24 16-20 14-11 8-8 0-10z', HUES.testing.pale),
  microscope: () =>
    rect(-15, 14, 30, 5, midnight) +
    path('M6 14c10-6 10-20 0-26l-2 4c6 5 6 14-2 18v4z', steelLit) +
    g('rotate(-24)', rect(-8, -21, 9, 26, cream), rect(-3.5, -21, 4.5, 26, buff), rect(-9, -25, 11, 5, midnight)) +
    rect(-12, 8, 14, 3, steelDim),
  lens: () =>
    path('M0-20Q15 0 0 20Q-15 0 0-20z', HUES.engineering.pale) +
    path('M0-20Q15 0 0 20z', HUES.engineering.base) +
    line('M-22-8L0-3 22 0M-22 8L0 3 22 0', mustard, 1.8),
  chalk: () =>
    rect(-18, -15, 36, 28, ochre) +
    rect(-15.5, -12.5, 31, 23, pine) +
    line('M-11-2q3-9 6 0t6 0M4-7h8M4 0h8M-11 6h22', cream, 1.6),
  vane: () =>
    rect(-1.3, -12, 2.6, 32, cream) +
    path('M-20-12h28v-6l10 8-10 8v-6H-20l5-2z', mustard) +
    line('M-9 4h18', cream, 2.2) +
    circle(-11, 4, 3, signal) +
    circle(11, 4, 3, teal),
  folder: () =>
    path('M-16-12h12l4 4h16v24h-32z', ochre) +
    rect(-12, -9, 24, 20, cream) +
    path('M-17-2h34l-2 18h-30z', mustard) +
    path('M0-2h17l-2 18H0z', ochre),
  tubes: () =>
    rect(-16, 2, 32, 5, ochre) +
    each(
      [-9, 0, 9],
      (x, i) =>
        rect(x - 3, -18, 6, 33, cream, { rx: 3 }) +
        rect(x - 3, -2 - i * 3, 6, 17 + i * 3, i === 0 ? signal : i === 1 ? teal : mustard, { rx: 3 }),
    ) +
    rect(-16, 2, 32, 3, '#86591a'),
  stetho: () =>
    line('M-10-20V-6a10 10 0 0 0 20 0v-14M0 4v8', midnight, 3.4) +
    circle(0, 16, 6, steelLit) +
    circle(0, 16, 2.6, signal),
  globe: () =>
    circle(0, -2, 14, HUES.engineering.base) +
    path('M0-16a14 14 0 0 1 0 28z', HUES.engineering.deep) +
    path('M-11-8q6-6 11-2 0 7-5 8-6 0-6-6zM2 2q6-1 8 2-2 6-7 6z', HUES.testing.base) +
    line('M-10 12A18 18 0 0 0 14-16', mustard, 2.6) +
    rect(-8, 16, 16, 4, ochre),
  // Construction
  torch: () =>
    g('rotate(-32)', rect(-4, -2, 8, 24, steelDim), rect(-3, -14, 6, 13, mustard)) +
    star4(-11, -17, 12, cream) +
    star4(-11, -17, 7, mustard) +
    circle(-11, -17, 2.6, signal),
  hook: () =>
    rect(-1.5, -26, 3, 12, midnight) +
    rect(-8, -17, 16, 10, mustard) +
    path('M-2.5-7h5v7a8 8 0 1 1-13 8h5a3.5 3.5 0 1 0 5-4c-1.5-1-2-2-2-4z', steelLit),
  hammer: () =>
    g(
      'rotate(22)',
      rect(-2.5, -12, 5, 34, ochre),
      rect(-14, -20, 22, 12, steelDim, { rx: 1 }),
      rect(8, -18, 6, 8, steelLit),
    ),
  lever: () =>
    rect(-14, 10, 28, 8, midnight) +
    rect(-1.8, -14, 3.6, 26, steelLit, { transform: 'rotate(18 0 10)' }) +
    circle(8, -15, 6, signal) +
    path('M8-21a6 6 0 0 1 0 12z', rust),
  spanner: () =>
    g(
      'rotate(-30)',
      rect(-3, -12, 6, 24, steelLit),
      circle(0, -15, 8, steelLit),
      rect(-3, -24, 6, 10, midnight),
      circle(0, 15, 7, steelDim),
      circle(0, 15, 3.5, midnight),
    ),
  gear: () =>
    each([0, 45, 90, 135, 180, 225, 270, 315], (a) => rect(-3.5, -18, 7, 9, mustard, { transform: `rotate(${a})` })) +
    circle(0, 0, 13, mustard) +
    path('M0-13a13 13 0 0 1 0 26z', ochre) +
    circle(0, 0, 5.5, midnight),
  horn: () =>
    path('M-16-4L10-16v32L-16 4z', signal) +
    path('M-16 0H10v16L-16 4z', rust) +
    rect(-20, -5, 6, 10, cream) +
    rect(10, -17, 4, 34, cream) +
    rect(-8, 5, 5, 13, midnight),
  magnet: () =>
    path('M-14 16V-4a14 14 0 0 1 28 0v20H6V-4a6 6 0 0 0-12 0v20z', signal) +
    path('M0-18a14 14 0 0 1 14 14v20H6V-4a6 6 0 0 0-6-6z', rust) +
    rect(-14, 8, 8, 8, steelLit) +
    rect(6, 8, 8, 8, steelLit),
  whistle: () =>
    circle(3, 3, 11, mustard) +
    rect(-17, -8, 22, 9, mustard) +
    circle(3, 3, 4, midnight) +
    line('M8-7q8-8 2-16', signal, 2.6),
  level: () =>
    line('M0 0l-11 22M0 0l11 22M0 0v22', ochre, 3) +
    rect(-5, -6, 10, 8, steelDim) +
    rect(-15, -15, 28, 10, mustard) +
    rect(-18, -16, 5, 12, midnight) +
    rect(11, -17, 5, 14, cream),
  panel: () =>
    g(
      'rotate(-14)',
      rect(-17, -14, 34, 28, cream),
      each([0, 1, 2, 3, 4, 5], (i) =>
        rect(-15 + (i % 3) * 10.3, i < 3 ? -12 : 0.5, 9.3, 11.5, i % 2 ? HUES.engineering.base : HUES.engineering.deep),
      ),
    ),
  model: () =>
    path('M0-24Q7-14 7-4V12H-7V-4Q-7-14 0-24z', cream) +
    path('M0-24Q7-14 7-4V12H0z', buff) +
    path('M-7 2l-8 12v4l8-4zM7 2l8 12v4l-8-4z', signal) +
    circle(0, -6, 3.2, midnight) +
    rect(-5, 12, 10, 4, midnight),
  // Space Flight
  chart: () =>
    rect(-17, -14, 34, 28, midnight) +
    rect(-17, -14, 34, 28, 'none', { stroke: cream, 'stroke-width': 2 }) +
    line('M-11 8L-3-6 4 2 12-8', mustard, 1.5) +
    each(
      [
        [-11, 8],
        [-3, -6],
        [4, 2],
        [12, -8],
      ],
      ([x, y]) => star4(x, y, 4.5, cream, 0.25),
    ),
  key: () =>
    rect(-17, 8, 34, 7, ochre) +
    rect(-12, 1, 22, 3.5, steelLit) +
    circle(9, -1, 5, midnight) +
    rect(-13, 0, 4, 9, steelDim) +
    line('M10-10a7 7 0 0 1 7-7M10-16', signal, 2.2) +
    line('M4-12a14 14 0 0 1 12-12', signal, 2.2),
  mic: () =>
    rect(-2, -2, 4, 20, steelDim) +
    rect(-10, 16, 20, 5, midnight) +
    rect(-7, -21, 14, 21, cream, { rx: 7 }) +
    path('M0-21a7 7 0 0 1 7 7v7a7 7 0 0 1-7 7z', buff) +
    line('M-7-14h14M-7-9h14', midnight, 1.5),
  medkit: () =>
    rect(-15, -9, 30, 23, cream, { rx: 2 }) +
    rect(0, -9, 15, 23, buff) +
    line('M-6-9v-5h12v5', midnight, 3) +
    path('M-3-6h6v6h6v5h-6v6h-6v-6h-6v-5h6z', teal),
  helmet: () =>
    circle(0, 0, 17, cream) +
    path('M0-17a17 17 0 0 1 0 34z', buff) +
    path('M-12-4q12-7 24 0v6q-4 9-12 9t-12-9z', midnight) +
    path('M-9-3q5-3 9-3l-5 13q-4-3-4-6z', teal) +
    rect(-10, 14, 20, 5, steelDim),
  saturn: () =>
    circle(0, 0, 11, mustard) +
    path('M0-11a11 11 0 0 1 0 22z', ochre) +
    ellipse(0, 0, 20, 5.5, 'none', { stroke: cream, 'stroke-width': 2.8, transform: 'rotate(-20)' }) +
    path('M-10.3-4A11 11 0 0 1 10.3-4L9-6A11 11 0 0 0-9-4z', mustard),
  checklist: () =>
    rect(-11, -18, 22, 36, cream) +
    rect(0, -18, 11, 36, paper) +
    each(
      [-12, -4, 4, 12],
      (y, i) =>
        rect(-8, y - 2, 4.5, 4.5, i < 3 ? teal : 'none', { stroke: midnight, 'stroke-width': 1 }) +
        rect(-1, y - 0.7, 8, 1.7, midnight),
    ),
  joystick: () =>
    rect(-13, 8, 26, 9, midnight, { rx: 2 }) +
    rect(-2.5, -8, 5, 18, steelLit) +
    circle(0, -12, 8, signal) +
    path('M0-20a8 8 0 0 1 0 16z', rust) +
    circle(-8, 12, 1.8, mustard),
  plane: () =>
    path('M0-22Q4-14 4-6L20 4v5L4 5v8l6 5v3L0 18-10 21v-3l6-5V5L-20 9V4L-4-6Q-4-14 0-22z', cream) +
    path('M0-22Q4-14 4-6L20 4v5L4 5v8l6 5v3L0 18z', steelDim) +
    circle(-12, 4, 2.4, signal),
  dove: () =>
    path('M-20 2Q-8 0-4-8-6-18 2-22q8 10 4 18 8-2 12-1l-4 4Q10 12-4 10q-8 0-16-8z', cream) +
    path('M-4-8Q-6-18 2-22q8 10 4 18-6 0-10-4z', buff) +
    line('M14-2q6 0 8 4', HUES.testing.base, 2),
  binos: () =>
    path('M-14-12h9l2 26h-14zM5-12h9l3 26H3z', midnight) +
    rect(-4, -6, 8, 8, steelDim) +
    rect(-15, -17, 11, 7, steelLit) +
    rect(4, -17, 11, 7, steelLit) +
    ellipse(-10, 14, 7, 3, HUES.engineering.pale) +
    ellipse(10, 14, 7, 3, HUES.engineering.pale),
  phone: () =>
    g(
      'rotate(-30)',
      path('M-5-22h8q4 0 4 4v6H0v24h7v6q0 4-4 4h-8q-3 0-3-4v-36q0-4 3-4z', signal),
      rect(-1, -22, 4, 8, rust),
      rect(-1, 14, 4, 8, rust),
    ) + line('M0 22q8 4 14-2', midnight, 2.2),
  baton: () =>
    g('rotate(34)', rect(-1.8, -22, 3.6, 42, cream), circle(0, -22, 3.6, signal)) + star4(12, -14, 7, mustard),
} as const satisfies Readonly<Record<string, () => string>>;
