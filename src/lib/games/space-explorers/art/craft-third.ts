// Spacecraft, salyut-1, skylab, viking-1, voyager, space-shuttle, mir:
// flat silhouettes of 120 × 100, lit from the left, with one accent each.
import { circle, each, ellipse, g, line, path, rect } from './base';
import { INK } from './palette';
import { GREEN_CELLS, alu, aluDim, foil, foilDim, lit, ball, dish, wing } from './craft-parts';

const { night, steel, cream, paper, buff, sand, signal, rust, teal, mustard, ochre } = INK;

export const STATIONS = {
  'salyut-1': () =>
    g(
      'rotate(-8 60 50)',
      wing(20, 4, 14, 32, 2, 4, GREEN_CELLS) +
        wing(20, 64, 14, 32, 2, 4, GREEN_CELLS) +
        wing(90, 8, 12, 28, 2, 4, GREEN_CELLS) +
        wing(90, 64, 12, 28, 2, 4, GREEN_CELLS) +
        rect(24, 36, 5, 28, cream) +
        rect(94, 36, 5, 28, cream),
      rect(2, 42, 12, 16, night),
      rect(10, 38, 34, 24, cream),
      rect(10, 50, 34, 12, buff),
      path('M44 38L52 28V72L44 62z', alu),
      path('M44 50H52V72L44 62z', aluDim),
      rect(52, 28, 34, 44, lit),
      rect(52, 50, 34, 22, buff),
      rect(60, 28, 4, 44, signal),
      rect(60, 50, 4, 22, rust),
      path('M86 28L94 36V64L86 72z', alu),
      path('M86 50H94V64L86 72z', aluDim),
      rect(94, 40, 18, 20, cream),
      rect(94, 50, 18, 10, buff),
      rect(112, 44, 6, 12, night),
      each([70, 78], (x) => circle(x, 42, 3, night)),
      circle(20, 46, 2.6, night),
      circle(28, 46, 2.6, night),
    ),
  skylab: () =>
    line('M44 24L76 56M76 24L44 56', cream, 2) +
    g(
      'rotate(45 60 34)',
      wing(10, 28, 36, 12, 5, 2) +
        wing(74, 28, 36, 12, 5, 2) +
        wing(54, -16, 12, 36, 2, 5) +
        wing(54, 48, 12, 36, 2, 5),
    ) +
    circle(60, 34, 13, lit) +
    path('M60 21A13 13 0 0 1 60 47z', buff) +
    circle(60, 34, 6, night) +
    circle(60, 34, 3, mustard) +
    rect(48, 54, 24, 12, alu) +
    rect(60, 54, 12, 12, aluDim) +
    path('M36 66H84V98H36z', lit) +
    path('M60 66H84V98H60z', buff) +
    path('M36 72H84V78H36z', mustard) +
    rect(60, 72, 24, 6, ochre) +
    wing(86, 74, 32, 15, 5, 2) +
    rect(82, 79, 6, 4, cream) +
    rect(42, 84, 9, 9, night),
  'viking-1': () =>
    line('M32 60L18 84M88 60L102 84M60 64V86', night, 5) +
    line('M32 60L18 84M88 60L102 84M60 64V86', alu, 3) +
    each(
      [
        [18, 86],
        [102, 86],
        [60, 88],
      ],
      ([x, y]) => ellipse(x, y, 9, 3, cream),
    ) +
    path('M26 46L94 46L90 64L30 64z', alu) +
    path('M60 46L94 46L90 64L60 64z', aluDim) +
    rect(40, 36, 16, 10, foil) +
    rect(64, 36, 16, 10, foilDim) +
    path('M44 36a4 8 0 0 1 8 0zM68 36a4 8 0 0 1 8 0z', cream) +
    rect(34, 18, 5, 28, lit) +
    rect(33, 16, 7, 8, night) +
    rect(84, 24, 5, 22, lit) +
    line('M72 46V22', cream, 3) +
    dish(74, 16, 17, 28) +
    line('M28 56L6 62 2 74', cream, 3) +
    path('M-1 72h7v7h-7z', signal) +
    rect(48, 50, 24, 9, night) +
    rect(50, 52, 6, 5, signal) +
    rect(58, 52, 6, 5, cream) +
    rect(66, 52, 4, 5, teal),
  voyager: () =>
    line('M58 50L10 90', night, 5) +
    line('M58 50L10 90', cream, 3) +
    line('M40 58l9 9M30 66l9 9M20 74l9 9', cream, 1.2) +
    rect(2, 82, 17, 12, foil, { transform: 'rotate(-40 10 88)' }) +
    rect(10, 82, 8, 12, foilDim, { transform: 'rotate(-40 10 88)' }) +
    line('M66 52L118 92', night, 3.6) +
    line('M66 52L118 92', cream, 1.8) +
    line('M72 56L98 60', cream, 3) +
    g('rotate(8 104 62)', rect(96, 54, 16, 14, alu), rect(104, 54, 8, 14, aluDim), rect(112, 57, 6, 8, night)) +
    line('M52 60L40 98M60 64L72 98', cream, 1.6) +
    path('M42 52L74 44L82 54L76 68L52 72L42 64z', foil) +
    path('M66 46L74 44L82 54L76 68L64 70z', foilDim) +
    circle(54, 62, 6, mustard) +
    circle(54, 62, 2, night) +
    g(
      'rotate(-22 60 30)',
      ellipse(60, 30, 42, 32, alu),
      ellipse(60, 27, 42, 30, lit),
      path('M60 -3A42 30 0 0 1 60 57z', cream),
      ellipse(60, 27, 30, 21, buff),
      path('M60 6A30 21 0 0 1 60 48z', '#c9b68c'),
      ellipse(60, 27, 8, 5.6, sand),
      line('M34 16L62 4 88 40M62 4L44 44', night, 1.5),
      ellipse(62, 3, 9, 5, signal),
      path('M62 -2A9 5 0 0 1 62 8z', rust),
    ),
  'space-shuttle': () =>
    rect(26, 30, 12, 62, lit) +
    rect(32, 30, 6, 62, buff) +
    path('M26 30Q27 18 32 14Q37 18 38 30z', lit) +
    path('M32 14Q37 18 38 30H32z', buff) +
    rect(82, 30, 12, 62, lit) +
    rect(88, 30, 6, 62, buff) +
    path('M82 30Q83 18 88 14Q93 18 94 30z', lit) +
    path('M88 14Q93 18 94 30H88z', buff) +
    rect(26, 44, 12, 3, night) +
    rect(82, 44, 12, 3, night) +
    path('M24 92L26 98H38L40 92zM80 92L82 98H94L96 92z', night) +
    path('M42 24Q44 6 60 0Q76 6 78 24V86H42z', signal) +
    path('M60 0Q76 6 78 24V86H60z', rust) +
    path('M60 24Q66 26 67 40V58L92 84V90H28V84L53 58V40Q54 26 60 24z', lit) +
    path('M60 24Q66 26 67 40V58L92 84V90H60z', buff) +
    path('M28 84L32 80H88L92 84V90H28z', night) +
    path('M54 38Q55 30 60 29Q65 30 66 38L63 40H57z', night) +
    rect(56, 48, 8, 22, paper) +
    line('M60 48V70', sand, 1.2) +
    path('M57 78L60 62 63 78V92H57z', night) +
    each([50, 60, 70], (x) => path(`M${x - 4} 92h8l2 6h-12z`, steel)),
  mir: () =>
    wing(0, 6, 32, 13, 5, 2, GREEN_CELLS) +
    wing(88, 6, 32, 13, 5, 2, GREEN_CELLS) +
    wing(0, 80, 30, 13, 5, 2) +
    wing(90, 80, 30, 13, 5, 2) +
    rect(30, 11, 60, 4, cream) +
    rect(28, 85, 64, 4, cream) +
    rect(52, 4, 16, 34, lit) +
    rect(60, 4, 8, 34, buff) +
    rect(52, 12, 16, 4, signal) +
    rect(14, 42, 34, 16, cream) +
    rect(14, 50, 34, 8, buff) +
    rect(6, 45, 8, 10, night) +
    rect(72, 42, 34, 16, cream) +
    rect(72, 50, 34, 8, buff) +
    rect(106, 45, 8, 10, night) +
    rect(26, 42, 4, 16, mustard) +
    rect(90, 42, 4, 16, mustard) +
    rect(48, 62, 24, 34, lit) +
    rect(60, 62, 12, 34, buff) +
    rect(48, 74, 24, 4, steel) +
    ball(60, 50, 15, alu, aluDim) +
    circle(60, 50, 6, night) +
    circle(60, 50, 3, teal) +
    circle(55, 86, 2.4, night),
} as const satisfies Readonly<Record<string, () => string>>;
