// From content to drawings.
import type { PilotArt } from './art/cards';
import type { Point } from '$lib/art/draw';
import { patternCells } from './art/pattern';
import { bandOf, costOf, type Content } from './content';
import { here } from './words';
import type { CardId, Crew } from './types';

/** A card of a crew as it is drawn, with its name in the player's language. */
export function pilotArt(content: Content, crew: Crew, card: CardId): PilotArt {
  const entry = content.card(crew, card);
  const pattern: Point[] | undefined = entry.pattern === undefined ? undefined : patternCells(entry.pattern);
  return {
    name: here(entry.name),
    crew,
    stack: bandOf(entry),
    cost: costOf(entry),
    points: entry.points,
    icons: entry.icons,
    purchase: entry.purchase,
    drill: entry.drill,
    pattern,
    seed: card,
  };
}
