// A whole game by touch or mouse, from the new-game sheet to the final scores.
import { expect, test } from './host';
import { Person } from './person';
import { deal, newGame, openHome, quick } from './steps';
import { finalScores } from './whole';

test('a whole game against the computer', async ({ page, address }) => {
  test.setTimeout(600_000);
  await deal(page, '11');
  await openHome(page, address);
  await quick(page);
  await newGame(page, ['Person', 'Computer'], ['Rosa', 'Vega']);
  const person = new Person(page);
  const boards = new Set<string>();
  const steps = await person.playUntil(async (due) => {
    if (due === 'action') boards.add((await person.board.getAttribute('aria-label')) ?? '');
    return false;
  });
  expect(steps).toBeGreaterThan(20);
  // Boards were opened and the uppermost left the game, so that the rows in play changed several times.
  expect([...boards].length).toBeGreaterThan(2);
  expect(person.taken).not.toEqual([]);
  const scores = await finalScores(page, 'Rosa', 'Vega');
  const parts = await scores
    .getByRole('row')
    .filter({ hasNot: page.getByRole('columnheader') })
    .allTextContents();
  expect(parts.length).toBe(6);
  await scores.getByRole('button', { name: 'See the board' }).click();
  await expect(person.bar).toContainText('The game is over');
});
