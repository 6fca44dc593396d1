// What the tests of the drawings share: the house pack as drawings take it, and what a drawing has to be.
import { readFileSync } from 'node:fs';
import type { Ability, When } from '$lib/backend/bindings/space-explorers';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { CardArt } from './card';
import type { Division } from './palette';

/** Lets no drawing of the calling file use chance that has no seed. */
export function withoutChance(): void {
  beforeEach(() => {
    vi.spyOn(Math, 'random').mockImplementation(() => {
      throw new Error('drawings must not use Math.random');
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
}
/** Every specialist's number. */
export const NUMBERS = Array.from({ length: 60 }, (_, i) => i + 1);
/** The shapes alone: colours, ids and names taken out. */
export const shapes = (s: string): string =>
  s
    .replace(/#[0-9a-f]{3,8}\b/g, '')
    .replace(/ (id|href)="[^"]*"/g, '')
    .replace(/var\([^)]*\)/g, '');
export function expectDistinct(drawings: readonly string[]): void {
  for (const d of drawings) expect(d).not.toBe('');
  expect(new Set(drawings).size).toBe(drawings.length);
}
/** Parses as XML, and no number in it is broken. */
export function expectSound(drawing: string): void {
  const page = new DOMParser().parseFromString(drawing, 'image/svg+xml');
  expect(page.querySelector('parsererror')?.textContent).toBeUndefined();
  expect(page.documentElement.localName).toBe('svg');
  expect(drawing).not.toMatch(/NaN|undefined|Infinity|null/);
}
/** View box and size of a drawing. */
export const box = (s: string): string => /viewBox="[^"]+" width="[^"]+" height="[^"]+"/.exec(s)?.[0] ?? '';

/** A condition as a pack's file may write it: what is left out is none. */
export type WhenInFile = Partial<Omit<When, 'cost'>> & { readonly cost?: { least?: number; most?: number } };
type AbilityInFile = Ability extends infer A
  ? A extends { when: When }
    ? Omit<A, 'when'> & { readonly when?: WhenInFile }
    : A
  : never;
/** A condition as the engine tells it: everything is said. */
export const filled = ({ cost, ...when }: WhenInFile = {}): When => ({
  from: null,
  divisions: null,
  empty: false,
  skills: null,
  ...when,
  cost: cost ? { least: null, most: null, ...cost } : null,
});
const told = (ability: AbilityInFile): Ability => {
  switch (ability.kind) {
    case 'icons':
    case 'recruit-free':
    case 'best-discount':
    case 'draw':
    case 'any-token':
      return { ...ability, when: filled(ability.when) };
    default:
      return ability;
  }
};
interface Entry {
  readonly number: number;
  readonly division: Division;
  readonly role: Readonly<Record<string, string>>;
  readonly points: number;
  readonly skills: readonly Division[];
  readonly cost: readonly Division[];
  readonly ability?: AbilityInFile;
}
// Tests run from the project's root.
const read = (file: string): unknown =>
  JSON.parse(readFileSync(`${process.cwd()}/content/space-explorers/house/${file}`, 'utf8'));
/** The specialists of the house pack. */
export const house = (read('specialists.json') as { specialists: readonly Entry[] }).specialists.map(
  ({ ability, ...entry }) => ({ ...entry, ability: ability && told(ability) }),
);
const { tiles } = read('projects.json') as { tiles: readonly { sides: readonly { readonly id: string }[] }[] };
/** The projects' ids of the house pack. */
export const projectIds: readonly string[] = tiles.flatMap((t) => t.sides.map((side) => side.id));
/** The cards of the house pack in a language. */
export const cards = (language: string): CardArt[] => house.map((e) => ({ ...e, role: e.role[language] ?? '' }));
export const HOUSE = cards('en');
