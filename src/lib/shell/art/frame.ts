// The quiet frame: emblem, loose-stone skyline, grit, stars. Colours come from the page's tokens through CSS variables.
import { lump, n1, ngon, path, poly, rng, soft, stroke, svg, type Picture, type Point } from '$lib/art/draw';

const CORE = 'M10 8a14 6 0 0 1 28 0V40a14 6 0 0 1-28 0Z';
/** Emblem: a drilled core with the three worlds in it, `size` px square. `id` must be unique on the page. */
export function emblem(size = 44, id = `core-${size}`, how: Picture = {}): string {
  return svg(
    [0, 0, 48, 48],
    size,
    size,
    `<clipPath id="${id}"><path d="${CORE}"/></clipPath><g clip-path="url(#${id})">` +
      '<rect width="48" height="48" fill="#1f4262"/>' +
      path('M0 22q12-6 24-1t24-2V48H0Z', '#efe7d6') +
      path('M0 35q10-5 22-2t26-3V48H0Z', '#a44f31') +
      path('M0 42q14-3 26 0t22-2V48H0Z', '#643430') +
      path('M27 8l1.2 3.2 3.2 1.2-3.2 1.2L27 16.8l-1.2-3.2-3.2-1.2 3.2-1.2Z', '#f6efdc') +
      '<circle cx="17" cy="14" r="1" fill="#f6efdc"/>' +
      path(poly(ngon(6, 19, 27, 5.2, Math.PI / 6)), '#4d86c4') +
      path(poly(ngon(6, 28.4, 27, 5.2, Math.PI / 6)), '#e0698c') +
      stroke('M20 48V39.5q0-2 2-2h9', '#1d0b07', 5) +
      path('M34 36l3 2-3 5-3-5Z', '#ffd051') +
      path('M10 0H19V48H10Z', '#fff', 'opacity=".18"') +
      path('M32 0h6V48h-6Z', '#000', 'opacity=".25"') +
      '</g>' +
      stroke(CORE, 'var(--ink)', 2.4),
    how,
  );
}

/** Loose stones along a line, w × h units: the surface that the page lies under. `body` is the ground's colour. */
export function stones(w: number, h: number, seed = 3, body = 'var(--ground)', rim = 'var(--line)'): string {
  const r = rng(seed);
  const y = h * 0.6;
  const top: Point[] = [];
  for (let x = -12; x <= w + 12; x += r.in(9, 26)) top.push([x, y + r.in(-4, 4)]);
  const stone = (x: number, yy: number, radius: number): string => {
    const p = lump(r, x, yy, radius, 9, 0.14, 0.68);
    const shade = p.map(([a, b]): Point => [x + (a - x) * 0.82 + radius * 0.1, yy + (b - yy) * 0.7 + radius * 0.16]);
    return (
      path(soft(p), 'var(--panel-2)') +
      path(soft(shade), 'var(--ground)', 'opacity=".55"') +
      stroke(soft(p), rim, 1.2, 'opacity=".8"')
    );
  };
  let back = '';
  let front = '';
  for (let x = r.in(0, 30); x < w; x += r.in(22, 90)) back += stone(x, y - 1, r.in(3, 11));
  for (let i = 0; i < w / 30; i++) front += stone(r() * w, y + r.in(7, h - y - 1), r.in(1.4, 4.6));
  let dots = '';
  for (let i = 0; i < w / 5; i++) dots += `M${n1(r() * w)} ${n1(y + r.in(6, h - y))}h.1`;
  return (
    back +
    path(soft(top, false) + `V${n1(h)}H-12Z`, body) +
    stroke(soft(top, false), rim, 1.6) +
    stroke(dots, rim, 2, 'stroke-linecap="round"') +
    front
  );
}

/** Grit for large quiet areas. */
export function grit(w: number, h: number, seed = 8, ink = 'var(--ink)', opacity = 0.05): string {
  const r = rng(seed);
  let d = '';
  for (let i = 0; i < (w * h) / 420; i++) d += `M${n1(r() * w)} ${n1(r() * h)}h.1`;
  return stroke(d, ink, 1.6, `stroke-linecap="round" opacity="${opacity}"`);
}

/** Stars for the night sky, as one group of class `stars`. */
export function stars(w: number, h: number, seed = 5): string {
  const r = rng(seed);
  let s = '';
  for (let i = 0; i < (w * h) / 900; i++)
    s += `<circle cx="${n1(r() * w)}" cy="${n1(r() * h)}" r="${n1(r.in(0.4, 1.2))}" fill="var(--ink)" opacity="${n1(r.in(0.2, 0.75))}"/>`;
  return `<g class="stars">${s}</g>`;
}
