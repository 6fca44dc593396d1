// Laid paper: a few fibres and flecks in a repeating square, as a CSS image. Drawn, not filtered.
import { draws } from './base';

/** `url(…)` for a background; set it once as `--mn-paper`. `size` is the side of the square in CSS px. */
export function paperImage(ink = '#7a5a2c', size = 260): string {
  const g = draws('paper');
  const spot = (): string => `${g.int(0, size)} ${g.int(0, size)}`;
  let fibres = '';
  let flecks = '';
  for (let i = 0; i < 46; i++) {
    const [dx, dy] = [g.range(-16, 16), g.range(-7, 7)];
    fibres += `M${spot()}q${Math.round(dx / 2 + g.range(-4, 4))} ${Math.round(dy / 2 + g.range(-4, 4))} ${Math.round(dx)} ${Math.round(dy)}`;
  }
  for (let i = 0; i < 60; i++) flecks += `M${spot()}h.9`;
  const art = `<svg xmlns='http://www.w3.org/2000/svg' width='${size}' height='${size}'><path d='${fibres}' fill='none' stroke='${ink}' stroke-width='.6' opacity='.13'/><path d='${flecks}' fill='none' stroke='${ink}' stroke-width='1' opacity='.26'/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(art).replace(/'/g, '%27')}")`;
}
