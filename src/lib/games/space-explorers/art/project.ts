// A project is a postage stamp: perforated paper, one picture in two or three inks, its value in the corner.
import {
  circle,
  draws,
  g,
  inset,
  line,
  memo,
  named,
  num,
  orbit,
  path,
  rays,
  rect,
  ring,
  seedOf,
  star4,
  stipple,
  svg,
  text,
  textWidth,
  type Picture,
} from './base';
import { craftAt, craftOf, groundOf, skyOf, type Craft, type Ink } from './craft';
import { emblemAt, skillAt } from './icons';
import { DIVISIONS, INK, type Emblem, type Five } from './palette';

const { night, dusk, slate, cream, buff, signal, rust, teal, pine, mustard, ochre, brown } = INK;
const SKIES: Readonly<Record<Ink, { readonly bg: string; readonly fg: string; readonly sun: string }>> = {
  signal: { bg: signal, fg: rust, sun: mustard },
  teal: { bg: teal, fg: pine, sun: mustard },
  mustard: { bg: mustard, fg: ochre, sun: signal },
  night: { bg: dusk, fg: slate, sun: mustard },
  rust: { bg: rust, fg: '#8a2b17', sun: mustard },
  slate: { bg: slate, fg: dusk, sun: signal },
};

const pictures = memo(80);
/** A stamp's picture, 120 wide and `h` high. */
export const stampPicture = (craft: Craft, h: number, scale: number): string =>
  pictures(`${craft} ${num(h)} ${scale}`, () => drawPicture(craft, h, scale));
function drawPicture(craft: Craft, h: number, scale: number): string {
  const { bg, fg, sun } = SKIES[skyOf(craft)];
  const seed = seedOf(craft);
  const r = draws(seed);
  const cy = h / 2;
  const ground = groundOf(craft);
  const sunrise = (): string => rays(60, h, 200, 20, fg, 0.08) + circle(60, h + 34, 64, fg);
  const planet = (): string => circle(86, cy - 6, 36, sun) + orbit([60, cy], [78, 22], fg, 4, -22);
  const waves = (): string => [30, 44, 58, 72, 86, 100].map((q) => ring(24, h + 6, q, fg, 7)).join('');
  const target = (): string => circle(60, cy, 46, fg) + circle(60, cy, 34, bg) + circle(60, cy, 22, fg);
  // what stands on ground has a sky with a disc behind it
  const motif = (ground ? [planet, planet, target, planet] : [sunrise, planet, waves, target])[seed % 4] ?? planet;
  const stars = Array.from({ length: 7 }, () => star4(r.in(6, 114), r.in(6, h * 0.6), r.in(1.6, 4), cream)).join('');
  const k = Math.min(scale, h / (ground ? 98 : 106));
  const y = ground ? cy + 2 : cy;
  return (
    rect(0, 0, 120, h, bg) +
    motif() +
    stars +
    stipple([0, h * 0.3, 120, h * 0.7], 110, seed, night, { size: 1.1, opacity: 0.35 }) +
    (ground ? rect(0, y + 46 * k, 120, h, ground) : '') +
    craftAt(craft, 65, y, { scale: k })
  );
}

/** The outline of a stamp of w × h with round holes. */
function perforated(w: number, h: number, pitch: number, r: number): string {
  let d = 'M0 0';
  const run = (length: number, dx: number, dy: number): void => {
    const count = Math.round(length / pitch);
    const s = length / count / 2 - r;
    const tooth = `l${num(dx * s)} ${num(dy * s)}a${r} ${r} 0 0 0 ${num(dx * 2 * r)} ${num(dy * 2 * r)}l${num(dx * s)} ${num(dy * s)}`;
    d += tooth.repeat(count);
  };
  run(w, 1, 0);
  run(h, 0, 1);
  run(w, -1, 0);
  run(h, 0, -1);
  return d + 'z';
}

/** What a stamp shows. */
export interface ProjectArt {
  /** The project's id: that of its craft's drawing. */
  readonly id: string;
  readonly name: string;
  readonly points: number;
  readonly year: number;
  /** Skills needed (SE-20). */
  readonly needs: Five;
}
/** How a stamp lies. */
export interface StampLook {
  /** CSS px; from 90 wide it bears name and year. */
  readonly width?: number;
  readonly height?: number;
  /** Skills held by whom the stamp is for: needs they meet are filled, the others hollow. */
  readonly have?: Five;
  /** Flown: faded and postmarked with its owner's emblem and a short word such as the round. */
  readonly taken?: { readonly emblem: Emblem; readonly word: string } | undefined;
  /** Can be completed: framed in signal. */
  readonly ready?: boolean;
  /** Just flown: the postmark without the fading, with a shadow below. */
  readonly fresh?: boolean;
}
/** The usual stamps in CSS px: phone (two more widths for fewer projects) and desk. */
export const STAMP_SIZES = { phone: [58, 80], wider: [70, 96], widest: [88, 118], desk: [132, 166] } as const;

/** A project's stamp. */
export function stamp(project: ProjectArt, look: StampLook = {}, how: Picture = {}): string {
  const { width: w = 58, height: h = 80, have = [0, 0, 0, 0, 0], taken, ready = false, fresh = false } = look;
  const big = w >= 90;
  const pad = big ? 7 : 4;
  const list = DIVISIONS.flatMap((d, i) =>
    Array.from({ length: project.needs[i] ?? 0 }, (_, k) => ({ d, held: k < (have[i] ?? 0) })),
  );
  // one row as long as it fits without crowding, else two of like length
  const inner = w - pad * 2;
  const icon = big ? 8.4 : 5.7;
  const rows = list.length <= (big ? 4 : Math.floor(inner / 12)) ? 1 : 2;
  const perRow = Math.ceil(list.length / rows);
  const pitch = Math.min(big ? 21 : icon * 2.14, inner / perRow);
  const radius = Math.min(icon, pitch / 2.1);
  const rowH = big ? 20 : 12.6;
  const needH = (big ? 2 : rows) * rowH + (big ? 6 : 2);
  const nameH = big ? 20 : 0;
  const ph = h - pad * 2 - needH - nameH;
  const tall = (120 * ph) / inner;
  const two = project.points > 9;
  const [tw, th, ts] = big ? [two ? 40 : 32, 30, 26] : [two ? 24 : 19, 18, 16];
  const edge = perforated(w, h, big ? 9 : 6.4, big ? 2.5 : 1.7);
  const year = String(project.year);
  const room = textWidth(project.name, 15) + 36 <= inner;
  const needs = list
    .map(({ d, held }, i) => {
      const row = Math.floor(i / perRow);
      const inRow = Math.min(perRow, list.length - row * perRow);
      return skillAt(
        d,
        w / 2 + ((i % perRow) - (inRow - 1) / 2) * pitch,
        pad + ph + nameH + (big ? 5 : 2) + rowH * (row + (big && rows === 1 ? 1 : 0.5)),
        radius,
        { have: held },
      );
    })
    .join('');
  return svg(
    [0, 0, w, h],
    w,
    h,
    (fresh ? g('translate(2.5 3.5)', path(edge, night, { opacity: 0.3 })) : '') +
      path(edge, taken && !fresh ? buff : cream) +
      inset([pad, pad, inner, ph], [0, 0, 120, tall], stampPicture(craftOf(project.id), tall, big ? 0.94 : 0.98)) +
      path(`M${pad} ${pad}h${tw}v${th - 5}a5 5 0 0 1-5 5h-${tw - 5}z`, cream) +
      text(pad + tw / 2 - 1, pad + th - (big ? 6.5 : 4), String(project.points), ts, {
        weight: 700,
        anchor: 'middle',
      }) +
      (big
        ? text(pad + 1, pad + ph + 16, project.name, 15, { within: inner - 2 }) +
          (room ? text(w - pad - 1, pad + ph + 16, year, 13, { weight: 500, anchor: 'end', fill: brown }) : '')
        : '') +
      (taken ? postmark(w, h, pad, ph, big, taken, fresh) : needs) +
      (ready ? rect(1.5, 1.5, w - 3, h - 3, 'none', { stroke: signal, 'stroke-width': 2.5 }) : ''),
    how,
  );
}
function postmark(
  w: number,
  h: number,
  pad: number,
  ph: number,
  big: boolean,
  { emblem, word }: { readonly emblem: Emblem; readonly word: string },
  fresh: boolean,
): string {
  const x = w / 2;
  const r = big ? 24.5 : 15.5;
  const y = h - pad - (big ? 22.5 : 14);
  const wave = [-0.5, 0, 0.5]
    .map((k) => {
      const swing = `q${num(w * 0.06)}-4 ${num(w * 0.12)} 0t${num(w * 0.12)} 0`;
      return `M${num(x - w * 0.46)} ${num(y + k * r)}${swing}M${num(x + r)} ${num(y + k * r)}${swing}`;
    })
    .join('');
  return (
    (fresh ? '' : rect(pad, pad, w - pad * 2, ph, buff, { opacity: 0.52 })) +
    named(
      'se-postmark',
      g(
        `rotate(-12 ${num(x)} ${num(y)})`,
        line(wave, night, big ? 1.8 : 1.2),
        circle(x, y, r, cream, { opacity: 0.94 }),
        ring(x, y, r - 1, night, big ? 2.2 : 1.5),
        ring(x, y, r - (big ? 4.5 : 3), night, 0.9),
        emblemAt(emblem, x, y - (big ? 5.5 : 0), big ? 21 : 19, night),
        big ? text(x, y + 16.5, word, 13, { weight: 700, anchor: 'middle', within: 33 }) : '',
      ),
      { style: `transform-origin:${num(x)}px ${num(y)}px` },
    )
  );
}
