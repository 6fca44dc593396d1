// For tests: a game that is as unlike Super Motherload as a guest may be. It sits in the place of Minerals.
import type { GameCard } from '../guest';

export const card: GameCard = {
  id: 'minerals',
  world: 'minerals',
  name: () => 'Toy Game',
  line: () => 'Wind it up',
  seats: { min: 2, max: 5 },
  minutes: 5,
  scenery: () => Promise.resolve({ draw: (w, h) => `<svg data-toy="${w} ${h}"></svg>`, thumb: '1 2 3 4' }),
  play: () => import('./guest').then(({ guest }) => guest),
};
