// What the others did since the person here acted last, in a few words: for the line where there is no log beside it.
import type { Effect, Seat } from '$lib/backend/bindings/space-explorers';
import { m } from '$lib/i18n';
import { seatName } from '$lib/play/seats';
import { projectName, roleName, type Names } from './words';

/** A deed in a few words; null for what pays for one or follows from it. */
export function deedOf(names: Names, effect: Effect): string | null {
  switch (effect.kind) {
    case 'recruited':
      return m.se_ui_did_recruit({ name: seatName(names, effect.seat), card: roleName(names, effect.card) });
    case 'took':
      return m.se_ui_did_take({ name: seatName(names, effect.seat), card: roleName(names, effect.card) });
    case 'drew':
      // What an ability draws goes with its recruit.
      return effect.ability === null ? m.se_ui_did_draw({ name: seatName(names, effect.seat) }) : null;
    case 'kept':
      return m.se_ui_did_draw({ name: seatName(names, effect.seat) });
    case 'completed':
      return m.se_ui_did_project({
        name: seatName(names, effect.seat),
        project: projectName(names, effect.project),
      });
    case 'passed':
      return m.se_ui_did_pass({ name: seatName(names, effect.seat) });
    case 'turn-began':
    case 'looked':
    case 'handed':
    case 'returned':
    case 'refilled':
    case 'last-round':
    case 'ended':
      return null;
  }
}

/** Those deeds, oldest first. `log`: what happened, oldest first. */
export function lately(
  names: Names,
  me: Seat | null,
  log: readonly { readonly seat: Seat; readonly effect: Effect }[],
): readonly string[] {
  const deeds: string[] = [];
  for (const { seat, effect } of [...log].reverse()) {
    const deed = deedOf(names, effect);
    if (deed === null) continue;
    if (seat === me || deeds.length >= 4) break;
    deeds.unshift(deed);
  }
  return deeds;
}
