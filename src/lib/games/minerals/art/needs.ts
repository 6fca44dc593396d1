// What a collection card asks against what a pool holds.
import { KINDS, type Counts } from './kinds';

/** Position of orpiment in {@link Counts}. */
const GOLD = 4;

/** How many minerals of a recipe a pool lacks. */
export const lacking = (needs: Counts, pool: Counts): number =>
  KINDS.reduce((sum, _, i) => sum + Math.max(0, (needs[i] ?? 0) - (pool[i] ?? 0)), 0);
/** Two pools together. */
export const plus = (a: Counts, b: Counts): Counts => [a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4]];

/** What a pool can pay of a card: all of it, all but the orpiment for the lower value (MN-31), or not enough. */
export type Payable = 'full' | 'low' | 'no';
/** `hasLow`: the card has a lower value at all. */
export function payable(needs: Counts, pool: Counts, hasLow: boolean): Payable {
  if (lacking(needs, pool) === 0) return 'full';
  const withoutGold: Counts = [needs[0], needs[1], needs[2], needs[3], 0];
  return hasLow && lacking(withoutGold, pool) === 0 ? 'low' : 'no';
}

/** A card against a pool, now and with what a previewed move brings. */
export interface Standing {
  readonly now: number;
  readonly after: number;
  readonly payable: Payable;
  readonly payableAfter: Payable;
}
export function standing(needs: Counts, pool: Counts, gain: Counts, hasLow: boolean): Standing {
  const then = plus(pool, gain);
  return {
    now: lacking(needs, pool),
    after: lacking(needs, then),
    payable: payable(needs, pool, hasLow),
    payableAfter: payable(needs, then, hasLow),
  };
}

/** One mineral of a recipe: in the pool, brought by the previewed move, or lacking. */
export interface Need {
  readonly kind: (typeof KINDS)[number];
  readonly state: 'held' | 'brought' | 'lacking';
}
/** A recipe mineral by mineral, cheapest first. */
export function recipe(needs: Counts, pool: Counts, gain: Counts): Need[] {
  return KINDS.flatMap((kind, k) =>
    Array.from({ length: needs[k] ?? 0 }, (_, i): Need => {
      const held = pool[k] ?? 0;
      return { kind, state: i < held ? 'held' : i < held + (gain[k] ?? 0) ? 'brought' : 'lacking' };
    }),
  );
}
/** The place of orpiment among {@link KINDS}, for cards with two values. */
export const ORPIMENT = GOLD;
