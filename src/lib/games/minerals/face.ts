// How this game looks to the parts around its table.
import type { Face } from '$lib/play/context';
import { icon } from './art/icons';
import { ownerMark } from './art/pawn';
import { ownerOf } from './owner';
import Button from './parts/Button.svelte';
import { loadRulebook } from './rulebook';

export const face: Face = {
  game: 'minerals',
  world: 'minerals',
  rulebook: loadRulebook,
  icon: (name, size) => icon(name === 'cup' ? 'laurel' : name, size),
  mark: (seat, size) => ownerMark(ownerOf(seat), size),
  Button,
};
