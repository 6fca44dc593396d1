import { m } from '$lib/i18n';
import type { GameCard } from '$lib/shell/guest';

export const card: GameCard = {
  id: 'minerals',
  world: 'minerals',
  name: m.game_minerals,
  line: m.game_minerals_line,
  seats: { min: 2, max: 5 },
  minutes: 30,
  scenery: () => import('./poster/scenery').then(({ scenery }) => scenery),
  play: () => import('./guest').then(({ guest }) => guest),
};
