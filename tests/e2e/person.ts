// A person at the table of Super Motherload. Everything is found by what is written or spoken. The play is
// simple: drill where it pays most, lay it where it buys, draw when nothing fits.
import { expect, type Locator, type Page } from '@playwright/test';
import { Player, type CommonDue } from './player';

/** What this table waits for besides what every table may. */
type Own =
  | 'action'
  | 'lay'
  | 'buy'
  | 'side'
  | 'discard'
  /** What was planned asks once more. */
  | 'confirm';
export type Due = Own | CommonDue;

/** A person who taps on a touch screen and clicks elsewhere. */
export class Person extends Player<Own> {
  readonly bar: Locator;
  readonly hand: Locator;
  readonly stacks: Locator;
  readonly board: Locator;
  /** Titles of the achievements taken so far. */
  readonly taken: string[] = [];
  /** How many boards this person chose the side of. */
  sides = 0;

  constructor(page: Page) {
    super(page);
    this.bar = page.getByRole('region', { name: 'What you can do' }).first();
    this.hand = page.getByRole('group', { name: 'Your hand' });
    this.stacks = page.getByRole('group', { name: 'Your stacks' });
    this.board = page.getByRole('grid', { name: /^The dig/ });
  }

  /** Cards overlap like a fan; the left edge of each can always be reached. */
  async pressCard(index: number): Promise<void> {
    await this.press(this.card(index), { x: 10, y: 45 });
  }
  async pressSpace(space: string): Promise<void> {
    await this.press(this.space(space));
  }
  async pressStack(index: number): Promise<void> {
    await this.press(this.stacks.getByRole('button').nth(index));
  }
  async pressDraw(): Promise<void> {
    await this.press(this.bar.getByTestId('draw'));
  }
  async pressEnd(): Promise<void> {
    await this.press(this.bar.getByTestId('end'));
  }
  async pressConfirm(): Promise<void> {
    await this.press(this.confirm);
  }
  async pressCancel(): Promise<void> {
    await this.press(this.bar.getByTestId('cancel'));
  }

  /** The button in the bar that does what is shown. */
  get confirm(): Locator {
    return this.bar.getByTestId('confirm');
  }
  card(index: number): Locator {
    return this.hand.getByRole('button').nth(index);
  }
  space(space: string): Locator {
    return this.board.getByRole('gridcell', { name: new RegExp(`^${space}:`) });
  }

  /** What is due now. */
  override due(): Promise<Due> {
    return this.page.evaluate(() => {
      const shown = (element: Element | null | undefined): boolean => (element?.getClientRects().length ?? 0) > 0;
      if (shown(document.querySelector('[role="alertdialog"]'))) return 'curtain';
      const dialog = document.querySelector('[role="dialog"]');
      if (shown(dialog)) return (dialog?.textContent ?? '').includes('Final scores') ? 'over' : 'drawer';
      const bar = [...document.querySelectorAll('section[aria-label="What you can do"]')].find(shown);
      const text = bar?.textContent.trim() ?? '';
      if (text.startsWith('The game is over')) return 'over';
      if (text.startsWith('Choose a side')) return 'side';
      if (/(Lay|Buy)$/.test(text)) return 'confirm';
      if (text.startsWith('Lay $')) return 'lay';
      if (text.startsWith('Which pilot is bought')) return 'buy';
      if (/^Discard \d/.test(text)) return 'discard';
      return /Draw.*Drill.*Bomb.*End/s.test(text) ? 'action' : 'wait';
    });
  }
  /** Does what is shown, and waits until all that came of it is in view: until a person is to do something again. */
  async go(): Promise<void> {
    await expect(this.confirm).toBeVisible();
    const before = (await this.bar.textContent()) ?? '';
    await this.pressConfirm();
    await expect(this.bar).not.toHaveText(before);
    await this.ready();
  }

  /** Spaces that the picked cards can reach, richest first. */
  async places(): Promise<string[]> {
    const labels = await this.board
      .getByRole('gridcell', { name: /can be reached/ })
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
    const money = (label: string): number => Number(/\$(\d+)/.exec(label)?.[1] ?? 0);
    return labels.sort((a, b) => money(b) - money(a)).map((label) => label.slice(0, label.indexOf(':')));
  }

  /** Picks cards that drill together, as many as still have a place. Answers how many. */
  async pickForDrill(): Promise<number> {
    const count = await this.hand.getByRole('button').count();
    let picked = 0;
    for (let index = 0; index < count && picked < 3; index++) {
      const label = (await this.card(index).getAttribute('aria-label')) ?? '';
      if (label.includes('does not fit')) continue;
      await this.pressCard(index);
      await expect.poll(() => this.#answer(index)).toBe('answered');
      if ((await this.places()).length > 0 && (await this.card(index).getAttribute('aria-pressed')) === 'true') {
        picked++;
      } else if ((await this.card(index).getAttribute('aria-pressed')) === 'true') {
        await this.pressCard(index);
        await expect(this.card(index)).toHaveAttribute('aria-pressed', 'false');
      }
    }
    return picked;
  }

  /** Whether a card that was pressed has its answer: where it can drill with the others, or why it cannot. If not, what
   * is in view instead. */
  async #answer(index: number): Promise<string> {
    const pressed = await this.card(index).getAttribute('aria-pressed');
    const bar = (await this.bar.textContent()) ?? '';
    const placed = pressed === 'true' && /tap a marked place|no place fits/.test(bar);
    if (placed || (await this.why.count()) > 0) return 'answered';
    const notices = await this.page.getByRole('alert').allTextContents();
    return `card ${index} of ${await this.hand.getByRole('button').count()} pressed ${pressed}; bar: ${bar}; ${notices.join('; ')}`;
  }

  /** Where the lot in view goes: where it buys with the least loss, else where it brings a pilot nearest. */
  async bestStack(due: 'plan' | 'lay'): Promise<number | null> {
    const labels = await this.stacks
      .getByRole('button')
      .evaluateAll((stacks) => stacks.map((stack) => stack.getAttribute('aria-label') ?? ''));
    const worth = labels.map((label) => {
      const lost = /\$(\d+) lost/.exec(label)?.[1];
      if (lost !== undefined) return 1000 - Number(lost);
      // What it would hold then; while a lot waits, what it holds. A stack that is sold out has neither.
      const [, money, cost] = (due === 'lay' ? /\$(\d+) of \$(\d+)/ : /to \$(\d+) of \$(\d+)/).exec(label) ?? [];
      return money === undefined ? -1 : (Number(money) / Number(cost)) * 100;
    });
    const best = Math.max(...worth);
    return best < 0 ? null : worth.indexOf(best);
  }

  /** Drills where it pays most. Answers whether there was a place. */
  async drill(): Promise<boolean> {
    if ((await this.pickForDrill()) === 0) return false;
    const [place] = await this.places();
    if (place === undefined) return false;
    await this.pressSpace(place);
    await expect(this.confirm).toBeVisible();
    const stack = await this.bestStack('plan');
    if (stack !== null) {
      await this.pressStack(stack);
      await expect(this.stacks.getByRole('button').nth(stack)).toHaveAttribute('aria-pressed', 'true');
    }
    // The stack that was planned takes its lot by itself, or asks first when something hidden came to light. A
    // bonus may have brought one more lot: then it is laid like any other.
    await this.go();
    return true;
  }

  /** An achievement that can be taken; on a phone they lie in a drawer. */
  async goal(): Promise<Locator | null> {
    const inDrawer = this.page.getByRole('button', { name: /^Achievements, \d+ can be taken/ });
    if ((await inDrawer.count()) > 0) await this.press(inDrawer);
    const goal = this.page.locator('[data-major], [data-minor]').filter({ hasText: 'can be taken' }).first();
    return (await goal.count()) > 0 ? goal : null;
  }
  /** Takes an achievement. Answers whether there was one. */
  async claim(): Promise<boolean> {
    const goal = await this.goal();
    if (goal === null) return false;
    const title = (await goal.locator('b').textContent())?.trim() ?? '';
    await this.press(goal);
    await this.press(this.page.getByRole('button', { name: 'Take', exact: true }).last());
    await expect(this.page.getByTestId('live-polite')).toContainText(`takes the achievement “${title}”`);
    this.taken.push(title);
    if ((await this.page.getByRole('dialog').count()) > 0) await this.closeDrawer();
    return true;
  }
  /** Draws, if there is anything to draw. */
  async draw(): Promise<boolean> {
    if ((await this.bar.getByTestId('draw').getAttribute('aria-disabled')) === 'true') return false;
    await this.pressDraw();
    await this.go();
    return true;
  }
  /** Ends the turn: one press does it when nothing else is left to do, else it is asked for. */
  async endTurn(): Promise<void> {
    const asked = (await this.actionsLeft()) > 0;
    await this.pressEnd();
    if (asked) return this.go();
    // Asked for only before the end of the game, and while something could still be taken.
    const end = this.bar.getByTestId('end');
    await expect.poll(async () => (await end.count()) === 0 || (await this.actionsLeft()) > 0).toBe(true);
    if (await this.confirm.isVisible()) await this.go();
  }
  /** How many actions are left, as the lamps say it. */
  async actionsLeft(): Promise<number> {
    const lamps = this.page.getByRole('img', { name: /actions? left$/ }).first();
    return Number(/^(\d+)/.exec((await lamps.getAttribute('aria-label')) ?? '')?.[1] ?? 0);
  }

  async chooseSide(): Promise<void> {
    await this.press(this.page.locator('button[data-side]').first());
    await this.go();
    this.sides++;
  }
  async discard(): Promise<void> {
    const count = Number(/Discard (\d+)/.exec((await this.bar.textContent()) ?? '')?.[1] ?? 0);
    for (let index = 0; index < count; index++) await this.pressCard(index);
    await this.go();
  }

  async act(): Promise<void> {
    if (await this.claim()) return;
    if ((await this.actionsLeft()) === 0) return this.endTurn();
    if (await this.drill()) return;
    // A reason in view is closed before the pick is taken back.
    await expect(async () => {
      if ((await this.bar.getByTestId('cancel').count()) > 0) await this.pressCancel();
      await expect(this.bar.getByTestId('draw')).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 5_000 });
    if (!(await this.draw())) await this.endTurn();
  }

  /** Does one thing that is due. */
  override async step(due: Due): Promise<void> {
    switch (due) {
      case 'curtain':
        return this.liftCurtain();
      case 'drawer':
        return this.closeDrawer();
      case 'side':
        return this.chooseSide();
      case 'lay':
        await this.pressStack((await this.bestStack('lay')) ?? 0);
        return expect.poll(() => this.due()).not.toBe('lay');
      case 'confirm':
        return this.go();
      case 'buy': {
        const due = await this.stacks
          .getByRole('button')
          .evaluateAll((stacks) => stacks.findIndex((stack) => stack.getAttribute('aria-pressed') === 'true'));
        await this.pressStack(due);
        return expect.poll(() => this.due()).not.toBe('buy');
      }
      case 'discard':
        return this.discard();
      case 'action':
        return this.act();
      case 'over':
      case 'wait':
    }
  }
}
