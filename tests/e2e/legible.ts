// Whether everybody can read what is in view: no letter and no figure under 13 px, drawings included.
import { expect, type Page } from '@playwright/test';

/** CSS px; half a tenth less for figures that a drawing scales. */
const LEAST = 12.95;

/**
 * Everything written in view is large enough, but what lies in `scenery`, a selector. Also answers how many texts were
 * looked at.
 */
export async function expectLegible(page: Page, scenery = 'style'): Promise<number> {
  const look = ([least, scenery]: readonly [number, string]): { small: string[]; looked: number } => {
    const within = (box: DOMRect): boolean =>
      box.width > 1 &&
      box.height > 1 &&
      box.right > 0 &&
      box.bottom > 0 &&
      box.left < innerWidth &&
      box.top < innerHeight;
    const small: string[] = [];
    let looked = 0;
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const words = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (words === '' || parent?.closest(`.visually-hidden, style, script, ${scenery}`) !== null) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if (!within(range.getBoundingClientRect())) continue;
      looked++;
      // What is drawn is scaled by all that it stands in; a page may be enlarged as a whole.
      const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
      const scale = matrix === null ? 1 : Math.hypot(matrix.a, matrix.b);
      const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
      if (size < least) small.push(`${size.toFixed(1)} px: ${words.slice(0, 30)}`);
    }
    return { small, looked };
  };
  const { small, looked } = await page.evaluate(look, [LEAST, scenery] as const);
  expect(small).toEqual([]);
  expect(looked).toBeGreaterThan(5);
  return looked;
}
