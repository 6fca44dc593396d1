// Ornaments of the score sheet: the winner's wheel, a rail to part sections, a torn ticket edge, signs for the parts of a score.
import { CREW, KEYLINE, OUTLINE, PAPER, STEEL, WOOD, type Crew } from './palette';
import {
  circle,
  n1,
  ngon,
  noise,
  path,
  placed,
  poly,
  rect,
  rng,
  soft,
  stroke,
  svg,
  type Picture,
  type Point,
} from '$lib/art/draw';
import { bit, iconBody } from './icons';
import { starPath } from './marks';
import { badge } from './pilots';
import { relic } from './spaces';

/** The winner's wheel around the crew's badge, with crossed drills, `size` px square. Two or more winners each get one. */
export function winnerWheel(crew: Crew, size = 120, how: Picture = {}): string {
  const c = CREW[crew];
  const teeth: Point[] = [];
  for (let i = 0; i < 14; i++) {
    const a = (i * Math.PI * 2) / 14 - 0.13;
    const steps: readonly Point[] = [
      [a, 47],
      [a + 0.26, 47],
      [a + 0.3, 41],
      [a + 0.41, 41],
    ];
    for (const [angle, radius] of steps) teeth.push([60 + Math.cos(angle) * radius, 60 + Math.sin(angle) * radius]);
  }
  const drill = (turn: number): string =>
    `<g transform="translate(60 62) rotate(${turn}) translate(-16 24)">${bit('yellow', 0, 0, 1.45)}</g>`;
  let rays = '';
  for (let i = 0; i < 16; i++) {
    const a = (i * Math.PI) / 8;
    rays += `M60 60L${n1(60 + Math.cos(a - 0.07) * 60)} ${n1(60 + Math.sin(a - 0.07) * 60)}L${n1(60 + Math.cos(a + 0.07) * 60)} ${n1(60 + Math.sin(a + 0.07) * 60)}Z`;
  }
  const s =
    path(rays, '#ffcf87', 'opacity=".22"') +
    drill(48) +
    drill(-48) +
    path(poly(teeth.map(([x, y]): Point => [x, y + 3])), KEYLINE, 'opacity=".8"') +
    path(poly(teeth), '#e0b04c', `stroke="${KEYLINE}" stroke-width="2.4" stroke-linejoin="round"`) +
    stroke('M24 47A38 38 0 0 1 66 22.5', '#ffe9a8', 2.4, 'stroke-linecap="round"') +
    circle(60, 60, 32, c.deep, `stroke="${KEYLINE}" stroke-width="2.4"`) +
    circle(60, 60, 28.5, c.lo) +
    path('M35 72A28 28 0 0 1 74 35L60 60Z', c.base, 'opacity=".55"') +
    badge(crew, 60, 60, 17, PAPER.hi) +
    [-1, 0, 1]
      .map((k) =>
        path(
          starPath(60 + k * 17, 16 + Math.abs(k) * 5, k ? 5.5 : 7.5),
          '#ffe2a6',
          `stroke="${KEYLINE}" stroke-width="1.6" stroke-linejoin="round"`,
        ),
      )
      .join('');
  return svg([0, 0, 120, 120], size, size, s, how);
}

/** A length of rail to part two sections, w × 14 px. */
export function railRule(w: number, how: Picture = {}): string {
  let ties = '';
  for (let x = 8; x < w - 6; x += 13) ties += `M${n1(x)} 9.5h7`;
  return svg(
    [0, 0, w, 14],
    w,
    14,
    stroke(ties, WOOD.base, 5) +
      stroke(ties, WOOD.hi, 1, 'transform="translate(0 -2)"') +
      stroke(`M2 5.5H${n1(w - 2)}`, '#0a0505', 4, 'opacity=".6"') +
      stroke(`M2 5H${n1(w - 2)}`, '#b88f72', 2.2),
    how,
  );
}

/** The torn upper edge of a printed sheet, w × 12 px, in paper colour; lay it on top of the sheet. */
export function ticketEdge(w: number, seed = 3, how: Picture = {}): string {
  const r = rng(seed);
  const wob = noise(seed + 1);
  const points: Point[] = [];
  for (let x = -4; x <= w + 4; x += 5) points.push([x, 5 + wob(x / 19) * 2.6 + r.in(-0.9, 0.9)]);
  const d = `M${points.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}`;
  return svg([0, 0, w, 12], w, 12, path(`${d}V12H-4Z`, PAPER.base) + stroke(soft(points, false), PAPER.hi, 1.4), how);
}

/** A part of a score (SM-56). */
export type ScorePart = 'pilots' | 'majors' | 'minors' | 'artifacts' | 'bonuses';
export const SCORE_PARTS: readonly ScorePart[] = ['pilots', 'majors', 'minors', 'artifacts', 'bonuses'];

function part(what: ScorePart): string {
  switch (what) {
    case 'pilots':
      return (
        rect(4, 3, 24, 34, 3.5, OUTLINE) +
        rect(5.4, 4.4, 21.2, 31.2, 2.5, PAPER.base) +
        rect(5.4, 4.4, 21.2, 8, 2.5, '#e0813a') +
        path('M9 29V24A7 7 0 0 1 23 24V29Z', '#6a8f9c', `stroke="${OUTLINE}" stroke-width="1.6"`) +
        path('M12 23H20V27H12Z', '#1c2a33') +
        path(poly(ngon(6, 29, 29, 9.5, Math.PI / 6)), PAPER.ink, `stroke="#ffe2a6" stroke-width="1.8"`) +
        path(starPath(29, 29.4, 5.6), '#ffe2a6')
      );
    case 'majors':
      return (
        rect(3, 5, 34, 30, 4, OUTLINE) +
        rect(4.4, 6.4, 31.2, 27.2, 3, PAPER.base) +
        [11, 20, 29].map((x) => circle(x, 15, 4.2, '#150a08')).join('') +
        stroke('M8 24.5h16M8 29h11', PAPER.ink2, 2) +
        placed(23.5, 20.5, 0.62, iconBody('seal', 0, 0, 24, '#c24a2c'))
      );
    case 'minors':
      return (
        path('M9 4H31L36 10V36H4V10Z', PAPER.base, `stroke="${OUTLINE}" stroke-width="2" stroke-linejoin="round"`) +
        circle(20, 11, 3.6, '#8a5a34') +
        circle(20, 11, 1.9, '#1d0f0b') +
        stroke('M10 20h20M10 25h20M10 30h12', PAPER.ink2, 2)
      );
    case 'artifacts':
      return placed(-0.5, -0.5, 0.91, relic());
    case 'bonuses':
      return (
        path(
          poly(ngon(6, 20, 20, 16, Math.PI / 6)),
          PAPER.ink,
          `stroke="#ffe2a6" stroke-width="2.2" stroke-linejoin="round"`,
        ) + path(starPath(20, 20.5, 9), '#ffe2a6')
      );
  }
}
/** The sign of a part of a score, `size` px square. */
export const scorePartIcon = (what: ScorePart, size = 28, how: Picture = {}): string =>
  svg([0, 0, 40, 40], size, size, part(what), how);

/** A bolted steel plaque to stand behind a seat's total, w × h px. */
export function plaque(w: number, h: number, crew: Crew, how: Picture = {}): string {
  const c = CREW[crew];
  const cut = 9;
  const d = `M${cut} 1H${n1(w - 1)}V${n1(h - cut)}L${n1(w - cut)} ${n1(h - 1)}H1V${cut}Z`;
  const bolts = [
    [w - 8, 8],
    [8, h - 8],
  ] as const;
  return svg(
    [0, 0, w, h],
    w,
    h,
    path(d, '#2a1510', `stroke="${KEYLINE}" stroke-width="2"`) +
      path(`M${cut} 3H${n1(w - 3)}V7H${cut - 3}Z`, c.base) +
      stroke(`M${cut} 2.5H${n1(w - 3)}`, c.hi, 1.2) +
      bolts.map(([x, y]) => circle(x, y + 0.8, 2.6, '#0d0605') + circle(x, y, 2.3, STEEL.hi)).join(''),
    how,
  );
}
