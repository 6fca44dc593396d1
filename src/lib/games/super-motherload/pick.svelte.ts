// What the person at the table is about to do: pick, see what is possible, see what it brings, confirm.
// Nothing here knows a rule. Legal cards, places and taps come from the engine, and so does every reason.
import { Previews } from '$lib/play/previews';
import { soon } from '$lib/play/soon';
import { lineFor, mirrored, quarterOn, through } from './choose';
import { Fits } from './pick-fits';
import { IDLE, NO_BOMB, sameAction, type Mode, type PickHost, type Place, type Why } from './pick-mode';
import { Plan } from './pick-plan.svelte';
import { dragged, ghostSpaces, legalSpaces, nextWay, nudged, tapped, turned } from './pick-place';
import { asker } from './pick-previews';
import { PickReasons } from './pick-reasons';
import type { Action, CardId, Effect, Options, Preview, SpaceId, Stack } from './types';

export { sameAction, type Acted, type Checked, type Mode, type PickHost, type Place, type Why } from './pick-mode';

/** The state machine of one person's picking. Answers that come late, after something else was picked, are dropped. */
export class Pick {
  readonly #host: PickHost;
  #mode = $state.raw<Mode>(IDLE);
  /** What is picked and not yet shown, because its answer is expected at any moment. */
  #ahead: Mode | null = null;
  #options = $state.raw<Options | null>(null);
  #preview = $state.raw<Preview | null>(null);
  readonly #plan = new Plan();
  #busy = $state(false);
  readonly #fits: Fits;
  readonly #previews: Previews<Action, Preview>;
  readonly #reasons: PickReasons;
  /** Goes up with everything that is picked: an answer that belongs to an older ticket is late. */
  #ticket = 0;
  /** Goes up with every new position. */
  #age = 0;
  #failed = $state(false);

  constructor(host: PickHost) {
    this.#host = host;
    this.#fits = new Fits(host);
    this.#previews = new Previews(asker(host));
    this.#reasons = new PickReasons(host, () => this.#ticket);
  }

  get mode(): Mode {
    return this.#mode;
  }
  get why(): Why | null {
    return this.#reasons.why;
  }
  get options(): Options | null {
    return this.#options;
  }
  /** Whether it is known what is possible in the position in view, and nothing is on its way to change it. */
  get ready(): boolean {
    return this.#options !== null && !this.#busy;
  }
  /** Whether it could not be found out what is possible: `renew` tries again. */
  get failed(): boolean {
    return this.#failed;
  }
  get preview(): Preview | null {
    return this.#preview;
  }
  /** The stack that the lot of the previewed action shall go on. */
  get plan(): Stack | null {
    return this.#plan.stack;
  }
  /** Whether an action is on its way. */
  get busy(): boolean {
    return this.#busy;
  }

  /** The action that confirming would do. */
  get action(): Action | null {
    return this.#actionOf(this.#mode);
  }
  #actionOf(mode: Mode): Action | null {
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
        return mode.cards.length === this.discardNeeded ? { discard: [...mode.cards] } : null;
    }
  }
  /** Spaces where the picked cards can go. */
  get legal(): readonly SpaceId[] {
    return this.#legal;
  }
  readonly #legal = $derived.by(() => legalSpaces(this.#mode));
  /** Spaces of the place in view, from the start of a line. */
  get ghost(): readonly SpaceId[] {
    return ghostSpaces(this.#mode);
  }
  /** How many places there are through the tapped space: more than one can be cycled. */
  get choices(): number {
    const mode = this.#mode;
    if (mode.kind === 'drill' && mode.anchor !== null) return through(mode.answer?.lines ?? [], mode.anchor).length;
    return 0;
  }
  /** Cards picked now. */
  get cards(): readonly CardId[] {
    const mode = this.#mode;
    if (mode.kind === 'drill' || mode.kind === 'discard') return mode.cards;
    return mode.kind === 'bomb' && mode.card !== null ? [mode.card] : [];
  }
  /** How many cards have to go at the end of the turn: down to five (SM-11), as the engine's refusal says. */
  get discardNeeded(): number {
    return this.#needed;
  }
  #needed = $state(0);

  /** Whether a card of the hand fits what is picked now. */
  fits(card: CardId): boolean {
    const mode = this.#mode;
    if (mode.kind === 'drill') {
      if (mode.cards.includes(card)) return true;
      if (mode.cards.length === 0) return this.#options?.drill.includes(card) ?? true;
      return this.#fits.refusal(card) === null;
    }
    if (mode.kind === 'bomb') return mode.card === card || (this.#options?.bomb.includes(card) ?? false);
    return true;
  }
  /** Whether a single tap is legal now. */
  allows(action: Action): boolean {
    return this.#options?.taps.some((tap) => sameAction(tap, action)) ?? false;
  }

  /**
   * A new position: everything picked goes, and what is possible is asked anew. A planned stack stays: it belongs to
   * the action that led here.
   */
  async renew(acting: boolean): Promise<void> {
    const ticket = this.#reset(IDLE);
    this.#fits.forget();
    this.#previews.forget();
    const age = ++this.#age;
    this.#options = null;
    this.#busy = false;
    this.#needed = 0;
    this.#failed = false;
    if (!acting) return;
    if (this.#host.view.step === 'discard') {
      const checked = await this.#host.check({ discard: [] });
      if (age !== this.#age) return;
      if (checked.kind === 'failed') {
        this.#failed = true;
        return;
      }
      const refusal = checked.kind === 'refused' ? checked.refused.refusal : null;
      this.#needed = refusal?.code === 'wrong-discard' ? refusal.needed : 0;
      if (ticket === this.#ticket) this.#mode = { kind: 'discard', cards: [] };
    }
    const answer = await this.#host.ask({ kind: 'options' });
    // What was picked meanwhile does not matter, a newer position does.
    if (age !== this.#age) return;
    if (answer?.kind === 'options') this.#options = answer;
    else this.#failed = true;
    // Each card alone: the first pick is answered before it is made.
    if (answer?.kind === 'options' && this.#host.view.step === 'action')
      void this.#fits.find([], () => ticket === this.#ticket);
  }

  /** Puts everything back. */
  cancel(): void {
    if (this.why !== null) this.closeWhy();
    else this.#restart(this.#host.view.step === 'discard' ? { kind: 'discard', cards: [] } : IDLE);
  }
  /** Takes the reason away, keeps what is picked. */
  closeWhy(): void {
    this.#reasons.clear();
  }

  /** Goes over to drilling, with the cards picked so far. */
  startDrill(): void {
    if (this.#mode.kind !== 'drill') void this.#pickForDrill([]);
  }
  /** Goes over to bombing: with the picked card when it is one that can, or when there is only one. */
  async startBomb(): Promise<void> {
    const can = this.#options?.bomb ?? [];
    const [picked] = this.cards;
    if (can.length === 0) {
      const card = picked ?? this.#host.hand[0];
      return card === undefined ? undefined : this.#reasons.forBomb(card);
    }
    const card = picked !== undefined && can.includes(picked) ? picked : can.length === 1 ? can[0] : undefined;
    if (card !== undefined) return this.#pickForBomb(card);
    this.#restart(NO_BOMB);
  }

  /** A tap on a card of the hand. */
  async tapCard(card: CardId): Promise<void> {
    this.closeWhy();
    const mode = this.#ahead ?? this.#mode;
    if (mode.kind === 'discard') {
      const cards = mode.cards.includes(card) ? mode.cards.filter((c) => c !== card) : [...mode.cards, card];
      if (cards.length <= this.#needed) this.#mode = { kind: 'discard', cards };
      else await this.#reasons.allows({ discard: cards }, { kind: 'card', card });
      return;
    }
    if (this.#host.view.step !== 'action') {
      await this.#reasons.allows({ discard: [card] }, { kind: 'card', card });
      return;
    }
    if (mode.kind === 'bomb') {
      if (mode.card === card) {
        this.#restart(NO_BOMB);
        return;
      }
      return this.#pickForBomb(card);
    }
    if (mode.kind !== 'drill') return this.#pickForDrill([card]);
    if (mode.cards.includes(card)) {
      const rest = mode.cards.filter((c) => c !== card);
      if (rest.length === 0) this.#restart(IDLE);
      else await this.#pickForDrill(rest);
      return;
    }
    const unfit = this.#fits.refusal(card);
    if (unfit !== null && mode.cards.length > 0) {
      this.#reasons.show(unfit, { kind: 'card', card, unfit: true });
      return;
    }
    return this.#pickForDrill([...mode.cards, card]);
  }
  /** Drops what is picked for this card alone. */
  async pickInstead(card: CardId): Promise<void> {
    this.closeWhy();
    await this.#pickForDrill([card]);
  }

  async #pickForDrill(cards: readonly CardId[]): Promise<void> {
    const before = this.#ahead ?? this.#mode;
    const kept = before.kind === 'drill' ? before : null;
    const waiting: Mode = { kind: 'drill', cards, answer: null, anchor: kept?.anchor ?? null, line: null };
    if (cards.length === 0) {
      this.#restart(waiting);
      return;
    }
    const expected = ++this.#ticket;
    this.#ahead = waiting;
    const known = this.#fits.known(cards);
    const asked = known === null ? this.#host.ask({ kind: 'lines', cards: [...cards] }) : null;
    const early = asked === null ? { value: known } : await soon(asked);
    if (expected !== this.#ticket) return;
    const ticket = this.#restart(waiting);
    const answer = early === null ? await asked : early.value;
    if (ticket !== this.#ticket) return;
    if (answer?.kind !== 'lines') {
      this.#restart(IDLE);
      return;
    }
    if (answer.refusal !== null) {
      this.#mode = { kind: 'drill', cards, answer, anchor: null, line: null };
      this.#reasons.show(answer.refusal, { kind: 'bar' });
    } else {
      // Another card more or less keeps the place, where it still fits.
      const anchor = kept?.anchor ?? null;
      const line = anchor === null ? null : lineFor(answer.lines, anchor, { anchor, line: null }, this.#gain);
      this.#mode = { kind: 'drill', cards, answer, anchor: line === null ? null : anchor, line };
      if (line !== null) void this.#look(ticket);
      void this.#previews.ahead(answer.lines.map((way) => ({ drill: { cards: [...cards], line: way } })));
    }
    await this.#fits.find(cards, () => ticket === this.#ticket);
  }
  async #pickForBomb(card: CardId): Promise<void> {
    const ticket = this.#restart({ ...NO_BOMB, card });
    const answer = await this.#host.ask({ kind: 'blasts', card });
    if (ticket !== this.#ticket) return;
    if (answer?.kind !== 'blasts') {
      this.#restart(NO_BOMB);
      return;
    }
    if (answer.refusal !== null) {
      this.#restart(NO_BOMB);
      this.#reasons.show(answer.refusal, { kind: 'card', card });
      return;
    }
    this.#mode = { ...NO_BOMB, card, answer };
  }

  /** A tap on a space of the board. */
  async tapSpace(space: SpaceId): Promise<void> {
    this.closeWhy();
    if (this.ghost.includes(space) && this.#ahead === null) return this.confirm();
    const mode = this.#ahead ?? this.#mode;
    if ((mode.kind === 'drill' && mode.cards.length > 0) || (mode.kind === 'bomb' && mode.answer !== null)) {
      if (mode.answer === null) return;
      const placed = tapped(mode, space, this.#gain);
      if (placed === null) return this.#reasons.forSpace(mode, space);
      await this.#place(placed.mode, placed.only, true);
    } else if (mode.kind !== 'bomb' || mode.card === null) await this.#reasons.forBareSpace(mode, space);
  }
  /** A pull from one space to another: the line through both. */
  async drag(from: SpaceId, to: SpaceId): Promise<void> {
    const mode = dragged(this.#mode, from, to, this.#gain);
    if (mode !== null) await this.#place(mode, false);
  }
  readonly #gain = (space: SpaceId): number => this.#host.gain(space);
  /** Shows a place; with `together` its preview comes with it, when that is there soon. */
  async #place(mode: Mode, only: boolean, together = false): Promise<void> {
    const ticket = ++this.#ticket;
    const action = this.#actionOf(mode);
    const known = action === null ? null : this.#previews.known(action);
    const asked = action === null || known !== null ? null : this.#previews.of(action);
    this.#ahead = together && asked !== null ? mode : null;
    const early = asked === null ? { value: known } : together ? await soon(asked) : null;
    if (ticket !== this.#ticket) return;
    this.#ahead = null;
    this.#mode = mode;
    this.closeWhy();
    this.#showPreview(ticket, early === null ? await asked : early.value);
    if (only && !this.#host.confirmStep && ticket === this.#ticket) await this.confirm();
  }

  /** Moves the place in view one step, where that is legal. Returns whether it moved. */
  nudge(columns: number, rows: number): boolean {
    const mode = nudged(this.#mode, columns, rows);
    if (mode !== null) void this.#place(mode, false);
    return mode !== null;
  }
  /** The next way to lay it through the tapped space: another line, or the pattern a quarter on. */
  rotate(): void {
    const mode = nextWay(this.#mode);
    if (mode !== null) void this.#place(mode, false);
    else this.#turnTo(quarterOn);
  }
  /** Mirrors the pattern. */
  mirror(): void {
    this.#turnTo(mirrored);
  }
  #turnTo(next: (turn: number) => number): void {
    const mode = this.#mode.kind === 'bomb' ? turned(this.#mode, next, this.#gain) : null;
    if (mode === null) return;
    if (mode.blast === null) this.#mode = mode;
    else void this.#place(mode, false);
  }

  /** A tap on one of the own stacks. */
  async tapStack(stack: Stack): Promise<void> {
    const { step } = this.#host.view;
    if (step === 'lay') return this.propose({ lay: stack }, { kind: 'stack', stack });
    if (step === 'buy') return this.propose({ buy: stack }, { kind: 'stack', stack });
    const canPlan = this.#preview?.lays.some((lay) => lay.stack === stack) ?? false;
    if (canPlan && this.#mode.kind !== 'tap') this.#plan.toggle(stack);
  }
  /** Whether a tap on a stack means something other than looking at it. */
  get stacksAct(): boolean {
    const { step } = this.#host.view;
    return step === 'lay' || step === 'buy' || (this.#preview !== null && this.#mode.kind !== 'tap');
  }

  /** A tap that is an action of its own: shown first, done by a second tap. */
  async propose(action: Action, at: Place = { kind: 'bar' }): Promise<void> {
    const mode = this.#mode;
    if (mode.kind === 'tap' && sameAction(mode.action, action)) return this.confirm();
    if (!(await this.#reasons.allows(action, at))) return;
    const ticket = this.#restart({ kind: 'tap', action });
    await this.#look(ticket);
    if (ticket === this.#ticket && !this.#host.confirmStep && !this.#needsCare(action)) await this.confirm();
  }
  /** Ending a turn with actions left is asked for even without the confirm step (SM-10). */
  #needsCare(action: Action): boolean {
    return action === 'end-turn' && this.#host.view.actions > 0;
  }

  /** Does what is in view. */
  async confirm(): Promise<void> {
    const action = this.action;
    // A place that is not in view yet is not confirmed.
    if (action === null || this.#busy || this.#ahead !== null) return;
    this.#busy = true;
    const age = this.#age;
    // Before it is sent: what comes of the action may be shown before the answer is here.
    this.#plan.send();
    let done = false;
    try {
      const acted = await this.#host.act(action, this.#preview);
      done = acted.kind === 'done';
      if (done) return;
      this.#plan.recall();
      if (acted.kind === 'refused' && age === this.#age) this.#reasons.show(acted.refused, { kind: 'bar' });
    } finally {
      // When it was done the new position, which is on its way, ends it.
      if (!done || age !== this.#age) this.#busy = false;
    }
  }
  /** The stack planned for the lot of the action just done; asking forgets it. */
  takePlanned(): Stack | null {
    return this.#plan.take();
  }
  /** The stack that was chosen with the action takes its lot, unless something hidden has come to light since. */
  async goOn(news: readonly Effect[] | null): Promise<void> {
    const stack = this.takePlanned();
    const { view } = this.#host;
    if (stack === null || news === null || view.step !== 'lay') return;
    const revealed = news.some(({ kind }) => kind === 'drew' || kind === 'artifact-found');
    if (revealed || view.lots.length > 1) await this.propose({ lay: stack }, { kind: 'stack', stack });
    else await this.#host.act({ lay: stack }, null);
  }

  async #look(ticket: number): Promise<void> {
    const { action } = this;
    if (action !== null) this.#showPreview(ticket, this.#previews.known(action) ?? (await this.#previews.of(action)));
  }
  #showPreview(ticket: number, preview: Preview | null): void {
    if (ticket !== this.#ticket) return;
    this.#preview = preview;
    this.#plan.keep(preview);
  }
  /** The person picks something else: what was planned before goes with what was picked. */
  #restart(mode: Mode): number {
    this.#plan.recall();
    return this.#reset(mode);
  }
  #reset(mode: Mode): number {
    this.#ahead = null;
    this.#mode = mode;
    this.closeWhy();
    this.#preview = null;
    this.#fits.clear();
    if (mode.kind !== 'drill' && mode.kind !== 'bomb') this.#plan.drop();
    return ++this.#ticket;
  }
}
