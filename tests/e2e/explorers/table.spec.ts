// What a person meets at the table besides play that goes well: what is covered, undo, a restart, a large hand.
import { expect, test } from '../host';
import { expectAccessible, expectNoSideways, openHome } from '../steps';
import { COMPUTER, DIVISIONS, Scene } from './scene';
import { open, others, resume, sit } from './sit';

test('covered cards are fanned, and what is lost is told', { tag: '@small' }, async ({ page, context, address }) => {
  const scene = await Scene.begin(context, address, { seed: '3' });
  const staffed = (): boolean => scene.view.seats[0]?.specialists === 3 && scene.view.step === 'action';
  await scene.play([{ kind: 'staff', count: 3 }], () => staffed() && scene.view.turn === 0);
  const plan = await scene.seek(({ preview }) => preview?.losesAbility === true);
  const place = DIVISIONS.indexOf(plan.division);
  const stack = scene.view.seats[0]?.hub[place] ?? [];
  const [lost = 0] = stack.slice(-1);
  const person = await sit(page, address, scene);
  await open(person, plan);
  await expect(person.plan).toContainText(`${scene.name(lost)} is covered, and the ability is lost: `);
  await person.go();
  await others(person, scene);
  await person.press(person.stack(plan.division));
  const sheet = page.getByRole('dialog');
  const cards = sheet.getByRole('listitem').getByRole('button');
  await expect(cards).toHaveCount(stack.length + 1);
  // From the lowest to the one on top; what is covered says what it has lost.
  await expect(cards.last()).toHaveAccessibleName(new RegExp(`^${plan.card}, ${scene.name(plan.card)}`));
  await expect(cards.nth(-2)).toHaveAccessibleName(
    new RegExp(`^${lost}, .*Covered by ${scene.name(plan.card)}: the ability is lost`),
  );
  await expectAccessible(page);
  await expectNoSideways(page);
  const [lowest = 0] = stack;
  await person.press(cards.first());
  await expect(page.getByRole('dialog', { name: scene.name(lowest) })).toBeVisible();
  await expectAccessible(page);
});

test('undo past a card that was drawn asks and leaves a mark', async ({ page, context, address }) => {
  const scene = await Scene.begin(context, address, { seats: [{ kind: 'human' }, COMPUTER] });
  const before = scene.view;
  const person = await sit(page, address, scene);
  await person.pressDeck();
  await expect(person.ask.getByRole('heading')).toHaveText('Take the top card of the deck');
  expect(await person.go()).toBe('action');
  await person.press(person.undo);
  const question = page.getByRole('alertdialog', { name: 'Take back past something hidden?' });
  await expect(question).toContainText('The game is then marked as assisted.');
  await person.press(question.getByRole('button', { name: 'Undo', exact: true }));
  await expect(question).toHaveCount(0);
  // The turn was the person's before as well, so the host is asked until it has taken it back.
  await expect
    .poll(async () => {
      await scene.look();
      return scene.assisted;
    })
    .toBe(true);
  expect(scene.view.seats).toEqual(before.seats);
  await expect.poll(() => person.due()).toBe('action');
});

test(
  'a game waits on the home screen and goes on after a restart',
  { tag: '@once' },
  async ({ page, context, address, host }) => {
    const scene = await Scene.begin(context, address, { seed: '3' });
    await scene.hire(13);
    const person = await sit(page, address, scene);
    const seen = (): Promise<(string | null)[]> =>
      page.locator('[data-testid="table"] [data-pick]').evaluateAll((all) => all.map((one) => one.ariaLabel));
    const before = await seen();
    expect(before.length).toBeGreaterThan(15);
    const same = async (): Promise<void> => {
      await person.press(page.getByRole('link', { name: /^Continue Space Explorers/ }));
      await resume(person);
      await expect(person.turn).toContainText('Take or recruit');
      expect(await seen()).toEqual(before);
    };
    await person.press(page.getByRole('button', { name: 'Menu' }));
    await person.press(page.getByRole('dialog').getByRole('link', { name: 'Home' }));
    await same();
    await host.stop();
    await openHome(page, await host.start());
    await same();
  },
);

test('a hand of twenty leaves the plan free', { tag: '@small' }, async ({ page, context, address }) => {
  const scene = await Scene.begin(context, address);
  await scene.until(() => scene.view.turn === 0 && scene.hand(0).length >= 20);
  const plan = await scene.seek(({ payment }) => payment.cards.length > 0);
  const person = await sit(page, address, scene);
  await expect(page.locator('[data-part="mine"] [data-card]')).toHaveCount(scene.hand(0).length);
  await expectNoSideways(page);
  // The last one can be reached as well; on a phone the hand stands out of the lower edge.
  const last = page.locator('[data-part="mine"] [data-card]').last();
  await last.scrollIntoViewIfNeeded();
  const box = await last.boundingBox();
  expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  await expect(last).toBeInViewport({ ratio: 0.5 });
  await open(person, plan);
  await person.go();
  await scene.look();
  expect(scene.top(plan.division)).toBe(plan.card);
});
