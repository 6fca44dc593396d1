// A whole game by keyboard alone, from the home screen to the final scores.
import { expect, test } from '../host';
import { MINERALS } from '../steps';
import { beginByKeys, endByKeys } from '../whole';
import { KeyDigger } from './keys';

test('a whole game of Minerals by keyboard alone', async ({ page, address }) => {
  test.setTimeout(600_000);
  await beginByKeys(page, address, MINERALS);
  const person = new KeyDigger(page);
  const steps = await person.playUntil(() => false);
  expect(steps).toBeGreaterThan(20);
  expect(person.cards).toBeGreaterThan(0);
  await endByKeys(page);
});
