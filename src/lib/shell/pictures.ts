import { n1, placed, svg } from '$lib/art/draw';
import type { GameCard } from './games';
import { edge, explorers, minerals, motherload } from './art/worlds';

type World = GameCard['world'];

const SCENES: Record<World, (w: number, h: number) => string> = { explorers, minerals, motherload };

const drawn: Record<string, string> = {};

/** A window into a world as SVG text, `w` × `h`: a poster when it is taller than wide, else a stratum. Drawn once. */
export function scene(world: World, w: number, h: number): string {
  return (drawn[`${world} ${w} ${h}`] ??= SCENES[world](w, h));
}

/** The drilled core: the three worlds as strata of one picture, `w` × `h`. */
export function core(w: number, h: number): string {
  const each = h / 3;
  // A stratum is drawn in its own shape; the middle of it shows.
  const whole = (w * 132) / 358;
  const strata = (['explorers', 'minerals', 'motherload'] as const).map((world, i) => {
    const lip = i === 0 ? '' : placed(0, i * each - 13, 1, edge(w, world === 'minerals' ? 'paper' : 'ground'));
    const view = `y="${n1(i * each)}" width="${w}" height="${n1(each + 6)}" viewBox="0 ${n1((whole - each) / 2)} ${w} ${n1(each + 6)}"`;
    return `<svg ${view}>${scene(world, w, whole)}</svg>${lip}`;
  });
  return svg([0, 0, w, h], w, h, strata.join('')).replace('<svg ', '<svg preserveAspectRatio="xMidYMid slice" ');
}

/** The part of a world's stratum (358 × 132) that stands for it in small. */
export const THUMB_WINDOW: Record<World, string> = {
  motherload: '268 36 90 90',
  minerals: '232 14 96 96',
  explorers: '200 6 100 100',
};
