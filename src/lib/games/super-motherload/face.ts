// How this game looks to the parts around its table.
import type { Face } from '$lib/play/context';
import { icon } from './art/icons';
import { crewHead } from './art/pilots';
import Plate from './parts/Plate.svelte';
import { loadRulebook } from './rulebook';
import type { Session } from './session';

/** Crews stay the same for a whole game. */
export const faceOf = ({ view }: Session): Face => ({
  game: 'super-motherload',
  world: 'motherload',
  rulebook: loadRulebook,
  icon: (name, size) => icon(name, size),
  mark: (seat, size, id) => crewHead(view.seats[seat]?.crew ?? 'grey', size, id),
  Button: Plate,
});
