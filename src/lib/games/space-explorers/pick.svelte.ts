// What the person at the table is about to do: pick, see what is possible, see what it brings, confirm.
// Nothing here knows a rule. What is possible, the best mix of a payment and every reason come from the engine.
import type {
  Action,
  Counts,
  Division,
  HelpOption,
  Options,
  Pins,
  Plan,
  Preview,
  ProjectId,
  Refused,
  Specialist,
} from '$lib/backend/bindings/space-explorers';
import type { PickHost, Picking } from '$lib/play/game';
import { Previews } from '$lib/play/previews';
import { Reasons } from '$lib/play/reasons.svelte';
import { NONE, ofColour, placeOf } from './content';
import {
  actionOf,
  added,
  changedTokens,
  firstRecruit,
  heldFast,
  IDLE,
  isPinned,
  NO_PINS,
  only,
  recruitsOf,
  removed,
  sameAction,
  uses,
  type Arranged,
  type ExplorersGame,
  type Mode,
  type Place,
  type Source,
  type Why,
} from './pick-mode';
import { Plans } from './plans';

/** Most previews the engine answers at once. */
const MOST_PREVIEWS = 32;

/** The state machine of one person's picking. Answers that come late, after something else was picked, are dropped. */
export class Pick implements Picking<ExplorersGame> {
  readonly #host: PickHost<ExplorersGame>;
  readonly #reasons: Reasons<ExplorersGame, Place>;
  readonly #previews: Previews<Action, Preview>;
  readonly #takes: (card: Specialist) => boolean;
  readonly #plans: Plans;
  #mode = $state.raw<Mode>(IDLE);
  #options = $state.raw<Options | null>(null);
  #plan = $state.raw<Plan | null>(null);
  #preview = $state.raw<Preview | null>(null);
  #busy = $state(false);
  #failed = $state(false);
  /** A source that stays unused, which is no fault: the mix does not need it. */
  #unneeded = $state.raw<Source | null>(null);
  /** Goes up with everything that is picked: an answer that belongs to an older ticket is late. */
  #ticket = 0;
  /** Goes up with every new position. */
  #age = 0;

  /** `takes`: whether the ability of a specialist takes cards from the Center (SE-A21). */
  constructor(host: PickHost<ExplorersGame>, takes: (card: Specialist) => boolean) {
    this.#host = host;
    this.#takes = takes;
    this.#reasons = new Reasons(
      (action) => host.check(action),
      () => this.#ticket,
    );
    this.#plans = new Plans((ask) => host.ask(ask));
    this.#previews = new Previews({
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
  get options(): Options | null {
    return this.#options;
  }
  /** The flight plan in view; null while it is on its way. */
  get plan(): Plan | null {
    return this.#plan;
  }
  /** What is being arranged; null when no flight plan is open. */
  get arranged(): Arranged | null {
    return this.#mode.kind === 'plan' ? this.#mode.arranged : null;
  }
  /** Whether it is known what is possible in the position in view, and nothing is on its way to change it. */
  get ready(): boolean {
    return this.#options !== null && !this.#busy;
  }
  /** Whether it could not be found out what is possible: `renew` tries again. */
  get failed(): boolean {
    return this.#failed;
  }
  /** Whether an action is on its way. */
  get busy(): boolean {
    return this.#busy;
  }
  get why(): Why | null {
    return this.#reasons.why;
  }
  get unneeded(): Source | null {
    return this.#unneeded;
  }
  /** What confirming would bring; null while it is not known. */
  get preview(): Preview | null {
    return this.#mode.kind === 'plan' ? (this.#plan?.preview ?? null) : this.#preview;
  }
  /** The action that confirming would do. */
  get action(): Action | null {
    return this.#mode.kind === 'plan' ? (this.#plan?.action ?? null) : actionOf(this.#mode);
  }
  /** Specialists that are picked. */
  get cards(): readonly Specialist[] {
    const mode = this.#mode;
    if (mode.kind === 'plan') return [mode.arranged.card];
    if (mode.kind === 'several') return mode.cards;
    if (mode.kind !== 'action' || typeof mode.action === 'string') return [];
    if ('keep' in mode.action) return [mode.action.keep];
    return 'take-after-project' in mode.action ? [mode.action['take-after-project']] : [];
  }
  /** Whether something is picked that Escape would put back. */
  get dirty(): boolean {
    return this.#mode !== IDLE || this.why !== null;
  }

  async renew(acting: boolean): Promise<void> {
    this.#restart(IDLE);
    this.#previews.forget();
    this.#plans.forget();
    const age = ++this.#age;
    this.#options = null;
    this.#busy = false;
    this.#failed = false;
    if (!acting) return;
    const answer = await this.#host.ask({ kind: 'options' });
    // What was picked meanwhile does not matter, a newer position does.
    if (age !== this.#age) return;
    if (answer?.kind !== 'options') {
      this.#failed = true;
      return;
    }
    this.#options = answer;
    const [project] = answer.projects;
    // The only project in reach needs no picking, only a yes.
    if (project !== undefined && answer.projects.length === 1) this.#pickProject(project.project);
    this.#askAhead(answer);
  }
  #askAhead(options: Options): void {
    const { step } = this.#host.view;
    const actions: Action[] = [];
    if (step === 'action' && options.deck) actions.push('take-from-deck');
    if (step === 'action') actions.push(...options.take.map((card): Action => ({ take: card })));
    if (step === 'keep') actions.push(...options.take.map((keep): Action => ({ keep })));
    if (step === 'after-project') actions.push(...options.take.map((card): Action => ({ 'take-after-project': card })));
    if (options.decline) actions.push('decline');
    void this.#previews.ahead(actions.slice(0, MOST_PREVIEWS));
    for (const { card } of options.recruits) {
      const first = firstRecruit(options, card);
      if (first !== null) void this.#plans.of({ ...first, pins: NO_PINS, draws: null });
    }
  }

  /** Puts everything back; a reason in view goes first. */
  cancel(): void {
    if (this.why !== null) this.#reasons.clear();
    else this.#restart(IDLE);
  }
  /** Puts everything back at once. */
  close(): void {
    this.#restart(IDLE);
  }
  /** Takes the reason away, keeps what is picked. */
  closeWhy(): void {
    this.#reasons.clear();
  }

  /** A tap on a specialist of the Center, of the own hand, or among those looked at. */
  async tapCard(card: Specialist): Promise<void> {
    if (!this.ready) return;
    this.#reasons.clear();
    const mode = this.#mode;
    if (mode.kind === 'several') return this.#toggle(mode, card);
    const at: Place = { kind: 'card', card };
    switch (this.#host.view.step) {
      case 'action': {
        if (this.arranged?.card === card) {
          this.#restart(IDLE);
          return;
        }
        const first = firstRecruit(this.#options, card);
        if (first !== null) return this.#arrange({ ...first, pins: NO_PINS, draws: null });
        await this.#reasons.allows({ take: card }, at);
        return;
      }
      case 'keep':
        return this.#propose({ keep: card }, at);
      case 'after-project':
        return this.#propose({ 'take-after-project': card }, at);
      case 'project':
      case 'over':
        await this.#reasons.allows({ take: card }, at);
    }
  }
  /** Specialists to take, one more or less; the first goes when there are too many. */
  async #toggle(mode: Extract<Mode, { kind: 'several' }>, card: Specialist): Promise<void> {
    if (!(this.#options?.take.includes(card) ?? false)) {
      // What does not lie in the Center is refused with its reason.
      await this.#reasons.allows({ take: card }, { kind: 'card', card });
      return;
    }
    const rest = mode.cards.filter((other) => other !== card);
    const cards = rest.length < mode.cards.length ? rest : [...rest, card].slice(-mode.count);
    const next: Mode = { ...mode, cards };
    this.#restart(next);
    await this.#look(next);
  }

  /** The top card of the deck. */
  async tapDeck(): Promise<void> {
    await this.propose('take-from-deck', { kind: 'deck' });
  }
  /** An ability that is the action and recruits nobody (SE-A21, SE-A32). */
  async tapWay(division: Division): Promise<void> {
    if (!this.ready) return;
    this.#reasons.clear();
    const option = this.#options?.ways.find((way) => way.division === division);
    if (option === undefined) return;
    if (this.#mode.kind === 'several' && this.#mode.way === division) {
      this.#restart(IDLE);
      return;
    }
    if (!this.#takes(option.card)) return this.#propose({ look: { way: division } }, { kind: 'stack', division });
    if (option.usable) this.#restart({ kind: 'several', way: division, count: option.cards, cards: [] });
    else
      await this.#reasons.allows(
        { 'take-several': { way: division, cards: this.#host.view.center.slice(0, option.cards) } },
        { kind: 'stack', division },
      );
  }
  /** A project in reach, or the reason why it is not. */
  async tapProject(project: ProjectId): Promise<void> {
    if (!this.ready) return;
    this.#reasons.clear();
    if (this.#mode.kind === 'project' && this.#mode.project === project) return this.confirm();
    if (this.#pickProject(project)) return this.#look(this.#mode);
    await this.#reasons.allows({ complete: { project, helpers: [], tokens: NONE } }, { kind: 'project', project });
  }
  #pickProject(project: ProjectId): boolean {
    const helps = this.#options?.projects.find((option) => option.project === project)?.helps ?? [];
    const [help] = [...helps].sort((a, b) => a.tokens - b.tokens);
    if (help === undefined) return false;
    this.#restart({ kind: 'project', project, help, tokens: help.proposed });
    void this.#look(this.#mode);
    return true;
  }
  /** Another way to complete the picked project. */
  async chooseHelp(help: HelpOption): Promise<void> {
    if (!this.ready || this.#mode.kind !== 'project') return;
    const next: Mode = { ...this.#mode, help, tokens: help.proposed };
    this.#restart(next);
    await this.#look(next);
  }
  /** Another token for the help: one more of this colour, one less of another. */
  async changeHelpToken(division: Division): Promise<void> {
    const mode = this.#mode;
    if (!this.ready || mode.kind !== 'project') return;
    const have = ofColour(this.#tokens, division);
    if (ofColour(mode.tokens, division) >= have) return;
    const next: Mode = { ...mode, tokens: changedTokens(mode.tokens, division, mode.help.tokens) };
    this.#restart(next);
    await this.#look(next);
  }

  /** Another division or another way for the card of the plan. */
  async choose(division: Division, way: Division | null): Promise<void> {
    const { arranged } = this;
    if (!this.ready || arranged === null) return;
    const option = recruitsOf(this.#options, arranged.card).find(
      (other) => other.division === division && other.way === way,
    );
    if (option !== undefined) await this.#arrange({ ...arranged, division, way, pins: NO_PINS, draws: null });
  }
  /** How many cards are drawn afterwards (SE-20). */
  async setDraws(draws: number): Promise<void> {
    const { arranged } = this;
    if (this.ready && arranged !== null) await this.#arrange({ ...arranged, draws });
  }
  /** The engine's own mix again. */
  async reset(): Promise<void> {
    const { arranged } = this;
    if (this.ready && arranged !== null) await this.#arrange({ ...arranged, pins: NO_PINS });
  }
  /** Whether anything of the plan was arranged by hand. */
  get pinned(): boolean {
    const { arranged } = this;
    return arranged !== null && isPinned(arranged.pins);
  }
  get #tokens(): Counts {
    return this.#host.view.seats[this.#host.me ?? 0]?.tokens ?? NONE;
  }

  /** A tap on a source of the plan: it joins the mix where it fits, leaves it when it is in, or says why not. */
  async tapSource(source: Source): Promise<void> {
    const plan = this.#plan;
    if (!this.ready || plan === null) return;
    this.#reasons.clear();
    this.#unneeded = null;
    const inMix = uses(plan, source);
    if (source.kind === 'token') {
      if (plan.tokenFits[placeOf(source.division)] === true) await this.add(source);
      else if (inMix) await this.remove(source);
      else this.#tokenTooMany(source.division);
    } else if (inMix) await this.remove(source);
    else if (source.kind === 'card') {
      if (plan.cardFits || plan.payment.cards.length > 0) await this.add(source);
      else this.#cardTooMany();
    } else if (this.arranged?.pins.idle.includes(source.division) === true) await this.add(source);
    else this.#unneeded = source;
  }
  #tokenTooMany(division: Division): void {
    // While icons are open, what is said is what they are.
    if (this.#plan?.refused != null && ofColour(this.#tokens, division) > 0) {
      this.explain();
      return;
    }
    const have = ofColour(this.#tokens, division);
    const refused: Refused =
      have === 0
        ? { rule: 'SE-13', refusal: { code: 'tokens-missing', division, have, need: 1 } }
        : { rule: 'SE-15', refusal: { code: 'token-too-many', division } };
    this.#reasons.show(refused, { kind: 'plan' });
  }
  #cardTooMany(): void {
    if (this.#plan?.refused != null) {
      this.explain();
      return;
    }
    this.#reasons.show({ rule: 'SE-15', refusal: { code: 'card-too-many', cards: 1, icons: 0 } }, { kind: 'plan' });
  }
  /** One more of a source. What was pinned before gives way when both cannot be. */
  async add(source: Source): Promise<void> {
    const [plan, arranged] = [this.#plan, this.arranged];
    if (!this.ready || plan === null || arranged === null) return;
    const pins = added(arranged.pins, plan.payment, this.#tokens, source);
    await this.#repin(arranged, [pins, { ...only(pins, source), spared: pins.spared }, only(pins, source)]);
  }
  /** One less of a source; the rest stays as it is when nothing else fills the gap. */
  async remove(source: Source): Promise<void> {
    const [plan, arranged] = [this.#plan, this.arranged];
    if (!this.ready || plan === null || arranged === null || !uses(plan, source)) return;
    const pins = removed(arranged.pins, plan.payment, this.#tokens, source);
    await this.#repin(arranged, [pins], heldFast(pins, plan.payment, this.#tokens));
  }
  /** Takes the first pins that make a plan; else shows what is open with `rest`, or with the first. */
  async #repin(arranged: Arranged, tries: readonly Pins[], rest: Pins | null = null): Promise<void> {
    const ticket = ++this.#ticket;
    let first: Plan | null = null;
    for (const pins of tries) {
      const planned = await this.#plans.of({ ...arranged, pins });
      if (ticket !== this.#ticket || planned === null) return;
      if ('refused' in planned) continue;
      first ??= planned.plan;
      if (planned.plan.action !== null) {
        this.#showPlan({ ...arranged, pins }, planned.plan);
        return;
      }
    }
    const [pins] = tries;
    if (first === null || pins === undefined) return;
    const held = rest === null ? null : await this.#plans.of({ ...arranged, pins: rest });
    if (ticket !== this.#ticket) return;
    // What fits is told by the bounds that the person has set, not by those that only hold the rest fast.
    const shown = held !== null && 'plan' in held ? held.plan : first;
    this.#showPlan({ ...arranged, pins }, { ...shown, tokenFits: first.tokenFits, cardFits: first.cardFits });
  }

  /** Takes the card of the plan into the hand instead. */
  async takeInstead(): Promise<void> {
    const { arranged } = this;
    if (this.ready && arranged !== null) await this.#do({ take: arranged.card });
  }
  /** An action that has a button of its own: shown first, done by a second press. `care`: never at once. */
  async propose(action: Action, at: Place = { kind: 'bar' }, care = false): Promise<void> {
    if (!this.ready) return;
    this.#reasons.clear();
    await this.#propose(action, at, care);
  }
  /** Does an action whose button says all there is to say. */
  async doNow(action: Action): Promise<void> {
    if (this.ready) await this.#do(action);
  }
  /** Does what is in view. */
  async confirm(): Promise<void> {
    const { action } = this;
    if (action !== null && this.ready) await this.#do(action);
  }
  /** Why the plan in view cannot be done. */
  explain(): void {
    const refused = this.#plan?.refused;
    if (refused !== null && refused !== undefined) this.#reasons.show(refused, { kind: 'plan' });
  }

  async #do(action: Action): Promise<void> {
    this.#busy = true;
    const age = this.#age;
    let done = false;
    try {
      const acted = await this.#host.act(action);
      done = acted.kind === 'done';
      if (acted.kind === 'refused' && age === this.#age) this.#reasons.show(acted.refused, { kind: 'bar' });
    } finally {
      // When it was done the new position, which is on its way, ends it.
      if (!done || age !== this.#age) this.#busy = false;
    }
  }
  /** Shows an action if it is legal; without the confirm step it is done at once. */
  async #propose(action: Action, at: Place, care = false): Promise<void> {
    if (this.action !== null && sameAction(action, this.action)) return this.confirm();
    const ticket = ++this.#ticket;
    const preview = this.#previews.known(action) ?? (await this.#previews.of(action));
    if (ticket !== this.#ticket) return;
    if (preview === null && !(await this.#reasons.allows(action, at))) return;
    if (!this.#host.pace.confirm && !care) return this.#do(action);
    this.#restart({ kind: 'action', action }, preview);
  }
  async #look(mode: Mode): Promise<void> {
    const ticket = this.#ticket;
    const action = actionOf(mode);
    if (action === null) return;
    const preview = await this.#previews.of(action);
    if (ticket === this.#ticket) this.#preview = preview;
  }

  /** Opens a flight plan, or changes the one in view; the old one stays until the new one is there. */
  async #arrange(arranged: Arranged): Promise<void> {
    const ticket = ++this.#ticket;
    const planned = await this.#plans.of(arranged);
    if (ticket !== this.#ticket || planned === null) return;
    if ('plan' in planned) this.#showPlan(arranged, planned.plan);
    else this.#reasons.show(planned.refused, { kind: 'card', card: arranged.card });
  }
  #showPlan({ card, division, way, pins, draws }: Arranged, plan: Plan): void {
    this.#restart({ kind: 'plan', arranged: { card, division, way, pins, draws } });
    this.#plan = plan;
  }
  #restart(mode: Mode, preview: Preview | null = null): void {
    this.#mode = mode;
    this.#plan = null;
    this.#preview = preview;
    this.#unneeded = null;
    this.#reasons.clear();
    this.#ticket++;
  }
}
