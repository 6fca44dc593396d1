// A turn without mouse or screen.
import { expect, test } from '../host';
import { DIVISIONS, Scene, total } from './scene';
import { sit } from './sit';

test(
  'a plan is arranged, changed and done by keyboard alone',
  { tag: '@small' },
  async ({ page, context, address }) => {
    const scene = await Scene.begin(context, address, { seed: '3' });
    await scene.hire(13);
    const plan = await scene.seek(
      ({ payment, from, used }) => from === 'center' && total(payment.tokens) > 0 && used.length > 0,
    );
    const person = await sit(page, address, scene);
    const type = async (...keys: string[]): Promise<void> => {
      for (const one of keys) await page.keyboard.press(one);
    };
    const focused = page.locator(':focus');
    await type('c');
    await expect(focused).toHaveAttribute('data-card', String(scene.view.center[0]));
    for (const card of scene.view.center.slice(1, scene.view.center.indexOf(plan.card) + 1)) {
      await type('ArrowRight');
      await expect(focused).toHaveAttribute('data-card', String(card));
    }
    await type('Enter');
    await expect(person.plan).toBeVisible();
    const best = (await person.ladder.textContent()) ?? '';

    await test.step('a token goes out and the best mix comes back', async () => {
      const place = plan.payment.tokens.findIndex((count) => count > 0);
      const token = person.source(`token-${DIVISIONS[place] ?? 'science'}`);
      await expect(token).toHaveAttribute('aria-pressed', 'true');
      await type(`Shift+Digit${place + 1}`);
      await expect(token).toHaveAttribute('aria-pressed', 'false');
      await type('m');
      await expect(person.ladder).toHaveText(best);
    });
    await test.step('so does an ability', async () => {
      const ability = person.source('ability-testing');
      await type('a');
      await expect(ability).toHaveAttribute('aria-pressed', 'false');
      await type('a');
      await expect(ability).toHaveAttribute('aria-pressed', 'true');
      await type('m');
      await expect(person.ladder).toHaveText(best);
    });
    await test.step('Escape puts it back, parts have keys of their own', async () => {
      await type('Escape');
      await expect(person.plan).toHaveCount(0);
      for (const [key, part] of [
        ['h', 'mine'],
        ['p', 'projects'],
        ['b', 'hub'],
        ['o', 'rivals'],
      ] as const) {
        await type(key);
        await expect(page.locator(`[data-part="${part}"] :focus`)).toBeVisible();
      }
      await type('c', 'i');
      await expect(page.getByRole('dialog')).toBeVisible();
      await type('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
    await type('c');
    for (let steps = 0; steps < scene.view.center.indexOf(plan.card); steps++) await type('ArrowRight');
    await type('Enter');
    await expect(person.plan).toBeVisible();
    await type('y');
    await expect(
      page.getByRole('alertdialog', { name: 'Hand the device to Bruno' }).getByRole('button', { name: 'I am Bruno' }),
    ).toBeFocused();
    await scene.look();
    expect(scene.top(plan.division)).toBe(plan.card);
    await type('Enter');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect.poll(() => person.due()).toBe('action');
    await type('d');
    await expect(person.ask.getByRole('heading')).toHaveText('Take the top card of the deck');
    await type('y');
    await expect(page.getByRole('alertdialog', { name: 'Hand the device to Ada' })).toBeVisible();
  },
);

test('a project is completed by keyboard alone', { tag: '@small' }, async ({ page, context, address }) => {
  const scene = await Scene.begin(context, address, { seed: '3' });
  const [project = 0] = scene.nearest(1);
  await scene.gather([project]);
  const person = await sit(page, address, scene);
  await expect(person.confirm).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.locator(':focus')).toHaveAttribute('data-ready', 'true');
  await page.keyboard.press('y');
  await expect(person.launch).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(person.launch).toHaveCount(0);
  await scene.look();
  expect(scene.open).not.toContain(project);
});
