// A person sits down at a table that was laid for them.
import { expect, type Page } from '@playwright/test';
import type { Plan } from '../../../src/lib/backend/bindings/space-explorers';
import { openHome } from '../steps';
import { Pilot } from './pilot';
import type { Scene } from './scene';

/** Opens the table of a scene as the person whose turn it is. Nothing moves, so that a flow need not wait. */
export async function sit(
  page: Page,
  address: string,
  scene: Scene,
  settings: Readonly<Record<string, unknown>> = {},
): Promise<Pilot> {
  await scene.set({ language: 'en', motion: 'reduced', speed: 'instant', theme: 'night', ...settings });
  await page.bringToFront();
  await openHome(page, address);
  await page.evaluate((path) => (window.location.hash = path), scene.path);
  await expect(page.getByTestId('table')).toBeAttached();
  const pilot = new Pilot(page);
  await resume(pilot);
  return pilot;
}
/** Lifts the curtain where there is one. */
export async function resume(pilot: Pilot): Promise<void> {
  const curtain = pilot.page.getByRole('alertdialog');
  await expect(curtain.or(pilot.turn.locator('b')).first()).toBeVisible();
  if (!(await curtain.isVisible())) return;
  await pilot.press(curtain.getByRole('button').first());
  await expect(curtain).toHaveCount(0);
}
/** While the first person waits, the others take a turn each, until it is the first one's again. */
export async function others(pilot: Pilot, scene: Scene): Promise<void> {
  // What is in view here has come from the host, so it is the other's turn there as well.
  await scene.look();
  await scene.until(() => scene.view.turn === 0);
  await expect(pilot.page.getByRole('alertdialog')).toHaveCount(0);
  await expect.poll(() => pilot.due()).toBe('action');
}
/** Opens the flight plan of a recruit, and chooses its division and its way. */
export async function open(person: Pilot, { card, division, way }: Plan): Promise<void> {
  await person.arrange(card);
  for (const choice of [
    person.plan.locator(`[data-choice="${division}"]`),
    person.plan.locator(`[data-way-choice="${way ?? 'plain'}"]`),
  ])
    if ((await choice.count()) > 0 && (await choice.getAttribute('aria-pressed')) === 'false')
      await person.toggle(choice);
}
