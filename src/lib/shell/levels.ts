// How well a computer plays, as people call it.
import { m } from '$lib/i18n';

/** The levels that the table knows, the lowest first. */
export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

/** What a computer plays at until somebody chooses: somebody who just learnt the rules has a fair game. */
export const USUAL_LEVEL: Level = 2;

const NAMES: Readonly<Record<Level, () => string>> = {
  1: m.level_novice,
  2: m.level_casual,
  3: m.level_regular,
  4: m.level_expert,
  5: m.level_master,
};
export const levelName = (level: Level): string => NAMES[level]();

/** The level of that number; the usual one for what is none. */
export const readLevel = (kept: unknown): Level => LEVELS.find((level) => level === kept) ?? USUAL_LEVEL;
