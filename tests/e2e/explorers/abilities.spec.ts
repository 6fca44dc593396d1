// Abilities that are the action of a turn, and those that draw after a recruit.
import type { Plan } from '../../../src/lib/backend/bindings/space-explorers';
import { expect, test } from '../host';
import { expectAccessible, expectNoSideways } from '../steps';
import { Scene, total } from './scene';
import { open, sit } from './sit';

test('two specialists are taken at once', async ({ page, context, address }) => {
  const scene = await Scene.begin(context, address, { seed: '1' });
  await scene.hire(21);
  const person = await sit(page, address, scene);
  const held = scene.hand(0).length;
  const [first = 0, second = 0] = scene.view.center;
  await person.press(person.way('testing'));
  await expect(person.ask.getByRole('heading')).toHaveText('Choose 2 specialists in the Center');
  await person.press(person.center(first));
  await expect(person.ask.getByRole('heading')).toHaveText('Choose 1 more specialist in the Center');
  await expect(person.center(first)).toHaveAttribute('aria-pressed', 'true');
  await person.press(person.center(second));
  await expect(person.ask.getByRole('heading')).toHaveText(`Take ${scene.role(first)} and ${scene.role(second)}`);
  await person.go();
  await scene.look();
  expect(scene.view.turn).toBe(1);
  expect(scene.view.seats[0]?.hand.count).toBe(held + 2);
  expect(scene.view.seats[0]?.hand.seen).toEqual(expect.arrayContaining([first, second]));
  // Refilled once, after both.
  expect(scene.view.center).toHaveLength(6);
});

test('the top of the deck is looked at, and one card kept', { tag: '@small' }, async ({ page, context, address }) => {
  const scene = await Scene.begin(context, address, { seed: '1' });
  await scene.hire(32);
  const person = await sit(page, address, scene);
  const held = scene.hand(0).length;
  await person.press(person.way('science'));
  await expect(person.confirm).toHaveText('Look');
  expect(await person.go()).toBe('keep');
  await expect(person.ask.locator('[data-card]')).toHaveCount(3);
  await expectAccessible(page);
  await expectNoSideways(page);
  await scene.look();
  const looked = scene.view.lookedAt?.cards ?? [];
  expect(looked).toHaveLength(3);
  const [, kept = 0] = looked;
  await person.press(person.ask.locator(`[data-card="${kept}"]`));
  await expect(person.ask.getByRole('heading')).toContainText(`Keep ${scene.name(kept)}`);
  await person.go();
  await scene.look();
  expect(scene.view.seats[0]?.hand.count).toBe(held + 1);
  for (const card of looked) expect(scene.view.center.includes(card)).toBe(card !== kept);
});

const free = (plan: Plan): boolean => plan.ladder.every(({ payer }) => payer.kind === 'free');

test('a specialist is recruited free for three tokens', async ({ page, context, address }) => {
  const scene = await Scene.begin(context, address, { seed: '7' });
  await scene.hire(57);
  const plan = await scene.seek((one) => free(one) && one.from === 'center', 'space-flight');
  const before = scene.view;
  const person = await sit(page, address, scene);
  await open(person, plan);
  await expect(person.ladder).toContainText(`with ${scene.role(57)}`);
  await expect(person.plan).toContainText('3 of any colour');
  await test.step('the tokens are of one’s own choice', async () => {
    const out = plan.payment.tokens.findIndex((count) => count > 0);
    const back = plan.payment.tokens.findIndex(
      (count, place) => count === 0 && (before.seats[0]?.tokens[place] ?? 0) > 0,
    );
    const [gone, kept] = (['engineering', 'testing', 'science', 'construction', 'space-flight'] as const).filter(
      (_, place) => place === out || place === back,
    );
    for (const division of [gone, kept])
      if (
        division !== undefined &&
        (await person.source(`token-${division}`).getAttribute('aria-pressed')) === 'false'
      ) {
        await person.toggle(person.source(`token-${division}`));
        await expect(person.source(`token-${division}`)).toHaveAttribute('aria-pressed', 'true');
      }
    await expect(person.plan.locator('[data-source^="token-"][aria-pressed="true"]')).toHaveCount(3);
  });
  await person.go();
  await scene.look();
  expect(scene.top(plan.division)).toBe(plan.card);
  expect(total(scene.view.seats[0]?.tokens ?? [])).toBe(total(before.seats[0]?.tokens ?? []) - 3);
  expect(total(scene.view.seats[1]?.tokens ?? [])).toBe(total(before.seats[1]?.tokens ?? []) + 3);
});

test('a recruit takes the largest discount of any division', async ({ page, context, address }) => {
  const scene = await Scene.begin(context, address, { seed: '12' });
  await scene.hire(46);
  const ignored = (plan: Plan): number => plan.ladder.filter(({ payer }) => payer.kind === 'discount').length;
  const plan = await scene.seek((one) => ignored(one) > 0 && one.division !== 'construction', 'construction');
  const plain = await scene.plan(plan.card, plan.division);
  expect(plain === null ? 0 : ignored(plain)).toBeLessThan(ignored(plan));
  const person = await sit(page, address, scene);
  await open(person, plan);
  await expect(person.ladder.getByRole('listitem').last()).toHaveAccessibleName(/ignored by the discount$/);
  await person.go();
  await scene.look();
  expect(scene.top(plan.division)).toBe(plan.card);
  expect(scene.top('construction')).toBe(46);
});

test('a card is drawn after a recruit, or not', async ({ page, context, address }) => {
  const scene = await Scene.begin(context, address, { seed: '39' });
  await scene.hire(45);
  const plan = await scene.seek(({ mostDraws }) => mostDraws > 0);
  const person = await sit(page, address, scene);
  await scene.look();
  const before = scene.hand(0).length - plan.payment.cards.length - (plan.from === 'hand' ? 1 : 0);
  await open(person, plan);
  const draws = person.plan.getByTestId('draws');
  await expect(draws).toHaveText('1');
  await expect(person.plan).toContainText('You draw 1 card.');
  await person.press(person.plan.getByRole('button', { name: 'Draw one fewer' }));
  await expect(draws).toHaveText('0');
  await expect(person.plan).not.toContainText('You draw');
  await person.press(person.plan.getByRole('button', { name: 'Draw one more' }));
  await expect(person.plan).toContainText('You draw 1 card.');
  await person.go();
  await scene.look();
  expect(scene.view.seats[0]?.hand.count).toBe(before + 1);
});
