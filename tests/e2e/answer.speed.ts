// How quickly the table of Super Motherload answers a tap.
import type { Page } from '@playwright/test';
import { test } from './host';
import { Person } from './person';
import { newGame, openHome, quick } from './steps';
import { DONE, SAMPLES, Timing } from './timing';

/** In the page: what counts as an answer. */
function look(): void {
  const bar = (): Element | null => document.querySelector('section[aria-label="What you can do"]');
  const words = (): string => bar()?.textContent ?? '';
  window.sight = {
    words,
    answers: {
      /** Places for the picked cards, or that there is none. */
      places: () =>
        document.querySelector('[aria-label*="can be reached"]') !== null || words().includes('no place fits'),
      /** What the place in view would bring. */
      preview: () =>
        (bar()?.querySelector('[data-testid="confirm"]') ?? null) !== null &&
        (bar()?.querySelector('b')?.textContent ?? '') !== '',
    },
  };
}

test('a tap is answered at once', async ({ browser, address }, info) => {
  test.setTimeout(600_000);
  await Timing.best(browser, info, look, (page, timing) => play(page, address, timing));
});

async function play(page: Page, address: string, timing: Timing): Promise<void> {
  await openHome(page, address);
  await quick(page);
  await newGame(page, ['Person', 'Computer']);
  const person = new Person(page);
  while (timing.count < SAMPLES) {
    const due = await person.ready();
    if (due === 'over') break;
    const fits = person.hand.getByRole('button', { name: /^(?!.*does not fit)/ });
    if (due !== 'action' || (await person.actionsLeft()) === 0 || (await fits.count()) === 0) {
      await person.step(due);
      continue;
    }
    await timing.time('places', () => person.press(fits.first(), { x: 10, y: 45 }));
    const [place] = await person.places();
    if (place === undefined) {
      await person.pressCancel();
      await timing.time(DONE, () => person.pressDraw());
      await person.go();
      continue;
    }
    await timing.time('preview', () => person.pressSpace(place));
    await timing.time(DONE, () => person.pressConfirm());
  }
}
