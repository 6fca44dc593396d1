// A person sits down at a table that was laid for them.
import { expect, type Page } from '@playwright/test';
import type { Place } from './drawing';
import { openHome } from '../steps';
import { Digger } from './digger';
import type { Scene } from './scene';

/** Opens the table of a scene as the person whose turn it is. Nothing moves, so that a flow need not wait. */
export async function sit(page: Page, address: string, scene: Scene, language = 'en'): Promise<Digger> {
  await scene.set({ language, motion: 'reduced', speed: 'instant', theme: 'night' });
  await page.bringToFront();
  await openHome(page, address);
  await page.evaluate((path) => (window.location.hash = path), scene.path);
  await expect(page.getByTestId('table')).toBeAttached();
  const digger = new Digger(page);
  await resume(digger);
  return digger;
}
/** Lifts the curtain where there is one. */
export async function resume(digger: Digger): Promise<void> {
  const curtain = digger.page.getByRole('alertdialog');
  await expect(curtain.or(digger.slip.locator('b')).first()).toBeVisible();
  if (await curtain.isVisible()) {
    await digger.press(curtain.getByRole('button').first());
    await expect(curtain).toHaveCount(0);
  }
}

/** Ends the turn of the person who sits here, plays the next one's, and has the first one back. */
export async function others(digger: Digger, scene: Scene, ...moves: readonly Place[]): Promise<void> {
  if ((await digger.ready()) === 'after') {
    await digger.pressEnd();
    await digger.go();
  }
  // What is in view here has come from the host, so it is the other's turn there as well.
  await scene.look();
  await scene.moves(...moves);
  await expect(digger.page.getByRole('alertdialog')).toHaveCount(0);
  await expect.poll(() => digger.due()).toBe('move');
}
