// How the toy looks to the parts around its table, for tests.
import type { Rulebook } from '$lib/shell/types';
import type { Face } from '../context';
import Button from '../parts/Button.svelte';

const BOOK: Rulebook = {
  chapters: [{ id: 'all', title: 'All', rules: [{ id: 'TOY-1', title: 'Not too much' }] }],
};

/** It stands in for a game that the app has; which one, does not matter here. */
export const TOY_FACE: Face = {
  game: 'minerals',
  world: 'minerals',
  rulebook: () => Promise.resolve(BOOK),
  icon: (name, size) => `<svg data-icon="${name}" width="${size}"></svg>`,
  mark: (seat, size, id) => `<svg data-mark="${seat}" id="${id}" width="${size}"></svg>`,
  Button,
};
