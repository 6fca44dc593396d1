// One table on this screen: what is shown now, what waits to be shown, and whose turn it is to touch.
import { tick } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { announce } from '$lib/shell/announce.svelte';
import { Content } from './content';
import { BOARD_ROWS, coveredSpaces, spaceAt, worth } from './dig';
import { ORE } from './art/palette';
import { Pick, type PickHost } from './pick.svelte';
import { beatTime } from './pace';
import type { Done, LogEntry, SeatInfo, TableLink, TableNow, TablePush, UndoScope } from './link';
import type { CardId, Effect, Seat, SpaceId, View, Viewer } from './types';

/** Settings that shape how things are shown; the app's settings store has them. */
export interface Pace {
  readonly confirm: boolean;
  readonly stepMs: number;
  readonly reducedMotion: boolean;
}
/** Writes an effect in words. */
export type Teller = (effect: Effect, view: View) => string;

/** What happens right now, while it is shown. */
export interface Beat {
  readonly effect: Effect;
  readonly text: string;
  readonly seat: Seat;
  /** Milliseconds it stays. */
  readonly time: number;
}
/** A line of the log. */
export interface LogLine {
  readonly key: string;
  readonly seat: Seat;
  readonly effect: Effect;
  readonly text: string;
}

interface Wait {
  readonly entries: readonly LogEntry[];
  readonly now: TableNow;
  readonly cause: 'action' | 'undo' | 'redo';
}
/** Least milliseconds between two outcomes that are shown at once: a position takes time to draw. */
const BREATH = 160;

/** The state of the table screen. */
export class Session implements PickHost {
  readonly link: TableLink;
  readonly content: Content;
  readonly pick: Pick;
  readonly #pace: Pace;
  readonly #tell: Teller;

  #view: View;
  #now: TableNow;
  #me = $state<Seat | null>(null);
  #curtain = $state<Seat | null>(null);
  #beat = $state.raw<Beat | null>(null);
  #playing = $state(false);
  #thinking = $state<Seat | null>(null);
  #log = $state.raw<readonly LogLine[]>([]);
  /** Number of the newest entry in the log. */
  #logged = 0;
  #trouble = $state<string | null>(null);
  #skip = $state(false);
  #queue: Wait[] = [];
  #stop: (() => void) | null = null;
  #wake: (() => void) | null = null;
  #closed = false;
  /** When the last outcome was shown at once. */
  #caughtUp = -Infinity;
  /** What each effect of the log was called when it happened: names on the board change later. */
  readonly #told = new SvelteMap<string, string>();

  private constructor(link: TableLink, pace: Pace, tell: Teller, me: Seat | null, now: TableNow) {
    this.link = link;
    this.#me = me;
    this.#now = $state.raw(now);
    this.#view = $state.raw(now.view);
    this.content = new Content(link.pack);
    this.#pace = pace;
    this.#tell = tell;
    this.pick = new Pick(this);
  }

  /** Sits down: watches the table as the person who is at this device. */
  static async open(link: TableLink, pace: Pace, tell: Teller): Promise<Session> {
    const me = link.here.length === 1 ? (link.here[0] ?? null) : null;
    const now = await link.watch(viewerOf(me));
    const session = new Session(link, pace, tell, me, now);
    session.#stop = link.subscribe((push) => session.#hear(push));
    session.#handOver();
    await session.#readLog();
    await session.pick.renew(session.acting);
    return session;
  }
  /** Stands up. */
  close(): void {
    this.#closed = true;
    this.#stop?.();
    this.#wake?.();
  }

  /** The position in view; while something is shown it may be older than the table's. */
  get view(): View {
    return this.#view;
  }
  /** The table's own state. */
  get now(): TableNow {
    return this.#now;
  }
  /** The seat whose secrets are in view. */
  get me(): Seat | null {
    return this.#me;
  }
  /** The person the device has to be handed to, before anything of theirs is shown. */
  get curtain(): Seat | null {
    return this.#curtain;
  }
  get beat(): Beat | null {
    return this.#beat;
  }
  /** Whether something still waits to be shown. */
  get playing(): boolean {
    return this.#playing;
  }
  /** The computer that ponders. */
  get thinking(): Seat | null {
    return this.#thinking;
  }
  get trouble(): string | null {
    return this.#trouble;
  }
  get seats(): readonly SeatInfo[] {
    return this.link.seats;
  }
  /** Whether the person at this device may act now. */
  get acting(): boolean {
    return !this.#playing && this.#curtain === null && this.#me !== null && this.#now.toAct === this.#me;
  }
  get hand(): readonly CardId[] {
    const own = this.#me === null ? undefined : this.#view.seats[this.#me];
    return own !== undefined && 'known' in own.hand ? own.hand.known : [];
  }
  get confirmStep(): boolean {
    return this.#pace.confirm;
  }
  get reducedMotion(): boolean {
    return this.#pace.reducedMotion;
  }
  /** The log in words, oldest first. A line stays the same object for as long as it stands. */
  get log(): readonly LogLine[] {
    return this.#log;
  }
  gain(space: SpaceId): number {
    const board = this.#view.boards.find((b) => b.slot === Math.floor(space / 64));
    const thing = board === undefined ? undefined : this.content.board(board).spaces[space % 64]?.thing;
    if (thing === undefined || coveredSpaces(this.#view).has(space)) return 0;
    return thing.kind === 'mineral' ? ORE[thing.mineral].value : 4;
  }

  ask: PickHost['ask'] = (ask) => this.link.ask(this.#seat(), ask);
  check: PickHost['check'] = (action) => this.link.check(this.#seat(), action);
  act: PickHost['act'] = async (action) => {
    const done = await this.link.act(this.#seat(), action);
    if (done.kind === 'refused') return done.refused;
    this.#note(done);
    return null;
  };

  /** Takes back, with what the people here have granted. */
  async undo(granted: UndoScope): Promise<void> {
    this.#note(await this.link.undo(granted));
  }
  async redo(): Promise<void> {
    this.#note(await this.link.redo());
  }
  /** Shows everything that waits at once. */
  skip(): void {
    this.#skip = true;
    this.#wake?.();
  }
  /** The next person has the device now. */
  async liftCurtain(): Promise<void> {
    if (this.#curtain === null) return;
    await this.#sit(this.#curtain);
    this.#curtain = null;
  }
  forgetTrouble(): void {
    this.#trouble = null;
  }

  #seat(): Seat {
    return this.#me ?? 0;
  }
  #note(done: Done): void {
    if (done.kind === 'failed') this.#trouble = done.reason;
  }
  async #sit(seat: Seat | null): Promise<void> {
    const now = await this.link.watch(viewerOf(seat));
    this.#me = seat;
    this.#settle(now);
    this.#handOver();
    await this.pick.renew(this.acting);
  }
  /** Who has to sit here next, when several people share the device. */
  #handOver(): void {
    const { toAct } = this.#now;
    const shared = this.link.here.length > 1;
    this.#curtain = shared && toAct !== null && toAct !== this.#me && this.link.here.includes(toAct) ? toAct : null;
  }
  #settle(now: TableNow): void {
    this.#now = now;
    this.#view = now.view;
  }

  #hear(push: TablePush): void {
    if (push.kind === 'thinking') this.#thinking = push.seat;
    else if (push.kind === 'save-failed' || push.kind === 'computer-fault' || push.kind === 'closed')
      this.#trouble = push.kind;
    else if (push.kind === 'update') {
      this.#queue.push({ entries: push.entries, now: push.now, cause: push.cause });
      if (!this.#playing) void this.#play();
    }
  }

  async #play(): Promise<void> {
    this.#playing = true;
    await this.pick.renew(false);
    let last: Wait | undefined;
    while (this.#queue.length > 0 && !this.#closed)
      last = (this.#skip || this.#pace.stepMs === 0 ? await this.#catchUp() : await this.#showNext()) ?? last;
    this.#beat = null;
    this.#skip = false;
    this.#playing = false;
    this.#handOver();
    await this.pick.renew(this.acting);
    if (last !== undefined) await this.#followPlan(last);
  }
  /** Shows the next action that waits, effect by effect. */
  async #showNext(): Promise<Wait | undefined> {
    const wait = this.#queue.shift();
    if (wait === undefined) return undefined;
    this.#thinking = null;
    for (const entry of wait.entries) await this.#show(entry);
    if (wait.cause === 'undo') await this.#readLog();
    this.#settle(wait.now);
    return wait;
  }
  /**
   * Shows where everything that waits leads to. Others' actions may come faster than a position is drawn, so they
   * are taken together, with time between for the page.
   */
  async #catchUp(): Promise<Wait | undefined> {
    const own = this.#queue.every(({ entries }) => entries.every(({ seat }) => seat === this.#me));
    const early = this.#caughtUp + BREATH - performance.now();
    if (!own && early > 0) await this.#sleep(early);
    const waits = this.#queue.splice(0);
    const last = waits.at(-1);
    if (last === undefined) return undefined;
    this.#thinking = null;
    for (const { text } of this.#write(waits.flatMap(({ entries }) => entries))) announce(text);
    if (waits.some(({ cause }) => cause === 'undo')) await this.#readLog();
    this.#settle(last.now);
    await tick();
    this.#caughtUp = performance.now();
    return last;
  }
  /** Shows the effects of one action, one by one. */
  async #show(entry: LogEntry): Promise<void> {
    const own = entry.seat === this.#me;
    for (const { effect, text } of this.#write([entry])) {
      announce(text);
      const time = this.#skip ? 0 : beatTime(effect, own, this.#pace);
      if (time > 0) {
        this.#beat = { effect, text, seat: entry.seat, time };
        await this.#sleep(time);
      }
      if (effect.kind === 'drilled' || effect.kind === 'bombed') this.#view = withTunnel(this.#view, effect.spaces);
    }
  }
  /** Puts what happened into words and into the log. */
  #write(entries: readonly LogEntry[]): readonly LogLine[] {
    for (const { number, effects } of entries)
      for (const [i, effect] of effects.entries()) this.#told.set(`${number}.${i}`, this.#tell(effect, this.#view));
    // The log may have been read after this happened.
    const news = entries.filter(({ number }) => number > this.#logged);
    this.#logged = news.at(-1)?.number ?? this.#logged;
    this.#log = [...this.#log, ...news.flatMap((entry) => this.#linesOf(entry))];
    return entries.flatMap((entry) => this.#linesOf(entry));
  }
  #linesOf(entry: LogEntry): LogLine[] {
    return entry.effects.map((effect, i) => {
      const key = `${entry.number}.${i}`;
      const text = this.#told.get(key) ?? this.#tell(effect, this.#view);
      return { key, seat: 'seat' in effect ? effect.seat : entry.seat, effect, text };
    });
  }
  async #readLog(): Promise<void> {
    const entries = await this.link.log();
    this.#logged = entries.at(-1)?.number ?? 0;
    this.#log = entries.flatMap((entry) => this.#linesOf(entry));
  }
  #sleep(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(done, time);
      function done(): void {
        clearTimeout(timer);
        resolve();
      }
      this.#wake = done;
    });
  }
  /** The stack that was chosen with the action takes its lot, unless something hidden has come to light since. */
  async #followPlan(last: Wait): Promise<void> {
    const stack = this.pick.takePlanned();
    if (stack === null || !this.acting || this.#view.step !== 'lay') return;
    const news = last.entries.some(({ effects }) =>
      effects.some(({ kind }) => kind === 'drew' || kind === 'artifact-found'),
    );
    if (news || this.#view.lots.length > 1) await this.pick.propose({ lay: stack }, { kind: 'stack', stack });
    else await this.act({ lay: stack });
  }
}

const viewerOf = (seat: Seat | null): Viewer => (seat === null ? { kind: 'spectator' } : { kind: 'seat', seat });

/** The same view with more tunnel, for the time until the table's own view is shown. */
function withTunnel(view: View, spaces: readonly SpaceId[]): View {
  const covered = coveredSpaces(view);
  for (const space of spaces) covered.add(space);
  const first = view.topSlot * BOARD_ROWS;
  return {
    ...view,
    tunnel: view.tunnel.map((_, i) =>
      Array.from({ length: 8 }, (_unused, column) =>
        covered.has(spaceAt(column, first + i)) ? 1 << column : 0,
      ).reduce((sum, bit) => sum + bit, 0),
    ),
  };
}

/** Worth of the lot that is to be laid now. */
export const newestLot = (view: View): number => {
  const lot = view.lots.at(-1);
  return lot === undefined ? 0 : worth(lot);
};
