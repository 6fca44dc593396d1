// A specialist's portrait, 100 × 112, put together from parts. It is some 9 KB of SVG: a page defines each face once
// (`faceDefs`) and cards, strips and chips refer to it.
import { backdrop } from './backdrop';
import { circle, ellipse, g, ID, line, memo, num, path, rect, svg, type Picture } from './base';
import { GEAR } from './gear';
import { FACIAL, HAIR, HEADS, type Hair } from './heads';
import { faceOf, type Face } from './looks';
import { OUTFITS } from './outfits';
import { divisionOf, HUES, INK, type Hue } from './palette';
import { toolAt } from './tools';

const LINE = '#2a1710';

/** The face under hair and gear, and its mouth, which a full beard brings along itself. */
function features(face: Face): {
  readonly eyes: readonly [number, number];
  readonly body: string;
  readonly lips: string;
} {
  const { skin, hairHue, turn, soft } = face;
  // the half nearer to us is wider
  const L = 1 + 0.2 * turn;
  const R = 1 - 0.2 * turn;
  const axis = 3.8 * turn;
  const eyes = [axis - 8.4 * L, axis + 8.4 * R] as const;
  const x = (d: number): string => num(axis + d);
  const head = HEADS[face.head];
  const halves = g(
    `translate(${num(axis)} 0)`,
    path(head, skin.lit, { transform: `scale(${num(-L)} 1)` }),
    path(head, skin.shade, { transform: `scale(${num(R)} 1)` }),
    rect(-0.4, -26, 0.8, 52, skin.shade),
  );
  const eye = (at: number, k: number): string =>
    soft
      ? path(
          `M${num(at - 4.6 * k)}-1.6Q${num(at)}-6 ${num(at + 4.6 * k)}-1.6Q${num(at)} 1.6 ${num(at - 4.6 * k)}-1.6z`,
          INK.cream,
        ) +
        circle(at, -2.2, 2.1, LINE) +
        line(`M${num(at - 5.2 * k)}-1.6Q${num(at)}-6.4 ${num(at + 5.4 * k)}-2.6`, LINE, 1.5)
      : ellipse(at, -1.8, 2.1 * k, 2.5, LINE);
  const brow = (at: number, k: number, side: 1 | -1): string =>
    line(
      `M${num(at - 4.6 * k * side)}-8Q${num(at)}-10.8 ${num(at + 5.2 * k * side)}-7.4`,
      hairHue.base,
      soft ? 1.6 : 2.6,
      { 'stroke-linecap': 'round' },
    );
  const nose = path(`M${x(0)}-6L${x(-5.4 * L)} 8.4Q${x(-5)} 11 ${x(0)} 11z`, skin.shade);
  const lips = soft
    ? path(`M${x(-5.6)} 17Q${x(-2)} 14.6 ${x(0)} 15.8 ${x(2)} 14.6 ${x(5)} 17 ${x(0)} 22 ${x(-5.6)} 17z`, INK.rust)
    : line(`M${x(-6 * L)} 17.4Q${x(0)} 20.4 ${x(5.6 * R)} 17`, LINE, 1.9, { 'stroke-linecap': 'round' });
  return {
    eyes,
    lips,
    body:
      ellipse(-19.4, 1, 4.2, 6, skin.lit) +
      ellipse(19.4, 1, 4.2, 6, skin.shade) +
      halves +
      (soft ? circle(axis - 11 * L, 9, 3.4, INK.signal, { opacity: 0.28 }) : '') +
      nose +
      eye(eyes[0], L) +
      eye(eyes[1], R) +
      brow(eyes[0], L, -1) +
      brow(eyes[1], R, 1),
  };
}

/** What the clothes are dyed with. */
function dye(number: number, face: Face): Hue {
  const hue = HUES[divisionOf(number)];
  if (number % 3 === 1 && face.look.outfit !== 'shirt') return { base: hue.deep, deep: INK.night, pale: hue.base };
  if (number % 3 === 0) return face.gearHue.base === INK.cream ? { ...face.gearHue, base: hue.pale } : face.gearHue;
  return hue;
}

const LONG: ReadonlySet<Hair> = new Set<Hair>(['waves', 'flip', 'bob', 'braid']);
const TEAL_SCARF: Hue = { base: INK.teal, deep: INK.pine, pale: INK.teal };
const RED_SCARF: Hue = { base: INK.signal, deep: INK.rust, pale: INK.signal };
const figures = memo(60);
/** A specialist without the wall behind, 100 × 112. */
export const figure = (number: number): string => figures(String(number), () => drawFigure(number));
function drawFigure(number: number): string {
  const face = faceOf(number);
  const { look, skin, hairHue } = face;
  const gear = GEAR[look.gear];
  const { eyes, body, lips } = features(face);
  const [behind, over] = HAIR[look.hair](hairHue, divisionOf(number) === 'construction' ? TEAL_SCARF : RED_SCARF);
  const tilt = [-3, 2, 4, -4][number % 4] ?? 0;
  const head = `translate(50 49) rotate(${tilt}) scale(1.06)`;
  const right = number % 2 === 0;
  const hand = right ? 83 : 17;
  return (
    (LONG.has(look.hair) || !gear.hides ? g(head, behind) : '') +
    path('M41 64H59V86Q50 94 41 86z', skin.shade) +
    path('M41 74Q50 80 50 90 44 89 41 86z', skin.lit) +
    OUTFITS[look.outfit](dye(number, face)) +
    g(
      head,
      body,
      FACIAL[look.beard](hairHue),
      look.beard === 'beard' ? '' : lips,
      gear.hides && look.hair !== 'waves' ? '' : over,
      gear.draw(eyes, face.gearHue),
    ) +
    toolAt(look.tool, hand, 87, 0.86, right ? 8 : -8) +
    g(
      `translate(${hand} 99)`,
      rect(-7, -2, 14, 12, right ? skin.shade : skin.lit, { rx: 4 }),
      line('M-3-1v7M1-1v7', right ? '#0003' : skin.shade, 1.2),
    )
  );
}

const FRAME = `width="100" height="112"`;
/** A reference to a face of the page's definitions, 100 × 112; `plain` without the wall behind. */
export const faceRef = (number: number, id = ID, part: 'face' | 'figure' | 'wall' = 'face'): string =>
  `<use href="#${id}-${part}-${number}" ${FRAME}/>`;
const symbols = memo(120);
const symbol = (n: number, id: string): string =>
  symbols(
    `${id} ${n}`,
    () =>
      `<symbol id="${id}-wall-${n}" viewBox="0 0 100 112">${backdrop(n)}</symbol>` +
      `<symbol id="${id}-figure-${n}" viewBox="0 0 100 112">${figure(n)}</symbol>` +
      `<symbol id="${id}-face-${n}" viewBox="0 0 100 112">${faceRef(n, id, 'wall')}${faceRef(n, id, 'figure')}</symbol>`,
  );
/**
 * Definitions of these faces, to stand inside `<defs>`: each as a whole, as a figure and as a wall. Some 8 kB and, the
 * first time, a millisecond a face: define those in view, and others when they come.
 */
export const faceSymbols = (numbers: Iterable<number>, id = ID): string =>
  [...new Set(numbers)].map((n) => symbol(n, id)).join('');

/** A portrait that needs no definitions, `width` CSS px wide (100 : 112). */
export const portrait = (number: number, width: number, how: Picture = {}): string =>
  svg([0, 0, 100, 112], width, (width * 112) / 100, backdrop(number) + figure(number), how);
/** A large portrait for a card that is opened: fills its box, the wall covers it, the figure stands at the bottom. */
export function portraitScene(number: number, width: number, height: number, how: Picture = {}): string {
  const k = Math.max(width / 100, height / 80);
  const f = Math.min(width / 104, (height * 0.94) / 106);
  return svg(
    [0, 0, width, height],
    width,
    height,
    g(`translate(${num(width / 2 - 50 * k)} ${num(-6 * k)}) scale(${num(k)})`, backdrop(number)) +
      g(`translate(${num(width / 2 - 50 * f)} ${num(height - 112 * f)}) scale(${num(f)})`, figure(number)),
    how,
  );
}
