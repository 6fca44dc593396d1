import type { Guest } from '$lib/shell/guest';
import { loadRulebook } from './rulebook';
import NewGame from './setup/NewGame.svelte';
import { seatMark } from './setup/mark';
import { drawKept } from './setup/picture';

/** Space Explorers, as the frame plays it. */
export const guest: Guest = {
  NewGame,
  table: async () => (await import('./Table.svelte')).default,
  rulebook: loadRulebook,
  mark: seatMark,
  picture: drawKept,
};
