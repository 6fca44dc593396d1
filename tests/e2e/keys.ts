// A person who never touches mouse or screen.
import { expect, type Locator, type Page } from '@playwright/test';
import { Person } from './person';

const MOST_TABS = 120;

/** Goes with Tab until this has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${String(target)}`);
}

/** Goes there with Tab and presses Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Plays with the table's keys, and with Tab and Enter where there is none. */
export class KeyPerson extends Person {
  override async press(target: Locator): Promise<void> {
    await enter(this.page, target);
  }
  override async pressCard(index: number): Promise<void> {
    await (index < 9 ? this.page.keyboard.press(`Digit${index + 1}`) : this.press(this.card(index)));
  }
  override async pressStack(index: number): Promise<void> {
    await this.page.keyboard.press(`Shift+Digit${index + 1}`);
  }
  override async pressDraw(): Promise<void> {
    await this.page.keyboard.press('d');
  }
  override async pressEnd(): Promise<void> {
    await this.page.keyboard.press('e');
  }
  override async pressConfirm(): Promise<void> {
    await this.page.keyboard.press('c');
  }
  override async pressCancel(): Promise<void> {
    await this.page.keyboard.press('Escape');
  }

  /** Goes to the board and over it with the arrows. */
  override async pressSpace(space: string): Promise<void> {
    await this.page.keyboard.press('g');
    const focused = this.board.locator(':focus');
    await expect(focused).toBeVisible();
    const at = async (): Promise<[number, number]> => place(await focused.getAttribute('aria-label'));
    const [column, row] = place(space);
    for (let steps = 0; steps < 40; steps++) {
      const [c, r] = await at();
      if (c === column && r === row) break;
      const key = c < column ? 'ArrowRight' : c > column ? 'ArrowLeft' : r < row ? 'ArrowDown' : 'ArrowUp';
      await this.page.keyboard.press(key);
    }
    expect(await at()).toEqual([column, row]);
    await this.page.keyboard.press('Enter');
  }
}

/** Column and row of a space like `C12`. */
function place(label: string | null): [number, number] {
  const [, column = '', row = ''] = /^([A-H])(\d+)/.exec(label ?? '') ?? [];
  return [column.charCodeAt(0), Number(row)];
}
