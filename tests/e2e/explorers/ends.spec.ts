// Both ends of a game (SE-23): the last project, and a full hub. Each brings on the last round, which is told.
import { expect, test } from '../host';
import { expectLegible } from '../legible';
import { expectAccessible, expectNoSideways } from '../steps';
import type { Pilot } from './pilot';
import { Scene } from './scene';
import { open, sit } from './sit';

/** The other person, who takes the device, is told of the last round, at their turn and in the log. */
async function expectLastRound(person: Pilot, words: string): Promise<void> {
  const { page } = person;
  await expect(page.getByRole('alertdialog', { name: 'Hand the device to Bruno' })).toBeVisible();
  await person.liftCurtain();
  await expect(person.turn).toContainText(/last round/i);
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog', { name: 'Log' })).toContainText(words);
  await person.closeDrawer();
}
/** The other seat takes its last turn; then the game is over, and the scores are the engine's. */
async function expectOver(person: Pilot, scene: Scene, words: string): Promise<void> {
  const { page } = person;
  await scene.look();
  expect(scene.view.step).toBe('action');
  await scene.until(() => scene.view.step === 'over');
  const scores = page.getByRole('dialog', { name: 'Final scores' });
  await expect(scores).toBeVisible();
  await expect(scores).toContainText(`The game is over: ${words}`);
  await expectAccessible(page);
  await expectLegible(page);
  await expectNoSideways(page);
  for (const [seat, name] of ['Ada', 'Bruno'].entries()) {
    await expect(scores.getByRole('columnheader', { name: new RegExp(name) })).toBeVisible();
    await expect(scores.getByRole('row', { name: /^Total/ })).toContainText(String(scene.view.seats[seat]?.points));
  }
  // Both have had the same number of turns.
  expect(scene.view.turns).toBe(scene.view.round * 2);
}

test('all projects are completed', { tag: '@small' }, async ({ page, context, address }) => {
  const scene = await Scene.begin(context, address, { seed: '1' });
  const [[first = 0, last = 0], theirs] = scene.pairs();
  await scene.play(
    [
      { kind: 'skills', projects: [first], but: 0, fly: true },
      { kind: 'skills', projects: theirs, but: 0, fly: true },
    ],
    () => scene.open.length === 1 && scene.view.step === 'action' && scene.view.turn === 0,
  );
  await scene.gather([last]);
  const person = await sit(page, address, scene);
  await expect(page.getByLabel(/^Projects completed: 3 of 4; largest hub: \d+ of 12/)).toBeVisible();
  await expect(person.ask).toContainText('This brings on the last round.');
  await person.pressConfirm();
  await expect(person.launch).toContainText('4 of 4 flown');
  await person.endLaunch();
  await expectLastRound(person, 'Ada has completed the last project: the last round is on.');
  await expect(page.getByLabel(/^Projects completed: 4 of 4; .*Last round/)).toBeVisible();
  await expectOver(person, scene, 'all projects are completed.');
});

test('a hub is full, and the asterisk cards score', async ({ page, context, address }) => {
  const scene = await Scene.begin(context, address, { seed: '3' });
  // One point for every two specialists in the hub.
  await scene.hire(36);
  await scene.play(
    [{ kind: 'staff', count: 11 }],
    () => scene.view.seats[0]?.specialists === 11 && scene.view.turn === 0 && scene.view.step === 'action',
  );
  const plan = await scene.seek(({ preview }) => preview?.lastRound === 'full-hub');
  const person = await sit(page, address, scene);
  await open(person, plan);
  await expect(person.plan).toContainText('Your hub then has 12 of 12 specialists.');
  await expect(person.plan).toContainText('This brings on the last round.');
  await person.go();
  if ((await person.due()) === 'project') await person.after(() => person.pressDecline());
  await expectLastRound(person, 'The hub of Ada has 12 specialists: the last round is on.');
  await expectOver(person, scene, 'a hub has reached 12 specialists.');
  const staff = scene.view.seats[0]?.hub.flat() ?? [];
  const base = staff.reduce((sum, card) => sum + scene.specialist(card).points, 0);
  const scores = page.getByRole('dialog', { name: 'Final scores' });
  await expect(
    scores
      .getByRole('row', { name: /^Specialists/ })
      .getByRole('cell')
      .nth(0),
  ).toHaveText(String(base));
  // 36 alone gives 6; others may add to it.
  const asterisks = Number(
    await scores
      .getByRole('row', { name: /^Asterisks/ })
      .getByRole('cell')
      .nth(0)
      .textContent(),
  );
  expect(asterisks).toBeGreaterThanOrEqual(6);
  expect(asterisks).toBe((scene.view.seats[0]?.points ?? 0) - base);
  // Each is explained: what it counts, and what that brings.
  const told = scores.getByRole('region', { name: 'Asterisks, one by one' });
  const pairs = Math.floor(staff.length / 2);
  await expect(
    told.getByRole('listitem', { name: new RegExp(`^${scene.name(36)}, .*${pairs} × 1, ${pairs} points$`) }),
  ).toBeVisible();
});
