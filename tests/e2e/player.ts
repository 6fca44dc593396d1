// What a person does at any table: press, look what is due, go on until something is so.
import { expect, type Locator, type Page } from '@playwright/test';

/** Longest that computers may take together until a person is to act again. */
const PATIENCE = 60_000;

/** What the table of every game may wait for besides the game's own. */
export type CommonDue =
  /** Something lies over the table. */
  'drawer' | 'curtain' | 'over' | 'wait';

/** A person who taps on a touch screen and clicks elsewhere. */
export abstract class Player<Due extends string> {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** What is due now. */
  abstract due(): Promise<Due | CommonDue>;
  /** Does one thing that is due. */
  abstract step(due: Due | CommonDue): Promise<void>;

  /** Taps on a touch screen, clicks elsewhere. */
  async press(target: Locator, position?: { x: number; y: number }): Promise<void> {
    const touch = await this.page.evaluate(() => navigator.maxTouchPoints > 0);
    const options = position === undefined ? {} : { position };
    await (touch ? target.tap(options) : target.click(options));
  }
  /** Presses what looks dead: it does nothing, but answers why. */
  async pressOff(target: Locator): Promise<void> {
    await expect(target).toHaveAttribute('aria-disabled', 'true');
    // Comes to rest first: force does not wait for that.
    await target.hover({ trial: true });
    await target.click({ force: true });
  }
  get why(): Locator {
    return this.page.getByTestId('why');
  }
  async liftCurtain(): Promise<void> {
    await this.press(this.page.getByRole('alertdialog').getByRole('button', { name: /^I am / }));
    await expect(this.page.getByRole('alertdialog')).toHaveCount(0);
  }
  async closeDrawer(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }

  /** Waits until something of a person is due. */
  async ready(): Promise<Due | CommonDue> {
    let due: Due | CommonDue = 'wait';
    await expect
      .poll(async () => (due = await this.due()), { timeout: PATIENCE, intervals: [20, 50, 100, 200] })
      .not.toBe('wait');
    return due;
  }
  /** Plays on until `enough` says so or the game is over. Answers how many steps it took. */
  async playUntil(enough: (due: Due | CommonDue) => boolean | Promise<boolean>, most = 600): Promise<number> {
    for (let steps = 0; steps < most; steps++) {
      const due = await this.ready();
      if (due === 'over' || (await enough(due))) return steps;
      await this.step(due);
    }
    throw new Error(`the game is not over after ${most} steps`);
  }
}
