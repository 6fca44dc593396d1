// What the person at the table is about to do: pick, see what is possible, see what it brings, confirm.
// Nothing here knows a rule. Legal cards, places and taps come from the engine, and so does every reason.
import { SvelteMap } from 'svelte/reactivity';
import {
  blastFor,
  lineFor,
  listedTurn,
  mirrored,
  movedLine,
  nextLine,
  quarterOn,
  spacesOf,
  tellingRefusal,
  through,
} from './choose';
import { blastsOver, lineSpaces, linesThrough, type Cells } from './dig';
import type {
  Action,
  Answer,
  Ask,
  Blast,
  BlastsAnswer,
  CardId,
  Line,
  LinesAnswer,
  Options,
  Preview,
  Refused,
  SpaceId,
  Stack,
  View,
} from './types';

/** What the picking needs from the table. */
export interface PickHost {
  readonly view: View;
  /** Cards in the hand of the seat that acts here. */
  readonly hand: readonly CardId[];
  /** Whether an action waits for a second tap after its preview. */
  readonly confirmStep: boolean;
  /** How much a space is worth to a person who has not said which line is meant; only a first guess. */
  gain(space: SpaceId): number;
  ask(ask: Ask): Promise<Answer>;
  check(action: Action): Promise<Refused | null>;
  /** Does it. A refusal is returned, not thrown. */
  act(action: Action): Promise<Refused | null>;
}

/** What is being picked. */
export type Mode =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'drill';
      readonly cards: readonly CardId[];
      readonly answer: LinesAnswer | null;
      readonly anchor: SpaceId | null;
      readonly line: Line | null;
    }
  | {
      readonly kind: 'bomb';
      readonly card: CardId | null;
      readonly answer: BlastsAnswer | null;
      readonly turn: number;
      readonly anchor: SpaceId | null;
      readonly blast: Blast | null;
    }
  | { readonly kind: 'tap'; readonly action: Action }
  | { readonly kind: 'discard'; readonly cards: readonly CardId[] };

/** Where a refusal points. */
export type Place =
  | { readonly kind: 'space'; readonly space: SpaceId }
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'stack'; readonly stack: Stack }
  | { readonly kind: 'bar' };
/** A reason in view. */
export interface Why {
  readonly refused: Refused;
  readonly at: Place;
  /** A card that may be picked instead of the ones picked now. */
  readonly instead: CardId | null;
}

const distinct = (spaces: readonly SpaceId[]): SpaceId[] => spaces.filter((space, i) => spaces.indexOf(space) === i);
const IDLE: Mode = { kind: 'idle' };
export const sameAction = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The state machine of one person's picking. Answers that come late, after something else was picked, are dropped. */
export class Pick {
  readonly #host: PickHost;
  #mode = $state.raw<Mode>(IDLE);
  #why = $state.raw<Why | null>(null);
  #options = $state.raw<Options | null>(null);
  #preview = $state.raw<Preview | null>(null);
  #plan = $state<Stack | null>(null);
  #busy = $state(false);
  /** Whether a card can join the picked ones. */
  readonly #fits = new SvelteMap<CardId, Refused | null>();
  #ticket = 0;
  #age = 0;

  constructor(host: PickHost) {
    this.#host = host;
  }

  get mode(): Mode {
    return this.#mode;
  }
  get why(): Why | null {
    return this.#why;
  }
  get options(): Options | null {
    return this.#options;
  }
  /** Whether it is known what is possible in the position in view. */
  get ready(): boolean {
    return this.#options !== null;
  }
  get preview(): Preview | null {
    return this.#preview;
  }
  /** The stack that the lot of the previewed action shall go on. */
  get plan(): Stack | null {
    return this.#plan;
  }
  /** Whether an action is on its way. */
  get busy(): boolean {
    return this.#busy;
  }

  /** The action that confirming would do. */
  get action(): Action | null {
    const mode = this.#mode;
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
  readonly #legal = $derived.by((): readonly SpaceId[] => {
    const mode = this.#mode;
    if (mode.kind === 'drill') return distinct((mode.answer?.lines ?? []).flatMap(lineSpaces));
    if (mode.kind === 'bomb' && mode.answer !== null) {
      const { turns, places } = mode.answer;
      return distinct(places.flatMap((place) => spacesOf(turns, place)));
    }
    return [];
  });
  /** Spaces of the place in view, from the start of a line. */
  get ghost(): readonly SpaceId[] {
    const mode = this.#mode;
    if (mode.kind === 'drill' && mode.line !== null) return lineSpaces(mode.line);
    if (mode.kind === 'bomb' && mode.blast !== null && mode.answer !== null)
      return spacesOf(mode.answer.turns, mode.blast);
    return [];
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
      return (this.#fits.get(card) ?? null) === null;
    }
    if (mode.kind === 'bomb') return mode.card === card || (this.#options?.bomb.includes(card) ?? false);
    return true;
  }
  /** Whether a single tap is legal now. */
  allows(action: Action): boolean {
    return this.#options?.taps.some((tap) => sameAction(tap, action)) ?? false;
  }

  /** A new position: everything picked goes, and what is possible is asked anew. */
  async renew(acting: boolean): Promise<void> {
    const ticket = this.#restart(IDLE);
    this.#age++;
    this.#options = null;
    this.#needed = 0;
    if (!acting) return;
    if (this.#host.view.step === 'discard') {
      const refused = await this.#host.check({ discard: [] });
      if (ticket !== this.#ticket) return;
      this.#needed = refused?.refusal.code === 'wrong-discard' ? refused.refusal.needed : 0;
      this.#mode = { kind: 'discard', cards: [] };
    }
    const age = this.#age;
    const answer = await this.#host.ask({ kind: 'options' });
    // What was picked meanwhile does not matter, a newer position does.
    if (age === this.#age && answer.kind === 'options') this.#options = answer;
  }

  /** Puts everything back. */
  cancel(): void {
    if (this.#why !== null) this.#why = null;
    else this.#restart(this.#host.view.step === 'discard' ? { kind: 'discard', cards: [] } : IDLE);
  }
  /** Takes the reason away, keeps what is picked. */
  closeWhy(): void {
    this.#why = null;
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
      if (card === undefined) return;
      const answer = await this.#host.ask({ kind: 'blasts', card });
      if (answer.kind === 'blasts' && answer.refusal !== null) {
        this.#refuse(answer.refusal, { kind: 'bar' });
        return;
      }
      const refused = await this.#host.check({ bomb: { card, turn: 0, at: this.#host.view.topSlot * 64 } });
      if (refused !== null) this.#refuse(refused, { kind: 'bar' });
      return;
    }
    const card = picked !== undefined && can.includes(picked) ? picked : can.length === 1 ? can[0] : undefined;
    if (card !== undefined) return this.#pickForBomb(card);
    this.#restart({ kind: 'bomb', card: null, answer: null, turn: 0, anchor: null, blast: null });
  }

  /** A tap on a card of the hand. */
  async tapCard(card: CardId): Promise<void> {
    this.#why = null;
    const mode = this.#mode;
    if (mode.kind === 'discard') {
      const cards = mode.cards.includes(card) ? mode.cards.filter((c) => c !== card) : [...mode.cards, card];
      if (cards.length <= this.#needed) this.#mode = { kind: 'discard', cards };
      else await this.#explain({ discard: cards }, { kind: 'card', card });
      return;
    }
    if (this.#host.view.step !== 'action') {
      return this.#explain({ discard: [card] }, { kind: 'card', card });
    }
    if (mode.kind === 'bomb') {
      if (mode.card === card) {
        this.#restart({ kind: 'bomb', card: null, answer: null, turn: 0, anchor: null, blast: null });
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
    const unfit = this.#fits.get(card) ?? null;
    if (unfit !== null && mode.cards.length > 0) {
      this.#why = { refused: unfit, at: { kind: 'card', card }, instead: card };
      return;
    }
    return this.#pickForDrill([...mode.cards, card]);
  }
  /** Drops what is picked for this card alone. */
  async pickInstead(card: CardId): Promise<void> {
    this.#why = null;
    await this.#pickForDrill([card]);
  }

  async #pickForDrill(cards: readonly CardId[]): Promise<void> {
    const before = this.#mode;
    const kept = before.kind === 'drill' ? before : null;
    const ticket = this.#restart({ kind: 'drill', cards, answer: null, anchor: kept?.anchor ?? null, line: null });
    if (cards.length === 0) return;
    const answer = await this.#host.ask({ kind: 'lines', cards: [...cards] });
    if (ticket !== this.#ticket || answer.kind !== 'lines') return;
    if (answer.refusal !== null) {
      this.#mode = { kind: 'drill', cards, answer, anchor: null, line: null };
      this.#refuse(answer.refusal, { kind: 'bar' });
    } else {
      // Another card more or less keeps the place, where it still fits.
      const anchor = kept?.anchor ?? null;
      const line =
        anchor === null ? null : lineFor(answer.lines, anchor, { anchor, line: null }, (s) => this.#host.gain(s));
      this.#mode = { kind: 'drill', cards, answer, anchor: line === null ? null : anchor, line };
      if (line !== null) void this.#look(ticket);
    }
    await this.#findFits(cards, ticket);
  }
  async #findFits(cards: readonly CardId[], ticket: number): Promise<void> {
    const others = this.#host.hand.filter((card) => !cards.includes(card));
    const answers = await Promise.all(others.map((card) => this.#host.ask({ kind: 'lines', cards: [...cards, card] })));
    if (ticket !== this.#ticket) return;
    this.#fits.clear();
    others.forEach((card, i) => {
      const answer = answers[i];
      if (answer?.kind === 'lines') this.#fits.set(card, answer.refusal);
    });
  }
  async #pickForBomb(card: CardId): Promise<void> {
    const ticket = this.#restart({ kind: 'bomb', card, answer: null, turn: 0, anchor: null, blast: null });
    const answer = await this.#host.ask({ kind: 'blasts', card });
    if (ticket !== this.#ticket || answer.kind !== 'blasts') return;
    if (answer.refusal !== null) {
      this.#restart({ kind: 'bomb', card: null, answer: null, turn: 0, anchor: null, blast: null });
      this.#refuse(answer.refusal, { kind: 'card', card });
      return;
    }
    this.#mode = { kind: 'bomb', card, answer, turn: 0, anchor: null, blast: null };
  }

  /** A tap on a space of the board. */
  async tapSpace(space: SpaceId): Promise<void> {
    this.#why = null;
    if (this.ghost.includes(space)) return this.confirm();
    const mode = this.#mode;
    if (mode.kind === 'drill' && mode.cards.length > 0) {
      if (mode.answer === null) return;
      const line = lineFor(mode.answer.lines, space, mode, (s) => this.#host.gain(s));
      if (line === null) return this.#explainSpace(space);
      const first = mode.anchor === null || !lineSpaces(line).includes(mode.anchor);
      const only = through(mode.answer.lines, space).length === 1;
      await this.#place({ ...mode, anchor: first ? space : mode.anchor, line }, only);
    } else if (mode.kind === 'bomb' && mode.answer !== null) {
      const { turns, places } = mode.answer;
      const blast = blastFor(turns, places, space, mode, (s) => this.#host.gain(s));
      if (blast === null) return this.#explainSpace(space);
      const only = places.filter((place) => spacesOf(turns, place).includes(space)).length === 1;
      await this.#place({ ...mode, anchor: space, turn: blast.turn, blast }, only);
    } else if (this.#host.view.step !== 'action') {
      await this.#explain(
        { drill: { cards: [], line: { start: space, direction: 'across', length: 1 } } },
        { kind: 'space', space },
      );
    }
  }
  /** A pull from one space to another: the line through both. */
  async drag(from: SpaceId, to: SpaceId): Promise<void> {
    const mode = this.#mode;
    if (mode.kind !== 'drill' || mode.answer === null) return;
    const line = lineFor(through(mode.answer.lines, from), to, { anchor: from, line: null }, (s) => this.#host.gain(s));
    if (line !== null) await this.#place({ ...mode, anchor: from, line }, false);
  }
  async #place(mode: Mode, only: boolean): Promise<void> {
    const ticket = ++this.#ticket;
    this.#mode = mode;
    this.#why = null;
    await this.#look(ticket);
    if (only && !this.#host.confirmStep && ticket === this.#ticket) await this.confirm();
  }

  /** Moves the place in view one step, where that is legal. Returns whether it moved. */
  nudge(columns: number, rows: number): boolean {
    const mode = this.#mode;
    if (mode.kind === 'drill' && mode.line !== null && mode.answer !== null) {
      const line = movedLine(mode.answer.lines, mode.line, columns, rows);
      if (line === null) return false;
      void this.#place({ ...mode, anchor: line.start, line }, false);
      return true;
    }
    if (mode.kind === 'bomb' && mode.blast !== null && mode.answer !== null) {
      const { turn, at } = mode.blast;
      const same = mode.answer.places
        .filter((place) => place.turn === turn)
        .map((place): Line => ({ start: place.at, direction: 'across', length: 1 }));
      const moved = movedLine(same, { start: at, direction: 'across', length: 1 }, columns, rows);
      if (moved === null) return false;
      const blast = { turn, at: moved.start };
      void this.#place({ ...mode, blast, anchor: spacesOf(mode.answer.turns, blast)[0] ?? null }, false);
      return true;
    }
    return false;
  }
  /** The next way to lay it through the tapped space: another line, or the pattern a quarter on. */
  rotate(): void {
    const mode = this.#mode;
    if (mode.kind === 'drill' && mode.line !== null && mode.anchor !== null) {
      const line = nextLine(mode.answer?.lines ?? [], mode.anchor, mode.line);
      void this.#place({ ...mode, line }, false);
    } else if (mode.kind === 'bomb') this.#turnTo(quarterOn);
  }
  /** Mirrors the pattern. */
  mirror(): void {
    if (this.#mode.kind === 'bomb') this.#turnTo(mirrored);
  }
  #turnTo(next: (turn: number) => number): void {
    const mode = this.#mode;
    if (mode.kind !== 'bomb' || mode.answer === null) return;
    const { turns, places } = mode.answer;
    let turn = mode.turn;
    for (let tries = 0; tries < 8; tries++) {
      turn = next(turn);
      const listed = listedTurn(turns, turn);
      if (listed === mode.turn) continue;
      if (mode.anchor === null || mode.blast === null) {
        if (!places.some((place) => place.turn === listed)) continue;
        this.#mode = { ...mode, turn: listed };
        return;
      }
      const blast = this.#blastAt(turns, places, listed, mode.anchor);
      if (blast === null) continue;
      void this.#place({ ...mode, turn: listed, blast }, false);
      return;
    }
  }
  #blastAt(turns: readonly Cells[], places: readonly Blast[], turn: number, anchor: SpaceId): Blast | null {
    return blastFor(
      turns,
      places.filter((place) => place.turn === turn),
      anchor,
      { turn, blast: null },
      (s) => this.#host.gain(s),
    );
  }

  /** A tap on one of the own stacks. */
  async tapStack(stack: Stack): Promise<void> {
    const { step } = this.#host.view;
    if (step === 'lay') return this.propose({ lay: stack }, { kind: 'stack', stack });
    if (step === 'buy') return this.propose({ buy: stack }, { kind: 'stack', stack });
    const canPlan = this.#preview?.lays.some((lay) => lay.stack === stack) ?? false;
    if (canPlan && this.#mode.kind !== 'tap') this.#plan = this.#plan === stack ? null : stack;
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
    const refused = await this.#host.check(action);
    if (refused !== null) {
      this.#refuse(refused, at);
      return;
    }
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
    if (action === null || this.#busy) return;
    const plan = this.#plan;
    this.#busy = true;
    try {
      const refused = await this.#host.act(action);
      if (refused !== null) this.#refuse(refused, { kind: 'bar' });
      else if (plan !== null) this.#planned = plan;
    } finally {
      this.#busy = false;
    }
  }
  /** The stack planned for the lot of the action just done; asking forgets it. */
  takePlanned(): Stack | null {
    const planned = this.#planned;
    this.#planned = null;
    return planned;
  }
  #planned: Stack | null = null;

  /** Asks why an action is impossible and shows it. */
  async #explain(action: Action, at: Place): Promise<void> {
    const refused = await this.#host.check(action);
    if (refused !== null) this.#refuse(refused, at);
  }
  async #explainSpace(space: SpaceId): Promise<void> {
    const mode = this.#mode;
    const { view } = this.#host;
    let tries: Action[] = [];
    if (mode.kind === 'drill') {
      if (mode.answer?.refusal != null) {
        this.#refuse(mode.answer.refusal, { kind: 'space', space });
        return;
      }
      const length = mode.answer?.icons ?? 1;
      const cards = [...mode.cards];
      const lines = linesThrough(view, space, length);
      const off: Line = { start: space, direction: 'across', length };
      tries = (lines.length > 0 ? lines : [off]).map((line) => ({ drill: { cards, line } }));
    } else if (mode.kind === 'bomb' && mode.card !== null && mode.answer !== null) {
      const { card, turn } = mode;
      const cells = mode.answer.turns[turn] ?? [];
      const blasts = blastsOver(view, cells, turn, space);
      tries = (blasts.length > 0 ? blasts : [{ turn, at: space }]).map((blast) => ({ bomb: { card, ...blast } }));
    }
    const ticket = this.#ticket;
    const answers = await Promise.all(tries.map((action) => this.#host.check(action)));
    if (ticket !== this.#ticket) return;
    const refusals = answers.filter((answer) => answer !== null);
    const refused = tellingRefusal(refusals, space);
    if (refused !== null) this.#refuse(refused, { kind: 'space', space });
  }
  #refuse(refused: Refused, at: Place): void {
    this.#why = { refused, at, instead: null };
  }

  async #look(ticket: number): Promise<void> {
    const action = this.action;
    if (action === null) return;
    const answer = await this.#host.ask({ kind: 'preview', action });
    if (ticket !== this.#ticket) return;
    this.#preview = answer.kind === 'preview' ? answer : null;
    if (this.#plan !== null && !(this.#preview?.lays.some((lay) => lay.stack === this.#plan) ?? false))
      this.#plan = null;
  }
  #restart(mode: Mode): number {
    this.#mode = mode;
    this.#why = null;
    this.#preview = null;
    this.#fits.clear();
    if (mode.kind !== 'drill' && mode.kind !== 'bomb') this.#plan = null;
    return ++this.#ticket;
  }
}
