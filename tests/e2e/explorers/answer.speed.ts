// How quickly the table of Space Explorers answers a tap.
import type { Page } from '@playwright/test';
import { expect, test } from '../host';
import { deal, newGame, openHome, quick, SPACE_EXPLORERS } from '../steps';
import { DONE, SAMPLES, Timing } from '../timing';
import { Pilot } from './pilot';

/** Four frames: a tap on a card opens a whole paper, where the other games mark what lies on their board. */
const MOST = 67;

/** In the page: what counts as an answer. */
function look(): void {
  const panel = (): Element | null => document.querySelector('[data-part="panel"]');
  const turn = (): Element | null => document.querySelector('[data-testid="turn"]');
  window.sight = {
    words: () => `${turn()?.textContent ?? ''}|${panel()?.textContent ?? ''}`,
    answers: {
      /** The flight plan: what pays, and what it would bring. */
      plan: () => document.querySelector('[data-testid="plan"] .ladder li') !== null,
    },
  };
}

test('a tap on a card of Space Explorers is answered at once', async ({ browser, address }, info) => {
  test.setTimeout(600_000);
  await Timing.best(browser, info, look, (page, timing) => play(page, address, timing), MOST);
});

async function play(page: Page, address: string, timing: Timing): Promise<void> {
  await openHome(page, address);
  await quick(page);
  await deal(page, '11');
  await page.reload();
  await newGame(page, ['Person', 'Computer'], [], SPACE_EXPLORERS);
  const person = new Pilot(page);
  while (timing.count < SAMPLES) {
    const due = await person.ready();
    if (due === 'over') break;
    if (due !== 'action') {
      await person.step(due);
      continue;
    }
    const seen = await person.seen();
    // Looks at a few specialists, and then does what a person does.
    for (const { card, center } of seen.filter((one) => one.center).slice(0, 3)) {
      await timing.time('plan', () => person.pressCard(card, center));
      await person.press(person.plan.getByTestId('cancel'));
      await expect(person.plan).toHaveCount(0);
    }
    const recruit = person.choice(seen);
    if (recruit === null) {
      await person.pressDeck();
      await expect(person.confirm).toBeVisible();
    } else {
      await person.pressCard(recruit.card, recruit.center);
      await expect(person.plan).toBeVisible();
    }
    await timing.time(DONE, () => person.pressConfirm());
  }
}
