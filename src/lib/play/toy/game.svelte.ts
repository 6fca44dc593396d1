// The smallest game that has all a table must cope with: people count up in turn, and each number is known only to who
// said it. It exists for tests, which so show that the parts here serve a game that they do not know.
import type { GameTypes, Seat, Viewer } from '$lib/backend';
import type { Game, Pace, PickHost, Picking, Teller } from '../game';
import type { SeatInfo } from '../link';
import { Readiness } from '../readiness.svelte';
import { Reasons, type Why } from '../reasons.svelte';
import { Session } from '../session.svelte';
import { FakeLink } from '../testing';

/** What the toy's values are. */
export interface Toy extends GameTypes {
  options: null;
  /** How much is added. */
  action: { readonly add: number };
  effect:
    | { readonly kind: 'turn'; readonly seat: Seat; readonly round: number }
    /** `by` is null for those who must not know it. */
    | { readonly kind: 'added'; readonly seat: Seat; readonly by: number | null }
    | { readonly kind: 'over' };
  view: { readonly viewer: Viewer; readonly round: number; readonly sum: number };
  refusal: { readonly code: 'too-much'; readonly most: number };
  ask: 'most';
  answer: { readonly most: number };
  content: { readonly limit: number };
}

export const KILN = 0;
export const ADA = 1;
export const MOSS = 1;
/** One person against a computer. */
export const ALONE: readonly SeatInfo[] = [
  { name: 'Kiln', player: { kind: 'human' } },
  { name: 'Moss', player: { kind: 'computer', level: 1 } },
];
/** Two people. */
export const SHARED: readonly SeatInfo[] = [
  { name: 'Kiln', player: { kind: 'human' } },
  { name: 'Ada', player: { kind: 'human' } },
];

/** What the toy's screen says. */
export const TOY_WORDS = {
  name: 'Toy',
  addOne: 'Add one',
  most: (most: number): string => `add at most ${most}`,
  tooMuch: 'That is too much.',
  covered: 'Everything stays covered.',
  own: 'Own drawer',
  inside: 'Inside the own drawer.',
  sum: 'Sum',
  over: 'The game is over.',
} as const;

export const toyTeller = (seats: readonly SeatInfo[]): Teller<Toy> => ({
  text(effect) {
    if (effect.kind === 'over') return TOY_WORDS.over;
    const name = seats[effect.seat]?.name ?? '';
    if (effect.kind === 'turn') return `${name}’s turn, round ${effect.round}.`;
    return effect.by === null ? `${name} adds something.` : `${name} adds ${effect.by}.`;
  },
  seat: (effect) => (effect.kind === 'over' ? null : effect.seat),
  time: (effect, own, { stepMs }) => (effect.kind === 'over' || own ? 0 : stepMs),
  after: (view, effect) => (effect.kind === 'added' ? { ...view, sum: view.sum + (effect.by ?? 0) } : view),
});

/** Picks how much to add. */
export class ToyPick implements Picking<Toy> {
  readonly #host: PickHost<Toy>;
  readonly #reasons: Reasons<Toy, null>;
  readonly #now = new Readiness<Toy, number>();
  /** What `goOn` was told, in order. */
  readonly told: (readonly Toy['effect'][] | null)[] = [];

  constructor(host: PickHost<Toy>) {
    this.#host = host;
    this.#reasons = new Reasons(
      (action) => host.check(action),
      () => this.#now.ticket,
    );
  }
  /** Most that may be added; null while it is not known. */
  get most(): number | null {
    return this.#now.options;
  }
  get failed(): boolean {
    return this.#now.failed;
  }
  get why(): Why<Toy, null> | null {
    return this.#reasons.why;
  }
  closeWhy(): void {
    this.#reasons.clear();
  }
  async renew(acting: boolean): Promise<void> {
    this.closeWhy();
    await this.#now.renew(acting, async () => (await this.#host.ask('most'))?.most ?? null);
  }
  goOn(news: readonly Toy['effect'][] | null): Promise<void> {
    this.told.push(news);
    return Promise.resolve();
  }
  /** Adds, and shows the sum before the table has answered. */
  async add(add: number): Promise<'done' | 'refused' | 'failed'> {
    const { view } = this.#host;
    const acted = await this.#host.act({ add }, { ...view, sum: view.sum + add });
    if (acted.kind === 'refused') this.#reasons.show(acted.refused, null);
    return acted.kind;
  }
  check(add: number): ReturnType<PickHost<Toy>['check']> {
    return this.#host.check({ add });
  }
}

export type ToySession = Session<Toy, ToyPick>;

/** The toy's table before anything was said. */
export class ToyLink extends FakeLink<Toy> {
  #number = 0;

  constructor(seats: readonly SeatInfo[] = ALONE, toAct: Seat = KILN) {
    const view: Toy['view'] = { viewer: { kind: 'spectator' }, round: 1, sum: 0 };
    const seenBy = (seen: Toy['view'], viewer: Viewer): Toy['view'] => ({ ...seen, viewer });
    super({ pack: { limit: 9 }, seats, view, toAct, seenBy, answer: () => ({ most: 9 }) });
    this.here = seats.flatMap(({ player }, seat) => (player.kind === 'human' ? [seat] : []));
  }
  /** A change by `seat` that leads to `over`. */
  happens(
    seat: Seat,
    effects: readonly Toy['effect'][],
    over: Partial<Toy['view']> = {},
    toAct: Seat | null = this.now.toAct,
    cause: 'action' | 'undo' = 'action',
  ): void {
    this.now = { ...this.now, view: { ...this.now.view, ...over }, toAct };
    const entries = cause === 'action' ? [{ number: ++this.#number, seat, effects }] : [];
    this.push({ kind: 'update', cause, entries, now: this.now });
  }
  /** The log goes on after this entry: something was taken back. */
  backTo(number: number): void {
    this.#number = number;
  }
}

/** Sits down at the toy's table. */
export function sitAtToy(link: ToyLink, pace: Pace, teller = toyTeller(link.seats)): Promise<ToySession> {
  const game: Game<Toy, ToyPick> = { teller, picking: (host) => new ToyPick(host) };
  return Session.open(link, pace, game);
}
