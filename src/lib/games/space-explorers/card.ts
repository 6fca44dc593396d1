import { m } from '$lib/i18n';
import type { GameCard } from '$lib/shell/guest';

export const card: GameCard = {
  id: 'space-explorers',
  world: 'explorers',
  name: m.game_space_explorers,
  line: m.game_space_explorers_line,
  seats: { min: 2, max: 4 },
  minutes: 40,
  scenery: () => import('./poster/scenery').then(({ scenery }) => scenery),
  play: () => import('./guest').then(({ guest }) => guest),
};
