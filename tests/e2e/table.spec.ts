// What a person meets at the table besides play that goes well: reasons, undo, the curtain, saves, languages.
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectLegible } from './legible';
import { expect, test } from './host';
import { Person } from './person';
import { deal, expectAccessible, expectNoSideways, isPhone, newGame, openHome, quick, toPage } from './steps';

/** A table where a person has a turn. */
async function sitDown(page: Page, address: string, seats: Parameters<typeof newGame>[1]): Promise<Person> {
  await deal(page, '7');
  await openHome(page, address);
  await quick(page);
  await newGame(page, seats, ['Rosa', 'Ines']);
  const person = new Person(page);
  await person.playUntil((due) => due === 'action');
  return person;
}

test('an impossible tap says why and leads to its rule', { tag: '@small' }, async ({ page, address }) => {
  const person = await sitDown(page, address, ['Person', 'Computer']);
  expect(await person.pickForDrill()).toBeGreaterThan(0);
  const reachable = await person.places();
  const far = ['A8', 'H8', 'D8'].find((space) => !reachable.includes(space)) ?? '';
  await person.pressSpace(far);
  await expect(person.why).toContainText('Why not?');
  await expect(person.why).toContainText(/must touch existing tunnel/);
  await expect(page.getByTestId('live-assertive')).toContainText(/must touch existing tunnel/);
  await person.why.getByRole('link', { name: /^Rule SM-\d+/ }).click();
  await expect(page).toHaveURL(/#\/rules\/super-motherload\/SM-\d+$/);
  await expect(page.getByRole('article').and(page.locator(':focus'))).toBeVisible();
  await page.goBack();
  await expect(person.bar.getByTestId('draw')).toBeVisible();
});

test('a press beside a reason takes it away and does what it says', { tag: '@small' }, async ({ page, address }) => {
  const person = await sitDown(page, address, ['Person', 'Computer']);
  expect(await person.pickForDrill()).toBeGreaterThan(0);
  const refuse = async (): Promise<void> => {
    const reachable = await person.places();
    await person.pressSpace(['A8', 'H8', 'D8'].find((space) => !reachable.includes(space)) ?? '');
    await expect(person.why).toBeVisible();
  };
  // Another seat is opened, and no reason waits behind it.
  await refuse();
  await person.press(page.getByRole('button', { name: /^Ines/ }));
  await expect(page.getByRole('dialog', { name: 'Ines' })).toBeVisible();
  await person.closeDrawer();
  await expect(person.why).toHaveCount(0);
  // One press puts the cards back.
  await refuse();
  await person.pressCancel();
  await expect(person.why).toHaveCount(0);
  await expect(person.bar.getByTestId('draw')).toBeVisible();
});

test('an impossible choice in the bar says why as well', async ({ page, address }) => {
  const person = await sitDown(page, address, ['Person', 'Computer']);
  await person.playUntil(async (due) => due === 'action' && (await person.actionsLeft()) === 0);
  // It looks dead and is said to be, but it answers.
  await person.bar.getByTestId('draw').click({ force: true });
  await expect(person.why).toContainText('You have no actions left this turn.');
});

test('undo is free at first, and past a reveal it asks and leaves a mark', async ({ page, address }) => {
  const person = await sitDown(page, address, ['Person', 'Computer']);
  const undo = page
    .getByTestId('undo')
    .or(page.getByRole('button', { name: /^Undo/ }))
    .first();
  const cards = await person.hand.getByRole('button').count();
  const actions = await person.actionsLeft();
  expect(await person.draw()).toBe(true);
  await expect(person.hand.getByRole('button')).toHaveCount(cards + 2);
  await person.press(undo);
  const question = page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .filter({ hasText: 'Take back past something hidden?' });
  await person.press(question.getByRole('button', { name: 'Undo', exact: true }));
  await expect(person.hand.getByRole('button')).toHaveCount(cards);
  expect(await person.actionsLeft()).toBe(actions);
  if (!isPhone(page)) await expect(page.getByRole('heading', { level: 1 })).toContainText('assisted');
});

test('several people share the device behind a curtain', { tag: '@small' }, async ({ page, address }) => {
  await deal(page, '7');
  await openHome(page, address);
  await quick(page);
  await newGame(page, ['Person', 'Person'], ['Rosa', 'Ines']);
  const person = new Person(page);
  expect(await person.ready()).toBe('curtain');
  await expect(page.getByRole('alertdialog', { name: /^Hand the device to (Rosa|Ines)$/ })).toBeVisible();
  await expect(person.hand.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
  const names = new Set<string>();
  await person.playUntil(async (due) => {
    if (due === 'curtain') names.add((await page.getByRole('alertdialog').getByRole('heading').textContent()) ?? '');
    return names.size === 2 && due === 'action';
  });
  expect([...names].sort()).toEqual(['Hand the device to Ines', 'Hand the device to Rosa']);
});

test('a game waits on the home screen and goes on after a restart', async ({ page, address, host }) => {
  const person = await sitDown(page, address, ['Person', 'Computer']);
  await person.draw();
  await person.ready();
  const hand = await person.hand.getByRole('button').evaluateAll((cards) => cards.map((card) => card.ariaLabel));
  const tunnel = await person.board
    .getByRole('gridcell', { name: 'tunnel' })
    .evaluateAll((cells) => cells.map((cell) => cell.ariaLabel));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Home' }).click();
  await page.getByRole('link', { name: /^Continue Super Motherload/ }).click();
  const same = async (): Promise<void> => {
    await person.ready();
    const cards = await person.hand.getByRole('button').evaluateAll((all) => all.map((card) => card.ariaLabel));
    expect(cards).toEqual(hand);
    const cells = await person.board
      .getByRole('gridcell', { name: 'tunnel' })
      .evaluateAll((all) => all.map((cell) => cell.ariaLabel));
    expect(cells).toEqual(tunnel);
  };
  await same();
  await host.stop();
  await openHome(page, await host.start());
  await page.getByRole('link', { name: /^Continue Super Motherload/ }).click();
  await same();
});

test('a damaged save says so and hides no other', { tag: '@once' }, async ({ page, address, host }) => {
  await sitDown(page, address, ['Person', 'Computer']);
  await host.stop();
  const saves = join(host.data, 'saves');
  const files = readdirSync(saves, { recursive: true, encoding: 'utf8' }).map((name) => join(saves, name));
  for (const file of files.filter((name) => statSync(name).isFile())) {
    const bytes = readFileSync(file);
    writeFileSync(
      file,
      bytes.map((byte, at) => (at > 40 ? byte ^ 0x5a : byte)),
    );
  }
  await page.goto('about:blank');
  await openHome(page, await host.start());
  if (isPhone(page)) await toPage(page, 'Saves');
  const panel = page.getByRole('region', { name: 'Saves' });
  await expect(panel.getByText('The file is damaged and cannot be opened.')).toBeVisible();
  await panel.locator('input[type=file]').setInputFiles({
    name: 'holiday.regolith',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('no save at all'),
  });
  await expect(
    page.getByRole('region', { name: 'Notices' }).getByText('This file is not a Regolith save.'),
  ).toBeVisible();
});

test('a save leaves as a file and comes back from it', async ({ page, address }) => {
  await sitDown(page, address, ['Person', 'Computer']);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Home' }).click();
  if (isPhone(page)) await toPage(page, 'Saves');
  const panel = page.getByRole('region', { name: 'Saves' });
  const menu = panel.getByRole('button', { name: /^More for/ });
  await menu.click();
  const leaving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Save a copy' }).click();
  const file = await (await leaving).path();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(panel.getByText('No saved games yet.')).toBeVisible();
  await panel.locator('input[type=file]').setInputFiles(file);
  await expect(panel.getByRole('link', { name: /^Open/ })).toBeVisible();
});

test(
  'the table can be read by everyone, and nothing hangs out of the page',
  { tag: '@small' },
  async ({ page, address }) => {
    const person = await sitDown(page, address, ['Person', 'Computer']);
    await expectAccessible(page);
    await expectNoSideways(page);
    await person.pickForDrill();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'nothing is written under 13 px, and every card of a large hand tells its name',
  { tag: '@small' },
  async ({ page, address }) => {
    const person = await sitDown(page, address, ['Person', 'Computer', 'Computer', 'Computer']);
    await expectLegible(page);
    for (let drawn = 0; drawn < 2; drawn++) expect(await person.draw()).toBe(true);
    expect(await person.hand.getByRole('button').count()).toBeGreaterThan(6);
    const sizes = [page.viewportSize(), ...(isPhone(page) ? [] : MORE_SIZES)];
    for (const size of sizes) {
      if (size !== null) await page.setViewportSize(size);
      await test.step(`${size?.width} × ${size?.height}`, async () => {
        await expect.poll(() => coveredNames(page)).toEqual([]);
        await expectLegible(page);
        await expectNoSideways(page);
      });
    }
    await page
      .getByRole('button', { name: /^Ada|^Moss|^Nine|^Ines/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectLegible(page);
  },
);
/** A small laptop, an upright tablet, and a large desk. */
const MORE_SIZES = [
  { width: 1280, height: 720 },
  { width: 820, height: 1180 },
  { width: 2560, height: 1440 },
];
/** Cards of the hand whose name lies in part under another card. */
function coveredNames(page: Page): Promise<string[]> {
  return page.getByRole('group', { name: 'Your hand' }).evaluate((hand) => {
    const cards = [...hand.querySelectorAll('button')];
    const names = cards.map((card) => card.getAttribute('aria-label')?.split(',')[0] ?? '');
    return names.filter((name, at) => {
      const words = [...(cards[at]?.querySelectorAll('text') ?? [])].find((text) => text.textContent === name);
      const box = words?.getBoundingClientRect();
      if (box === undefined) return true;
      const seen = document.elementsFromPoint(box.right - 1, box.top + box.height / 2);
      return seen.find((part) => part instanceof HTMLButtonElement) !== cards[at];
    });
  });
}

for (const [code, language] of [
  ['es', 'Español'],
  ['pl', 'Polski'],
] as const) {
  test(`the table speaks ${language}`, { tag: '@small' }, async ({ page, address }) => {
    const words = JSON.parse(readFileSync(join('messages', `${code}.json`), 'utf8')) as Record<string, unknown>;
    const word = (key: string): string => String(words[key]);
    await sitDown(page, address, ['Person', 'Computer']);
    await page.goBack();
    await page.evaluate(() => (window.location.hash = '#/settings'));
    await page.getByRole('radio', { name: language }).click();
    await page.goBack();
    await page.evaluate(() => (window.location.hash = '#/'));
    await page
      .getByRole('link', { name: /Super Motherload/ })
      .first()
      .click();
    const bar = page.getByRole('region', { name: word('play_bar_label') });
    for (const key of ['sm_draw', 'sm_drill', 'sm_bomb', 'sm_end']) await expect(bar).toContainText(word(key));
    await expect(page.getByRole('group', { name: word('sm_stacks') })).toBeVisible();
    await bar.getByTestId('end').click();
    await expect(bar).toContainText(word('sm_bar_end'));
  });
}
