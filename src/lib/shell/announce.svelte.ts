/** How soon a screen reader speaks: after what it is saying, or at once. */
export type Urgency = 'polite' | 'assertive';

/** One spoken line. The id tells two equal lines apart, so that a repeat is spoken again. */
export interface Spoken {
  readonly id: number;
  readonly text: string;
}

/** Lines that stay in the region; older ones were spoken long ago. */
const KEPT = 12;

let next = 0;
const lines = $state<Record<Urgency, Spoken[]>>({ polite: [], assertive: [] });

/** Speaks a text through the app's live region. Say what happened, in one sentence; do not move focus for it. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  if (text === '') return;
  lines[urgency] = [...lines[urgency], { id: next++, text }].slice(-KEPT);
}

/** Takes back every line: what was spoken to one person is not left behind for the next. */
export function hush(): void {
  lines.polite = [];
  lines.assertive = [];
}

/** The lines a region shows; only `LiveRegion.svelte` needs them. */
export function spoken(urgency: Urgency): readonly Spoken[] {
  return lines[urgency];
}
