// A whole game by keyboard alone, from the home screen to the final scores.
import { expect, test } from './host';
import { KeyPerson } from './keys';
import { SUPER_MOTHERLOAD } from './steps';
import { beginByKeys, endByKeys } from './whole';

test('a whole game by keyboard alone', async ({ page, address }) => {
  test.setTimeout(600_000);
  await beginByKeys(page, address, SUPER_MOTHERLOAD);
  const steps = await new KeyPerson(page).playUntil(() => false);
  expect(steps).toBeGreaterThan(20);
  await endByKeys(page);
});
