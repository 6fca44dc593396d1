import type { Effect } from '$lib/backend/bindings/space-explorers';
import { SHORT_MS } from './parts/launch-times';

/** Milliseconds a card flies into a hub, and another card glides. */
export const FLY_MS = 420;
export const GLIDE_MS = 260;

/** Milliseconds that what moves needs to be seen. */
export function motionTime(effect: Effect): number {
  switch (effect.kind) {
    case 'recruited':
      return FLY_MS;
    case 'took':
    case 'drew':
    case 'kept':
    case 'handed':
    case 'returned':
    case 'refilled':
      return GLIDE_MS;
    case 'completed':
    case 'looked':
    case 'turn-began':
    case 'passed':
    case 'last-round':
    case 'ended':
      return 0;
  }
}
/** Effects that need no time of their own: the log has them, and the position shows them. */
const silent = ({ kind }: Effect): boolean => kind === 'turn-began' || kind === 'ended';

/** How long an effect stays in view. Own actions are shown as movement only, others' with time to read. */
export function beatTime(
  effect: Effect,
  own: boolean,
  { stepMs, reducedMotion }: { readonly stepMs: number; readonly reducedMotion: boolean },
): number {
  if (stepMs === 0 || silent(effect)) return 0;
  const motion = reducedMotion ? 0 : motionTime(effect);
  if (own) return motion;
  if (effect.kind === 'completed') return Math.max(stepMs, SHORT_MS);
  // Who pays, returns or fills up is read along with the recruit that it belongs to.
  const brief = effect.kind === 'handed' || effect.kind === 'returned' || effect.kind === 'refilled';
  return Math.max(brief ? stepMs * 0.5 : stepMs, motion);
}
