// A whole game by touch or mouse, from the new-game sheet to the final scores.
import { expect, test } from '../host';
import { deal, isPhone, MINERALS, newGame, openHome, quick } from '../steps';
import { finalScores } from '../whole';
import { Digger } from './digger';

test('a whole game of Minerals against the computer', async ({ page, address }) => {
  test.setTimeout(600_000);
  await deal(page, '11');
  await openHome(page, address);
  await quick(page);
  await newGame(page, ['Person', 'Computer'], ['Rosa', 'Vega'], MINERALS);
  const person = new Digger(page);
  const steps = await person.playUntil(() => false);
  expect(steps).toBeGreaterThan(20);
  expect(person.cards).toBeGreaterThan(0);
  // A short phone keeps the tools in a drawer, where this person does not look.
  if (!isPhone(page)) expect(person.used).not.toEqual([]);
  const scores = await finalScores(page, 'Rosa', 'Vega');
  for (const part of ['Collections', 'Minerals', 'Tool space', 'Total'])
    await expect(scores.getByRole('rowheader', { name: part })).toBeVisible();
  await person.press(scores.getByRole('button', { name: 'See the board' }));
  await expect(person.slip).toContainText('The game is over');
});
