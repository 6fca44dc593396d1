// Takes the pictures of the README from the real app, in the middle of a game that a person plays by tapping:
//
//   npx playwright test --config tests/e2e/playwright.config.ts --project pictures
//
// They are then made smaller, to a palette of their own: pngquant --force --ext .png docs/images/*.png
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { Scene } from './explorers/scene';
import { open, sit } from './explorers/sit';
import { expect, test } from './host';
import { Digger } from './minerals/digger';
import { Person } from './person';
import { deal, MINERALS, newGame, openHome, quick } from './steps';

const PLACE = fileURLToPath(new URL('../../docs/images/', import.meta.url));
/** So many things done make a board worth looking at. */
const STEPS = 16;

async function take(page: Page, name: string): Promise<void> {
  // Fonts and the last motion have come to rest.
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(600);
  await page.screenshot({ path: `${PLACE}${name}.png` });
}

test('pictures of Super Motherload and of home', async ({ page, address }) => {
  test.setTimeout(600_000);
  const picture = (name: string): Promise<void> => take(page, name);
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

test('a picture of Minerals', async ({ page, address }) => {
  test.setTimeout(600_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  // Paper by day; the others are pictures of the night.
  await page.emulateMedia({ colorScheme: 'light' });
  await openHome(page, address);
  await quick(page);
  await deal(page, '4');
  await page.reload();
  await newGame(page, ['Person', 'Computer', 'Computer'], ['Kiln', 'Ada', 'Moss'], MINERALS);
  const digger = new Digger(page);
  let moves = 0;
  await digger.playUntil((due) => due === 'move' && moves++ > 6);
  // A move in view: its way, what it takes, and what it would make ready.
  await digger.pick();
  await expect(digger.confirm).toBeVisible();
  await take(page, 'minerals-desktop');
});

test('a picture of Space Explorers', async ({ page, context, address }) => {
  test.setTimeout(600_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  const scene = await Scene.begin(context, address, { seed: '3', seats: Array(3).fill({ kind: 'human' }) });
  await scene.play(
    Array.from({ length: 3 }, () => ({ kind: 'staff', count: 6 })),
    () => scene.view.seats.every(({ specialists }) => specialists >= 4) && scene.view.turn === 0,
  );
  // A flight plan: what the recruit costs, what strikes some of it, and what pays for the rest.
  const plan = await scene.seek(({ payment }) => payment.cards.length > 0);
  const pilot = await sit(page, address, scene);
  await open(pilot, plan);
  await take(page, 'explorers-desktop');
});
