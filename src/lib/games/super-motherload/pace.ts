import type { Effect } from './types';

/** Milliseconds a bit takes for one space. */
export const SPACE_MS = 90;
const AFTER_DIG = 220;

/** Effects that one has to see to follow a game; the others pass quickly. */
const HEADLINES: ReadonlySet<Effect['kind']> = new Set([
  'side-chosen',
  'drilled',
  'bombed',
  'laid',
  'bought',
  'spent',
  'artifact-found',
  'major-taken',
  'minor-taken',
  'last-turn',
]);
/** Effects that say nothing new to the eye. */
const SILENT: ReadonlySet<Effect['kind']> = new Set(['turn-ended', 'board-removed', 'game-over', 'minor-revealed']);

/** How long an effect stays in view. Own actions are shown as movement only, others' with time to read. */
export function beatTime(
  effect: Effect,
  own: boolean,
  { stepMs, reducedMotion }: { readonly stepMs: number; readonly reducedMotion: boolean },
): number {
  if (stepMs === 0 || SILENT.has(effect.kind)) return 0;
  const dig = effect.kind === 'drilled' || effect.kind === 'bombed' ? effect.spaces.length * SPACE_MS + AFTER_DIG : 0;
  if (own) {
    if (reducedMotion) return 0;
    if (effect.kind === 'laid') return 280;
    if (effect.kind === 'bought') return 420;
    return dig;
  }
  const wait =
    HEADLINES.has(effect.kind) || (effect.kind === 'drew' && effect.source.kind === 'action') ? stepMs : stepMs * 0.4;
  return Math.max(wait, reducedMotion ? 0 : dig);
}
