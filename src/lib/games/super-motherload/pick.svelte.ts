// What the person at the table is about to do: pick, see what is possible, see what it brings, confirm.
// Nothing here knows a rule. Legal cards, places and taps come from the engine, and so does every reason.
import type { Picking } from '$lib/play/game';
import { soon } from '$lib/play/soon';
import { mirrored, quarterOn, through } from './choose';
import { pickForDrill, startBomb, tapCard } from './pick-cards';
import { IDLE, sameAction, type Mode, type PickHost, type Place, type SuperMotherload, type Why } from './pick-mode';
import { dragged, ghostSpaces, legalSpaces, nextWay, nudged, tapped, turned } from './pick-place';
import { PickState, type Possible } from './pick-state.svelte';
import type { Action, CardId, Effect, Options, Preview, SpaceId, Stack } from './types';

/** One person's picking: what is picked, and everything that may be done to it. */
export class Pick implements Picking<SuperMotherload> {
  readonly #host: PickHost;
  readonly #now: PickState;

  constructor(host: PickHost) {
    this.#host = host;
    this.#now = new PickState(host);
  }

  get mode(): Mode {
    return this.#now.mode;
  }
  get why(): Why | null {
    return this.#now.reasons.why;
  }
  get options(): Options | null {
    return this.#now.options;
  }
  get ready(): boolean {
    return this.#now.ready;
  }
  get failed(): boolean {
    return this.#now.failed;
  }
  get preview(): Preview | null {
    return this.#now.preview;
  }
  /** The stack that the lot of the previewed action shall go on. */
  get plan(): Stack | null {
    return this.#now.plan.stack;
  }
  get busy(): boolean {
    return this.#now.busy;
  }
  /** The action that confirming would do. */
  get action(): Action | null {
    return this.#now.actionOf(this.mode);
  }
  /** Spaces where the picked cards can go. */
  get legal(): readonly SpaceId[] {
    return this.#legal;
  }
  readonly #legal = $derived.by(() => legalSpaces(this.mode));
  /** Spaces of the place in view, from the start of a line. */
  get ghost(): readonly SpaceId[] {
    return ghostSpaces(this.mode);
  }
  /** How many places there are through the tapped space: more than one can be cycled. */
  get choices(): number {
    const { mode } = this;
    if (mode.kind === 'drill' && mode.anchor !== null) return through(mode.answer?.lines ?? [], mode.anchor).length;
    return 0;
  }
  /** Cards picked now. */
  get cards(): readonly CardId[] {
    const { mode } = this;
    if (mode.kind === 'drill' || mode.kind === 'discard') return mode.cards;
    return mode.kind === 'bomb' && mode.card !== null ? [mode.card] : [];
  }
  /** How many cards have to go at the end of the turn. */
  get discardNeeded(): number {
    return this.#now.needed;
  }

  /** Whether a card of the hand fits what is picked now. */
  fits(card: CardId): boolean {
    const { mode, options } = this;
    if (mode.kind === 'drill') {
      if (mode.cards.includes(card)) return true;
      if (mode.cards.length === 0) return options?.drill.includes(card) ?? true;
      return this.#now.fits.refusal(card) === null;
    }
    if (mode.kind === 'bomb') return mode.card === card || (options?.bomb.includes(card) ?? false);
    return true;
  }
  /** Whether a single tap is legal now. */
  allows(action: Action): boolean {
    return this.options?.taps.some((tap) => sameAction(tap, action)) ?? false;
  }

  /**
   * A new position: everything picked goes, and what is possible is asked anew. A planned stack stays: it belongs to
   * the action that led here.
   */
  async renew(acting: boolean): Promise<void> {
    const now = this.#now;
    now.reset(IDLE);
    now.fits.forget();
    now.previews.forget();
    const renewing = now.renew(acting, () => this.#possible());
    const { ticket } = now;
    if ((await renewing) === null) return;
    const { step } = this.#host.view;
    if (step === 'discard' && ticket === now.ticket) now.mode = { kind: 'discard', cards: [] };
    // Each card alone: the first pick is answered before it is made.
    if (step === 'action') void now.fits.find([], () => ticket === now.ticket);
  }
  /** What is possible in the position in view; null when it could not be asked. */
  async #possible(): Promise<Possible | null> {
    const [needed, answer] = await Promise.all([this.#needed(), this.#host.ask({ kind: 'options' })]);
    return needed === null || answer?.kind !== 'options' ? null : { ...answer, needed };
  }
  async #needed(): Promise<number | null> {
    if (this.#host.view.step !== 'discard') return 0;
    const checked = await this.#host.check({ discard: [] });
    if (checked.kind === 'failed') return null;
    const refusal = checked.kind === 'refused' ? checked.refused.refusal : null;
    return refusal?.code === 'wrong-discard' ? refusal.needed : 0;
  }

  /** Puts everything back. */
  cancel(): void {
    if (this.why !== null) this.closeWhy();
    else this.#now.restart(this.#host.view.step === 'discard' ? { kind: 'discard', cards: [] } : IDLE);
  }
  /** Takes the reason away, keeps what is picked. */
  closeWhy(): void {
    this.#now.reasons.clear();
  }

  /** Goes over to drilling, with the cards picked so far. */
  startDrill(): void {
    if (this.mode.kind !== 'drill') void pickForDrill(this.#now, []);
  }
  startBomb(): Promise<void> {
    return startBomb(this.#now, this.cards[0]);
  }
  tapCard(card: CardId): Promise<void> {
    return tapCard(this.#now, card);
  }
  /** Drops what is picked for this card alone. */
  async pickInstead(card: CardId): Promise<void> {
    this.closeWhy();
    await pickForDrill(this.#now, [card]);
  }

  /** A tap on a space of the board. */
  async tapSpace(space: SpaceId): Promise<void> {
    const now = this.#now;
    this.closeWhy();
    if (this.ghost.includes(space) && now.ahead === null) return this.confirm();
    const mode = now.latest;
    if ((mode.kind === 'drill' && mode.cards.length > 0) || (mode.kind === 'bomb' && mode.answer !== null)) {
      if (mode.answer === null) return;
      const placed = tapped(mode, space, this.#gain);
      if (placed === null) return now.reasons.forSpace(mode, space);
      await this.#place(placed.mode, placed.only, true);
    } else if (mode.kind !== 'bomb' || mode.card === null) await now.reasons.forBareSpace(mode, space);
  }
  /** A pull from one space to another: the line through both. */
  async drag(from: SpaceId, to: SpaceId): Promise<void> {
    const mode = dragged(this.mode, from, to, this.#gain);
    if (mode !== null) await this.#place(mode, false);
  }
  readonly #gain = (space: SpaceId): number => this.#host.gain(space);
  /** Shows a place; with `together` its preview comes with it, when that is there soon. */
  async #place(mode: Mode, only: boolean, together = false): Promise<void> {
    const now = this.#now;
    const ticket = now.next();
    const action = now.actionOf(mode);
    const known = action === null ? null : now.previews.known(action);
    const asked = action === null || known !== null ? null : now.previews.of(action);
    now.ahead = together && asked !== null ? mode : null;
    const early = asked === null ? { value: known } : together ? await soon(asked) : null;
    if (ticket !== now.ticket) return;
    now.ahead = null;
    now.mode = mode;
    this.closeWhy();
    now.show(ticket, early === null ? await asked : early.value);
    if (only && !this.#host.confirmStep && ticket === now.ticket) await this.confirm();
  }

  /** Moves the place in view one step, where that is legal. Returns whether it moved. */
  nudge(columns: number, rows: number): boolean {
    const mode = nudged(this.mode, columns, rows);
    if (mode !== null) void this.#place(mode, false);
    return mode !== null;
  }
  /** The next way to lay it through the tapped space: another line, or the pattern a quarter on. */
  rotate(): void {
    const mode = nextWay(this.mode);
    if (mode !== null) void this.#place(mode, false);
    else this.#turnTo(quarterOn);
  }
  /** Mirrors the pattern. */
  mirror(): void {
    this.#turnTo(mirrored);
  }
  #turnTo(next: (turn: number) => number): void {
    const mode = this.mode.kind === 'bomb' ? turned(this.mode, next, this.#gain) : null;
    if (mode === null) return;
    if (mode.blast === null) this.#now.mode = mode;
    else void this.#place(mode, false);
  }

  /** A tap on one of the own stacks. */
  async tapStack(stack: Stack): Promise<void> {
    const { step } = this.#host.view;
    if (step === 'lay') return this.propose({ lay: stack }, { kind: 'stack', stack });
    if (step === 'buy') return this.propose({ buy: stack }, { kind: 'stack', stack });
    if (this.preview?.lays.some((lay) => lay.stack === stack) ?? false) this.#now.plan.toggle(stack);
  }
  /** Whether a tap on a stack means something other than looking at it. */
  get stacksAct(): boolean {
    const { step } = this.#host.view;
    return step === 'lay' || step === 'buy' || (this.preview?.lays.length ?? 0) > 0;
  }

  /** A tap that is an action of its own: shown first, done by a second tap. */
  async propose(action: Action, at: Place = { kind: 'bar' }): Promise<void> {
    const now = this.#now;
    if (this.mode.kind === 'tap' && sameAction(this.mode.action, action)) return this.confirm();
    if (!(await now.reasons.allows(action, at))) return;
    if (!this.#mayBeAtOnce(action)) return now.look(now.restart({ kind: 'tap', action }));
    // Whether it is asked for may depend on what it brings: until that is known nothing looks like a question.
    const ticket = now.next();
    const preview = await now.previews.of(action);
    if (ticket !== now.ticket) return;
    now.show(now.restart({ kind: 'tap', action }), preview);
    if (action === 'end-turn' ? this.#endsAtOnce : !this.#host.confirmStep) await this.confirm();
  }
  #mayBeAtOnce(action: Action): boolean {
    return action === 'end-turn' ? this.#host.view.actions === 0 : !this.#host.confirmStep;
  }
  /**
   * Whether one press ends the turn. With actions left it is asked for even without the confirm step (SM-10); with
   * nothing else left to do it is not asked for at all, but before the end of the game.
   */
  get #endsAtOnce(): boolean {
    if (this.#host.view.actions > 0) return false;
    if (!this.#host.confirmStep) return true;
    const nothingElse = this.options?.taps.length === 0;
    return nothingElse && this.preview !== null && !this.preview.endsGame;
  }

  /** Does what is in view. */
  async confirm(): Promise<void> {
    const now = this.#now;
    const { action } = this;
    // A place that is not in view yet is not confirmed.
    if (action === null || now.busy || now.ahead !== null) return;
    // Before it is sent: what comes of the action may be shown before the answer is here.
    now.plan.send();
    await this.#do(action, this.preview);
  }
  /** Sends an action; until what came of it is there, nothing else is offered. */
  async #do(action: Action, preview: Preview | null): Promise<void> {
    const now = this.#now;
    const done = await now.act(
      () => this.#host.act(action, preview),
      (refused) => now.reasons.show(refused, { kind: 'bar' }),
    );
    if (!done) now.plan.recall();
  }
  /** The stack planned for the lot of the action just done; asking forgets it. */
  takePlanned(): Stack | null {
    return this.#now.plan.take();
  }
  /** The stack that was chosen with the action takes its lot, unless something hidden has come to light since. */
  async goOn(news: readonly Effect[] | null): Promise<void> {
    const stack = this.takePlanned();
    const { view } = this.#host;
    if (stack === null || news === null || view.step !== 'lay') return;
    const revealed = news.some(({ kind }) => kind === 'drew' || kind === 'artifact-found');
    if (revealed || view.lots.length > 1) await this.propose({ lay: stack }, { kind: 'stack', stack });
    else await this.#do({ lay: stack }, null);
  }
}
