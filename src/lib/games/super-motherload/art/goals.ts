// Pictures for minor achievements: what is counted (SM-46, SM-47), and over what.
import { CREW, DRILL, OUTLINE, PAPER, STEEL, VOID, type Drill, type Mineral } from './palette';
import { circle, path, placed, poly, ngon, rect, stroke, svg, type Picture } from '$lib/art/draw';
import { bit, iconBody } from './icons';
import { mark, sparkPath } from './marks';
import { crystals } from './ores';
import { badge } from './pilots';
import { charge, relic, rock, steel } from './spaces';
import { cart } from './tunnel';

/** Over what a minor goal is counted, as the engine names it. */
export type Scope = 'cards' | 'action' | 'turn' | 'state';
/** What a minor goal counts, as the engine names it. */
export type Measure =
  | { readonly kind: 'mineral'; readonly mineral: Mineral }
  | { readonly kind: 'pilots-of'; readonly stack: Drill }
  | {
      readonly kind:
        | 'money'
        | 'minerals'
        | 'kinds'
        | 'spaces'
        | 'plates'
        | 'rocks'
        | 'artifact-spaces'
        | 'bombs-gained'
        | 'bombs-used'
        | 'cards-drawn'
        | 'cards-drilled'
        | 'pilots-bought'
        | 'bombs-held'
        | 'artifacts-held'
        | 'hand-cards'
        | 'pilots-owned'
        | 'stacks-opened'
        | 'stacks-loaded';
    };

const card = (x: number, y: number, turn: number, fill: string, band: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(-7, -10, 14, 20, 2.4, OUTLINE)}${rect(-6, -9, 12, 18, 1.8, fill)}${rect(-6, -9, 12, 5.4, 1.6, band)}</g>`;
const gem = (mineral: Mineral, x: number, y: number, k: number): string => placed(x, y, k, crystals(mineral));
const shelf =
  path('M2 31H42V34.5H2Z', '#8a5a34', `stroke="${OUTLINE}" stroke-width="1.4"`) + stroke('M3 32H41', '#d39a5f', 1);
const plusSign = (x: number, y: number): string =>
  circle(x, y, 6, PAPER.ink) + stroke(`M${x - 3.4} ${y}h6.8M${x} ${y - 3.4}v6.8`, '#ffe2a6', 2);
const helmet = (x: number, y: number, k: number, fill: string, lo: string): string =>
  placed(
    x,
    y,
    k,
    path('M2 20V13A10 10.5 0 0 1 22 13V20Z', fill, `stroke="${OUTLINE}" stroke-width="1.8"`) +
      path('M17 6Q21 9 21 14V19H16Q19 13 17 6Z', lo) +
      path('M6 11H18V17Q12 19 6 17Z', '#1c2a33', `stroke="${OUTLINE}" stroke-width="1.2"`) +
      path('M7 12H12L9 16H7Z', '#cfe6ee', 'opacity=".8"') +
      path('M1 20H23V23H1Z', STEEL.hi, `stroke="${OUTLINE}" stroke-width="1.4"`),
  );
const tray = (x: number, colour: Drill, full: boolean): string =>
  rect(x, 20, 9, 14, 2, OUTLINE) +
  rect(x + 1, 21, 7, 12, 1.4, '#3a231a') +
  rect(x + 1, full ? 25 : 31, 7, full ? 8 : 2, 1, DRILL[colour].base) +
  mark(colour, x + 4.5, 13, 4);

/** The thing that is counted, in a 44 × 36 box. */
function picture(measure: Measure): string {
  switch (measure.kind) {
    case 'money':
      return placed(22, 30, 1.5, cart(0, 0, '#ffd051'));
    case 'minerals':
      return gem('iron', 0, 8, 0.62) + gem('platinum', 18, 9, 0.6) + gem('gold', 9, -2, 0.62);
    case 'mineral':
      return gem(measure.mineral, 5.5, 0, 0.86);
    case 'kinds':
      return gem('emerald', 0, 1, 0.56) + gem('ruby', 20, 1, 0.56) + gem('diamond', 10, 11, 0.56);
    case 'spaces':
      return (
        path(
          'M4 8Q4 4 8 4H36Q40 4 40 8V30Q40 33 37 33H28Q25 33 25 30V20H8Q4 20 4 16Z',
          VOID.back,
          `stroke="${OUTLINE}" stroke-width="3"`,
        ) +
        stroke('M5 18Q6 19.5 8 19.5H25.5V30Q26 32.5 28 32.5H37', VOID.rim, 2) +
        stroke('M15 5V19M25.5 5V19M40 19H26', '#f3e5ca', 1.2, 'stroke-dasharray="2 2.4" opacity=".8"')
      );
    case 'plates':
      return placed(6, 0, 0.5, steel('red')) + placed(17, 12, 0.5, steel('blue'));
    case 'rocks':
      return (
        placed(3, 1, 0.72, rock(5)) + path(sparkPath(35, 9, 7.5), '#ff8a4a') + path(sparkPath(35, 9, 4), '#ffe9b0')
      );
    case 'artifact-spaces':
      return (
        rect(5, 1, 34, 34, 7, VOID.back, `stroke="${VOID.rim}" stroke-width="2"`) + placed(7.5, 3.5, 0.64, relic())
      );
    case 'bombs-gained':
      return placed(-1, 0, 0.78, charge()) + plusSign(34, 25);
    case 'bombs-used':
      return (
        path(
          poly(
            ngon(10, 22, 18, 17, 0.2).map(([x, y], i) =>
              i % 2 ? [22 + (x - 22) * 0.55, 18 + (y - 18) * 0.55] : [x, y],
            ),
          ),
          '#e2533f',
          `stroke="${OUTLINE}" stroke-width="2" stroke-linejoin="round"`,
        ) +
        path(
          poly(
            ngon(10, 22, 18, 11, 0.2).map(([x, y], i) =>
              i % 2 ? [22 + (x - 22) * 0.55, 18 + (y - 18) * 0.55] : [x, y],
            ),
          ),
          '#ffc04f',
        ) +
        circle(22, 18, 3.6, '#fff6d8')
      );
    case 'cards-drawn':
      return (
        card(15, 19, -10, PAPER.base, DRILL.yellow.base) + card(26, 18, 8, PAPER.hi, DRILL.blue.base) + plusSign(36, 28)
      );
    case 'cards-drilled':
      return bit('red', 1, 4, 0.86) + bit('yellow', 13, 4, 0.86) + bit('blue', 25, 4, 0.86);
    case 'pilots-bought':
      return (
        helmet(5, 6, 1.15, CREW.orange.base, CREW.orange.lo) +
        `<g transform="translate(28 16)">${iconBody('seal', 0, 0, 16, '#8a4a26')}${path('M5 8.3l2.2 2.3 4-4.4', 'none', `stroke="${PAPER.hi}" stroke-width="2"`)}</g>`
      );
    case 'bombs-held':
      return placed(0, 2, 0.72, charge()) + placed(15, 2, 0.72, charge()) + shelf;
    case 'artifacts-held':
      return placed(0, -0.5, 0.7, relic()) + placed(14, 1.5, 0.66, relic()) + shelf;
    case 'hand-cards':
      return (
        card(11, 21, -22, PAPER.base, DRILL.red.base) +
        card(18, 18, -8, PAPER.hi, DRILL.yellow.base) +
        card(26, 18, 8, PAPER.base, DRILL.blue.base) +
        card(33, 21, 22, PAPER.hi, DRILL.wild.base)
      );
    case 'pilots-owned':
      return (
        helmet(-0.5, 10, 0.84, CREW.purple.base, CREW.purple.lo) +
        helmet(24, 10, 0.84, CREW.green.base, CREW.green.lo) +
        helmet(10, 2, 1, CREW.orange.base, CREW.orange.lo)
      );
    case 'stacks-opened':
      return (
        tray(1, 'red', false) +
        tray(12, 'blue', false) +
        tray(23, 'yellow', false) +
        tray(34, 'wild', false) +
        stroke('M2 36h40', OUTLINE, 1.6)
      );
    case 'pilots-of':
      return (
        helmet(2, 6, 1.1, DRILL[measure.stack].base, DRILL[measure.stack].lo) +
        circle(34, 22, 9.5, '#150a08') +
        mark(measure.stack, 34, 22, 5.4)
      );
    case 'stacks-loaded':
      return (
        tray(1, 'red', true) +
        tray(12, 'blue', true) +
        tray(23, 'yellow', true) +
        tray(34, 'wild', true) +
        stroke('M2 36h40', OUTLINE, 1.6)
      );
  }
}

/** What a minor goal counts, `height` px high and 44 : 38 wide. */
export const minorArt = (measure: Measure, height = 38, how: Picture = {}): string =>
  svg([0, -1, 44, 38], (height * 44) / 38, height, picture(measure), how);

/** Over what a minor goal is counted, `size` px square: stacked cards, one lamp, two lamps, a pinned tag. */
export function scopeIcon(scope: Scope, size = 18, ink: string = PAPER.ink2, how: Picture = {}): string {
  const lamp = (x: number, on: boolean): string =>
    rect(x, 4, 7, 16, 2, on ? ink : 'none', `stroke="${ink}" stroke-width="2"`);
  const draw = (): string => {
    switch (scope) {
      case 'cards':
        return [3, 9, 15].map((x) => rect(x, 4, 6.5, 10, 1.4, ink)).join('') + path('M2 16.5H22V20H2Z', ink);
      case 'action':
        return lamp(3.5, true) + lamp(13.5, false);
      case 'turn':
        return lamp(3.5, true) + lamp(13.5, true);
      case 'state':
        return circle(12, 6.5, 4.5, ink) + path('M10.8 10.5h2.4L12 22Z', ink) + circle(10.6, 5.2, 1.3, PAPER.base);
    }
  };
  return svg([0, 0, 24, 24], size, size, draw(), how);
}

/** The punched hole and string of a cargo tag, for the head of a minor card, 44 × 16 px. */
export const tagHole = (how: Picture = {}): string =>
  svg(
    [0, 0, 44, 16],
    44,
    16,
    stroke('M22 9Q14-2 6 1M22 9Q28-3 40 2', '#c9a36a', 1.8, 'stroke-linecap="round"') +
      circle(22, 9, 6, '#8a5a34') +
      circle(22, 9, 3.6, '#1d0f0b'),
    how,
  );

/** The rosette of a taken achievement, with the crew's badge, `size` px square. */
export const takenSeal = (crew: keyof typeof CREW, size = 34, how: Picture = {}): string =>
  svg(
    [0, 0, 24, 24],
    size,
    size,
    iconBody('seal', 0, 0, 24, CREW[crew].base) +
      circle(12, 12, 7.6, CREW[crew].deep) +
      badge(crew, 12, 12, 4.4, PAPER.base),
    how,
  );
