import type { Effect } from '$lib/backend/bindings/minerals';
import { distance } from './art/hex';

/** Milliseconds a pawn takes for one step, a tile to glide away, and a cut part to sink. */
export const HOP_MS = 110;
export const GLIDE_MS = 260;
export const SINK_MS = 420;
/** Milliseconds between the tiles of a cut part, from the break outward. */
export const SINK_GAP_MS = 40;
/** Most tiles of a part that sink one after another: a large one would hold up the game. */
export const SINK_LATE = 10;

/** How far a move goes, in steps. */
function stepsOf({ moved }: Extract<Effect, { moved: unknown }>): number {
  const { from, bend, to } = moved;
  return bend === null ? distance(from, to) : distance(from, bend) + distance(bend, to);
}
/** Milliseconds that what moves needs to be seen. */
export function motionTime(effect: Effect): number {
  if ('moved' in effect) return stepsOf(effect) * HOP_MS + GLIDE_MS;
  if ('cut' in effect) return SINK_MS + Math.min(SINK_LATE, effect.cut.hexes.length) * SINK_GAP_MS;
  if ('removed' in effect || 'failed' in effect || 'took' in effect) return SINK_MS;
  if ('vortexed' in effect || 'hammered' in effect || 'placed' in effect) return GLIDE_MS + 100;
  return 0;
}
/** Effects that only a reader of the log needs. */
const silent = (effect: Effect): boolean => 'turn-began' in effect || 'revealed' in effect || 'ended' in effect;

/** How long an effect stays in view. Own actions are shown as movement only, others' with time to read. */
export function beatTime(
  effect: Effect,
  own: boolean,
  { stepMs, reducedMotion }: { readonly stepMs: number; readonly reducedMotion: boolean },
): number {
  if (stepMs === 0 || silent(effect)) return 0;
  const motion = reducedMotion ? 0 : motionTime(effect);
  if (own) return motion;
  return Math.max('paid' in effect ? stepMs * 0.6 : stepMs, motion);
}
