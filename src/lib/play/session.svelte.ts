// One table on this screen: what is shown now, what waits to be shown, and whose turn it is to touch. It knows no rule.
import type { GameTypes, Seat, UndoScope } from '$lib/backend';
import { m } from '$lib/i18n';
import { hush } from '$lib/shell/announce.svelte';
import { errorText } from '$lib/shell/errors';
import { notify } from '$lib/shell/notices.svelte';
import type { Acted, Checked, Game, Pace, PickHost, Picking } from './game';
import { viewerOf, type SeatInfo, type TableLink, type TableNow, type TablePush } from './link';
import { TableLog, type LogLine } from './log.svelte';
import { ShowQueue, type Beat, type Stage, type Wait } from './show.svelte';
import { isDisconnected, leave, Trouble } from './trouble.svelte';

/** The state of a table screen: of a game with the values `T`, where a person picks by `P`. */
export class Session<T extends GameTypes, P extends Picking<T>> implements PickHost<T> {
  readonly link: TableLink<T>;
  readonly seats: readonly SeatInfo[];
  /** What the person at this device is about to do. */
  readonly pick: P;
  readonly #game: Game<T, P>;
  readonly pace: Pace;
  readonly #log: TableLog<T>;
  readonly #show: ShowQueue<T>;

  #view: T['view'];
  #now: TableNow<T>;
  #me = $state<Seat | null>(null);
  #curtain = $state<Seat | null>(null);
  #playing = $state(false);
  #thinking = $state<Seat | null>(null);
  /** The last thing that went wrong. */
  readonly trouble = new Trouble(() => this.#closed || this.#away !== null);
  /** The connection: lost, or there again without the table. */
  #away = $state<'lost' | 'failed' | null>(null);
  /** While the table is looked at anew, what is pushed waits. */
  #looking = false;
  /** What is being shown; the table is not looked at anew before it is over. */
  #shown: Promise<void> = Promise.resolve();
  readonly #stops: (() => void)[] = [];
  #closed = false;

  private constructor(link: TableLink<T>, pace: Pace, game: Game<T, P>, me: Seat | null, now: TableNow<T>) {
    this.link = link;
    this.seats = link.seats;
    this.#me = me;
    this.#now = $state.raw(now);
    this.#view = $state.raw(now.view);
    this.pace = pace;
    this.#game = game;
    this.#log = new TableLog(game.teller);
    this.#show = new ShowQueue(this.#stage(), pace);
    this.pick = game.picking(this);
  }

  /** Sits down: watches the table as the person who is at this device. Leaves nothing behind when that fails. */
  static async open<T extends GameTypes, P extends Picking<T>>(
    link: TableLink<T>,
    pace: Pace,
    game: Game<T, P>,
  ): Promise<Session<T, P>> {
    const me = link.here.length === 1 ? (link.here[0] ?? null) : null;
    let session: Session<T, P> | null = null;
    try {
      const now = await link.watch(viewerOf(me));
      session = new Session(link, pace, game, me, now);
      session.#listen();
      await session.#begin();
      return session;
    } catch (error) {
      if (session === null) leave(link);
      else session.close();
      throw error;
    }
  }
  /** Stands up: what is still on its way changes nothing any more. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    for (const stop of this.#stops) stop();
    this.#show.close();
    leave(this.link);
  }

  /** The position in view; while something is shown it may be older than the table's. */
  get view(): T['view'] {
    return this.#view;
  }
  /** The table's own state. */
  get now(): TableNow<T> {
    return this.#now;
  }
  /** The seat whose secrets are in view; null for a spectator, and before the first curtain is lifted. */
  get me(): Seat | null {
    return this.#me;
  }
  /** The person the device has to be handed to, before anything of theirs is shown. */
  get curtain(): Seat | null {
    return this.#curtain;
  }
  get beat(): Beat<T> | null {
    return this.#show.beat;
  }
  /** Whether something still waits to be shown. */
  get playing(): boolean {
    return this.#playing;
  }
  /** The computer that ponders. */
  get thinking(): Seat | null {
    return this.#thinking;
  }
  /** Whether the table is out of reach: the connection is lost, or is there again without the table. */
  get away(): 'lost' | 'failed' | null {
    return this.#away;
  }
  /** Whether the person at this device may act now. */
  get acting(): boolean {
    const free = !this.#closed && !this.#playing && this.#curtain === null && this.#away === null;
    return free && this.#me !== null && this.#now.toAct === this.#me;
  }
  /** The log in words, oldest first. A line stays the same object for as long as it stands. */
  get log(): readonly LogLine<T>[] {
    return this.#log.lines;
  }
  /** An effect in words, as the log has it. */
  tell(effect: T['effect']): string {
    return this.#game.teller.text(effect, this.#view);
  }

  /** What was done, in short, by all that came of it; null when nothing did. */
  deed(effects: readonly T['effect'][]): string | null {
    const [first] = effects;
    if (first === undefined) return null;
    return this.#game.teller.deed?.(effects) ?? this.tell(first);
  }

  async ask(ask: T['ask']): Promise<T['answer'] | null> {
    return this.trouble.attempt(() => this.link.ask(this.#seat(), ask));
  }
  async check(action: T['action']): Promise<Checked<T>> {
    const checked = await this.trouble.attempt(async () => ({ why: await this.link.check(this.#seat(), action) }));
    if (checked === null) return { kind: 'failed' };
    return checked.why === null ? { kind: 'legal' } : { kind: 'refused', refused: checked.why };
  }
  async act(action: T['action'], foreseen?: T['view']): Promise<Acted<T>> {
    const before = this.#now;
    if (this.pace.stepMs === 0 && foreseen !== undefined) this.#view = foreseen;
    const acted = await this.trouble.act(() => this.link.act(this.#seat(), action));
    if (acted.kind !== 'done' && this.#now === before) this.#view = before.view;
    return acted;
  }
  /** Takes back, with what the people here have granted. Answers whether it was done. */
  async undo(granted: UndoScope): Promise<boolean> {
    return (await this.trouble.act(() => this.link.undo(granted))).kind === 'done';
  }
  async redo(): Promise<boolean> {
    return (await this.trouble.act(() => this.link.redo())).kind === 'done';
  }
  /** Shows everything that waits at once. */
  skip(): void {
    this.#show.skip();
  }
  /** The next person has the device now. When the table cannot be reached, the curtain stays. */
  async liftCurtain(): Promise<void> {
    const next = this.#curtain;
    if (next === null || this.#looking) return;
    await this.trouble.attempt(() => this.#look(next));
  }
  /** Tries once more what did not work: to reach the table, or to learn what is possible. */
  async retry(): Promise<void> {
    if (this.#away === 'failed') await this.#comeBack();
    else if (this.pick.failed) await this.pick.renew(this.acting);
  }

  #seat(): Seat {
    return this.#me ?? 0;
  }
  #listen(): void {
    this.#stops.push(
      this.link.subscribe((push) => this.#hear(push)),
      this.link.onConnection((stands) => this.#connection(stands)),
    );
  }
  /** The first look; what is pushed before all of it is there waits. */
  async #begin(): Promise<void> {
    this.#looking = true;
    try {
      this.#handOver();
      this.#log.read(await this.link.log(), this.#view);
    } finally {
      this.#looking = false;
    }
    await this.#goOn();
  }
  /**
   * Looks at the table anew as `seat`, and takes all of it: position, log and what is possible. Answers false when the
   * table was left meanwhile.
   */
  async #look(seat: Seat | null): Promise<boolean> {
    this.#looking = true;
    try {
      // What is shown now was told to the person before.
      await this.#shown;
      const now = await this.link.watch(viewerOf(seat));
      const entries = await this.link.log();
      if (this.#closed) return false;
      // Nothing that was told to the person before stays, and nothing of the next one is there before all of it is.
      this.#log.clear();
      this.#log.read(entries, now.view);
      this.#me = seat;
      this.#away = null;
      this.#settle(now);
      this.#handOver();
    } finally {
      this.#looking = false;
    }
    await this.#goOn();
    return true;
  }
  /** Shows what was pushed meanwhile, or finds out what is possible. */
  async #goOn(): Promise<void> {
    if (this.#show.waiting) this.#shown = this.#play();
    else await this.pick.renew(this.acting);
  }
  #connection(stands: boolean): void {
    if (stands && this.#away === 'lost') void this.#comeBack();
    else if (!stands) {
      this.#away = 'lost';
      this.#thinking = null;
      void this.pick.renew(false);
    }
  }
  /** The connection stands again, and the program has forgotten who looks. What was missed is not shown one by one. */
  async #comeBack(): Promise<void> {
    this.#show.skip();
    try {
      await this.link.reopen();
      if (this.#closed) return;
      if (await this.#look(this.#me)) notify({ kind: 'good', text: m.play_back() });
    } catch (error) {
      // When the connection is lost once more, it comes here again by itself.
      if (this.#closed || this.#away === null || isDisconnected(error)) return;
      this.#away = 'failed';
      this.trouble.tell(errorText(error));
    }
  }
  /** Who has to sit here next, when several people share the device. What the one before was told goes from sight. */
  #handOver(): void {
    const { toAct } = this.#now;
    const shared = this.link.here.length > 1;
    this.#curtain = shared && toAct !== null && toAct !== this.#me && this.link.here.includes(toAct) ? toAct : null;
    if (this.#curtain === null) return;
    this.#log.clear();
    hush();
  }
  #settle(now: TableNow<T>): void {
    this.#now = now;
    this.#view = now.view;
  }
  async #readLog(): Promise<void> {
    const entries = await this.trouble.attempt(() => this.link.log());
    if (entries !== null) this.#log.read(entries, this.#view);
  }
  #stage(): Stage<T> {
    const { teller } = this.#game;
    return {
      me: () => this.#me,
      begin: () => (this.#thinking = null),
      // Behind a curtain nobody is told anything; whoever sits down reads the whole log.
      write: (entries) => (this.#curtain === null ? this.#log.write(entries, this.#view) : []),
      readLog: () => (this.#curtain === null ? this.#readLog() : Promise.resolve()),
      time: (effect, own) => teller.time(effect, own, this.pace),
      after: (effect) => (this.#view = teller.after(this.#view, effect)),
      settle: (now) => this.#settle(now),
    };
  }

  #hear(push: TablePush<T>): void {
    if (push.kind === 'thinking') this.#thinking = push.seat;
    else if (push.kind === 'save-failed' || push.kind === 'computer-fault' || push.kind === 'closed') {
      if (push.kind !== 'save-failed') this.#thinking = null;
      this.trouble.tell(push.kind);
    } else if (push.kind === 'update') {
      this.#show.add({ entries: push.entries, now: push.now, cause: push.cause });
      if (!this.#playing && !this.#looking) this.#shown = this.#play();
    }
  }
  async #play(): Promise<void> {
    this.#playing = true;
    let last: Wait<T> | undefined;
    try {
      const renewed = this.pick.renew(false);
      // After one's own action what was picked goes in the same drawing that shows what came of it.
      if (!this.#show.own) await renewed;
      // What goes wrong in showing one change must not keep the next ones from being shown.
      while (this.#show.waiting && !this.#closed)
        last = (await this.trouble.attempt(() => this.#show.run().then((shown) => ({ shown }))))?.shown;
    } finally {
      this.#playing = false;
    }
    if (this.#closed) return;
    const covered = this.#curtain !== null;
    this.#handOver();
    // The turn may have come back to the one who sat here, by undo.
    if (covered && this.#curtain === null) await this.#readLog();
    await this.pick.renew(this.acting);
    const news = last?.entries.flatMap(({ effects }) => effects);
    await this.pick.goOn?.(this.acting && news !== undefined ? news : null);
  }
}
