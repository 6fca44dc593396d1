// What the new-game sheet asks the engine: it alone says what a board is (MN-3).
import { backend } from '$lib/backend';
import type { Plan, Planned } from '$lib/backend/bindings/minerals';

/** A board as far as it is laid. */
export type Drafted = Extract<Planned, { kind: 'draft' }>;

/** Asks the engine about a board. Rejects with a `BackendError`. */
export async function askPlan(plan: Plan): Promise<Planned> {
  const { planned } = await backend().request({ kind: 'plan', game: 'minerals', plan });
  // The Rust side answers with the type that `backend/games.ts` names.
  return planned as Planned;
}

/** What the engine says of a board that is asked for by anything but its text. */
export async function askDraft(plan: Exclude<Plan, { kind: 'read' }>): Promise<Drafted> {
  const planned = await askPlan(plan);
  if (planned.kind !== 'draft') throw new TypeError(`a ${plan.kind} was answered with ${planned.kind}`);
  return planned;
}
