import { m } from '$lib/i18n';
import type { Guest } from '$lib/shell/guest';
import { svg } from './art/base';
import { OWNER_PAINT, OWNERS } from './art/kinds';
import { pawn, pawnDefs } from './art/pawn';
import { loadRulebook } from './rulebook';
import NewGame from './setup/NewGame.svelte';
import { drawKept } from './setup/picture';

/** Minerals, as the frame plays it. */
export const guest: Guest = {
  NewGame,
  table: async () => (await import('./Table.svelte')).default,
  rulebook: loadRulebook,
  mark(name) {
    const owner = OWNERS.find((one) => OWNER_PAINT[one].letter.toLowerCase() === name);
    if (owner === undefined) return null;
    const draw = (size: number, id: string): string =>
      svg([-40, -56, 82, 82], size, size, `<defs>${pawnDefs(id)}</defs>${pawn(owner, 'standing', 1, id)}`);
    return { name: m.mn_setup_pawn({ letter: OWNER_PAINT[owner].letter }), draw };
  },
  picture: drawKept,
};
