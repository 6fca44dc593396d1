// What a person did, in a few words, for the button that takes it back.
import type { Effect } from '$lib/backend/bindings/minerals';
import { m } from '$lib/i18n';
import { toolName, type Names } from './words';

/** The deed that an effect belongs to; null for what only follows from one. */
function deedOf(names: Names, effect: Effect): string | null {
  if ('paid' in effect) return toolName(names, effect.paid.tool);
  if ('removed' in effect) return m.mn_deed_remove();
  if ('placed' in effect) return m.mn_deed_place();
  if ('moved' in effect) return m.mn_deed_move();
  if ('failed' in effect) return m.mn_deed_fail();
  if ('cut' in effect) return m.mn_deed_cut();
  if ('kept' in effect) return m.mn_deed_keep();
  if ('collected' in effect) return m.mn_deed_collect();
  // Only the end of a turn has nothing else to tell first.
  if ('turn-began' in effect || 'passed' in effect || 'ended' in effect) return m.mn_deed_end();
  return null;
}

/** What these effects of one action were, in a few words. */
export function deedText(names: Names, effects: readonly Effect[]): string | null {
  for (const effect of effects) {
    const deed = deedOf(names, effect);
    if (deed !== null) return deed;
  }
  return null;
}
