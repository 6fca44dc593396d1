// The window into this world on home: a poster of the 1960s.
import { n1, n3, path, placed, poly, rng, stroke, type Point } from '$lib/art/draw';
import { framed } from '$lib/art/framed';
import type { Scenery } from '$lib/shell/guest';
import { capsule, INK, planet, rocket, site, star4, stipple } from './launch';

/** Space Explorers: a 1960s poster. */
function draw(w: number, h: number): string {
  const r = rng(31);
  const tall = h > w;
  const U = tall ? w / 300 : h / 130;
  const [cx, horizon] = tall ? [w * 0.5, h * 0.86] : [w - 108 * U, h * 1.05];
  const reach = tall ? h : Math.max(w * 0.62, h * 1.7);
  let s = `<rect width="${w}" height="${h}" fill="${INK.night}"/>`;
  for (const [k, colour] of [
    [1.08, INK.midnight],
    [0.86, INK.dusk],
    [0.64, INK.slate],
    [0.43, '#2d5c80'],
  ] as const)
    s += `<circle cx="${n1(cx)}" cy="${n1(horizon)}" r="${n1(reach * k)}" fill="${colour}"/>`;
  for (let i = 0; i < 15; i++) {
    const a = Math.PI + 0.12 + (i * (Math.PI - 0.24)) / 14;
    const end = (b: number): Point => [cx + Math.cos(b) * reach * 2.4, horizon + Math.sin(b) * reach * 2.4];
    s += path(poly([[cx, horizon], end(a - 0.028), end(a + 0.028)]), INK.cream, 'opacity=".055"');
  }
  for (let i = 0; i < (w * h) / 1500; i++) {
    const [x, y, q] = [r() * w, r() * h * (tall ? 0.7 : 1), r()];
    const calm = tall ? y < 150 * U : x < w - 170 * U;
    s +=
      q > 0.78 && !calm
        ? star4(x, y, 5 * U, INK.cream, 'opacity=".8"')
        : `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r.in(0.5, 1.3))}" fill="${INK.cream}" opacity="${calm ? 0.35 : 0.75}"/>`;
  }
  s += stipple(0, h * 0.4, w, h * 0.6, Math.round((w * h) / 420), 5, INK.night, 1.5 * U, 0.4);
  s += tall ? planet(w * 0.8, h * 0.36, 27 * U) : planet(w - 22 * U, h * 0.26, 24 * U);
  if (tall) {
    const orbit = `transform="rotate(-14 ${n1(w * 0.5)} ${n1(h * 0.5)})"`;
    s += `<ellipse cx="${n1(w * 0.5)}" cy="${n1(h * 0.5)}" rx="${n1(w * 0.62)}" ry="${n1(h * 0.1)}" fill="none" stroke="${INK.cream}" stroke-width="${n1(1.6 * U)}" stroke-dasharray="${n1(2 * U)} ${n1(6 * U)}" stroke-linecap="round" opacity=".7" ${orbit}/>`;
    s += `<g transform="translate(${n1(w * 0.15)} ${n1(h * 0.52)}) rotate(-24) scale(${n3(-U * 0.46)} ${n3(U * 0.46)}) translate(-60 -50)">${capsule()}</g>`;
    s += `<g transform="translate(${n1(w * 0.47)} ${n1(h * 0.57)}) rotate(8) scale(${n3(U)})">${rocket()}</g>`;
    const ground = h - 44 * U;
    s += placed(0, ground - 4, U, site(INK.midnight, INK.dusk));
    s +=
      path(`M0 ${n1(ground)}Q${n1(w * 0.5)} ${n1(ground - 16 * U)} ${n1(w)} ${n1(ground)}V${n1(h)}H0Z`, INK.night) +
      stroke(
        `M0 ${n1(ground + 14 * U)}Q${n1(w * 0.5)} ${n1(ground - 2 * U)} ${n1(w)} ${n1(ground + 14 * U)}`,
        INK.signal,
        n1(3 * U),
      );
  } else
    s += `<g transform="translate(${n1(w - 94 * U)} ${n1(h * 0.46)}) rotate(52) scale(${n3(U * 0.62)})">${rocket()}</g>`;
  return framed(w, h, s);
}

export const scenery: Scenery = { draw, thumb: '200 6 100 100' };
