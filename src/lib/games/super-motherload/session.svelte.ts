// One table on this screen: what is shown now, what waits to be shown, and whose turn it is to touch.
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
  #entries = $state.raw<readonly LogEntry[]>([]);
  #trouble = $state<string | null>(null);
  #skip = $state(false);
  #queue: Wait[] = [];
  #stop: (() => void) | null = null;
  #wake: (() => void) | null = null;
  #closed = false;
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
    session.#entries = await link.log();
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
  /** The log in words, oldest first. */
  get log(): readonly LogLine[] {
    return this.#entries.flatMap((entry) =>
      entry.effects.map((effect, i): LogLine => {
        const key = `${entry.number}.${i}`;
        return {
          key,
          seat: 'seat' in effect ? effect.seat : entry.seat,
          effect,
          text: this.#told.get(key) ?? this.#tell(effect, this.#view),
        };
      }),
    );
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
    for (let wait = this.#queue.shift(); wait !== undefined && !this.#closed; wait = this.#queue.shift()) {
      this.#thinking = null;
      for (const entry of wait.entries) {
        // The log may have been fetched after this happened.
        if (!this.#entries.some(({ number }) => number === entry.number)) this.#entries = [...this.#entries, entry];
        await this.#show(entry);
      }
      if (wait.cause === 'undo') {
        const log = await this.link.log();
        this.#entries = log;
      }
      this.#settle(wait.now);
      last = wait;
    }
    this.#beat = null;
    this.#skip = false;
    this.#playing = false;
    this.#handOver();
    await this.pick.renew(this.acting);
    if (last !== undefined) await this.#followPlan(last);
  }
  /** Shows the effects of one action, one by one. */
  async #show(entry: LogEntry): Promise<void> {
    const own = entry.seat === this.#me;
    for (const [i, effect] of entry.effects.entries()) {
      const text = this.#tell(effect, this.#view);
      this.#told.set(`${entry.number}.${i}`, text);
      announce(text);
      const time = this.#skip ? 0 : beatTime(effect, own, this.#pace);
      if (time > 0) {
        this.#beat = { effect, text, seat: entry.seat, time };
        await this.#sleep(time);
      }
      if (effect.kind === 'drilled' || effect.kind === 'bombed') this.#view = withTunnel(this.#view, effect.spaces);
    }
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
