import type { Guest } from '../guest';
import type { Rulebook } from '../types';
import NewToy from './NewToy.svelte';
import { LETTERS } from './plan';

const book: Rulebook = {
  chapters: [
    {
      id: 'winding',
      title: 'Winding up',
      rules: [
        { id: 'TG-1', title: 'The key', text: 'Turn it three times, see TG-A2. No rule is called SM-26 here.' },
        { id: 'TG-A2', title: 'The spring', house: 'It never breaks.' },
      ],
    },
  ],
};

export const guest: Guest = {
  NewGame: NewToy,
  table: async () => (await import('./ToyTable.svelte')).default,
  rulebook: () => Promise.resolve(book),
  mark(name) {
    const letter = LETTERS.find((one) => one === name);
    return letter === undefined
      ? null
      : { name: `pawn ${letter}`, draw: (size, id) => `<svg id="${id}" data-pawn="${letter}" width="${size}"></svg>` };
  },
  picture: (kept, w, h, id) =>
    typeof kept === 'string' ? `<svg id="${id}" data-kept="${kept}" viewBox="0 0 ${w} ${h}"></svg>` : null,
};
