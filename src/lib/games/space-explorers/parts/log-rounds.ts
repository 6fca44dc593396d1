// The log in rounds: what the log list shows of the beginnings of turns.
import type { Games } from '$lib/backend';
import type { LogLine } from '$lib/play/log.svelte';

type Line = LogLine<Games['space-explorers']>;
const headings = new WeakMap<Line, Line>();

/** A line that is the heading of a round, made once for each text: a long list is not laid out anew. */
function headingAt(line: Line, round: number, text: string): Line {
  const made = headings.get(line);
  if (made?.text === text) return made;
  const { effect, seat } = line;
  const began = effect.kind === 'turn-began' ? effect : ({ kind: 'turn-began', seat, round } as const);
  const head = { key: `round-${round}`, seat, effect: began, text };
  headings.set(line, head);
  return head;
}

/**
 * The same lines, with a heading where a round begins; other beginnings of turns say nothing new and are left out. The
 * first turn is begun by the set-up, which is no action and has no line: its round is the first.
 */
export function roundLines(log: readonly Line[], heading: (round: number) => string): readonly Line[] {
  let last = 0;
  return log.flatMap((line): Line[] => {
    const { effect } = line;
    const began = effect.kind === 'turn-began';
    const round = began ? effect.round : Math.max(1, last);
    const head = round === last ? [] : [headingAt(line, round, heading(round))];
    last = round;
    return began ? head : [...head, line];
  });
}
