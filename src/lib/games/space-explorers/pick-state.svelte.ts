// What is picked at this moment, what is known about it, and how an action is shown and done.
import type { Action, Counts, Options, Plan, Preview } from '$lib/backend/bindings/space-explorers';
import type { PickHost } from '$lib/play/game';
import { Previews } from '$lib/play/previews';
import { Readiness } from '$lib/play/readiness.svelte';
import { Reasons } from '$lib/play/reasons.svelte';
import { NONE } from './content';
import {
  actionOf,
  IDLE,
  sameAction,
  type Arranged,
  type ExplorersGame,
  type Mode,
  type Place,
  type Source,
} from './pick-mode';
import { Plans } from './plans';

/** The state of one person's picking. Answers that come late, after something else was picked, are to be dropped. */
export class PickState extends Readiness<ExplorersGame, Options> {
  readonly host: PickHost<ExplorersGame>;
  readonly reasons: Reasons<ExplorersGame, Place>;
  readonly previews: Previews<Action, Preview>;
  readonly plans: Plans;
  #mode = $state.raw<Mode>(IDLE);
  #plan = $state.raw<Plan | null>(null);
  #preview = $state.raw<Preview | null>(null);
  /** A source that stays unused, which is no fault: the mix does not need it. */
  unneeded = $state.raw<Source | null>(null);

  constructor(host: PickHost<ExplorersGame>) {
    super();
    this.host = host;
    this.reasons = new Reasons(
      (action) => host.check(action),
      () => this.ticket,
    );
    this.plans = new Plans((ask) => host.ask(ask));
    this.previews = new Previews({
      async one(action) {
        const answer = await host.ask({ kind: 'preview', action });
        return answer?.kind === 'preview' ? answer : null;
      },
      async many(actions) {
        const answer = await host.ask({ kind: 'previews', actions: [...actions] });
        return answer?.kind === 'previews' ? answer.previews : null;
      },
    });
  }

  get mode(): Mode {
    return this.#mode;
  }
  /** The flight plan in view; null when none is open. */
  get plan(): Plan | null {
    return this.#plan;
  }
  /** What is being arranged; null when no flight plan is open. */
  get arranged(): Arranged | null {
    return this.#mode.kind === 'plan' ? this.#mode.arranged : null;
  }
  /** What confirming would bring; null while it is not known. */
  get preview(): Preview | null {
    return this.#mode.kind === 'plan' ? (this.#plan?.preview ?? null) : this.#preview;
  }
  /** The action that confirming would do. */
  get action(): Action | null {
    return this.#mode.kind === 'plan' ? (this.#plan?.action ?? null) : actionOf(this.#mode);
  }
  /** Own tokens. */
  get tokens(): Counts {
    return this.host.view.seats[this.host.me ?? 0]?.tokens ?? NONE;
  }

  /** Another mode, with nothing known about it but `preview`. */
  restart(mode: Exclude<Mode, { kind: 'plan' }>, preview: Preview | null = null): void {
    this.#show(mode, null, preview);
  }
  /** A flight plan comes into view, or another one instead of it. */
  showPlan({ card, division, way, pins, draws }: Arranged, plan: Plan): void {
    this.#show({ kind: 'plan', arranged: { card, division, way, pins, draws } }, plan, null);
  }
  #show(mode: Mode, plan: Plan | null, preview: Preview | null): void {
    this.#mode = mode;
    this.#plan = plan;
    this.#preview = preview;
    this.unneeded = null;
    this.reasons.clear();
    this.next();
  }
  /** Another mode; what it would bring comes when it is known. */
  async look(mode: Exclude<Mode, { kind: 'plan' }>): Promise<void> {
    this.restart(mode);
    const action = actionOf(mode);
    if (action === null) return;
    const { ticket } = this;
    const preview = await this.previews.of(action);
    if (ticket === this.ticket) this.#preview = preview;
  }

  /** Shows an action if it is legal; without the confirm step it is done at once, unless it asks for `care`. */
  async propose(action: Action, at: Place, care = false): Promise<void> {
    if (this.action !== null && sameAction(action, this.action)) return this.confirm();
    const ticket = this.next();
    const preview = this.previews.known(action) ?? (await this.previews.of(action));
    if (ticket !== this.ticket) return;
    if (preview === null && !(await this.reasons.allows(action, at))) return;
    if (!this.host.pace.confirm && !care) return this.do(action);
    this.restart({ kind: 'action', action }, preview);
  }
  /** Does what is in view. */
  async confirm(): Promise<void> {
    const { action } = this;
    if (action !== null && this.ready) await this.do(action);
  }
  /** Sends an action; why it was not done is said in the bar. */
  async do(action: Action): Promise<void> {
    await this.act(
      () => this.host.act(action),
      (refused) => this.reasons.show(refused, { kind: 'bar' }),
    );
  }
}
