// What the person at the table is about to do: pick, see what is possible, see what it brings, confirm.
// Nothing here knows a rule. What is possible, the best mix of a payment and every reason come from the engine.
import type {
  Action,
  Division,
  HelpOption,
  Options,
  Plan,
  Preview,
  ProjectId,
  Specialist,
} from '$lib/backend/bindings/space-explorers';
import type { PickHost, Picking } from '$lib/play/game';
import { askAhead, tapCard, tapWay } from './pick-center';
import {
  IDLE,
  isPinned,
  NO_PINS,
  type Arranged,
  type ExplorersGame,
  type Mode,
  type Place,
  type Source,
  type Why,
} from './pick-mode';
import { addSource, choose, explain, rearrange, removeSource, tapSource } from './pick-plan';
import { changeHelpToken, chooseHelp, projectMode, tapProject } from './pick-project';
import { PickState } from './pick-state.svelte';

/** One person's picking: what is picked, and everything that may be done to it. */
export class Pick implements Picking<ExplorersGame> {
  readonly #now: PickState;
  readonly #takes: (card: Specialist) => boolean;

  /** `takes`: whether the ability of a specialist takes cards from the Center (SE-A21). */
  constructor(host: PickHost<ExplorersGame>, takes: (card: Specialist) => boolean) {
    this.#now = new PickState(host);
    this.#takes = takes;
  }

  get mode(): Mode {
    return this.#now.mode;
  }
  get options(): Options | null {
    return this.#now.options;
  }
  /** The flight plan in view; null when none is open. */
  get plan(): Plan | null {
    return this.#now.plan;
  }
  /** What is being arranged; null when no flight plan is open. */
  get arranged(): Arranged | null {
    return this.#now.arranged;
  }
  /** Whether anything of the plan was arranged by hand. */
  get pinned(): boolean {
    const { arranged } = this;
    return arranged !== null && isPinned(arranged.pins);
  }
  get ready(): boolean {
    return this.#now.ready;
  }
  get failed(): boolean {
    return this.#now.failed;
  }
  get busy(): boolean {
    return this.#now.busy;
  }
  get why(): Why | null {
    return this.#now.reasons.why;
  }
  /** A source that stays unused, which is no fault: the mix does not need it. */
  get unneeded(): Source | null {
    return this.#now.unneeded;
  }
  /** What confirming would bring; null while it is not known. */
  get preview(): Preview | null {
    return this.#now.preview;
  }
  /** The action that confirming would do. */
  get action(): Action | null {
    return this.#now.action;
  }
  /** Specialists that are picked. */
  get cards(): readonly Specialist[] {
    const { mode } = this;
    if (mode.kind === 'plan') return [mode.arranged.card];
    if (mode.kind === 'several') return mode.cards;
    if (mode.kind !== 'action' || typeof mode.action === 'string') return [];
    if ('keep' in mode.action) return [mode.action.keep];
    return 'take-after-project' in mode.action ? [mode.action['take-after-project']] : [];
  }
  /** Whether something is picked that Escape would put back. */
  get dirty(): boolean {
    return this.mode !== IDLE || this.why !== null;
  }

  async renew(acting: boolean): Promise<void> {
    const now = this.#now;
    now.restart(IDLE);
    now.previews.forget();
    now.plans.forget();
    const options = await now.renew(acting, async () => {
      const answer = await now.host.ask({ kind: 'options' });
      return answer?.kind === 'options' ? answer : null;
    });
    if (options === null) return;
    const [project] = options.projects;
    // The only project in reach needs no picking, only a yes.
    const only = project !== undefined && options.projects.length === 1 ? projectMode(now, project.project) : null;
    if (only !== null) void now.look(only);
    askAhead(now, options);
  }

  /** Puts everything back; a reason in view goes first. */
  cancel(): void {
    if (this.why !== null) this.closeWhy();
    else this.close();
  }
  /** Puts everything back at once. */
  close(): void {
    this.#now.restart(IDLE);
  }
  /** Takes the reason away, keeps what is picked. */
  closeWhy(): void {
    this.#now.reasons.clear();
  }

  /** A tap on a specialist of the Center, of the own hand, or among those looked at. */
  tapCard(card: Specialist): Promise<void> {
    return tapCard(this.#now, card);
  }
  /** The top card of the deck. */
  tapDeck(): Promise<void> {
    return this.propose('take-from-deck', { kind: 'deck' });
  }
  /** An ability that is the action and recruits nobody (SE-A21, SE-A32). */
  tapWay(division: Division): Promise<void> {
    return tapWay(this.#now, division, this.#takes);
  }

  /** A project in reach, or the reason why it is not. */
  tapProject(project: ProjectId): Promise<void> {
    return tapProject(this.#now, project);
  }
  /** Another way to complete the picked project. */
  chooseHelp(help: HelpOption): Promise<void> {
    return chooseHelp(this.#now, help);
  }
  /** Another token for the help: one more of this colour, one less of another. */
  changeHelpToken(division: Division): Promise<void> {
    return changeHelpToken(this.#now, division);
  }

  /** Another division or another way for the card of the plan. */
  choose(division: Division, way: Division | null): Promise<void> {
    return choose(this.#now, division, way);
  }
  /** How many cards are drawn afterwards (SE-20). */
  setDraws(draws: number): Promise<void> {
    return rearrange(this.#now, { draws });
  }
  /** The engine's own mix again. */
  reset(): Promise<void> {
    return rearrange(this.#now, { pins: NO_PINS });
  }
  /** A tap on a source of the plan: it joins the mix where it fits, leaves it when it is in, or says why not. */
  tapSource(source: Source): Promise<void> {
    return tapSource(this.#now, source);
  }
  /** One more of a source. What was pinned before gives way when both cannot be. */
  add(source: Source): Promise<void> {
    return addSource(this.#now, source);
  }
  /** One less of a source; the rest stays as it is when nothing else fills the gap. */
  remove(source: Source): Promise<void> {
    return removeSource(this.#now, source);
  }
  /** Why the plan in view cannot be done. */
  explain(): void {
    explain(this.#now);
  }
  /** Takes the card of the plan into the hand instead. */
  async takeInstead(): Promise<void> {
    if (this.arranged !== null) await this.doNow({ take: this.arranged.card });
  }

  /** An action that has a button of its own: shown first, done by a second press. `care`: never at once. */
  async propose(action: Action, at: Place = { kind: 'bar' }, care = false): Promise<void> {
    if (!this.ready) return;
    this.closeWhy();
    await this.#now.propose(action, at, care);
  }
  /** Does an action whose button says all there is to say. */
  async doNow(action: Action): Promise<void> {
    if (this.ready) await this.#now.do(action);
  }
  /** Does what is in view. */
  confirm(): Promise<void> {
    return this.#now.confirm();
  }
}
