// A specialist's tool, with the night edge that keeps a pale tool off a pale coat.
import { g, num } from './base';
import { INK } from './palette';
import { MAKERS } from './tools-makers';
import { SEEKERS } from './tools-seekers';

const TOOLS = { ...MAKERS, ...SEEKERS };
/** A tool of the trade. */
export type Tool = keyof typeof TOOLS;

/** The same shapes once more, in night and a little wider, to lie below. */
const edge = (body: string): string =>
  body
    .replace(/fill="(?!none)[^"]*"/g, `fill="${INK.night}"`)
    .replace(/ stroke="[^"]*"/g, ` stroke="${INK.night}"`)
    .replace(/ opacity="[^"]*"/g, '')
    .replace(/stroke-width="([\d.]+)"/g, (_, w: string) => `stroke-width="${num(Number(w) + 3.4)}"`)
    .replace(
      /<(path|circle|ellipse|rect)(?![^>]*stroke=)/g,
      `<$1 stroke="${INK.night}" stroke-width="3.4" stroke-linejoin="round"`,
    );
/** A tool around (x, y), turned by degrees. */
export function toolAt(tool: Tool, x: number, y: number, scale: number, turn: number): string {
  const body = TOOLS[tool]();
  return g(`translate(${x} ${y}) rotate(${turn}) scale(${scale})`, edge(body), body);
}
