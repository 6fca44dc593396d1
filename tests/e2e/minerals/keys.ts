// A person at the table of Minerals who never touches mouse or screen.
import { expect, type Locator } from '@playwright/test';
import type { Tool } from '../../../src/lib/backend/bindings/minerals';
import { enter } from '../keys';
import { Digger } from './digger';

/** Most places that N is pressed through to come to the dearest. */
const MOST_STEPS = 40;

export class KeyDigger extends Digger {
  override async press(target: Locator): Promise<void> {
    await enter(this.page, target);
  }
  override async pressConfirm(): Promise<void> {
    await this.page.keyboard.press('y');
  }
  override async pressEnd(): Promise<void> {
    await this.page.keyboard.press('f');
  }
  override async pressTool(tool: Tool): Promise<void> {
    const order = await this.page.locator('[data-tool]').evaluateAll((all) => all.map((one) => one.dataset['tool']));
    await this.page.keyboard.press(`Digit${order.indexOf(tool) + 1}`);
  }
  override async pressCard(card: Locator): Promise<void> {
    const id = await card.first().getAttribute('data-card');
    const row = await this.page
      .getByRole('list', { name: 'Collections' })
      .locator('li')
      .evaluateAll((all) => all.map((one) => one.querySelector<HTMLElement>('[data-card]')?.dataset['card'] ?? ''));
    await this.page.keyboard.press(`Shift+Digit${row.indexOf(id ?? '') + 1}`);
  }
  /** Goes from place to place to the dearest; where a whole board can be chosen from, to the next. */
  override async pick(): Promise<void> {
    const places = await this.places();
    const focused = this.board.locator(':focus');
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      await this.page.keyboard.press('n');
      if (places.length > MOST_STEPS || (await focused.getAttribute('data-hex')) === places[0]) break;
    }
    await expect(focused).toHaveAccessibleName(/can be (reached|chosen)/);
    await this.page.keyboard.press('Enter');
    await expect(this.confirm).toBeVisible();
  }
}
