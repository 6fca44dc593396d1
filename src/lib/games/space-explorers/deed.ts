// What a person did, in a few words, for the button that takes it back.
import type { Effect } from '$lib/backend/bindings/space-explorers';
import { m } from '$lib/i18n';

type Kind = Effect['kind'];
/** Deeds by the effect that tells them; what pays for a recruit or follows from it stands lower than the recruit. */
const DEEDS: readonly (readonly [kind: Kind, text: () => string])[] = [
  ['recruited', m.se_deed_recruit],
  ['completed', m.se_deed_project],
  ['kept', m.se_deed_keep],
  ['looked', m.se_deed_look],
  ['took', m.se_deed_take],
  ['drew', m.se_deed_take],
  ['passed', m.se_deed_pass],
  // Nothing but the turn's end: a project, or the card after it, was declined.
  ['turn-began', m.se_deed_decline],
  ['ended', m.se_deed_decline],
];

/** What these effects of one action were, in a few words; null where no person did anything. */
export function deedText(effects: readonly Effect[]): string | null {
  const deed = DEEDS.find(([kind]) => effects.some((effect) => effect.kind === kind));
  return deed === undefined ? null : deed[1]();
}
