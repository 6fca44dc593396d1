// A turn without mouse or screen.
import { expect, test } from '../host';
import { WALK, WALK_LAID } from './boards';
import { Scene, SIDE_A } from './scene';
import { sit } from './sit';

test('a turn with a tool by keyboard alone', async ({ page, context, address }) => {
  const scene = await Scene.on(WALK, { ...WALK_LAID, options: { tools: SIDE_A } }, context, address);
  await scene.moves([1, 0], [1, 6], [2, 0], [3, 6], [4, 0], [4, 6], [7, 0], [6, 6]);
  const person = await sit(page, address, scene);
  const { slip } = person;
  const type = async (...keys: string[]): Promise<void> => {
    for (const one of keys) await page.keyboard.press(one);
  };
  const focused = person.board.locator(':focus');
  await expect(slip).toContainText('Your move');
  await type('3');
  await expect(slip).toContainText(/Map\s+Tap where the move bends\./);
  await type('g');
  await expect(focused).toBeVisible();
  await person.cell(scene.at(7, 0)).focus();
  await type('d', 'd');
  await expect(focused).toHaveAccessibleName(/^kyanite, 2, row 1, place 10, can be chosen/);
  await type('Enter');
  await expect(slip).toContainText('Tap where it ends.');
  await type('x', 'x');
  await expect(focused).toHaveAttribute('data-hex', `${scene.at(10, 2).q},${scene.at(10, 2).r}`);
  await type('Enter');
  await expect(slip).toContainText('2 steps east, 2 steps south-east');
  await test.step('Escape goes back step by step', async () => {
    await type('Escape');
    await expect(slip).toContainText('Tap where the move bends.');
    await type('Escape');
    await expect(slip).toContainText('Your move');
  });
  await type('3');
  await person.cell(scene.at(9, 0)).focus();
  await type('Enter', 'x', 'x', 'Enter');
  await expect(slip).toContainText('2 steps east, 2 steps south-east');
  await test.step('six ways around', async () => {
    for (const [way, back] of [
      ['d', 'a'],
      ['e', 'z'],
      ['q', 'x'],
    ] as const) {
      const at = await focused.getAttribute('data-hex');
      await type(way);
      await expect(focused).not.toHaveAttribute('data-hex', at ?? '');
      await type(back);
      await expect(focused).toHaveAttribute('data-hex', at ?? '');
    }
  });
  await type('y');
  await expect(slip).toContainText('Your move is done');
  await expect(person.pool('tourmaline')).toContainText('1 on the tool space');
  await type('f');
  await expect(slip).toContainText('End your turn');
  await type('y');
  const curtain = page.getByRole('alertdialog', { name: 'Hand the device to Bruno' });
  await expect(curtain.getByRole('button', { name: 'I am Bruno' })).toBeFocused();
  await type('Enter');
  await expect(curtain).toHaveCount(0);
  await expect(slip).toContainText('Your move');
  await expect(person.board.getByRole('gridcell', { name: /can be reached/ }).first()).toBeAttached();
  await type('n');
  await expect(focused).toHaveAccessibleName(/can be reached/);
  const to = await focused.getAttribute('data-hex');
  await type('Enter');
  await expect(person.confirm).toBeVisible();
  await type('Enter');
  await expect(person.cell(to ?? '')).toHaveAccessibleName(/Bruno’s pawn/);
});
