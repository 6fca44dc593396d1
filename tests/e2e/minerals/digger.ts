// A person at the table of Minerals. The play is simple: the dearest tile that can be reached, a card as soon as it is
// ready, a tool that needs no place.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Hex, Mineral, Tool } from '../../../src/lib/backend/bindings/minerals';
import { Player, type CommonDue } from '../player';

/** What this table waits for besides what every table may. */
type Own = 'remove' | 'place' | 'move' | 'fail' | 'cut' | 'keep' | 'after' | 'confirm' | 'glass';
export type Due = Own | CommonDue;

const key = ({ q, r }: Hex): string => `${q},${r}`;
const WORTH: readonly Mineral[] = ['wollastonite', 'kyanite', 'tourmaline', 'anthracite', 'orpiment'];
const worth = (label: string): number => WORTH.findIndex((mineral) => label.includes(mineral));

export class Digger extends Player<Own> {
  readonly board: Locator;
  /** Tools used, and how many cards were taken. */
  readonly used: Tool[] = [];
  cards = 0;

  constructor(page: Page) {
    super(page);
    this.board = page.getByRole('grid', { name: /^Board, \d+ tiles/ });
  }

  /** The slip that says what is due and what is picked; a drawer has one of its own. */
  get slip(): Locator {
    return this.page.getByTestId('slip').last();
  }
  override get why(): Locator {
    return this.page.getByTestId('why').last();
  }
  get confirm(): Locator {
    return this.slip.getByTestId('confirm');
  }
  get glass(): Locator {
    return this.page.getByTestId('glass');
  }
  cell(hex: Hex | string): Locator {
    return this.board.locator(`[data-hex="${typeof hex === 'string' ? hex : key(hex)}"]`);
  }
  tool(tool: Tool): Locator {
    return this.page.locator(`[data-tool="${tool}"]`).last();
  }
  /** A mineral of the own pool: how many, and what an action in view makes of it. */
  pool(mineral: Mineral): Locator {
    return this.page.locator(`[data-pool="${mineral}"]`).last();
  }

  /** Presses a hex; where hexes are small for a finger, in the glass that opens. */
  async pressHex(hex: Hex | string): Promise<void> {
    await this.press(this.cell(hex));
    await this.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    if (!(await this.glass.isVisible())) return;
    await this.press(this.glass.locator(`[data-glass="${typeof hex === 'string' ? hex : key(hex)}"]`));
    await expect(this.glass).toHaveCount(0);
  }
  /** Presses a tool; on a short phone they lie in a drawer. */
  async pressTool(tool: Tool): Promise<void> {
    if ((await this.tool(tool).count()) === 0) await this.press(this.page.getByTestId('tools'));
    if ((await this.tool(tool).getAttribute('aria-disabled')) === 'true') await this.pressOff(this.tool(tool));
    else await this.press(this.tool(tool));
  }
  /** Presses a card; on a short phone the row shows little of each and leads to a drawer. */
  async pressCard(card: Locator): Promise<void> {
    const drawer = this.page.getByRole('dialog');
    if ((await this.page.locator('.cards.mini').count()) > 0 && (await drawer.count()) === 0) {
      await this.press(card.first());
      await expect(drawer).toBeVisible();
    }
    await this.press(card.last());
  }
  async pressConfirm(): Promise<void> {
    await this.press(this.confirm);
  }
  async pressEnd(): Promise<void> {
    await this.press(this.slip.getByTestId('end'));
  }

  override due(): Promise<Due> {
    return this.page.evaluate(() => {
      const shown = (element: Element | null | undefined): boolean => (element?.getClientRects().length ?? 0) > 0;
      if (shown(document.querySelector('[role="alertdialog"]'))) return 'curtain';
      if (document.querySelector('[data-testid="glass"]') !== null) return 'glass';
      const dialog = document.querySelector('[role="dialog"]');
      const slip = [...document.querySelectorAll('[data-testid="slip"]')].findLast(shown);
      if (shown(dialog)) {
        if ((dialog?.textContent ?? '').includes('Final scores')) return 'over';
        return shown(dialog?.querySelector('[data-testid="confirm"]')) ? 'confirm' : 'drawer';
      }
      const text = slip?.textContent.trim() ?? '';
      if (text.startsWith('The game is over')) return 'over';
      if (shown(slip?.querySelector('[data-testid="confirm"]'))) return 'confirm';
      const title = slip?.querySelector('b')?.textContent ?? '';
      if (title.startsWith('Take a tile off the board')) return 'remove';
      if (title.startsWith('Place ') || title === 'Your pawn comes back') return 'place';
      if (title === 'Your move' || title === 'One more move') return 'move';
      if (title.startsWith('No legal move')) return 'fail';
      if (/parts? (is|are) cut off$/.test(title)) return 'cut';
      if (title === 'Keep one of the two') return 'keep';
      return title === 'Your move is done' ? 'after' : 'wait';
    });
  }

  /** Does what is shown, and waits until all that came of it is in view: until a person is to do something again. */
  async go(): Promise<void> {
    await expect(this.confirm).toBeVisible();
    const before = (await this.slip.textContent()) ?? '';
    await this.pressConfirm();
    await expect
      .poll(async () => (await this.due()) === 'over' || (await this.slip.textContent()) !== before)
      .toBe(true);
    await this.ready();
  }
  /** Hexes that can be pressed now, the dearest first. */
  async places(): Promise<string[]> {
    const cells = await this.board
      .getByRole('gridcell', { name: /can be (reached|chosen)/ })
      .evaluateAll((all) =>
        all.map((cell) => ({ hex: cell.getAttribute('data-hex') ?? '', label: cell.getAttribute('aria-label') ?? '' })),
      );
    return cells.sort((a, b) => worth(b.label) - worth(a.label)).map(({ hex }) => hex);
  }
  /** Picks the dearest of the hexes that can be pressed. */
  async pick(): Promise<void> {
    const [place] = await this.places();
    if (place === undefined) throw new Error('no hex can be pressed');
    await this.pressHex(place);
    await expect(this.confirm).toBeVisible();
  }

  /** A card that can be taken now, as the slip names it: a card may hold all it needs when one was taken already. */
  async card(): Promise<Locator | null> {
    const name = /Ready: ([^,.]+)/.exec((await this.slip.textContent()) ?? '')?.[1];
    if (name === undefined) return null;
    return this.page
      .getByRole('list', { name: 'Collections' })
      .getByRole('button', { name: new RegExp(`^${name}, ♦`) });
  }
  async collect(card: Locator): Promise<void> {
    await this.pressCard(card);
    const whole = this.slip.getByTestId('collect-full');
    await expect(this.confirm.or(whole)).toBeVisible();
    if (await whole.isVisible()) await this.press(whole);
    await this.go();
    this.cards++;
    if ((await this.page.getByRole('dialog').count()) > 0 && (await this.due()) !== 'over') await this.closeDrawer();
  }
  /** Uses a tool that lies in view and asks for nothing, or for a tile to take. Answers whether there was one. */
  async useTool(): Promise<boolean> {
    for (const tool of ['rope', 'glass', 'chest', 'lantern'] as const) {
      const open = this.page.locator(`[data-tool="${tool}"][aria-disabled="false"]`);
      if ((await open.count()) === 0) continue;
      await this.pressTool(tool);
      if (tool === 'rope' || tool === 'glass') {
        await expect(this.slip).toContainText('Tap the tile to take.');
        await this.pick();
      }
      await this.go();
      this.used.push(tool);
      return true;
    }
    return false;
  }
  async after(): Promise<void> {
    const card = await this.card();
    if (card !== null) return this.collect(card);
    if (await this.useTool()) return;
    await this.pressEnd();
    await this.go();
  }

  override async step(due: Due): Promise<void> {
    switch (due) {
      case 'curtain':
        return this.liftCurtain();
      case 'glass':
      case 'drawer':
        return this.closeDrawer();
      case 'remove':
      case 'place':
      case 'move':
      case 'cut':
        await this.pick();
        return this.go();
      case 'fail': {
        const leave = this.slip.getByTestId('leave');
        if (await leave.isVisible()) await this.press(leave);
        else await this.pick();
        return this.go();
      }
      case 'keep':
        await this.press(this.slip.locator('[data-keep]').last());
        return this.go();
      case 'confirm':
        return this.go();
      case 'after':
        return this.after();
      case 'over':
      case 'wait':
    }
  }
}
