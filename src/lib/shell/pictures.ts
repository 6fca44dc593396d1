import type { GameCard } from './games';
import { explorers, minerals, motherload } from './art/worlds';

type World = GameCard['world'];

const SCENES: Record<World, (w: number, h: number) => string> = { explorers, minerals, motherload };

const drawn: Record<string, string> = {};

/** A window into a world as SVG text, `w` × `h`: a poster when it is taller than wide, else a stratum. Drawn once. */
export function scene(world: World, w: number, h: number): string {
  return (drawn[`${world} ${w} ${h}`] ??= SCENES[world](w, h));
}

/** The part of a world's stratum (358 × 132) that stands for it in small. */
export const THUMB_WINDOW: Record<World, string> = {
  motherload: '268 36 90 90',
  minerals: '232 14 96 96',
  explorers: '200 6 100 100',
};
