// How quickly the table of Minerals answers a tap.
import type { Page } from '@playwright/test';
import { expect, test } from '../host';
import { deal, MINERALS, newGame, openHome, quick } from '../steps';
import { DONE, SAMPLES, Timing } from '../timing';
import { Digger } from './digger';

/** In the page: what counts as an answer. */
function look(): void {
  const slip = (): Element | null => document.querySelector('[data-testid="slip"]');
  const preview = (): boolean =>
    (slip()?.querySelector('[data-testid="confirm"]') ?? null) !== null &&
    (slip()?.querySelector('b')?.textContent ?? '') !== '';
  window.sight = {
    words: () => slip()?.textContent ?? '',
    answers: {
      /** What the hex would bring, or the glass over it. */
      hex: () => preview() || document.querySelector('[data-testid="glass"]') !== null,
      /** What the hex picked in the glass would bring. */
      'hex in the glass': preview,
    },
  };
}

test('a tap on the board of Minerals is answered at once', async ({ browser, address }, info) => {
  test.setTimeout(600_000);
  await Timing.best(browser, info, look, (page, timing) => play(page, address, timing));
});

async function play(page: Page, address: string, timing: Timing): Promise<void> {
  await openHome(page, address);
  await quick(page);
  await deal(page, '11');
  await page.reload();
  await newGame(page, ['Person', 'Computer'], [], MINERALS);
  const person = new Digger(page);
  while (timing.count < SAMPLES) {
    const due = await person.ready();
    if (due === 'over') break;
    const asked = due === 'move' || due === 'place' || due === 'remove' || due === 'cut';
    const places = asked ? await person.places() : [];
    if (places.length === 0) {
      await person.step(due);
      continue;
    }
    // Looks at a few places, and goes to the last of them.
    for (const [index, place] of places.slice(0, 3).entries()) {
      if (index > 0) {
        await person.press(person.slip.getByTestId('cancel'));
        await expect(person.confirm).toHaveCount(0);
      }
      await timing.time('hex', () => person.press(person.cell(place)));
      if (await person.glass.isVisible())
        await timing.time('hex in the glass', () => person.press(person.glass.locator(`[data-glass="${place}"]`)));
    }
    await timing.time(DONE, () => person.pressConfirm());
  }
}
