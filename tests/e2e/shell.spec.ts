// The frame around the games: home, languages, settings, rulebook, a link that is no longer good.
import { expectLegible } from './legible';
import { expect, test } from './host';
import { expectAccessible, expectNoSideways, isPhone, newGame, openHome, toPage } from './steps';

test('home leads to a new game and on to its table', { tag: '@small' }, async ({ page, address }) => {
  await openHome(page, address);
  await expectAccessible(page);
  await expectNoSideways(page);
  await newGame(page, ['Person', 'Computer']);
});

test('no page is taller than the window unless what stands on it is', { tag: '@small' }, async ({ page, address }) => {
  await openHome(page, address);
  for (const path of ['#/', '#/saves', '#/settings', '#/about']) {
    await page.evaluate((to) => (window.location.hash = to), path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByText('Loading …')).toHaveCount(0);
    const seen = await page.evaluate(() => {
      window.scrollTo(0, 1e6);
      const heightOf = (part: Element | null | undefined): number => part?.getBoundingClientRect().height ?? 0;
      const [main] = document.getElementsByTagName('main');
      const head = document.querySelector('header');
      const foot = main?.parentElement?.querySelector(':scope > nav');
      // What stands on the page: its head, the natural height of its content, and the tabs of a phone.
      const content = [...(main?.children ?? [])].reduce((sum, child) => sum + heightOf(child), 0);
      return {
        page: document.documentElement.scrollHeight,
        needed: Math.ceil(Math.max(window.innerHeight, heightOf(head) + content + heightOf(foot))),
        foot: foot === null || foot === undefined || heightOf(foot) === 0 ? null : foot.getBoundingClientRect().bottom,
        window: window.innerHeight,
      };
    });
    expect(seen.page, path).toBeLessThanOrEqual(seen.needed);
    // A phone's tabs lie at the foot of the window, also at the end of the page.
    if (isPhone(page)) expect(seen.foot, path).toBeCloseTo(seen.window, 0);
  }
});

test('rules and settings lead back to the table they were opened from', async ({ page, address }) => {
  await openHome(page, address);
  await newGame(page, ['Person', 'Computer']);
  const table = page.url();
  for (const name of ['Settings', 'Rules']) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name }).click();
    await page.getByRole('link', { name: 'Back to the game' }).click();
    await expect(page).toHaveURL(table);
    await expect(page.getByTestId('table')).toBeVisible();
  }
});

test('the new-game sheet can be read by everyone', { tag: '@small' }, async ({ page, address }) => {
  await openHome(page, address);
  await page.getByRole('link', { name: 'New game of Super Motherload' }).click();
  await page.getByRole('radiogroup', { name: 'Seats' }).getByRole('radio', { name: '4' }).click();
  await expect(page.getByRole('listitem', { name: 'Seat 4' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('three languages, and the choice is kept', { tag: '@once' }, async ({ page, address }) => {
  await openHome(page, address);
  await toPage(page, 'Settings');
  await page.getByRole('radiogroup', { name: 'Language' }).getByRole('radio', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByRole('radio', { name: 'Polski' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ustawienia' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Ustawienia' })).toBeVisible();
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('a name that nobody typed follows the language', { tag: '@once' }, async ({ page, address }) => {
  await openHome(page, address);
  await newGame(page, ['Person', 'Person'], ['', 'Ines']);
  const curtain = page.getByRole('alertdialog');
  await expect(curtain).toBeVisible();
  await curtain.getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Open Player 1, Ines' })).toBeVisible();
  await page.evaluate(() => (window.location.hash = '#/settings'));
  await page.getByRole('radio', { name: 'Español' }).click();
  await page.evaluate(() => (window.location.hash = '#/'));
  await expect(page.getByRole('link', { name: 'Abrir Jugador 1, Ines' })).toBeVisible();
});

test('nothing in the frame is written under 13 px', { tag: '@small' }, async ({ page, address }) => {
  await openHome(page, address);
  for (const path of ['#/saves', '#/new/super-motherload', '#/new/minerals', '#/settings', '#/about', '#/rules']) {
    await page.evaluate((to) => (window.location.hash = to), path);
    await expect(path.includes('new') ? page.getByRole('dialog') : page.getByRole('main')).toBeVisible();
    await expect(page.getByText('Loading …')).toHaveCount(0);
    // Figures in the windows into the worlds are part of the scene.
    await expectLegible(page, '[aria-hidden="true"] svg');
  }
});

test.describe('a browser in Polish', () => {
  test.use({ locale: 'pl-PL' });
  test('is spoken to in Polish from the start', { tag: '@once' }, async ({ page, address }) => {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    await expect(page.getByText('Nowa gra').first()).toBeAttached();
  });
});

test('settings are kept and can be read by everyone', { tag: '@small' }, async ({ page, address }) => {
  await openHome(page, address);
  await toPage(page, 'Settings');
  await expectAccessible(page);
  await expectNoSideways(page);
  await page.getByRole('radiogroup', { name: 'Theme' }).getByRole('radio', { name: 'Day' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
  await expectAccessible(page);
  await page.getByRole('radiogroup', { name: 'Motion' }).getByRole('radio', { name: 'Reduced' }).click();
  await page.getByRole('radiogroup', { name: 'Computer turns' }).getByRole('radio', { name: 'Instant' }).click();
  const confirm = page.getByRole('switch', { name: /Confirm before acting/ });
  const before = await confirm.isChecked();
  await confirm.click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
  await expect(page.getByRole('radio', { name: 'Instant' })).toBeChecked();
  await expect(confirm).toBeChecked({ checked: !before });
});

test('the rulebook opens at a rule and can be searched', { tag: '@small' }, async ({ page, address }) => {
  await openHome(page, address);
  await toPage(page, 'Rules');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => (window.location.hash = '#/rules/super-motherload'));
  await expect(page.getByRole('heading', { name: 'Super Motherload' })).toBeVisible();
  await expectNoSideways(page);
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('SM-26');
  await expect(
    page.getByRole('article').filter({ has: page.getByRole('link', { name: 'SM-26', exact: true }) }),
  ).toBeVisible();
  await page.evaluate(() => (window.location.hash = '#/rules/super-motherload/SM-36'));
  const rule = page.locator('#SM-36');
  await expect(rule).toBeInViewport();
  await expect(rule).toBeFocused();
  await expectAccessible(page);
});

test('a link of another run lets nobody in', { tag: '@once' }, async ({ page, address }) => {
  const stale = address.replace(/key=.*/, 'key=AAAAAAAAAAAAAAAAAAAAAA');
  expect(stale).not.toBe(address);
  await page.goto(stale);
  await expect(page.getByText('This link is no longer valid. Ask the host for a new one.').first()).toBeVisible();
});

test('a host that ends is told at once', { tag: '@once' }, async ({ page, address, host }) => {
  await openHome(page, address);
  await host.stop();
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect(notices.getByText('The connection to the table is lost.')).toBeVisible();
});
