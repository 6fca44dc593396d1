// A board of Minerals built by hand: by pointer and by keys, what is wrong with it told and shown, kept, and given as text.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './host';
import { expectAccessible, expectNoSideways, isPhone, openHome } from './steps';

const SEED = '417';

/** The builder of boards, as a person has it before them. */
class Builder {
  readonly page: Page;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: 'New board' });
  }

  get grid(): Locator {
    return this.dialog.getByRole('grid');
  }
  get start(): Locator {
    return this.dialog.getByRole('button', { name: 'Start', exact: true });
  }
  cells(name: RegExp): Locator {
    return this.dialog.getByRole('gridcell', { name });
  }
  async choose(brush: RegExp): Promise<void> {
    await this.dialog.getByRole('radiogroup', { name: 'Paint with' }).getByRole('radio', { name: brush }).click();
  }
  /** Presses a point of the page, by finger where there is one. */
  async press([x, y]: readonly [number, number]): Promise<void> {
    if (isPhone(this.page)) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }
  async middle(cell: Locator): Promise<readonly [number, number]> {
    const box = await cell.boundingBox();
    if (box === null) throw new Error('the hex is not in view');
    return [box.x + box.width / 2, box.y + box.height / 2];
  }
  async pressCell(cell: Locator): Promise<void> {
    await this.press(await this.middle(cell));
  }
  /** A point of the stage, in hundredths of its size. */
  async at(x: number, y: number): Promise<readonly [number, number]> {
    const box = await this.dialog.getByTestId('board-stage').boundingBox();
    if (box === null) throw new Error('there is no stage');
    return [box.x + (box.width * x) / 100, box.y + (box.height * y) / 100];
  }
  /** Draws from one point of the stage to another without lifting. */
  async drag(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
    const [[ax, ay], [bx, by]] = [await this.at(...from), await this.at(...to)];
    if (!isPhone(this.page)) {
      await this.page.mouse.move(ax, ay);
      await this.page.mouse.down();
      await this.page.mouse.move(bx, by, { steps: 12 });
      await this.page.mouse.up();
      return;
    }
    const cdp = await this.page.context().newCDPSession(this.page);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: ax, y: ay }] });
    for (let i = 1; i <= 12; i++) {
      const point = { x: ax + ((bx - ax) * i) / 12, y: ay + ((by - ay) * i) / 12 };
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
    }
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
  async clear(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Clear' }).click();
    await this.laid(0);
  }
  /** Waits until the engine has counted so many tiles. */
  async laid(count: number): Promise<void> {
    await expect(this.dialog.getByText(`${count} of 118 laid`).first()).toBeVisible();
    await expect(this.grid).toHaveAccessibleName(count === 1 ? 'Board, 1 tile' : `Board, ${count} tiles`);
  }
  /** The words on the board that say so, in the list or in the ribbon of a phone. */
  says(words: RegExp): Locator {
    return this.dialog.getByText(words).first();
  }
  /** Opens the list of all faults where it is not in view. */
  async list(): Promise<void> {
    const more = this.dialog.getByRole('button', { name: /^Show the list/ });
    if (await more.isVisible()) await more.click();
  }
  async show(what: RegExp): Promise<void> {
    const button = this.dialog.getByRole('button', { name: what });
    if (!(await button.isVisible())) await this.list();
    await button.click();
  }
  async boards(): Promise<Locator> {
    await this.dialog.getByRole('button', { name: 'Boards' }).click();
    return this.page.getByRole('dialog', { name: 'Boards' });
  }
  /** Reads a board from a text; answers the sheet, which closes when that went well. */
  async read(text: string): Promise<Locator> {
    const sheet = await this.boards();
    await sheet.getByRole('textbox', { name: 'Read a board from text' }).fill(text);
    await sheet.getByRole('button', { name: 'Read' }).click();
    return sheet;
  }
  /** The text of the board in hand. */
  async text(): Promise<string> {
    const sheet = await this.boards();
    const text = await sheet.getByRole('textbox', { name: 'This board as text' }).inputValue();
    await sheet.getByRole('button', { name: 'Close' }).click();
    return text;
  }
}

async function openSheet(page: Page, address: string): Promise<Locator> {
  await openHome(page, address);
  await page.getByRole('link', { name: 'New game of Minerals' }).first().click();
  return page.getByRole('dialog', { name: 'Minerals: New game' });
}
/** Opens the builder with the island of a known seed. */
async function openBuilder(page: Page, address: string): Promise<Builder> {
  const sheet = await openSheet(page, address);
  await sheet.getByRole('radio', { name: 'Island' }).click();
  await sheet.getByRole('textbox', { name: 'Seed' }).fill(SEED);
  await sheet.getByRole('textbox', { name: 'Seed' }).press('Tab');
  await sheet.getByRole('button', { name: 'Retouch' }).click();
  const builder = new Builder(page);
  await builder.laid(118);
  return builder;
}
/** A drawing with the digits that belong to it, as the format says. */
function written(drawing: string): string {
  const sum = Array.from(drawing).reduce((check, letter) => (check * 257 + letter.charCodeAt(0)) % 65521, 1);
  return `${drawing}#${sum.toString(16).padStart(4, '0')}`;
}

test(
  'the sheet starts a game with what was chosen, and has it again next time',
  { tag: '@small' },
  async ({ page, address }) => {
    const sheet = await openSheet(page, address);
    await expectAccessible(page);
    await expectNoSideways(page);
    await sheet.getByRole('radiogroup', { name: 'Seats' }).getByRole('radio', { name: '4' }).click();
    await expect(sheet.getByRole('img', { name: 'Pawn D' })).toBeVisible();
    await sheet.getByRole('radio', { name: 'Ring' }).click();
    await sheet.getByRole('textbox', { name: 'Seed' }).fill('99');
    await sheet.getByRole('button', { name: /^Tools/ }).click();
    await sheet
      .getByRole('radiogroup', { name: 'Tool paid with kyanite' })
      .getByRole('radio', { name: 'Sack' })
      .click();
    await sheet.getByRole('radio', { name: 'Sudden' }).click();
    await sheet.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page).toHaveURL(/#\/table\//);
    await expect(page.getByTestId('table')).toBeVisible();
    await page.goto(address);
    await page.getByRole('link', { name: 'New game of Minerals' }).first().click();
    await expect(sheet.getByRole('radio', { name: 'Ring' })).toBeChecked();
    await expect(sheet.getByRole('textbox', { name: 'Seed' })).toHaveValue('99');
    await expect(sheet.getByRole('radio', { name: 'Sudden' })).toBeChecked();
    await expect(sheet.getByRole('button', { name: /^Tools/ })).toContainText('1 side chosen');
  },
);

/** What a page that was looked at before has brought along must not move what stands here. */
test('each board is shown in its choice, after the settings too', { tag: '@once' }, async ({ page, address }) => {
  await openHome(page, address);
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('switch').first()).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('link', { name: 'New game of Minerals' }).click();
  const choices = page.getByRole('radiogroup', { name: 'Board' }).getByRole('radio');
  await expect(choices).toHaveCount(7);
  // Each in one look, because the sheet is still on its way up.
  const within = (): Promise<boolean[]> =>
    choices.evaluateAll((all) =>
      all.map((choice) => {
        const [outer, inner] = [choice.getBoundingClientRect(), choice.querySelector('svg')?.getBoundingClientRect()];
        if (inner === undefined) return false;
        const beside = inner.left >= outer.left && inner.right <= outer.right;
        return beside && inner.top >= outer.top && inner.bottom <= outer.bottom;
      }),
    );
  await expect.poll(within).toEqual(Array(7).fill(true));
});

test('a generated board is changed by hand and played on', { tag: '@small' }, async ({ page, address }) => {
  const builder = await openBuilder(page, address);
  await expectAccessible(page);
  await expectNoSideways(page);
  const [white] = await builder.cells(/: wollastonite$/).all();
  const [blue] = await builder.cells(/: kyanite$/).all();
  if (white === undefined || blue === undefined) throw new Error('the island has both');
  const [a, b] = [await builder.middle(white), await builder.middle(blue)];
  await builder.choose(/^rub out/);
  await builder.press(a);
  await builder.press(b);
  await builder.laid(116);
  await expect(builder.start).toHaveAttribute('aria-disabled', 'true');
  await expect(builder.start).toHaveAccessibleDescription(/^Mend the /);
  await builder.choose(/^kyanite, 1 left/);
  await builder.press(a);
  await builder.choose(/^wollastonite, 1 left/);
  await builder.press(b);
  await builder.laid(118);
  await expect(builder.start).toHaveAttribute('aria-disabled', 'false');
  // All are laid: a further one is refused in words.
  await builder.press(a);
  await expect(builder.says(/^All tiles of wollastonite are laid/)).toBeVisible();
  await builder.start.click();
  await expect(page).toHaveURL(/#\/table\//);
  await expect(page.getByTestId('table')).toBeVisible();
});

test('keys alone change a board and start a game on it', async ({ page, address }) => {
  const builder = await openBuilder(page, address);
  const focused = page.locator(':focus');
  for (let i = 0; i < 40 && (await focused.getAttribute('role')) !== 'gridcell'; i++) await page.keyboard.press('Tab');
  await expect(focused).toHaveAttribute('role', 'gridcell');
  const first = await focused.getAttribute('data-hex');
  const kind = (await focused.getAttribute('data-kind')) ?? '';
  // Six ways there and back.
  for (const [there, back] of ['da', 'xq', 'ze'].map((pair) => [pair.charAt(0), pair.charAt(1)] as const)) {
    await page.keyboard.press(there);
    await expect(focused).not.toHaveAttribute('data-hex', first ?? '');
    await page.keyboard.press(back);
    await expect(focused).toHaveAttribute('data-hex', first ?? '');
  }
  await page.keyboard.press('0');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('live-polite')).toContainText('Rubbed out');
  await builder.laid(117);
  await expect(focused).toHaveAttribute('data-hex', first ?? '');
  const kinds = ['wollastonite', 'kyanite', 'tourmaline', 'anthracite', 'orpiment'];
  await page.keyboard.press(String(kinds.indexOf(kind) + 1));
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAccessibleName(new RegExp(`: ${kind}$`));
  await builder.laid(118);
  await page.keyboard.press('Control+z');
  await builder.laid(117);
  await page.keyboard.press('Control+Shift+z');
  await builder.laid(118);
  await builder.start.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/table\//);
});

test('a board grows from nothing, tile by tile and by strokes that are taken back', async ({ page, address }) => {
  const builder = await openBuilder(page, address);
  await builder.clear();
  await builder.choose(/^wollastonite/);
  await builder.press(await builder.at(50, 45));
  await builder.laid(1);
  await expect(builder.says(/^1 tile touches no other$/)).toBeVisible();
  // Dots: the six hexes around it.
  await expect(builder.cells(/empty, a tile may lie here$/)).toHaveCount(6);
  await builder.choose(/^tourmaline/);
  for (let more = 2; more <= 3; more++) {
    const open = builder.cells(/empty, a tile may lie here$/);
    // The next one clockwise touches both that lie there.
    await builder.pressCell(more === 2 ? open.first() : await betweenBoth(builder));
    await builder.laid(more);
  }
  await builder.list();
  await expect(builder.says(/^Every tile touches two others$/)).toBeVisible();
  if (isPhone(page)) await builder.dialog.getByRole('button', { name: 'Close' }).click();
  await builder.choose(/^kyanite/);
  await builder.drag([20, 70], [80, 70]);
  await expect(builder.cells(/: kyanite/).nth(2)).toBeAttached();
  await builder.dialog.getByRole('button', { name: 'Undo stroke' }).click();
  await builder.laid(3);
  await builder.dialog.getByRole('button', { name: 'Redo stroke' }).click();
  await expect(builder.cells(/: kyanite/).nth(2)).toBeAttached();
});

/** An empty hex that touches every tile there is: two of them. */
async function betweenBoth(builder: Builder): Promise<Locator> {
  const tiles = await builder.grid.locator('[data-hex]:not([data-kind="none"])').all();
  const spots = await Promise.all(tiles.map((tile) => builder.middle(tile)));
  for (const cell of await builder.cells(/empty, a tile may lie here$/).all()) {
    const [x, y] = await builder.middle(cell);
    const width = (await cell.boundingBox())?.width ?? 0;
    if (spots.every(([sx, sy]) => Math.hypot(sx - x, sy - y) < width * 1.2)) return cell;
  }
  throw new Error('no hex touches both');
}

test(
  'a lone tile, a part that lies apart and wrong counts are told and shown in their place',
  { tag: '@small' },
  async ({ page, address }) => {
    const builder = await openBuilder(page, address);
    const sheet = await builder.read(written('ooooooo/1oo/20ww'));
    await expect(sheet).toBeHidden();
    await builder.laid(11);
    await builder.list();
    await expect(builder.says(/^Too many: 4 orpiments$/)).toBeVisible();
    await builder.show(/^Show: Too many: 4 orpiments/);
    await expect(page.locator(':focus')).toHaveAccessibleName(/: orpiment/);
    await builder.show(/^Show: 1 part lies apart/);
    await expect(page.locator(':focus')).toHaveAccessibleName(/: wollastonite, .*apart from the board/);
    await builder.show(/^Show: \d+ tiles touch fewer than two others/);
    await expect(page.locator(':focus')).toHaveAccessibleName(/touches only one tile/);
    await builder.list();
    await expect(builder.says(/^Still to lay: 51 wollastonites/)).toBeVisible();
    await expect(builder.start).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page);

    // A lone tile far from a lawful board.
    await builder.read(written('www/www/6w'));
    await builder.show(/^Show: 1 tile touches no other/);
    await expect(page.locator(':focus')).toHaveAccessibleName(/touches no tile, apart from the board/);
  },
);

test(
  'a damaged text is refused with its reason and place, in the language in use',
  { tag: '@once' },
  async ({ page, address }) => {
    const builder = await openBuilder(page, address);
    const text = await builder.text();
    const sheet = await builder.read(text.replace(/^(.{6})./, '$1x'));
    const alert = sheet.getByRole('alert');
    await expect(alert).toHaveText(/^Row \d+, character \d+: “x” stands for nothing here\.$/);
    const field = sheet.getByRole('textbox', { name: 'Read a board from text' });
    await expect(field).toBeFocused();
    const marked = await field.evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    );
    expect(marked).toBe('x');
    await expectAccessible(page);
    const read = sheet.getByRole('button', { name: 'Read' });
    await field.fill(text.slice(0, -8));
    await read.click();
    await expect(alert).toHaveText(/^After row \d+ the end is missing/);
    await field.fill(`${text.slice(0, -2)}zz`);
    await read.click();
    await expect(alert).toHaveText(/four digits must stand.*character 3/);
    // Two neighbours changed places.
    await field.fill(text.replace(/kw|wk/, (two) => two.charAt(1) + two.charAt(0)));
    await read.click();
    await expect(alert).toHaveText(/does not match its last four digits/);
    // The board in hand is what it was.
    await sheet.getByRole('button', { name: 'Close' }).click();
    await builder.laid(118);
  },
);

test(
  'a board goes away as text, comes back the same, and is kept on the device',
  { tag: '@once' },
  async ({ page, address }) => {
    const builder = await openBuilder(page, address);
    const text = await builder.text();
    await builder.clear();
    await expect(await builder.read(`${text.slice(0, 30)}\n  ${text.slice(30)}`)).toBeHidden();
    await builder.laid(118);
    expect(await builder.text()).toBe(text);

    const sheet = await builder.boards();
    await sheet.getByRole('textbox', { name: 'Save this board as' }).fill('Lagoon');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await sheet.getByRole('button', { name: 'Rename Lagoon' }).click();
    await sheet.getByRole('textbox', { name: 'Rename Lagoon' }).fill('Blue lagoon');
    await page.keyboard.press('Enter');
    await sheet.getByRole('button', { name: 'Delete Blue lagoon' }).click();
    await expect(sheet.getByText('“Blue lagoon” is deleted.')).toBeVisible();
    await sheet.getByRole('button', { name: 'Undo' }).click();
    await expect(sheet.getByRole('button', { name: 'Open Blue lagoon' })).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await builder.clear();

    // Another day.
    await page.reload();
    await page.getByRole('dialog', { name: 'Minerals: New game' }).getByRole('button', { name: 'Retouch' }).click();
    const again = await builder.boards();
    await again.getByRole('button', { name: 'Open Blue lagoon' }).click();
    await expect(again).toBeHidden();
    await builder.laid(118);
    expect(await builder.text()).toBe(text);
    await builder.dialog.getByRole('button', { name: 'Back to the game' }).click();
    const game = page.getByRole('dialog', { name: 'Minerals: New game' });
    await expect(game.getByText('Your board is ready to play on.')).toBeVisible();
    await game.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page).toHaveURL(/#\/table\//);
  },
);

test(
  'an unfinished board is kept, and the sheet says why it cannot start on it',
  { tag: '@once' },
  async ({ page, address }) => {
    const builder = await openBuilder(page, address);
    await builder.choose(/^rub out/);
    await builder.pressCell(builder.cells(/: wollastonite$/).first());
    await builder.laid(117);
    await page.keyboard.press('Escape');
    const sheet = page.getByRole('dialog', { name: 'Minerals: New game' });
    const start = sheet.getByRole('button', { name: 'Start', exact: true });
    await expect(start).toHaveAccessibleDescription(/^Your painted board is not finished\./);
    // It looks dead and is said to be, but it answers.
    await start.click({ force: true });
    await expect(page.getByTestId('live-polite')).toContainText('Your painted board is not finished.');
    await expect(page).not.toHaveURL(/#\/table\//);
    await page.reload();
    await expect(start).toHaveAttribute('aria-disabled', 'true');
    await sheet.getByRole('button', { name: 'Paint' }).click();
    await builder.laid(117);
  },
);
