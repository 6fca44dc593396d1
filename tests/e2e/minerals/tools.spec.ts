// Each of the ten tools once, with its own steps: what is said before, and what has become of it after.
import type { BrowserContext } from '@playwright/test';
import type { Mineral } from '../../../src/lib/backend/bindings/minerals';
import { expect, test } from '../host';
import { CUTS, CUTS_LAID, WALK, WALK_LAID } from './boards';
import type { Digger } from './digger';
import { Scene, SIDE_A, SIDE_B } from './scene';
import { others, sit } from './sit';

const WORTH: readonly Mineral[] = ['wollastonite', 'kyanite', 'tourmaline', 'anthracite', 'orpiment'];

/** Ada stands on the anthracite with two wollastonites, a kyanite and a tourmaline. */
async function walk(context: BrowserContext, address: string, tools: typeof SIDE_A): Promise<Scene> {
  const scene = await Scene.on(WALK, { ...WALK_LAID, options: { tools } }, context, address);
  await scene.moves([1, 0], [1, 6], [2, 0], [3, 6], [4, 0], [4, 6], [7, 0], [6, 6]);
  expect(scene.view.seats[0]?.pool).toEqual([2, 1, 1, 0, 0]);
  return scene;
}
/** What a pool of minerals holds and, in the words behind it, what an action in view makes of it. */
async function expectPool(person: Digger, pool: Partial<Record<Mineral, RegExp>>): Promise<void> {
  for (const [mineral, words] of Object.entries(pool))
    await expect(person.pool(mineral as Mineral).locator('.vh')).toHaveText(words);
}

test('Map, Chest, Hammer, Magnifying Glass and Rope', { tag: '@small' }, async ({ page, context, address }) => {
  test.setTimeout(120_000);
  const scene = await walk(context, address, SIDE_A);
  const person = await sit(page, address, scene);
  const { slip } = person;

  await test.step('the Map bends the move', async () => {
    await expect(slip).toContainText('Lift your tile and go exactly 4.');
    await person.pressTool('map');
    await expect(slip).toContainText('Tap where the move bends.');
    await person.pressHex(scene.at(9, 0));
    await expect(slip).toContainText('Tap where it ends.');
    await person.pressHex(scene.at(10, 2));
    await expect(slip).toContainText(/2 steps \S+, 2 steps \S+ You pay a tourmaline\. You keep an anthracite\./);
    await expectPool(person, { tourmaline: /^1 tourmaline .*, then 0$/, anthracite: /^0 anthracites .*, then 1$/ });
    await person.go();
    await expectPool(person, { tourmaline: /^0 .*, 1 on the tool space$/, anthracite: /^1 anthracite in the pool$/ });
    await expect(person.cell(scene.at(10, 2))).toHaveAccessibleName(/^wollastonite, 1, .*, Ada’s pawn/);
    await expect(person.cell(scene.at(7, 0))).toHaveAccessibleName(/^empty/);
  });
  await others(person, scene, [7, 6]);

  await test.step('the Chest draws two and keeps one', async () => {
    await person.pressTool('chest');
    await expect(slip).toContainText('Chest, for a kyanite You draw two tiles and keep one.');
    await expect(person.confirm).toHaveText('Draw');
    await person.go();
    await scene.look();
    // The bag holds one tile of each mineral, so that two different ones were drawn.
    const [back, kept] = [...(scene.view.drawn ?? [])].sort((a, b) => WORTH.indexOf(a) - WORTH.indexOf(b));
    expect(back).not.toBe(kept);
    await expect(slip).toContainText('Keep one of the two');
    await person.press(slip.getByRole('button', { name: `Keep: ${kept}` }));
    await expect(slip).toContainText(new RegExp(`You keep an? ${kept} Back to the bag: an? ${back}\\.`));
    await person.go();
    await expectPool(person, { kyanite: /, 1 on the tool space$/ });
    await scene.look();
    expect(scene.view.bag.reduce((all, count) => all + count)).toBe(4);
    await person.pressHex(scene.at(11, 2));
    await person.go();
  });
  await others(person, scene, [8, 6]);

  await test.step('the Hammer puts a mineral on the board', async () => {
    await person.pressTool('hammer');
    await expect(slip).toContainText('Which mineral goes on the board?');
    await person.press(slip.getByRole('radio', { name: 'wollastonite' }));
    await expect(slip).toContainText('Tap the empty hex for it.');
    await person.pressHex(scene.at(7, 0));
    await expect(slip).toContainText(
      /Hammer, for a wollastonite On the board: a wollastonite \(row \d+, place \d+\)\./,
    );
    await expectPool(person, { wollastonite: /^3 wollastonites in the pool, then 1$/ });
    await person.go();
    await expectPool(person, { wollastonite: /^1 wollastonite in the pool, 1 on the tool space$/ });
    await expect(person.cell(scene.at(7, 0))).toHaveAccessibleName(/^wollastonite, 1, /);
    await person.pressHex(scene.at(12, 2));
    await person.go();
  });
  await others(person, scene, [9, 6]);

  await test.step('the Magnifying Glass takes a tile beside the pawn', async () => {
    await person.pressHex(scene.at(12, 3));
    await person.go();
    await person.pressTool('glass');
    await expect(slip).toContainText('Tap the tile to take.');
    await person.pressHex(scene.at(13, 3));
    await expect(slip).toContainText('Magnifying Glass, for an anthracite You take a tourmaline.');
    await person.go();
    await expectPool(person, { anthracite: /^1 .*, 1 on the tool space$/, tourmaline: /^1 .*, 1 on the tool space$/ });
    await expect(person.cell(scene.at(13, 3))).toHaveAccessibleName(/^empty/);
  });
  await others(person, scene, [10, 6]);

  await test.step('the Rope takes a tile far away in line', async () => {
    await person.pressHex(scene.at(7, 3));
    await expect(slip).toContainText(/5 steps \S+/);
    await person.go();
    await person.pressTool('rope');
    await expect(slip).toContainText('Tap the tile to take.');
    await person.pressHex(scene.at(3, 3));
    await expect(slip).toContainText('Rope, for an orpiment You take a kyanite.');
    await person.go();
    await expectPool(person, { orpiment: /, 1 on the tool space$/ });
    await expect(person.cell(scene.at(3, 3))).toHaveAccessibleName(/^empty/);
  });
});

test('Compass, Sack, Vortex and Lantern', async ({ page, context, address }) => {
  test.setTimeout(120_000);
  const scene = await walk(context, address, SIDE_B);
  const person = await sit(page, address, scene);
  const { slip } = person;

  await test.step('the Compass goes any distance', async () => {
    await person.pressTool('compass');
    await expect(slip).toContainText('Tap any end along the line.');
    await person.pressHex(scene.at(9, 0));
    await expect(slip).toContainText(/2 steps \S+ You pay a tourmaline\. You keep an anthracite\./);
    await person.go();
    await expectPool(person, { tourmaline: /^0 .*, 1 on the tool space$/, anthracite: /^1 anthracite in the pool$/ });
    await expect(person.cell(scene.at(9, 0))).toHaveAccessibleName(/^kyanite, 2, .*, Ada’s pawn/);
  });
  await others(person, scene, [7, 6]);

  await test.step('the Sack swaps what is worth the same', async () => {
    await person.pressTool('sack');
    const sheet = page.getByRole('dialog', { name: 'Sack' });
    await expect(sheet.getByRole('radio', { name: 'Bruno' })).toBeChecked();
    const [go, worth] = [sheet.getByTestId('swap-go'), sheet.getByRole('row', { name: /^Worth/ })];
    const more = (side: 'give' | 'take', mineral: Mineral) => sheet.locator(`[data-more="${side}-${mineral}"]`);
    await expect(more('take', 'kyanite')).toHaveAccessibleName('One more: kyanite');
    await person.press(more('give', 'wollastonite'));
    await person.press(more('take', 'kyanite'));
    await expect(worth).toContainText('1 point2 points');
    await expect(go).toHaveAttribute('aria-disabled', 'true');
    await person.press(more('give', 'wollastonite'));
    await expect(worth).toContainText('2 points2 points');
    await expect(more('give', 'wollastonite')).toHaveAttribute('aria-disabled', 'true');
    await expect(go).toHaveAttribute('aria-disabled', 'false');
    await person.press(go);
    await expect(sheet).toHaveCount(0);
    await expectPool(person, { wollastonite: /^0 /, kyanite: /^1 kyanite in the pool, 1 on the tool space$/ });
    await scene.look();
    expect(scene.view.seats[1]?.pool).toEqual([5, 1, 0, 0, 0]);
    await person.pressHex(scene.at(11, 0));
    await person.go();
  });
  await others(person, scene, [8, 6]);

  await test.step('the Vortex takes pawn and tile elsewhere', async () => {
    await person.pressTool('vortex');
    await expect(slip).toContainText('Tap the empty hex to go to.');
    await person.pressHex(scene.at(9, 0));
    await expect(slip).toContainText(/Vortex, for an anthracite Your pawn and tile: row \d+, place \d+\./);
    await person.go();
    await expect(person.cell(scene.at(9, 0))).toHaveAccessibleName(/^wollastonite, 1, .*, Ada’s pawn/);
    await expect(person.cell(scene.at(11, 0))).toHaveAccessibleName(/^empty/);
    await expectPool(person, { anthracite: /^0 .*, 1 on the tool space$/ });
    await person.pressHex(scene.at(8, 0));
    await person.go();
  });
  await others(person, scene, [9, 6]);

  await test.step('the Lantern moves once more', async () => {
    await person.pressHex(scene.at(13, 0));
    await expect(slip).toContainText(/5 steps \S+, 2 gaps/);
    await person.go();
    await person.pressTool('lantern');
    await expect(slip).toContainText('Lantern, for an orpiment Then you move once more.');
    await person.go();
    await expect(slip).toContainText('One more move Lift your tile and go exactly 1.');
    await person.pressHex(scene.at(14, 0));
    await expect(slip).toContainText(/1 step \S+ You keep a wollastonite\./);
    await person.go();
    await expect(person.cell(scene.at(14, 0))).toHaveAccessibleName(/, Ada’s pawn/);
    await expectPool(person, { orpiment: /, 1 on the tool space$/, wollastonite: /^2 wollastonites/ });
  });
});

test('the Shovel takes a dearer tile out of a cut part', async ({ page, context, address }) => {
  const scene = await Scene.on(CUTS, { ...CUTS_LAID, options: { tools: SIDE_B } }, context, address);
  const person = await sit(page, address, scene);
  await person.pressHex(scene.at(16, 2));
  await expect(person.slip).toContainText('2 parts come off: you say in which order.');
  await person.go();
  await expect(person.slip).toContainText('2 parts are cut off Take the cheapest tile of a part. Fits now: Shovel.');
  await person.pressTool('shovel');
  await expect(person.slip).toContainText('Tap the tile to take.');
  await person.pressHex(scene.at(17, 3));
  await expect(person.slip).toContainText(
    'Shovel, for a wollastonite You take an anthracite and a kyanite, 4 tiles go to the bag.',
  );
  await person.go();
  await expectPool(person, { wollastonite: /^0 .*, 1 on the tool space$/, anthracite: /^1 /, kyanite: /^1 / });
  await scene.look();
  expect(scene.view.bag.reduce((all, count) => all + count)).toBe(9);
});
