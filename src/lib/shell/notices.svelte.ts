import { announce } from './announce.svelte';

/** Neutral news, a success, or something that went wrong. */
export type NoticeKind = 'info' | 'good' | 'bad';

/** What a notice says and offers. */
export interface NoticeInput {
  readonly kind?: NoticeKind;
  readonly text: string;
  /** One thing to do about it, such as undoing. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Called once when the notice goes without its action having been taken. */
  readonly onExpire?: () => void;
  /** Milliseconds it stays; null keeps it until it is closed. Errors stay by default. */
  readonly lasts?: number | null;
}

/** A notice in view. */
export interface Notice extends NoticeInput {
  readonly id: number;
  readonly kind: NoticeKind;
}

const LASTS = 6000;
const LASTS_WITH_ACTION = 9000;

let next = 0;
let notices = $state.raw<readonly Notice[]>([]);
const timers: Partial<Record<number, number>> = {};

/** The notices in view, oldest first. */
export function allNotices(): readonly Notice[] {
  return notices;
}

/** Shows a short message above the page and speaks it. Returns its id. */
export function notify(input: NoticeInput): number {
  const notice: Notice = { ...input, id: next++, kind: input.kind ?? 'info' };
  // The same words twice say nothing new.
  for (const old of notices) if (old.text === notice.text && old.action === undefined) dismiss(old.id);
  notices = [...notices, notice];
  announce(notice.text, notice.kind === 'bad' ? 'assertive' : 'polite');
  resumeTimer(notice);
  return notice.id;
}

/** Closes a notice; its `onExpire` runs. */
export function dismiss(id: number): void {
  take(id)?.onExpire?.();
}

/** Takes up a notice's offer and closes it. */
export function act(id: number): void {
  take(id)?.action?.run();
}

/** Keeps a notice while a person reads or points at it. */
export function pauseTimer(id: number): void {
  window.clearTimeout(timers[id]);
  timers[id] = undefined;
}

/** Lets a notice run out again, from its full time. */
export function resumeTimer(notice: Notice): void {
  const standard = notice.kind === 'bad' ? null : notice.action ? LASTS_WITH_ACTION : LASTS;
  const lasts = notice.lasts === undefined ? standard : notice.lasts;
  pauseTimer(notice.id);
  if (lasts !== null) timers[notice.id] = window.setTimeout(() => dismiss(notice.id), lasts);
}

/** Runs out every notice at once, as when the app is closed. */
export function expireAll(): void {
  for (const { id } of notices) dismiss(id);
}

function take(id: number): Notice | undefined {
  const notice = notices.find((n) => n.id === id);
  pauseTimer(id);
  notices = notices.filter((n) => n.id !== id);
  return notice;
}
