// How the table is read: in other languages, and by everyone.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../host';
import { expectAccessible, expectNoSideways } from '../steps';
import { WALK, WALK_LAID } from './boards';
import { Scene, SIDE_A, SIDE_B } from './scene';
import { sit } from './sit';

for (const [code, language] of [
  ['es', 'Español'],
  ['pl', 'Polski'],
] as const) {
  test(`the table speaks ${language}`, { tag: '@small' }, async ({ page, context, address }) => {
    const words = JSON.parse(readFileSync(join('messages', `${code}.json`), 'utf8')) as Record<string, unknown>;
    const word = (key: string): string => String(words[key]);
    const scene = await Scene.on(WALK, { ...WALK_LAID, options: { tools: SIDE_A } }, context, address);
    await scene.moves([1, 0], [1, 6], [2, 0], [3, 6]);
    const person = await sit(page, address, scene, code);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(person.slip).toContainText(word('mn_prompt_move'));
    await expect(page.getByRole('list', { name: word('mn_ui_collections') })).toBeVisible();
    const english = async (): Promise<string[]> => {
      const said = await page
        .getByTestId('table')
        .evaluate((table) => [
          ...table.textContent.split('\n'),
          ...[...table.querySelectorAll('[aria-label]')].map((part) => part.getAttribute('aria-label') ?? ''),
        ]);
      // The name of the game is the same in all languages.
      return said.filter((text) => ENGLISH.test(text.replaceAll('Minerals', '')));
    };
    expect(await english()).toEqual([]);
    await person.press(page.locator(`[data-hex="${scene.at(4, 0).q},${scene.at(4, 0).r}"]`));
    if (await person.glass.isVisible()) {
      expect(await english()).toEqual([]);
      await person.press(person.glass.locator(`[data-glass="${scene.at(4, 0).q},${scene.at(4, 0).r}"]`));
    }
    await expect(person.confirm).toHaveText(word('mn_go_move'));
    expect(await english()).toEqual([]);
    await person.pressConfirm();
    await expect(person.slip).toContainText(word('mn_prompt_after'));
    await expect(person.slip.getByTestId('end')).toHaveText(word('mn_ui_end'));
    await person.pressTool('rope');
    await expect(person.why).toBeVisible();
    expect(await english()).toEqual([]);
  });
}
/** Words that stand on the English table and are none of the other two languages. */
const ENGLISH =
  /\b(the|your|you|move|turn|tools?|collections?|ready|lacks?|points?|minerals|row|place|wollastonites?|kyanites?|tourmalines?|pawn|empty|deck|bag|round|end|take|hammer|chest|glass|rope)\b/iu;

test('the table and the swap can be read by everyone', { tag: '@small' }, async ({ page, context, address }) => {
  const scene = await Scene.on(WALK, { ...WALK_LAID, options: { tools: SIDE_B } }, context, address);
  await scene.moves([1, 0], [1, 6], [2, 0], [3, 6], [4, 0], [4, 6], [7, 0], [6, 6]);
  const person = await sit(page, address, scene);
  await expectAccessible(page);
  await expectNoSideways(page);
  await person.pressHex(scene.at(11, 0));
  await expect(person.confirm).toBeVisible();
  await expectAccessible(page);
  await person.press(person.slip.getByTestId('cancel'));
  await person.pressTool('sack');
  await expect(page.getByRole('dialog', { name: 'Sack' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);
});
