// Spacecraft, sputnik-1, explorer-1, vostok-1, mercury-atlas-6, luna-3, mariner-4, gemini-4, surveyor-1:
// flat silhouettes of 120 × 100, lit from the left, with one accent each.
import { circle, each, ellipse, g, line, path, rect } from './base';
import { INK } from './palette';
import { alu, aluDim, foil, foilDim, lit, ball, wing } from './craft-parts';

const { night, midnight, slate, steel, cream, buff, sand, signal, rust, teal, pine } = INK;

export const SATELLITES = {
  'sputnik-1': () =>
    line('M52 45L4 12M52 50L2 47M56 56L12 92M60 60L40 98', night, 4.6) +
    line('M52 45L4 12M52 50L2 47M56 56L12 92M60 60L40 98', cream, 2.4) +
    ball(70, 45, 25, lit, buff) +
    line('M50 30Q70 58 94 38', sand, 1.6) +
    circle(60, 35, 5.5, '#fff') +
    each(
      [
        [54, 45],
        [56, 55],
        [62, 62],
      ],
      ([x, y]) => circle(x, y, 2.6, signal),
    ),
  'explorer-1': () =>
    g(
      'rotate(-38 60 50)',
      line('M52 50L40 22M52 50L40 78M66 50L78 22M66 50L78 78', night, 3.6),
      line('M52 50L40 22M52 50L40 78M66 50L78 22M66 50L78 78', cream, 1.8),
      rect(16, 42, 64, 16, lit),
      rect(16, 50, 64, 8, buff),
      each([0, 1, 2, 3], (i) => rect(52 + i * 8, 42, 4, 16, i % 2 ? night : signal)),
      path('M80 42L112 50 80 58z', signal),
      path('M80 50H112L80 58z', rust),
      rect(8, 40, 8, 20, aluDim),
      rect(2, 44, 6, 12, night),
      rect(24, 42, 14, 16, teal),
      rect(24, 50, 14, 8, pine),
    ),
  'vostok-1': () =>
    line('M20 36L4 24M20 64L4 76', cream, 2) +
    ball(38, 50, 27, alu, aluDim) +
    circle(31, 46, 9.5, night) +
    circle(31, 46, 6.5, teal) +
    line('M27 44a5 5 0 0 1 4-3', cream, 1.6) +
    line('M38 23q-3 27 0 54', '#a9b4b6', 1.4) +
    each([30, 38, 46, 54, 62, 70], (y) => circle(66, y, 5, y < 50 ? cream : buff)) +
    path('M64 26L92 38V62L64 74z', foil) +
    path('M64 50H92V62L64 74z', foilDim) +
    rect(92, 41, 10, 18, aluDim) +
    path('M102 44L114 38V62L102 56z', night) +
    line('M78 33L88 10M78 67L88 90', cream, 2) +
    circle(88, 10, 2.4, signal) +
    circle(88, 90, 2.4, signal),
  'mercury-atlas-6': () =>
    g(
      'rotate(24 60 50)',
      path('M24 78Q60 92 96 78L72 34H48z', night) +
        path('M28 76L50 34H60V82Q44 82 28 76z', '#46586a') +
        path('M60 34H70L92 76Q76 82 60 82z', slate),
      line('M39 56H81M34 66H86', midnight, 1.6),
      path('M22 77Q60 96 98 77L94 71Q60 88 26 71z', rust),
      rect(47, 20, 26, 14, '#5d7183'),
      rect(60, 20, 13, 14, steel),
      path('M51 20L55 8H65L69 20z', cream),
      path('M60 8H65L69 20H60z', buff),
      path('M46 50L58 46V60L42 62z', cream),
      path('M49 52L56 50V57L47 58z', teal),
      rect(66, 58, 12, 4, signal),
    ),
  'luna-3': () =>
    g(
      'rotate(-30 60 50)',
      line('M24 40L6 20M24 60L6 80M96 40L114 20M96 60L114 80', cream, 2),
      path('M30 30H90Q104 34 104 50T90 70H30Q16 66 16 50T30 30z', cream) +
        path('M16 50H104Q104 66 90 70H30Q16 66 16 50z', buff),
      each([0, 1, 2, 3], (i) => rect(34 + i * 14, 27, 10, 46, i % 2 ? slate : steel)),
      rect(28, 46, 64, 8, alu),
      circle(103, 50, 8, night),
      circle(103, 50, 4.5, teal),
      circle(20, 50, 4, signal),
    ),
  'mariner-4': () =>
    g(
      'rotate(-12 60 50)',
      wing(0, 42, 40, 16, 5, 2) + wing(80, 42, 40, 16, 5, 2) + wing(52, 0, 16, 32, 2, 4) + wing(52, 68, 16, 32, 2, 4),
      path('M50 32L70 32L80 42L80 58L70 68L50 68L40 58L40 42z', foil),
      path('M60 32L70 32L80 42L80 58L70 68L60 68z', foilDim),
      circle(60, 50, 13, cream),
      path('M60 37A13 13 0 0 1 60 63z', buff),
      circle(60, 50, 3, signal),
      line('M60 50L66 22', cream, 2),
    ),
  'gemini-4': () =>
    g(
      'rotate(-16 60 50)',
      path('M8 22L34 34V66L8 78z', lit) + path('M8 50H34V66L8 78z', buff),
      line('M21 28V72', sand, 1.6),
      path('M34 32L78 40V60L34 68z', '#46586a'),
      path('M34 50H78V60L34 68z', midnight),
      line('M46 34.5V65.5M58 37V63M68 38.5V61.5', night, 1.4),
      path('M78 40H96L102 44V56L96 60H78z', steel),
      path('M78 50H102V56L96 60H78z', slate),
      rect(102, 46, 10, 8, cream),
      path('M50 39L64 41 62 48H51z', cream),
      path('M53 41L61 42.5 60 46.5H53z', teal),
      rect(38, 54, 12, 4, signal),
      rect(2, 30, 6, 40, signal),
      rect(2, 50, 6, 20, rust),
    ),
  'surveyor-1': () =>
    line('M60 44L22 82M60 44L98 82M60 48V80', night, 5) +
    line('M60 44L22 82M60 44L98 82M60 48V80', cream, 2.8) +
    line('M40 64H80M34 70L60 58 86 70', cream, 1.6) +
    each(
      [
        [22, 84],
        [98, 84],
        [60, 84],
      ],
      ([x, y]) => ellipse(x, y, 9, 3.4, alu),
    ) +
    path('M48 42L72 42L76 62L44 62z', foil) +
    path('M60 42L72 42L76 62L60 62z', foilDim) +
    line('M60 42V12', cream, 3) +
    g('rotate(-14 48 14)', wing(26, 4, 28, 18, 4, 2)) +
    g('rotate(12 76 20)', rect(66, 10, 26, 20, lit), rect(79, 10, 13, 20, buff)) +
    rect(82, 48, 10, 14, signal) +
    circle(36, 54, 5, lit) +
    circle(36, 54, 2.2, night),
} as const satisfies Readonly<Record<string, () => string>>;
