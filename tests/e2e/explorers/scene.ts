// A table of Space Explorers laid through the table API and played, by people who go straight for what a flow needs,
// up to the turn that is then looked at in the page.
import type { BrowserContext } from '@playwright/test';
import type {
  Action,
  Counts,
  Division,
  Options,
  Pack,
  Pins,
  Plan,
  ProjectEntry,
  ProjectId,
  Specialist,
  SpecialistEntry,
  View,
} from '../../../src/lib/backend/bindings/space-explorers';
import type { Seat } from '../../../src/lib/backend/bindings/table';
import { begin, type Begun, LaidTable, type Wish } from '../laid';

export { COMPUTER } from '../laid';

/** In the order of the engine's counts. */
export const DIVISIONS = ['engineering', 'testing', 'science', 'construction', 'space-flight'] as const;
export const total = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
const NONE: Counts = [0, 0, 0, 0, 0];
const NO_PINS: Pins = { least: NONE, spared: NONE, with: [], without: [], idle: [] };
/** More turns than any flow needs. */
const MOST_TURNS = 160;

/** What a seat goes for. It pays with cards alone, so that its tokens stay, where it is not said that it spends them. */
export type Aim =
  | { readonly kind: 'wait' }
  /** These specialists in the hub, in this order. */
  | { readonly kind: 'hire'; readonly cards: readonly Specialist[] }
  /** The skills of these projects, all but so many; projects that are in reach are completed or left. */
  | { readonly kind: 'skills'; readonly projects: readonly ProjectId[]; readonly but: number; readonly fly: boolean }
  /** So many specialists, whoever comes. */
  | { readonly kind: 'staff'; readonly count: number; readonly spend?: boolean };
const WAIT: Aim = { kind: 'wait' };

export class Scene extends LaidTable<'space-explorers'> {
  readonly pack: Pack;
  /** What each seat goes for. */
  readonly #aims: Aim[] = [WAIT, WAIT, WAIT, WAIT];
  /** Specialists that the first seat has been asked to hire: nobody else takes them, they pay for nothing, and nobody
   * is laid on top of them. */
  #wanted: readonly Specialist[] = [];

  private constructor(begun: Begun, pack: Pack) {
    super(begun);
    this.pack = pack;
  }

  /** Begins a game; the first seat begins, where nothing else is said. */
  static async begin(context: BrowserContext, address: string, wish: Wish<'space-explorers'> = {}): Promise<Scene> {
    const begun = await begin(context, address, 'space-explorers', wish);
    const { pack } = await begun.api.ask({ kind: 'content', game: 'space-explorers' });
    const scene = new Scene(begun, pack as Pack);
    await scene.look();
    return scene;
  }

  specialist(card: Specialist): SpecialistEntry {
    const entry = this.pack.specialists[card - 1];
    if (entry === undefined) throw new Error(`no specialist ${card}`);
    return entry;
  }
  project(id: ProjectId): ProjectEntry {
    const entry = this.pack.tiles[Math.floor(id / 2)]?.sides[id % 2];
    if (entry === undefined) throw new Error(`no project ${id}`);
    return entry;
  }
  /** Role and name, as they are written and spoken. */
  name(card: Specialist): string {
    return `${this.role(card)} ${this.specialist(card).name}`;
  }
  role(card: Specialist): string {
    return this.specialist(card).role.en;
  }
  projectName(id: ProjectId): string {
    return this.project(id).name.en;
  }
  /** The cards of a hand that this connection may see. */
  hand(seat: Seat = this.view.turn): readonly Specialist[] {
    return this.view.seats[seat]?.hand.cards ?? [];
  }
  top(division: Division, seat: Seat = 0): Specialist | undefined {
    return this.view.seats[seat]?.hub[DIVISIONS.indexOf(division)]?.at(-1);
  }
  get open(): ProjectId[] {
    return this.view.projects.flatMap(({ project, taken }) => (taken === null ? [project] : []));
  }
  /** Skills that a seat lacks for all of these together, one hub serving each. */
  lacks(projects: readonly ProjectId[], seat: Seat = 0): number[] {
    return DIVISIONS.map((division, place) => {
      const need = Math.max(0, ...projects.map((id) => this.project(id).needs[division]));
      return Math.max(0, need - (this.view.seats[seat]?.skills[place] ?? 0));
    });
  }

  lack(projects: readonly ProjectId[], seat: Seat = 0): number {
    return total(this.lacks(projects, seat));
  }

  async options(): Promise<Options> {
    const answer = await this.ask({ kind: 'options' });
    if (answer.kind !== 'options') throw new Error(`no options but ${answer.kind}`);
    return answer;
  }
  /** How a recruit is paid for best; null where it is none. */
  async plan(
    card: Specialist,
    division: Division,
    pins: Partial<Pins> = {},
    way: Division | null = null,
  ): Promise<Plan | null> {
    const answer = await this.ask({ kind: 'plan', card, division, way, pins: { ...NO_PINS, ...pins }, draws: null });
    return answer.kind === 'plan' ? answer : null;
  }

  /** The first seat hires these, in this order; the others wait meanwhile, and it is the first seat's turn again. */
  async hire(...cards: Specialist[]): Promise<void> {
    this.#wanted = [...this.#wanted, ...cards];
    this.#aims[0] = { kind: 'hire', cards };
    const placed = (): boolean => cards.every((card) => this.view.seats[0]?.hub.flat().includes(card) ?? false);
    await this.until(() => placed() && this.#due(0, 'action'));
    this.#aims[0] = WAIT;
  }
  /**
   * The first seat takes cards until it could recruit somebody in a way that has this; answers how. Abilities of
   * specialists that it was asked to hire are not covered by it.
   */
  async seek(fits: (plan: Plan) => boolean, way: Division | null = null): Promise<Plan & { readonly action: Action }> {
    let found: Plan | null = null;
    await this.until(async () => {
      if (!this.#due(0, 'action')) return false;
      for (const option of (await this.options()).recruits) {
        if (!option.possible || option.way !== way || this.#covers(option.division)) continue;
        const plan = await this.plan(option.card, option.division, {}, way);
        if (plan?.action == null || !fits(plan)) continue;
        found = plan;
        return true;
      }
      return false;
    });
    const { action, ...plan } = found as unknown as Plan;
    if (action === null) throw new Error('no plan was found');
    return { ...plan, action };
  }
  /** Whether a recruit into this division would cover somebody who is needed. */
  #covers(division: Division): boolean {
    const top = this.top(division);
    return top !== undefined && this.view.turn === 0 && this.#wanted.includes(top);
  }
  /** The first seat gathers the skills of these projects, all but so many, and completes none. */
  async gather(projects: readonly ProjectId[], but = 0): Promise<void> {
    this.#aims[0] = { kind: 'skills', projects, but, fly: false };
    await this.until(() => this.lack(projects) <= but && this.#due(0, but === 0 ? 'project' : 'action'));
    this.#aims[0] = WAIT;
  }
  /** Two pairs of projects, so that neither asks for many skills. */
  pairs(): readonly [mine: ProjectId[], theirs: ProjectId[]] {
    const [one = 0, ...rest] = this.open;
    const splits = rest.map((other) => [[one, other], rest.filter((id) => id !== other)] as const);
    const most = ([mine, theirs]: (typeof splits)[number]): number => Math.max(this.lack(mine), this.lack(theirs));
    const [best] = splits.sort((a, b) => most(a) - most(b));
    if (best === undefined) throw new Error('there are no two pairs of projects');
    return [[...best[0]], best[1]];
  }
  /** The second seat recruits with its tokens until the first one has two of a colour, and its turn. */
  async enrich(): Promise<void> {
    const aims: Aim[] = [WAIT, { kind: 'staff', count: 12, spend: true }];
    await this.play(
      aims,
      () => this.#due(0, 'action') && (this.view.seats[0]?.tokens.some((count) => count > 1) ?? false),
    );
  }
  /** The projects that are nearest together, so many of those that need no skill of these divisions. */
  nearest(count: 1 | 2, without: readonly Division[] = []): ProjectId[] {
    const fit = this.open.filter((id) => without.every((division) => this.project(id).needs[division] === 0));
    const sets =
      count === 1 ? fit.map((id) => [id]) : fit.flatMap((id, at) => fit.slice(at + 1).map((other) => [id, other]));
    const [best] = sets.sort((a, b) => this.lack(a) - this.lack(b));
    if (best === undefined) throw new Error(`no ${count} projects without ${without.join()}`);
    return best;
  }
  /** Has all seats go for something until this is so. */
  async play(aims: readonly Aim[], enough: () => boolean | Promise<boolean>): Promise<void> {
    for (const [seat, aim] of aims.entries()) this.#aims[seat] = aim;
    await this.until(enough);
    this.#aims.fill(WAIT);
  }
  /** Whether this seat is to do this. */
  #due(seat: Seat, step: View['step']): boolean {
    return this.view.turn === seat && this.view.step === step;
  }
  /** Plays on, each seat after its aim, until this is so. */
  async until(enough: () => boolean | Promise<boolean>): Promise<void> {
    for (let turns = 0; turns < MOST_TURNS; turns++) {
      if (await enough()) return;
      if (this.view.step === 'over') throw new Error(`the game is over in round ${this.view.round}`);
      await this.act(await this.#choose(this.#aims[this.view.turn] ?? WAIT));
    }
    throw new Error(`still not so in round ${this.view.round}`);
  }

  async #choose(aim: Aim): Promise<Action> {
    const { step } = this.view;
    if (step === 'project') {
      const { projects } = await this.options();
      const wanted = aim.kind === 'skills' && aim.fly ? aim.projects : [];
      const own = projects.find(({ project }) => wanted.includes(project));
      const [help] = own?.helps ?? [];
      if (own === undefined || help === undefined) return 'decline';
      return { complete: { project: own.project, helpers: help.helpers, tokens: help.proposed } };
    }
    if (step !== 'action') return 'decline';
    const [recruit, wish] = await this.#recruit(aim);
    if (recruit !== null) return recruit;
    const center = this.view.center.filter((card) => !this.#wanted.includes(card));
    if (wish !== null && this.view.center.includes(wish)) return { take: wish };
    // Who waits keeps to the Center, so that the deck comes to light there.
    const [first] = center;
    if (aim.kind === 'wait' && first !== undefined) return { take: first };
    if (this.view.deck > 0) return 'take-from-deck';
    const card = first ?? this.view.center[0];
    return card === undefined ? 'pass' : { take: card };
  }
  /** The recruit that an aim asks for, paid with cards alone; else who is wished for. */
  async #recruit(aim: Aim): Promise<[Action | null, Specialist | null]> {
    if (aim.kind === 'wait') return [null, null];
    const { turn } = this.view;
    const options = await this.options();
    const here = [...this.hand(turn), ...this.view.center];
    const staff = this.view.seats[turn]?.hub.flat() ?? [];
    const worth = new Map<Specialist, number>();
    if (aim.kind === 'hire') {
      const next = aim.cards.find((card) => !staff.includes(card));
      for (const card of here) if (card === next) worth.set(card, 1);
    } else if (aim.kind === 'staff') {
      for (const card of here) if (staff.length < aim.count) worth.set(card, 1);
    } else {
      const lacks = this.lacks(aim.projects, turn);
      const sum = this.lack(aim.projects, turn);
      for (const card of here) {
        const skills = DIVISIONS.map(
          (division) => this.specialist(card).skills.filter((one) => one === division).length,
        );
        const gain = skills.reduce((all, count, place) => all + Math.min(count, lacks[place] ?? 0), 0);
        if (gain > 0 && sum - gain >= aim.but) worth.set(card, gain);
      }
    }
    const order = options.recruits
      .filter(({ card, way, possible }) => worth.has(card) && way === null && possible)
      .filter(({ card, division }) => this.#wanted.includes(card) || !this.#covers(division))
      .sort((a, b) => (worth.get(b.card) ?? 0) - (worth.get(a.card) ?? 0) || a.left - b.left);
    const without = this.#wanted;
    const spend = aim.kind === 'staff' && aim.spend === true;
    const spared: Counts = (spend ? null : this.view.seats[turn]?.tokens) ?? NONE;
    for (const { card, division } of order.slice(0, 8)) {
      const plan = await this.plan(card, division, { spared, without: [...without] });
      if (plan?.action != null) return [plan.action, null];
    }
    const wishes = this.view.center.filter(
      (card) => worth.has(card) || (aim.kind === 'hire' && aim.cards.includes(card)),
    );
    // One of them in the hand is enough; more would have to wait.
    const held = this.hand(turn).some((card) => worth.has(card));
    const [wish = null] = aim.kind === 'hire' || !held ? wishes : [];
    return [null, aim.kind === 'staff' ? null : wish];
  }
}
