// A whole game by keyboard alone, from the home screen to the final scores.
import { expect, test } from '../host';
import { SPACE_EXPLORERS } from '../steps';
import { beginByKeys, endByKeys } from '../whole';
import { KeyPilot } from './keys';

test('a whole game of Space Explorers by keyboard alone', async ({ page, address }) => {
  test.setTimeout(300_000);
  await beginByKeys(page, address, SPACE_EXPLORERS);
  const person = new KeyPilot(page);
  const steps = await person.playUntil(() => false);
  expect(steps).toBeGreaterThan(12);
  expect(person.recruits).toBeGreaterThan(3);
  await endByKeys(page);
});
