// What a seat is known by: its emblem, as the drawings and the header of a save name it.
import { m } from '$lib/i18n';
import type { SeatMark } from '$lib/shell/guest';

import { EMBLEMS, type Emblem } from '../art/palette';
import { emblemMark } from '../art/patch';

const NAMES: Record<Emblem, () => string> = {
  star: m.se_ui_setup_star,
  moon: m.se_ui_setup_moon,
  planet: m.se_ui_setup_planet,
  comet: m.se_ui_setup_comet,
};
/** "Star": an emblem in the language in use. */
export const emblemName = (emblem: Emblem): string => NAMES[emblem]();

/** The mark of a seat by its name in a save; null when there is none of that name. */
export function seatMark(name: string): SeatMark | null {
  const emblem = EMBLEMS.find((one) => one === name);
  if (emblem === undefined) return null;
  return { name: emblemName(emblem), draw: (size) => emblemMark(emblem, size) };
}
