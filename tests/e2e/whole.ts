// Whole games: how they begin by keyboard alone, and what is there at their end.
import { expect, type Locator, type Page } from '@playwright/test';
import { enter, tabTo } from './keys';
import { deal, type GameToBegin, openHome } from './steps';

/** Sits down as Rosa against a computer that is not waited for, from the home screen on by keyboard alone. */
export async function beginByKeys(page: Page, address: string, [game, start]: GameToBegin): Promise<void> {
  await deal(page, '23');
  await openHome(page, address);
  await enter(page, page.getByRole('link', { name: 'Settings', exact: true }));
  const speeds = page.getByRole('radiogroup', { name: 'Computer turns' });
  await tabTo(page, speeds.getByRole('radio', { name: 'Normal' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(speeds.getByRole('radio', { name: 'Instant' })).toBeChecked();
  await enter(page, page.getByRole('link', { name: 'Home', exact: true }));
  await enter(page, page.getByRole('link', { name: `New game of ${game}` }));
  const sheet = page.getByRole('dialog', { name: `${game}: New game` });
  await tabTo(page, sheet.getByRole('textbox', { name: 'Name for seat 1' }));
  await page.keyboard.type('Rosa');
  await enter(page, sheet.getByRole('button', { name: start, exact: true }));
  await expect(page).toHaveURL(/#\/table\//);
}

/** The score sheet, with a column for each of these. */
export async function finalScores(page: Page, ...names: readonly string[]): Promise<Locator> {
  const scores = page.getByRole('dialog', { name: 'Final scores' });
  await expect(scores).toBeVisible();
  for (const name of names) await expect(scores.getByRole('columnheader', { name: new RegExp(name) })).toBeVisible();
  return scores;
}

/** Rosa's game is over, and its score sheet leads home by keyboard alone. */
export async function endByKeys(page: Page): Promise<void> {
  const scores = await finalScores(page, 'Rosa');
  await enter(page, scores.getByRole('link', { name: 'Home' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Regolith' })).toBeVisible();
}
