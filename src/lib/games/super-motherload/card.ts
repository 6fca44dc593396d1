import { m } from '$lib/i18n';
import type { GameCard } from '$lib/shell/guest';

export const card: GameCard = {
  id: 'super-motherload',
  world: 'motherload',
  name: m.game_super_motherload,
  line: m.game_super_motherload_line,
  seats: { min: 2, max: 4 },
  minutes: 60,
  scenery: () => import('./poster/scenery').then(({ scenery }) => scenery),
  play: () => import('./guest').then(({ guest }) => guest),
};
