// Takes the pictures of the README from the real app, in the middle of a game that a person plays by tapping:
//
//   npx playwright test --config tests/e2e/playwright.config.ts --project pictures
import { fileURLToPath } from 'node:url';
import { expect, test } from './host';
import { Person } from './person';
import { deal, newGame, openHome, quick } from './steps';

const PLACE = fileURLToPath(new URL('../../docs/images/', import.meta.url));
/** So many things done make a board worth looking at. */
const STEPS = 16;

test('pictures of the README', async ({ page, address }) => {
  test.setTimeout(600_000);
  const picture = async (name: string): Promise<void> => {
    // Fonts and the last motion have come to rest.
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(600);
    await page.screenshot({ path: `${PLACE}${name}.png` });
  };
  const desktop = { width: 1440, height: 900 };
  const phone = { width: 390, height: 844 };

  await page.setViewportSize(desktop);
  await openHome(page, address);
  await quick(page);
  await deal(page, '7');
  await page.reload();
  await newGame(page, ['Person', 'Computer', 'Computer'], ['Kiln', 'Ada', 'Moss']);
  const person = new Person(page);
  let steps = 0;
  await person.playUntil((due) => due === 'action' && steps++ > STEPS);
  // A drill in view: the line, its haul, what each stack would make of it.
  for (let due = await person.ready(); ; due = await person.ready()) {
    if (due === 'action' && (await person.actionsLeft()) > 0 && (await person.pickForDrill()) > 0) break;
    await person.step(due);
  }
  const [place] = await person.places();
  expect(place, 'there is a place to drill').toBeDefined();
  await person.pressSpace(place ?? '');
  await picture('table-desktop');
  await page.setViewportSize(phone);
  await picture('table-phone');
  await page.setViewportSize(desktop);
  await person.pressCancel();
  await page.goto(new URL('#/', address).href);
  await picture('home-desktop');
  await page.setViewportSize(phone);
  await picture('home-phone');
});
