// Clothes, in portrait coordinates: 100 wide, neck at x = 50, top of the collar near y = 80.
import { circle, each, ellipse, line, path, rect } from './base';
import { INK, type Hue } from './palette';

const { night, midnight, dusk, slate, steel, cream, white, paper, buff, signal, rust, teal, mustard, ochre } = INK;
const brass = '#d9a441';
const brassDim = '#96691c';

const bust = (lit: string, shade: string): string =>
  path('M3 112C3 96 18 89 37 84H63C82 89 97 96 97 112z', lit) + path('M50 84H63C82 89 97 96 97 112H50z', shade);
export type Outfit =
  | 'shirt'
  | 'bow'
  | 'vest'
  | 'blouse'
  | 'overall'
  | 'flightjacket'
  | 'labcoat'
  | 'turtleneck'
  | 'dungarees'
  | 'hivis'
  | 'boiler'
  | 'spacesuit'
  | 'sokol'
  | 'uniform'
  | 'control'
  | 'dive';
/** Clothes from the shoulders down, in the division's colours or the given ones. */
export const OUTFITS: Readonly<Record<Outfit, (c: Hue) => string>> = {
  shirt: (c) =>
    bust(cream, buff) +
    path('M46 86h8l-1 5 4 21H43l4-21z', c.base) +
    path('M50 86h4l-1 5 4 21h-7z', c.deep) +
    path('M37 83L50 88 42 97zM63 83L50 88 58 97z', white) +
    path('M63 83L50 88 58 97z', paper) +
    rect(20, 102, 14, 10, paper) +
    line('M23 97v8M27 97v8', signal, 2.2),
  bow: (c) =>
    bust(c.deep, night) +
    path('M40 84L50 112 60 84z', cream) +
    path('M50 90L39 84V97zM50 90L61 84V97z', signal) +
    rect(47, 87.5, 6, 6, rust),
  vest: (c) =>
    bust(cream, buff) +
    path('M14 112Q16 94 38 85L50 108 62 85Q84 94 86 112z', c.base) +
    path('M50 108L62 85Q84 94 86 112H50z', c.deep) +
    path('M38 84L50 108 62 84 50 89z', cream) +
    path('M47 90h6l2 18-5 4-5-4z', signal),
  blouse: (c) =>
    bust(c.base, c.deep) +
    path('M36 84Q50 96 64 84L66 92Q50 106 34 92z', cream) +
    path('M50 91Q58 90 64 84L66 92Q58 100 50 100z', buff) +
    circle(50, 99, 4, mustard),
  overall: (c) =>
    bust(c.base, c.deep) +
    path('M34 84L50 100 66 84 70 92 50 112 30 92z', c.pale) +
    path('M50 100L66 84 70 92 50 112z', c.base) +
    line('M50 104V112', night, 2) +
    circle(24, 102, 6, signal) +
    circle(24, 102, 2.6, cream),
  flightjacket: () =>
    bust('#7b4522', '#54301a') +
    path('M32 82Q50 104 68 82L74 91Q62 104 52 112H48Q38 104 26 91z', '#e5cf9f') +
    path('M50 94Q60 92 68 82L74 91Q62 104 52 112H50z', '#b9a074') +
    circle(22, 103, 6, cream) +
    path('M22 98L26 106L18 106z', signal),
  labcoat: (c) =>
    bust(white, '#d9cdb2') +
    path('M38 84L50 112 62 84Q50 92 38 84z', c.base) +
    path('M50 90Q58 88 62 84L50 112z', c.deep) +
    path('M36 83L30 96 46 112 50 112zM64 83L70 96 54 112 50 112z', cream) +
    path('M64 83L70 96 54 112 50 112z', buff) +
    line('M36 83L30 96 44 110M64 83L70 96 56 110', '#b9a880', 1.2),
  turtleneck: (c) =>
    bust(c.base, c.deep) +
    rect(39, 76, 22, 15, c.base, { rx: 3 }) +
    rect(50, 76, 11, 15, c.deep, { rx: 3 }) +
    path('M12 112Q12 98 30 90L34 112zM88 112Q88 98 70 90L66 112z', white) +
    path('M88 112Q88 98 70 90L66 112z', '#d9cdb2'),
  dungarees: (c) =>
    bust(c.base, c.deep) +
    path('M36 84Q50 94 64 84L62 90Q50 98 38 90z', c.pale) +
    path('M24 88L34 85 38 103H62L66 85 76 88 74 112H26z', slate) +
    path('M62 103L66 85 76 88 74 112H50V103z', dusk) +
    circle(36, 104, 2.4, mustard) +
    circle(64, 104, 2.4, mustard),
  hivis: () =>
    bust(slate, dusk) +
    path('M18 112Q20 96 36 85L46 112zM82 112Q80 96 64 85L54 112z', signal) +
    path('M82 112Q80 96 64 85L54 112z', rust) +
    path('M27 91L36 85 46 112H38zM73 91L64 85 54 112H62z', mustard) +
    path('M38 84L50 98 62 84Q50 92 38 84z', steel),
  boiler: (c) =>
    bust(c.base, c.deep) +
    path('M34 83L50 96 66 83 68 93 50 104 32 93z', c.deep) +
    path('M50 96L66 83 68 93 50 104z', night) +
    line('M50 104V112', mustard, 2.4) +
    rect(20, 100, 14, 12, c.deep),
  spacesuit: (c) =>
    bust(white, '#d5c8ab') +
    ellipse(50, 86, 27, 9, '#c2c9c6') +
    ellipse(50, 84.5, 22, 6.5, midnight) +
    path('M50 95A27 9 0 0 0 77 86V88A27 9 0 0 1 50 97z', '#7f929d') +
    rect(40, 101, 20, 11, '#b8bfbd') +
    circle(45, 106, 2.4, signal) +
    circle(51, 106, 2.4, mustard) +
    circle(57, 106, 2.4, teal) +
    line('M24 112Q22 102 30 97', c.base, 4),
  sokol: (c) =>
    bust(signal, rust) +
    ellipse(50, 86, 27, 9, cream) +
    path('M50 95A27 9 0 0 0 77 86V88A27 9 0 0 1 50 97z', buff) +
    ellipse(50, 84.5, 22, 6.5, midnight) +
    rect(42, 101, 16, 11, cream) +
    line('M76 112Q80 103 72 97', cream, 4) +
    rect(16, 103, 12, 9, c.pale),
  uniform: (c) =>
    bust(c.deep, night) +
    path('M38 84L50 112 62 84Q50 92 38 84z', cream) +
    path('M47.5 91h5l2 21h-9z', night) +
    path('M36 83L31 97 48 112zM64 83L69 97 52 112z', c.base) +
    path('M64 83L69 97 52 112z', c.deep) +
    rect(8, 95, 17, 5, mustard, { transform: 'rotate(-20 16 97)' }) +
    rect(75, 95, 17, 5, ochre, { transform: 'rotate(20 84 97)' }) +
    circle(29, 106, 2.2, mustard) +
    circle(35, 106, 2.2, signal),
  control: (c) =>
    bust(cream, buff) +
    path('M46 86h8l-1 5 4 21H43l4-21z', night) +
    path('M37 83L50 88 42 97zM63 83L50 88 58 97z', white) +
    path('M16 112Q18 96 36 86L44 112zM84 112Q82 96 64 86L56 112z', c.base) +
    path('M84 112Q82 96 64 86L56 112z', c.deep) +
    rect(22, 102, 11, 8, cream) +
    rect(24, 104, 7, 2, signal),
  dive: () =>
    bust('#b6793c', '#80501f') +
    ellipse(50, 86, 32, 10, brass) +
    path('M50 96A32 10 0 0 0 82 86V89A32 10 0 0 1 50 99z', brassDim) +
    each([26, 38, 62, 74], (x) => circle(x, 90, 1.8, midnight)) +
    rect(40, 102, 20, 10, steel),
};
