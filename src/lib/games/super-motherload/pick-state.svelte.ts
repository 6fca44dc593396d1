// What is picked at this moment, and what is known about it.
import { Previews } from '$lib/play/previews';
import { Readiness } from '$lib/play/readiness.svelte';
import { Fits } from './pick-fits';
import { IDLE, type Mode, type PickHost, type SuperMotherload } from './pick-mode';
import { Plan } from './pick-plan.svelte';
import { asker } from './pick-previews';
import { PickReasons } from './pick-reasons';
import type { Action, Options, Preview } from './types';

/** What is possible in a position. */
export interface Possible extends Options {
  /** How many cards have to go at the end of the turn: down to five (SM-11), as the engine's refusal says. */
  readonly needed: number;
}

/** The state of one person's picking. Answers that come late, after something else was picked, are to be dropped. */
export class PickState extends Readiness<SuperMotherload, Possible> {
  readonly host: PickHost;
  /** What is picked and in view. */
  mode = $state.raw<Mode>(IDLE);
  /** What is picked and not yet shown, because its answer is expected at any moment. */
  ahead: Mode | null = null;
  /** What the action in view would bring. */
  preview = $state.raw<Preview | null>(null);
  readonly plan = new Plan();
  readonly fits: Fits;
  readonly previews: Previews<Action, Preview>;
  readonly reasons: PickReasons;

  constructor(host: PickHost) {
    super();
    this.host = host;
    this.fits = new Fits(host);
    this.previews = new Previews(asker(host));
    this.reasons = new PickReasons(host, () => this.ticket);
  }

  /** How many cards have to go now. */
  get needed(): number {
    return this.options?.needed ?? 0;
  }
  /** The mode that a tap goes on from. */
  get latest(): Mode {
    return this.ahead ?? this.mode;
  }
  /** The action that confirming a mode would do; null while something is missing. */
  actionOf(mode: Mode): Action | null {
    switch (mode.kind) {
      case 'idle':
        return null;
      case 'drill':
        return mode.line === null ? null : { drill: { cards: [...mode.cards], line: mode.line } };
      case 'bomb':
        return mode.card === null || mode.blast === null
          ? null
          : { bomb: { card: mode.card, turn: mode.blast.turn, at: mode.blast.at } };
      case 'tap':
        return mode.action;
      case 'discard':
        return mode.cards.length === this.needed ? { discard: [...mode.cards] } : null;
    }
  }

  /** The person picks something else: what was planned before goes with what was picked. */
  restart(mode: Mode): number {
    this.plan.recall();
    return this.reset(mode);
  }
  /** Another mode, with nothing known about it. A plan that was sent stays: it belongs to the action that led here. */
  reset(mode: Mode): number {
    this.ahead = null;
    this.mode = mode;
    this.reasons.clear();
    this.preview = null;
    this.fits.clear();
    if (mode.kind !== 'drill' && mode.kind !== 'bomb') this.plan.drop();
    return this.next();
  }
  /** Finds out what the mode in view would bring. */
  async look(ticket: number): Promise<void> {
    const action = this.actionOf(this.mode);
    if (action !== null) this.show(ticket, this.previews.known(action) ?? (await this.previews.of(action)));
  }
  /** Shows what something would bring, unless it is late. */
  show(ticket: number, preview: Preview | null): void {
    if (ticket !== this.ticket) return;
    this.preview = preview;
    this.plan.keep(preview);
  }
}
