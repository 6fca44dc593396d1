// How this game looks to the parts around its table.
import type { Face } from '$lib/play/context';
import { icon } from './art/icons';
import { ownerMark } from './art/pawn';
import { ownerOf } from './owner';
import Button from './parts/Button.svelte';

export const face: Face = {
  game: 'minerals',
  world: 'minerals',
  rulebook: () => Promise.resolve({ chapters: [] }),
  icon: (name, size) => icon(name === 'cup' ? 'laurel' : name, size),
  mark: (seat, size) => ownerMark(ownerOf(seat), size),
  Button,
};
