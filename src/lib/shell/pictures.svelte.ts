import { SvelteMap } from 'svelte/reactivity';
import { n1, placed } from '$lib/art/draw';
import { framed } from '$lib/art/framed';
import { edge } from './art/edge';
import { GAMES } from './games';
import type { GameCard, Scenery } from './guest';
import type { GameId } from './types';

/** Windows into the games' worlds, as soon as they are there. */
const sceneries = new SvelteMap<GameId, Scenery>();
const drawn: Record<string, string> = {};

/** Fetches the window into each game's world. Pages that show them do so when all are there, so that they paint once. */
export async function fetchSceneries(): Promise<void> {
  const fetched = await Promise.allSettled(GAMES.map(({ scenery }) => scenery()));
  fetched.forEach((one, i) => {
    const id = GAMES[i]?.id;
    if (one.status === 'fulfilled' && id !== undefined) sceneries.set(id, one.value);
    // A page without this picture says and does all that it would with it.
    else if (one.status === 'rejected') console.error(one.reason);
  });
}

/**
 * A window into a game's world as SVG text, w × h: a poster when it is taller than wide, else a stratum. Empty until
 * it has been fetched; reading is reactive. Drawn once.
 */
export function scene({ id }: GameCard, w: number, h: number): string {
  const scenery = sceneries.get(id);
  return scenery === undefined ? '' : (drawn[`${id} ${w} ${h}`] ??= scenery.draw(w, h));
}

/** A drawing as the address of a picture, so that it counts as one thing on the page whatever is in it. */
export function asImage(svg: string): string {
  const named = /^<svg[^>]*\sxmlns=/.test(svg) ? svg : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  return `data:image/svg+xml,${encodeURIComponent(named)}`;
}

/** The small window on a game's stratum, as SVG text that fills its box. Empty until it has been fetched. */
export function thumbnail(game: GameCard): string {
  const thumb = sceneries.get(game.id)?.thumb;
  return thumb === undefined ? '' : `<svg viewBox="${thumb}" aria-hidden="true">${scene(game, 358, 132)}</svg>`;
}

/** The drilled core: the games' worlds as strata of one picture, w × h. */
export function core(w: number, h: number): string {
  const each = h / GAMES.length;
  // A stratum is drawn in its own shape; the middle of it shows.
  const whole = (w * 132) / 358;
  const strata = GAMES.map((game, i) => {
    const lip = i === 0 ? '' : placed(0, i * each - 13, 1, edge(w, game.world));
    const view = `y="${n1(i * each)}" width="${w}" height="${n1(each + 6)}" viewBox="0 ${n1((whole - each) / 2)} ${w} ${n1(each + 6)}"`;
    return `<svg ${view}>${scene(game, w, whole)}</svg>${lip}`;
  });
  return framed(w, h, strata.join(''));
}
