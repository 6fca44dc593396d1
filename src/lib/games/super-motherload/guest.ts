import type { Guest } from '$lib/shell/guest';
import { crewHead } from './art/pilots';
import { drawDig, readDig } from './dig-picture';
import { loadRulebook } from './rulebook';
import { CREWS, crewText } from './setup/crews';
import NewGame from './setup/NewGame.svelte';

/** Super Motherload, as the frame plays it. */
export const guest: Guest = {
  NewGame,
  table: async () => (await import('./Table.svelte')).default,
  rulebook: loadRulebook,
  mark(name) {
    const crew = CREWS.find((one) => one === name);
    return crew === undefined ? null : { name: crewText(crew), draw: (size, id) => crewHead(crew, size, id) };
  },
  picture(kept, w, h, id) {
    const dig = readDig(kept);
    return dig === null ? null : drawDig(dig, w, h, id);
  },
};
