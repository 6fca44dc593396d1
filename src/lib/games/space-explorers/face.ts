// How this game looks to the parts around its table.
import type { Face, PartIcon } from '$lib/play/context';
import { glyph, type Glyph } from './art/glyphs';
import { emblemOf } from './art/palette';
import { emblemMark } from './art/patch';
import Button from './parts/Button.svelte';
import { loadRulebook } from './rulebook';

const GLYPHS: Readonly<Record<PartIcon, Glyph>> = {
  menu: 'menu',
  undo: 'undo',
  redo: 'right',
  close: 'close',
  next: 'right',
  back: 'back',
  turn: 'undo',
  skip: 'pass',
  log: 'log',
  info: 'hint',
  book: 'book',
  cup: 'points',
};

export const face: Face = {
  game: 'space-explorers',
  world: 'explorers',
  rulebook: loadRulebook,
  icon: (name, size) => glyph(GLYPHS[name], size),
  // As an image in the log it sees no colour of the page around it.
  mark: (seat, size) => emblemMark(emblemOf(seat), size),
  Button,
};
