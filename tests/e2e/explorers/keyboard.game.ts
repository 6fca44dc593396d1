// A whole game by keyboard alone, from the home screen to the final scores.
import { expect, test } from '../host';
import { enter, tabTo } from '../keys';
import { deal, openHome } from '../steps';
import { KeyPilot } from './keys';

test('a whole game of Space Explorers by keyboard alone', async ({ page, address }) => {
  test.setTimeout(300_000);
  await deal(page, '23');
  await openHome(page, address);
  await enter(page, page.getByRole('link', { name: 'Settings', exact: true }));
  const speeds = page.getByRole('radiogroup', { name: 'Computer turns' });
  await tabTo(page, speeds.getByRole('radio', { name: 'Normal' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(speeds.getByRole('radio', { name: 'Instant' })).toBeChecked();
  await enter(page, page.getByRole('link', { name: 'Home', exact: true }));
  await enter(page, page.getByRole('link', { name: 'New game of Space Explorers' }));
  const sheet = page.getByRole('dialog', { name: 'Space Explorers: New game' });
  await tabTo(page, sheet.getByRole('textbox', { name: 'Name for seat 1' }));
  await page.keyboard.type('Rosa');
  await enter(page, sheet.getByRole('button', { name: 'Begin the race', exact: true }));
  await expect(page).toHaveURL(/#\/table\//);
  const person = new KeyPilot(page);
  const steps = await person.playUntil(() => false);
  expect(steps).toBeGreaterThan(12);
  expect(person.recruits).toBeGreaterThan(3);
  const scores = page.getByRole('dialog', { name: 'Final scores' });
  await expect(scores).toBeVisible();
  await expect(scores.getByRole('columnheader', { name: /Rosa/ })).toBeVisible();
  await enter(page, scores.getByRole('link', { name: 'Home' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Regolith' })).toBeVisible();
});
