// The log in rounds: what the log list shows of the beginnings of turns.
import type { Games } from '$lib/backend';
import type { LogLine } from '$lib/play/log.svelte';

type Line = LogLine<Games['space-explorers']>;
const headings = new WeakMap<Line, Line>();

/** The same lines, with a heading where a round begins; other beginnings of turns say nothing new and are left out. */
export function roundLines(log: readonly Line[], heading: (round: number) => string): readonly Line[] {
  let last = 0;
  return log.flatMap((line): Line[] => {
    const { effect } = line;
    if (effect.kind !== 'turn-began') return [line];
    if (effect.round === last) return [];
    last = effect.round;
    const text = heading(effect.round);
    // The same line stays the same object, so that a long list is not laid out anew.
    const made = headings.get(line);
    if (made?.text === text) return [made];
    const head = { ...line, text };
    headings.set(line, head);
    return [head];
  });
}
