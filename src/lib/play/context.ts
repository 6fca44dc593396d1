// What the parts around a table know: the table, what lies over it, and how its game looks.
import type { Component, Snippet } from 'svelte';
import { getContext, setContext } from 'svelte';
import type { Seat } from '$lib/backend';
import type { Locale } from '$lib/i18n';
import type { GameId, Rulebook } from '$lib/shell/types';
import type { AnySession, Over } from './over.svelte';

/** Pictograms that the parts need. Each game draws them in its own hand. */
export type PartIcon =
  'menu' | 'undo' | 'redo' | 'close' | 'next' | 'back' | 'turn' | 'skip' | 'log' | 'info' | 'book' | 'cup';

/** A button of the table, in the game's own look: at least 44 px, and `off` looks dead but still answers why. */
export interface ButtonProps {
  /** The one thing to do now, anything else, or something that should not be pressed by the way. */
  look?: 'go' | 'paper' | 'dim';
  off?: boolean;
  label?: string;
  testid?: string;
  onclick: (event: MouseEvent) => void;
  children: Snippet;
}

/** How a game looks to the parts around its table. */
export interface Face {
  readonly game: GameId;
  /** Its palette, as in `data-world`. */
  readonly world: string;
  /** Its rules in a language: reasons name the rule they come from. */
  readonly rulebook: (locale: Locale) => Promise<Rulebook>;
  /** A pictogram as SVG text, `size` px square, in the colour of the text. */
  readonly icon: (name: PartIcon, size: number) => string;
  /** What a seat is known by, as SVG text `size` px square. `id` is unique on the page. */
  readonly mark: (seat: Seat, size: number, id: string) => string;
  readonly Button: Component<ButtonProps>;
}

/** What every part may ask. */
export interface Play {
  readonly session: AnySession;
  readonly over: Over<{ readonly kind: string }>;
  readonly face: Face;
}

const KEY = Symbol('play');
export const setPlay = (play: Play): Play => setContext(KEY, play);
export const usePlay = (): Play => getContext<Play>(KEY);
