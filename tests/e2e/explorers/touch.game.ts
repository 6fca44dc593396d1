// A whole game by touch or mouse, from the new-game sheet to the final scores.
import { expect, test } from '../host';
import { deal, newGame, openHome, quick, SPACE_EXPLORERS } from '../steps';
import { Pilot } from './pilot';

test('a whole game of Space Explorers against the computer', async ({ page, address }) => {
  test.setTimeout(300_000);
  await deal(page, '11');
  await openHome(page, address);
  await quick(page);
  await newGame(page, ['Person', 'Computer'], ['Rosa', 'Vega'], SPACE_EXPLORERS);
  const person = new Pilot(page);
  const steps = await person.playUntil(() => false);
  expect(steps).toBeGreaterThan(12);
  expect(person.recruits).toBeGreaterThan(3);
  const scores = page.getByRole('dialog', { name: 'Final scores' });
  await expect(scores).toBeVisible();
  await expect(scores).toContainText(
    /The game is over: (all projects are completed|a hub has reached 12 specialists)\./,
  );
  await expect(scores.getByRole('columnheader', { name: /Rosa/ })).toBeVisible();
  await expect(scores.getByRole('columnheader', { name: /Vega/ })).toBeVisible();
  for (const part of ['Projects', 'Specialists', 'Asterisks', 'Total'])
    await expect(scores.getByRole('rowheader', { name: part })).toBeVisible();
  await person.press(scores.getByRole('button', { name: 'See the board' }));
  await expect(person.turn).toContainText('The game is over');
});
