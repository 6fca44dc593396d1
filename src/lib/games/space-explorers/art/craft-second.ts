// Spacecraft, luna-9, soyuz-4, apollo-11, lunokhod-1, venera-7, mars-3:
// flat silhouettes of 120 × 100, lit from the left, with one accent each.
import { circle, each, ellipse, g, line, path, rect } from './base';
import { INK } from './palette';
import { GREEN_CELLS, alu, aluDim, foil, foilDim, lit, ball, dish, wing } from './craft-parts';

const { night, midnight, slate, steel, cream, buff, signal, rust, teal, mustard } = INK;

export const LANDERS = {
  'luna-9': () =>
    line('M60 46L40 4M60 46L80 4M54 50L20 12M66 50L100 12', night, 3.6) +
    line('M60 46L40 4M60 46L80 4M54 50L20 12M66 50L100 12', lit, 1.9) +
    path('M60 66L14 52Q12 72 44 84z', lit) +
    path('M60 66L14 52Q22 66 50 78z', buff) +
    path('M60 66L106 52Q108 72 76 84z', aluDim) +
    path('M60 66L106 52Q98 66 70 78z', alu) +
    path('M60 66L38 84Q60 92 82 84z', cream) +
    path('M60 66V88Q72 88 82 84z', buff) +
    ball(60, 58, 17, alu, aluDim) +
    rect(55, 34, 10, 12, cream) +
    rect(60, 34, 5, 12, buff) +
    rect(55, 38, 10, 4, night) +
    circle(54, 58, 3, signal) +
    rect(46, 63, 28, 3, night),
  'soyuz-4': () =>
    g(
      'rotate(-14 60 50)',
      wing(30, 2, 44, 16, 6, 2, GREEN_CELLS) + wing(30, 82, 44, 16, 6, 2, GREEN_CELLS) + rect(48, 18, 5, 64, alu),
      rect(6, 36, 36, 28, '#7e8f7c'),
      rect(6, 50, 36, 14, '#566856'),
      rect(0, 40, 6, 20, night),
      rect(14, 36, 3, 28, cream),
      rect(30, 36, 3, 28, cream),
      path('M42 36H50Q68 38 72 50T50 64H42z', '#a3b19f'),
      path('M42 50H72Q68 62 50 64H42z', '#71836f'),
      ball(88, 50, 18, '#a3b19f', '#71836f'),
      circle(84, 46, 5.5, night),
      circle(84, 46, 3.2, mustard),
      rect(105, 46, 8, 8, signal),
      line('M92 33L100 14M92 67L100 86', cream, 2),
    ),
  'apollo-11': () =>
    line('M42 62L14 84M78 62L106 84M46 70L30 88M74 70L90 88', night, 5.2) +
    line('M42 62L14 84M78 62L106 84M46 70L30 88M74 70L90 88', foil, 3) +
    each(
      [
        [14, 86],
        [106, 86],
        [30, 90],
        [90, 90],
      ],
      ([x, y]) => ellipse(x, y, 8, 2.8, foil),
    ) +
    path('M40 50L80 50L88 58L88 70L80 77L40 77L32 70L32 58z', foil) +
    path('M60 50L80 50L88 58L88 70L80 77L60 77z', foilDim) +
    line('M46 50V77M74 50V77', '#7a5312', 1.6) +
    path('M52 77L48 85H72L68 77z', night) +
    line('M36 60L60 80', cream, 1.6) +
    path('M38 26L48 12L72 12L82 26L82 42L74 50L46 50L38 42z', lit) +
    path('M60 12L72 12L82 26L82 42L74 50L60 50z', buff) +
    path('M44 24L55 24L50 34z', night) +
    path('M76 24L65 24L70 34z', night) +
    rect(53, 36, 14, 14, midnight) +
    rect(55, 38, 10, 12, steel) +
    rect(52, 5, 16, 7, alu) +
    line('M80 16L94 6', cream, 2) +
    path('M90 2q8 2 8 10z', cream) +
    rect(30, 30, 8, 8, aluDim) +
    rect(82, 30, 8, 8, '#6a7a84') +
    rect(40, 42, 7, 4, signal),
  'lunokhod-1': () =>
    path('M84 34L112 6Q120 10 116 18L92 44z', lit) +
    path('M88 38L116 14 116 18 92 44z', steel) +
    path('M16 32H92L96 42 84 66H28L12 44z', alu) +
    path('M56 32H92L96 42 84 66H56z', aluDim) +
    ellipse(54, 32, 39, 9, cream) +
    ellipse(54, 32, 31, 6, foil) +
    path('M54 26A31 6 0 0 1 54 38z', foilDim) +
    each(
      [
        [22, 46],
        [34, 48],
      ],
      ([x, y]) => circle(x, y, 6, night) + circle(x, y, 3.6, teal) + circle(x - 1.2, y - 1.2, 1.1, lit),
    ) +
    line('M20 40L6 16M6 16h6', cream, 2) +
    line('M62 24L66 6', cream, 2) +
    path('M60 6L72 2 70 10z', signal) +
    rect(52, 50, 14, 5, signal) +
    each(
      [20, 42, 64, 86],
      (x) =>
        circle(x, 78, 11, night) +
        circle(x, 78, 8, '#5d7183') +
        circle(x, 78, 2.6, cream) +
        line(`M${x - 7} 78H${x + 7}M${x} 71V85M${x - 5} 73L${x + 5} 83M${x + 5} 73L${x - 5} 83`, cream, 0.9),
    ),
  'venera-7': () =>
    ball(60, 52, 28, alu, aluDim) +
    rect(32, 49, 56, 6, foil) +
    rect(60, 49, 28, 6, foilDim) +
    path('M34 70L24 86H96L86 70Q60 82 34 70z', slate) +
    path('M60 76Q76 76 86 70L96 86H60z', midnight) +
    each([34, 46, 58, 70, 82], (x) => rect(x, 76, 4, 10, steel)) +
    path('M42 30Q40 12 60 10T78 30Q60 22 42 30z', signal) +
    path('M60 10Q80 12 78 30Q70 26.5 60 26z', rust) +
    line('M60 10V0M36 34L14 16M84 34L106 16', cream, 2) +
    circle(50, 42, 4, lit) +
    circle(72, 60, 3, night),
  'mars-3': () =>
    g(
      'rotate(-10 60 50)',
      wing(0, 38, 34, 30, 4, 3) + wing(86, 38, 34, 30, 4, 3) + rect(34, 50, 52, 5, alu),
      rect(44, 40, 32, 40, lit),
      rect(60, 40, 16, 40, buff),
      rect(44, 52, 32, 4, signal),
      rect(44, 66, 32, 3, steel),
      path('M36 40Q60 6 84 40z', foil),
      path('M60 22.5Q74 25 84 40H60z', foilDim),
      path('M50 26L56 14H64L70 26z', night),
      path('M46 80L40 92H80L74 80z', steel),
      path('M60 80H74L80 92H60z', slate),
      ball(48, 82, 7, alu, aluDim),
      ball(72, 82, 7, aluDim, '#6a7a84'),
    ) + dish(97, 20, 14, 40),
} as const satisfies Readonly<Record<string, () => string>>;
