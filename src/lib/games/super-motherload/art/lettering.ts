// Figures and names in the display face of this world.
import { esc, n1 } from '$lib/art/draw';

export interface Lettering {
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly weight?: number;
  /** Squeezes the glyphs to this length, in units. */
  readonly squeeze?: number;
}
/** Figures and names in the game's display face. */
export function text(x: number, y: number, words: string, size: number, fill: string, how: Lettering = {}): string {
  const anchor = how.anchor && how.anchor !== 'start' ? ` text-anchor="${how.anchor}"` : '';
  const squeeze = how.squeeze ? ` textLength="${n1(how.squeeze)}" lengthAdjust="spacingAndGlyphs"` : '';
  return `<text x="${n1(x)}" y="${n1(y)}"${anchor}${squeeze} font-family="var(--display-motherload)" font-weight="${how.weight ?? 700}" font-size="${n1(size)}" fill="${fill}">${esc(words)}</text>`;
}

/** Width of a line in the display face, in units: an estimate that errs on the wide side. */
export const textWidth = (words: string, size: number): number => {
  let em = 0;
  for (const ch of words)
    em += /[iljI.,'’ ]/.test(ch) ? 0.34 : /[mwMWŚŻ]/.test(ch) ? 0.82 : /[A-ZÁ-Ž]/.test(ch) ? 0.66 : 0.59;
  return em * size;
};
/** Lettering that fits a width: smaller down to `least`, then squeezed. */
export function fitText(words: string, width: number, size: number, least: number): { size: number; squeeze?: number } {
  const full = textWidth(words, size);
  if (full <= width) return { size };
  const fitted = Math.max(least, Math.floor(((size * width) / full) * 2) / 2);
  return textWidth(words, fitted) <= width ? { size: fitted } : { size: fitted, squeeze: width };
}
