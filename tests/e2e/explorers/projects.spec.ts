// Projects at the end of a turn: one of two, with the help of an ability, two in one turn; and the launch.
import type { BrowserContext } from '@playwright/test';
import type { ProjectId } from '../../../src/lib/backend/bindings/space-explorers';
import { expect, test } from '../host';
import { expectAccessible, expectNoSideways } from '../steps';
import type { Pilot } from './pilot';
import { COMPUTER, Scene, total } from './scene';
import { sit } from './sit';

const SEED = '7';

/** Ada's hub serves two projects, and she has taken none. */
async function two(context: BrowserContext, address: string): Promise<[Scene, ProjectId, ProjectId]> {
  const scene = await Scene.begin(context, address, { seed: SEED });
  const [one = 0, other = 0] = scene.nearest(2);
  await scene.gather([one, other]);
  return [scene, one, other];
}
/** Takes the first card of the Center: the action of a turn that is about its end. */
async function take(person: Pilot, scene: Scene): Promise<void> {
  const [card = 0] = scene.view.center;
  await person.arrange(card);
  await person.after(() => person.pressTake());
}

test('of two projects in reach one is completed', { tag: '@small' }, async ({ page, context, address }) => {
  const [scene, one, other] = await two(context, address);
  const person = await sit(page, address, scene);
  await expect(person.turn).toContainText('Projects are in reach');
  await expect(person.ask.locator('[data-reach]')).toHaveCount(2);
  for (const project of [one, other]) {
    await expect(person.project(project)).toHaveAttribute('data-ready', 'true');
    await expect(person.project(project)).toHaveAccessibleName(/Ada has all the skills/);
  }
  await expect(person.confirm).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSideways(page);
  await person.press(person.ask.locator(`[data-reach="${one}"]`));
  await expect(person.ask.getByRole('heading')).toContainText(`Complete ${scene.projectName(one)}`);
  // Another mind: the other one.
  await person.press(person.ask.locator(`[data-reach="${other}"]`));
  await expect(person.ask.locator(`[data-reach="${one}"]`)).toHaveAttribute('aria-pressed', 'false');
  const { points } = scene.project(other);
  await expect(person.ask.getByRole('heading')).toHaveText(`Complete ${scene.projectName(other)} for ${points} points`);
  await expect(person.confirm).toHaveText(`Complete+${points}`);
  const before = scene.view.seats[0]?.points ?? 0;
  await person.pressConfirm();
  await expect(person.launch).toHaveAccessibleName(`${scene.projectName(other)} is flying`);
  await expect(person.launch).toContainText('You complete the project');
  await expect(person.launch).toContainText('1 of 4 flown');
  await expectAccessible(page);
  await expectNoSideways(page);
  await person.endLaunch();
  await scene.look();
  expect(scene.view.turn).toBe(1);
  expect(scene.view.seats[0]?.points).toBe(before + points);
  expect(scene.view.projects.find(({ project }) => project === other)?.taken).toEqual({
    seat: 0,
    round: scene.view.round,
  });
  expect(scene.open).toContain(one);
});

test('a project in reach may be left', { tag: '@once' }, async ({ page, context, address }) => {
  const [scene, one, other] = await two(context, address);
  const person = await sit(page, address, scene);
  await person.after(() => person.pressDecline());
  await scene.look();
  expect(scene.view.turn).toBe(1);
  expect(scene.open).toEqual(expect.arrayContaining([one, other]));
});

for (const [card, division, seed, tokens, words] of [
  [19, 'testing', '8', 2, '2 tokens of your choice go to Bruno'],
  [56, 'space-flight', '9', 1, '1 token of your choice goes to Bruno'],
] as const)
  test(`a project is completed with the help of ${card}`, async ({ page, context, address }) => {
    const scene = await Scene.begin(context, address, { seed });
    await scene.hire(card);
    const [project = 0] = scene.nearest(1, [division]);
    await scene.gather([project], 1);
    const person = await sit(page, address, scene);
    await take(person, scene);
    await expect(person.turn).toContainText(/projects? (is|are) in reach/i);
    const reach = person.ask.locator(`[data-reach="${project}"]`);
    if ((await reach.getAttribute('aria-pressed')) === 'false') await person.press(reach);
    await expect(person.ask).toContainText(`It works with ${scene.role(card)}.`);
    await expect(person.ask).toContainText(words);
    const used = person.ask.locator('[data-source^="token-"][aria-pressed="true"]');
    await expect(used).toHaveCount(tokens);
    await test.step('another token goes instead', async () => {
      const idle = person.ask.locator('[data-source^="token-"][aria-pressed="false"]').last();
      const mark = await idle.getAttribute('data-source');
      await person.press(idle);
      await expect(person.ask.locator(`[data-source="${mark ?? ''}"]`)).toHaveAttribute('aria-pressed', 'true');
      await expect(used).toHaveCount(tokens);
    });
    await scene.look();
    const had = total(scene.view.seats[1]?.tokens ?? []);
    await person.pressConfirm();
    await person.endLaunch();
    await scene.look();
    expect(scene.open).not.toContain(project);
    expect(total(scene.view.seats[1]?.tokens ?? [])).toBe(had + tokens);
    expect(scene.top(division)).toBe(card);
  });

test('two projects in one turn, and a specialist after the first', async ({ page, context, address }) => {
  const scene = await Scene.begin(context, address, { seed: '32' });
  await scene.gather(scene.nearest(2));
  await scene.hire(33, 55);
  const person = await sit(page, address, scene);
  await take(person, scene);
  await expect(person.turn).toContainText('Projects are in reach');
  const reach = person.ask.locator('[data-reach]');
  const many = await reach.count();
  expect(many).toBeGreaterThanOrEqual(2);
  await person.press(reach.first());
  await person.pressConfirm();
  await person.endLaunch();
  await expect(person.turn).toContainText('Take a specialist from the Center');
  await scene.look();
  const [card = 0] = scene.view.center;
  await person.pressCard(card, true);
  await person.go();
  await expect(person.held(card)).toHaveCount(1);
  await expect(reach).toHaveCount(many - 1);
  if (!(await person.confirm.isVisible())) await person.press(reach.first());
  await person.pressConfirm();
  await person.endLaunch();
  await scene.look();
  expect(scene.view.projects.filter(({ taken }) => taken?.seat === 0)).toHaveLength(2);
  expect(scene.view.turn).toBe(1);
});

test(
  'a launch is seen to its end or skipped, and stands still for who wants that',
  { tag: '@once' },
  async ({ page, context, address }) => {
    const [scene, one, other] = await two(context, address);
    const person = await sit(page, address, scene, { motion: 'full' });
    await person.press(person.ask.locator(`[data-reach="${one}"]`));
    await person.pressConfirm();
    await expect(person.launch).toHaveClass(/se-launching/);
    await test.step('a tap brings the picture to its end', async () => {
      await page.mouse.click(300, 200);
      await expect(person.launch).not.toHaveClass(/se-launching/);
      await expect(person.launch).toContainText(`+${scene.project(one).points}`);
      await expect(person.launch.getByRole('button', { name: 'Go on' })).toBeVisible();
    });
    await page.keyboard.press('Enter');
    await expect(person.launch).toHaveCount(0);
    await test.step('with reduced motion nothing moves', async () => {
      await scene.look();
      await scene.set({ language: 'en', motion: 'reduced', speed: 'instant', theme: 'night' });
      await scene.until(() => scene.view.turn === 0);
      const [again] = [await sit(page, address, scene, { motion: 'reduced' })];
      await take(again, scene);
      await again.press(again.ask.locator(`[data-reach="${other}"]`).first());
      await again.pressConfirm();
      await expect(again.launch).toBeVisible();
      await expect(again.launch).toHaveClass(/reduced/);
      await expect(again.launch).not.toHaveClass(/se-launching/);
      await expect(again.launch).toContainText(`+${scene.project(other).points}`);
      const long = await page.evaluate(
        () =>
          document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) > 250)
            .length,
      );
      expect(long).toBe(0);
    });
  },
);

test('a rival’s launch is small, over their panel, and goes by itself', async ({ page, context, address }) => {
  test.setTimeout(150_000);
  const scene = await Scene.begin(context, address, { seed: '5', seats: [{ kind: 'human' }, COMPUTER] });
  const mine = async (): Promise<void> => {
    await expect
      .poll(async () => {
        await scene.look();
        return scene.toAct;
      })
      .toBe(0);
  };
  const flown = (): number => scene.view.projects.filter(({ taken }) => taken?.seat === 1).length;
  // Until the computer has a project all but in reach.
  await mine();
  while (Math.min(...scene.open.map((project) => scene.lack([project], 1))) > 1) {
    const [card = 0] = scene.view.center;
    await scene.act(scene.view.step === 'action' ? { take: card } : 'decline');
    await mine();
  }
  expect(flown()).toBe(0);
  const person = await sit(page, address, scene, { speed: 'normal' });
  const small = page.getByTestId('launch-short');
  let begun = false;
  const seen = small.waitFor({ timeout: 120_000 }).then(async () => {
    begun = true;
    // While it is in view: what it says and where it is.
    const said = await small.textContent({ timeout: 800 });
    const [box, panel, line] = [
      await small.boundingBox({ timeout: 800 }),
      await person.seat(1).boundingBox(),
      await person.turn.boundingBox(),
    ];
    return { said, box, panel, line };
  });
  // Whoever waits takes cards; the computer flies when it can.
  const waiting = (): boolean => !begun;
  while (waiting()) {
    const due = await person.ready();
    if (due === 'project') await person.after(() => person.pressDecline());
    else await take(person, scene);
    await scene.look();
  }
  const { said, box, panel, line } = await seen;
  await mine();
  const taken = scene.view.projects.find((one) => one.taken?.seat === 1);
  expect(said).toContain(scene.projectName(taken?.project ?? 0));
  expect(said).toContain(`+${scene.project(taken?.project ?? 0).points}`);
  if (box === null || panel === null || line === null) throw new Error('the launch has no place');
  // Over the panel, or right below it where the panel touches the line that tells of it: that line can be read.
  expect(box.x + box.width / 2).toBeGreaterThan(panel.x);
  expect(box.x + box.width / 2).toBeLessThan(panel.x + panel.width);
  expect(box.y).toBeLessThan(panel.y + panel.height + 12);
  expect(box.y + box.height).toBeGreaterThan(panel.y);
  const aside = box.x + box.width <= line.x || box.x >= line.x + line.width;
  expect(aside || box.y >= line.y + line.height).toBe(true);
  // Nobody has to do anything about it, and the large one is for one's own.
  await expect(small).toHaveCount(0);
  await expect(person.launch).toHaveCount(0);
  await expect.poll(() => person.due()).toBe('action');
});
