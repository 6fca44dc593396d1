// Words of the new-game sheet and the builder that need a choice between several.
import type { Shape } from '$lib/backend/bindings/minerals';
import { m } from '$lib/i18n';
import { shapeName } from '../words';
import type { Origin } from './draft.svelte';

const LINES: Record<Shape, () => string> = {
  island: m.mn_setup_island,
  ring: m.mn_setup_ring,
  archipelago: m.mn_setup_archipelago,
  mirrored: m.mn_setup_mirrored,
  cavern: m.mn_setup_cavern,
};
/** What a shape looks like, in a few words. */
export const shapeText = (shape: Shape): string => LINES[shape]();

/** A board's title and where it came from. */
export function originText(origin: Origin): { readonly title: string; readonly line: string } {
  if (origin.kind === 'painted') return { title: m.mn_board_untitled(), line: m.mn_board_by_hand() };
  const title = origin.kind === 'named' ? origin.name : m.mn_board_plate({ seed: origin.seed });
  const from = origin.kind === 'named' ? m.mn_board_from_shelf() : shapeName(origin.shape);
  return { title, line: origin.retouched ? m.mn_board_retouched({ from }) : from };
}
