// What the lapidary's saw laid open: one painter a mineral. Each returns a handful of compound paths in hex
// units; the tile clips them to its face once.
import { along, fill, line, n1, polar, polygon, pt, smooth, type Draws, type Point } from './base';
import type { Kind } from './kinds';

const TAU = Math.PI * 2;

/** One fan of needles from a point: its blades by tone, the lines between them, the outline of the whole. */
interface Fan {
  readonly white: string;
  readonly pearl: string;
  readonly silk: string;
  readonly lines: string;
  readonly whole: string;
}
function fan(g: Draws, from: Point, aim: number, spread: number, count: number, l0: number, l1: number): Fan {
  const tones = ['', '', '', ''];
  let lines = '';
  const tips: Point[] = [];
  let tone = g.int(0, 3);
  let a = aim - spread;
  for (let i = 0; i < count; i++) {
    const next = i === count - 1 ? aim + spread : a + ((2 * spread) / count) * g.range(0.55, 1.45);
    const side = Math.abs((2 * (i + 0.5)) / count - 1);
    const length = g.range(l0, l1) * (1 - side * side * 0.3);
    const [shoulder, tip] = [
      polar(length, a, ...from),
      polar(length * 1.06, a + (next - a) * g.range(0.3, 0.7), ...from),
    ];
    const far = polar(length * g.range(0.94, 1), next, ...from);
    tone = (tone + g.pick([1, 1, 2, 3])) % 4; // never the same tone twice running
    tones[tone] = `${tones[tone] ?? ''}${polygon([from, shoulder, tip, far])}`;
    tips.push(shoulder, tip, far);
    // needles: not every joint shows, and none runs from end to end
    if (g.chance(0.72))
      lines += `M${pt(polar(length * g.range(0.08, 0.34), a, ...from))}L${pt(polar(length * g.range(0.7, 1), a, ...from))}`;
    const within = a + (next - a) * g.range(0.35, 0.65);
    if (g.chance(0.42))
      lines += `M${pt(polar(length * g.range(0.3, 0.6), within, ...from))}L${pt(polar(length * g.range(0.7, 1), within, ...from))}`;
    a = next;
  }
  return { white: tones[0] ?? '', pearl: tones[1] ?? '', silk: tones[2] ?? '', lines, whole: polygon([from, ...tips]) };
}

/** Milky white and silky: one great fan of needles over the slab, a smaller one grown over it. */
function wollastonite(g: Draws): string {
  const a = g.range(0, TAU);
  const main = fan(
    g,
    polar(g.range(50, 56), a),
    a + Math.PI + g.range(-0.16, 0.16),
    g.range(0.86, 0.98),
    g.int(18, 22),
    104,
    126,
  );
  const b = a + g.pick([-1, 1]) * g.range(1.6, 2.6);
  const over = fan(g, polar(51, b), b + Math.PI + g.range(-0.2, 0.2), g.range(0.48, 0.6), g.int(8, 10), 40, 60);
  const pearl = g.pick(['#d6c6a4', '#cdd0c6', '#d9cfc4', '#c6cdd1']);
  return (
    fill(main.pearl, pearl, 0.72) +
    fill(main.silk, '#aa9e88', 0.44) +
    fill(main.white, '#ffffff', 0.95) +
    line(main.lines, '#75695a', 0.85, 0.62) +
    fill(over.whole, '#fffdf6', 0.94, `stroke="#75695a" stroke-width=".9" stroke-opacity=".45"`) +
    fill(over.pearl + over.silk, pearl, 0.66) +
    line(over.lines, '#75695a', 0.85, 0.6)
  );
}

/** Blue blades laid side by side, striated along their length. */
function kyanite(g: Draws): string {
  let pale = '';
  let bright = '';
  let deep = '';
  let ink = '';
  let glint = '';
  let tone = g.int(0, 3);
  for (let y = -58; y < 58;) {
    const h = g.range(5.5, 14);
    const ends = g.next();
    const x0 = ends < 0.34 ? g.range(-34, 14) : -62;
    const x1 = ends > 0.66 ? g.range(-14, 34) : 62;
    const chisel = g.range(5, 12);
    const lean = g.range(-1.8, 1.8);
    const [cut0, cut1] = [x0 > -60 ? chisel : 0, x1 < 60 ? chisel : 0];
    const blade = polygon([
      [x0 + cut0, y],
      [x1 - cut1, y + lean],
      [x1, y + h * 0.6 + lean],
      [x1 - cut1 * 0.6, y + h + lean],
      [x0, y + h],
    ]);
    tone = (tone + g.pick([1, 2])) % 4; // never the same tint twice running
    if (tone === 0) pale += blade;
    else if (tone === 1) deep += blade;
    else if (tone === 2) bright += blade;
    ink += `M${pt([x0, y + h])}L${pt([x1, y + h + lean])}`;
    for (let s = 0; s < 3; s++) {
      const d = `M${pt([g.range(-52, 24), y + h * g.range(0.15, 0.88)])}h${n1(g.range(12, 50))}`;
      if (g.chance(0.5)) glint += d;
      else ink += d;
    }
    y += h;
  }
  // the cross cleavage that breaks blades short
  let cleavage = '';
  for (let i = g.int(2, 4); i > 0; i--) {
    const [x, y] = [g.range(-36, 36), g.range(-40, 20)];
    cleavage += `M${pt([x, y])}l${n1(g.range(-6, -2))} ${n1(g.range(10, 24))}`;
  }
  return `<g transform="rotate(${n1(g.range(0, 180))})">${fill(deep, '#27508a', 0.74)}${fill(bright, '#6ba4d6', 0.75)}${fill(pale, '#dbe7ef', 0.82)}${line(ink, '#16335a', 0.85, 0.7)}${line(glint, '#f4f9fc', 0.9, 0.75)}${line(cleavage, '#eef5fb', 0.8, 0.5)}</g>`;
}

/** A watermelon slice: green rind, white pith, pink heart in three-sided zones, three pale seams from the heart. */
function tourmaline(g: Draws): string {
  const turn = g.range(0, TAU);
  const [cx, cy] = polar(g.range(0, 4), g.range(0, TAU));
  const wob = g.range(0, TAU);
  const tri = g.range(0.07, 0.14);
  const zone = (radius: number, rough = 1): string =>
    smooth(
      Array.from({ length: 18 }, (_, i): Point => {
        const a = (i * TAU) / 18;
        const wave = 0.03 * Math.cos(5 * a + wob) + g.range(-0.016, 0.016);
        return polar(radius * (1 + tri * Math.cos(3 * (a - turn)) + wave * rough), a, cx, cy);
      }),
    );
  let spokes = '';
  let cracks = '';
  let rays = '';
  const n = g.int(26, 32);
  for (let i = 0; i < n; i++) {
    const a = (i * TAU) / n + g.range(-0.1, 0.1);
    const out = g.range(38, 46);
    spokes += `M${pt(polar(out, a, cx, cy))}L${pt(polar(out + g.range(5, 12), a, cx, cy))}`;
    rays += `M${pt(polar(g.range(12, 20), a, cx, cy))}L${pt(polar(g.range(24, 31), a, cx, cy))}`;
    if (i % 7 === 0)
      cracks += `M${pt(polar(g.range(4, 12), a, cx, cy))}L${pt(polar(g.range(20, 30), a + g.range(-0.12, 0.12), cx, cy))}`;
  }
  const seams = [0, 1, 2]
    .map((i) => {
      const a = turn + (i * TAU) / 3;
      const end = polar(g.range(25, 31), a, cx, cy);
      return `M${pt(polar(6, a, cx, cy))}L${pt(polar(15, a - 0.2, cx, cy))}L${pt(end)}L${pt(polar(15, a + 0.2, cx, cy))}Z`;
    })
    .join('');
  const size = g.range(0.93, 1.03);
  return (
    line(spokes, '#1b4630', 0.9, 0.45) +
    fill(zone(38 * size), '#cfe0b4') +
    fill(zone(34 * size), '#f9ebe0') +
    fill(zone(29.5 * size), '#f0a9b6') +
    fill(zone(21 * size), '#dc6c8c', 0.85) +
    fill(seams, '#fbd9dc', 0.6) +
    fill(zone(11 * size, 1.6), g.pick(['#bd3a63', '#b8335f', '#cb4d74', '#ae3967']), 0.9) +
    line(zone(25.5 * size) + zone(16 * size), '#7d1f48', 0.7, 0.5) +
    line(rays, '#a02c57', 0.6, 0.5) +
    line(cracks, '#fff3f1', 1.2, 0.8)
  );
}

/** Near-black coal that breaks like glass: overlapping shells, each with a cold bright lip. */
function anthracite(g: Draws, id: string): string {
  const a = g.range(0, TAU);
  const spots = [
    [g.range(34, 46), a, g.range(60, 70)],
    [g.range(44, 54), a + g.range(1.7, 2.3), g.range(44, 54)],
    [g.range(46, 56), a - g.range(1.8, 2.4), g.range(36, 46)],
    [g.range(54, 62), a + g.range(-0.5, 0.5), g.range(30, 38)],
  ] as const;
  return spots
    .map(([reach, angle, radius]) => {
      const o = polar(reach, angle);
      const into = angle + Math.PI;
      const arc = (r: number, half: number, skew = 0): string =>
        `M${pt(polar(r, into - half + skew, ...o))}A${n1(r)} ${n1(r)} 0 0 1 ${pt(polar(r, into + half + skew, ...o))}`;
      let ripples = '';
      for (let r = radius - g.range(6, 8); r > radius * 0.42; r -= g.range(6, 9))
        ripples += arc(r, g.range(0.35, 0.75), g.range(-0.25, 0.25));
      return (
        `<circle cx="${n1(o[0])}" cy="${n1(o[1])}" r="${n1(radius)}" fill="url(#${id}-shell-${g.int(0, 2)})"/>` +
        line(arc(radius, 1.15), '#e8ecf2', 1.3, 0.8) +
        line(ripples, '#aab1c0', 1, 0.5)
      );
    })
    .join('');
}

/** Golden foliation that climbs like flames. */
function orpiment(g: Draws): string {
  const lean = g.range(-0.45, 0.45) - Math.PI / 2;
  const root = polar(52, lean + Math.PI);
  const across = lean + Math.PI / 2;
  const flame = (shift: number, length: number, width: number, dir: number, curl: number): string => {
    const b = polar(shift, across, ...root);
    const d = lean + dir;
    const edge = (t: number, side: number): Point => {
      const bend = Math.sin(t * 4.4 + curl) * t * length * 0.13;
      const half = width * Math.sin(Math.PI * Math.min(1, 0.22 + t * 0.78)) * (1 - t * 0.25);
      return polar(bend + side * half, d + Math.PI / 2, ...polar(t * length, d, ...b));
    };
    const steps = [0, 0.2, 0.42, 0.64, 0.84];
    const up = steps.map((t) => edge(t, -1));
    const down = steps.map((t) => edge(t, 1)).reverse();
    return `M${pt(edge(0, -1))}${along(up)}Q${pt(edge(0.84, -1))} ${pt(edge(1, 0))}${along([edge(0.84, 1), ...down.slice(1)])}L${pt(edge(0, 1))}Z`;
  };
  const row = (count: number, l0: number, l1: number, w0: number, w1: number, span = 68): string => {
    let d = '';
    for (let i = 0; i < count; i++) {
      const t = (i + 0.5) / count - 0.5;
      d += flame(
        t * span + g.range(-4, 4),
        g.range(l0, l1) * (1 - Math.abs(t) * 0.55),
        g.range(w0, w1),
        t * 0.7 + g.range(-0.06, 0.06),
        g.range(0, TAU),
      );
    }
    return d;
  };
  const back = row(5, 92, 116, 11, 14, 78);
  const mid = row(5, 66, 96, 9, 12);
  const front = row(4, 46, 74, 7, 10);
  const core = row(4, 24, 44, 4.5, 7);
  let leaf = '';
  for (let i = 0; i < 11; i++) {
    const t = i / 10 - 0.5;
    const b = polar(t * 76, across, ...root);
    const d = lean + t * 0.8;
    const l = g.range(44, 98);
    leaf += `M${pt(polar(10, d, ...b))}Q${pt(polar(l * 0.6, d + g.range(-0.24, 0.24), ...b))} ${pt(polar(l, d + g.range(-0.12, 0.12), ...b))}`;
  }
  return (
    fill(back, '#b9530d', 0.78) +
    fill(mid, '#e88f16', 0.95) +
    fill(front, '#ffd24f') +
    fill(core, '#fff3b4', 0.95) +
    line(leaf, '#6f2a08', 0.75, 0.5)
  );
}

/** The inside of each mineral, drawn from a seed; `id` prefixes the shared definitions it refers to. */
export const VEINS: Readonly<Record<Kind, (g: Draws, id: string) => string>> = {
  wollastonite,
  kyanite,
  tourmaline,
  anthracite,
  orpiment,
};
