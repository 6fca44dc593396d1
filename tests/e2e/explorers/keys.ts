// A person at the table of Space Explorers who never touches mouse or screen.
import { expect, type Locator } from '@playwright/test';
import type { Specialist } from '../../../src/lib/backend/bindings/space-explorers';
import { enter } from '../keys';
import { Pilot } from './pilot';

/** Most presses of an arrow on the way to a card. */
const MOST_STEPS = 40;

export class KeyPilot extends Pilot {
  override async press(target: Locator): Promise<void> {
    await enter(this.page, target);
  }
  override async pressConfirm(): Promise<void> {
    await this.page.keyboard.press('y');
  }
  override async pressDeck(): Promise<void> {
    await this.page.keyboard.press('d');
  }
  override async pressTake(): Promise<void> {
    await this.page.keyboard.press('t');
  }
  override async pressDecline(): Promise<void> {
    await this.page.keyboard.press('g');
  }
  override async pressPass(): Promise<void> {
    await this.page.keyboard.press('y');
  }
  /** The key N leads from one project in reach to the next; Enter picks it. */
  override async pressReach(project: Locator): Promise<void> {
    const id = await project.getAttribute('data-reach');
    const focused = this.page.locator('[data-part="projects"] :focus');
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      await this.page.keyboard.press('n');
      if ((await focused.count()) > 0 && (await focused.getAttribute('data-project')) === id) break;
    }
    await this.page.keyboard.press('Enter');
  }
  /** Goes to the Center or to the hand, and along the cards with the arrows. */
  override async pressCard(card: Specialist, center: boolean): Promise<void> {
    await this.page.keyboard.press(center ? 'c' : 'h');
    const place = this.page.locator(center ? '[data-part="center"]' : '[data-part="mine"]');
    const cards = await place
      .locator('[data-card]')
      .evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-card'))));
    const focused = this.page.locator(':focus');
    const at = async (): Promise<number> => cards.indexOf(Number(await focused.getAttribute('data-card')));
    for (let steps = 0; steps < MOST_STEPS && (await at()) !== cards.indexOf(card); steps++)
      await this.page.keyboard.press((await at()) < cards.indexOf(card) ? 'ArrowRight' : 'ArrowLeft');
    expect(cards[await at()]).toBe(card);
    await this.page.keyboard.press('Enter');
  }
  /** Two keys: the first brings the picture to its end. */
  override async endLaunch(): Promise<void> {
    await expect(this.launch).toBeFocused();
    await this.page.keyboard.press('Enter');
    if ((await this.launch.count()) > 0) await this.page.keyboard.press('Enter');
    await expect(this.launch).toHaveCount(0);
  }
}
