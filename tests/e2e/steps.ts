// What a person does on the way to a table, by what is written and spoken.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export type Kind = 'Person' | 'Computer';

/** Whether the page is laid out for a phone: then it has tabs at its foot. */
export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 700;
}

/** Opens the page for the first time, by the link that the host prints. */
export async function openHome(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Regolith' })).toBeVisible();
  // The key is taken out of the address, so that it is not in the history.
  await expect(page).not.toHaveURL(/key=/);
}

/** Goes to a page of the frame by its link, at the foot on a phone and in the head elsewhere. */
export async function toPage(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click();
}

/** A game and the button that starts it. */
export type GameToBegin = readonly [game: string, start: string];
export const SUPER_MOTHERLOAD: GameToBegin = ['Super Motherload', 'Start digging'];
export const MINERALS: GameToBegin = ['Minerals', 'Start'];
export const SPACE_EXPLORERS: GameToBegin = ['Space Explorers', 'Begin the race'];

/** Fills the new-game sheet and starts. */
export async function newGame(
  page: Page,
  seats: readonly Kind[],
  names: readonly string[] = [],
  [game, start] = SUPER_MOTHERLOAD,
): Promise<void> {
  await page.getByRole('link', { name: `New game of ${game}` }).click();
  const sheet = page.getByRole('dialog', { name: `${game}: New game` });
  await sheet
    .getByRole('radiogroup', { name: 'Seats' })
    .getByRole('radio', { name: String(seats.length) })
    .click();
  for (const [index, kind] of seats.entries()) {
    const number = index + 1;
    await sheet
      .getByRole('radiogroup', { name: `Who plays seat ${number}` })
      .getByRole('radio', { name: kind })
      .click();
    const name = names[index];
    if (name !== undefined) await sheet.getByRole('textbox', { name: `Name for seat ${number}` }).fill(name);
  }
  await sheet.getByRole('button', { name: start, exact: true }).click();
  await expect(page).toHaveURL(/#\/table\//);
}

/** Nothing on the page may be out of reach for a screen reader, too faint, or without a name. */
export async function expectAccessible(page: Page): Promise<void> {
  // Colours on their way from one theme to the other are not what is read. What goes on for ever is.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((running) => running.playState !== 'running' || running.effect?.getTiming().iterations === Infinity),
  );
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'])
    .analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ html }) => html.slice(0, 160)),
  }));
  expect(found).toEqual([]);
}

/** The page never scrolls sideways. */
export async function expectNoSideways(page: Page): Promise<void> {
  const [inner, whole] = await page.evaluate(() => [window.innerWidth, document.documentElement.scrollWidth] as const);
  expect(whole).toBeLessThanOrEqual(inner);
}

/** From now on new games of this page are dealt by this seed, so that a flow is the same each time. */
export async function deal(page: Page, seed: string): Promise<void> {
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const host = socket.connectToServer();
    socket.onMessage((message) => {
      const text = message.toString();
      host.send(text.includes('"kind":"new-game"') ? seeded(text, seed) : text);
    });
  });
}

function seeded(text: string, seed: string): string {
  const message = JSON.parse(text) as { request: Record<string, unknown> };
  return JSON.stringify({ ...message, request: { ...message.request, seed } });
}

/** Settings for long flows: nothing moves, and computers are not waited for. */
export async function quick(page: Page): Promise<void> {
  await toPage(page, 'Settings');
  await page.getByRole('radiogroup', { name: 'Motion' }).getByRole('radio', { name: 'Reduced' }).click();
  await page.getByRole('radiogroup', { name: 'Computer turns' }).getByRole('radio', { name: 'Instant' }).click();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Regolith' })).toBeVisible();
}
