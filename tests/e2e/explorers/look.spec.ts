// How the table is read: in other languages, and by everyone.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../host';
import { expectAccessible, expectNoSideways } from '../steps';
import { Scene } from './scene';
import { open, sit } from './sit';

for (const [code, language] of [
  ['es', 'Español'],
  ['pl', 'Polski'],
] as const) {
  test(`the table speaks ${language}`, { tag: '@small' }, async ({ page, context, address }) => {
    const words = JSON.parse(readFileSync(join('messages', `${code}.json`), 'utf8')) as Record<string, unknown>;
    const word = (key: string): string => String(words[key]);
    const scene = await Scene.begin(context, address, { seed: '3' });
    await scene.hire(13);
    const plan = await scene.seek(({ payment }) => payment.cards.length > 0);
    const person = await sit(page, address, scene, { language: code });
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(person.turn).toContainText(word('se_prompt_action'));
    await expect(page.getByRole('region', { name: word('se_ui_hub') })).toBeVisible();
    const english = async (): Promise<string[]> => {
      const said = await page
        .locator('[data-testid="table"], [role="dialog"]')
        .evaluateAll((parts) =>
          parts.flatMap((part) => [
            ...part.textContent.split('\n'),
            ...[...part.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label') ?? ''),
          ]),
        );
      // The name of the game is the same in all languages.
      return said.filter((text) => ENGLISH.test(text.replaceAll('Space Explorers', '')));
    };
    expect(await english()).toEqual([]);
    await open(person, plan);
    await expect(person.confirm).toHaveText(word('se_go_recruit'));
    await expect(page.getByRole('list', { name: word('se_ui_ladder') })).toBeVisible();
    expect(await english()).toEqual([]);
    await expectNoSideways(page);
    await person.press(person.plan.getByRole('button', { name: word('se_ui_details') }).first());
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await english()).toEqual([]);
    await expectNoSideways(page);
  });
}
/** Words that stand on the English table and are none of the other two languages. */
const ENGLISH =
  /\b(the|your|you|take|recruit|turn|round|deck|tokens?|cards?|points?|skills?|hand|hub|needs|lacks|engineering|testing|science|construction|space flight|affordable|discount|icons?|returned|ability|center)\b/iu;

test('the table and its sheets can be read by everyone', { tag: '@small' }, async ({ page, context, address }) => {
  const scene = await Scene.begin(context, address, { seed: '3' });
  await scene.hire(13);
  const person = await sit(page, address, scene);
  await expectAccessible(page);
  await expectNoSideways(page);
  const [project = 0] = scene.open;
  for (const [opener, title] of [
    [person.project(project), scene.projectName(project)],
    [person.stack('testing'), 'Testing'],
  ] as const) {
    await person.press(opener);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expectAccessible(page);
    await expectNoSideways(page);
    await person.closeDrawer();
  }
});

test('a specialist and a rival can be read by everyone', { tag: '@small' }, async ({ page, context, address }) => {
  const scene = await Scene.begin(context, address, { seed: '3' });
  const person = await sit(page, address, scene);
  await person.press(person.seat(1));
  await expect(page.getByRole('dialog', { name: 'Bruno' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);
  await person.closeDrawer();
  const [card = 0] = scene.view.center;
  await person.center(card).click({ button: 'right' });
  await expect(page.getByRole('dialog', { name: scene.name(card) })).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);
});

test('the table by day, for four', { tag: '@small' }, async ({ page, context, address }) => {
  const scene = await Scene.begin(context, address, { seats: Array.from({ length: 4 }, () => ({ kind: 'human' })) });
  await scene.play(
    Array.from({ length: 4 }, () => ({ kind: 'staff', count: 3 })),
    () =>
      scene.view.seats.every(({ specialists }) => specialists >= 2) &&
      scene.view.turn === 0 &&
      scene.view.step === 'action',
  );
  await sit(page, address, scene, { theme: 'day' });
  await expectAccessible(page);
  await expectNoSideways(page);
  await expect(page.locator('[data-part="rivals"] [data-seat]')).toHaveCount(3);
});
