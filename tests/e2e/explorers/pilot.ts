// A person at the table of Space Explorers. The play is simple: complete what can be completed, recruit whom tokens
// and abilities pay for, return cards when the hand has grown, else take.
import { expect, type Locator } from '@playwright/test';
import type { Division, ProjectId, Seat, Specialist } from '../../../src/lib/backend/bindings/space-explorers';
import { Player, type CommonDue } from '../player';

/** What this table waits for besides what every table may. */
type Own = 'action' | 'plan' | 'propose' | 'several' | 'keep' | 'project' | 'after' | 'pass' | 'launch' | 'question';
export type Due = Own | CommonDue;

/** Cards in hand from which on some are returned for a recruit. */
const MANY_CARDS = 3;

/** A recruit as the labels of a card tell it. */
interface Seen {
  readonly card: Specialist;
  /** Whether it lies in the Center. */
  readonly center: boolean;
  readonly go: boolean;
  readonly returning: boolean;
  /** Points and skills together. */
  readonly worth: number;
}

export class Pilot extends Player<Own> {
  /** Specialists recruited and projects completed. */
  recruits = 0;
  readonly launched: string[] = [];

  get turn(): Locator {
    return this.page.getByTestId('turn');
  }
  get plan(): Locator {
    return this.page.getByTestId('plan');
  }
  get ask(): Locator {
    return this.page.getByTestId('ask');
  }
  /** The paper with the plan or the question. */
  get panel(): Locator {
    return this.page.locator('[data-part="panel"]');
  }
  get confirm(): Locator {
    return this.panel.getByTestId('confirm');
  }
  get ladder(): Locator {
    return this.plan.getByRole('list', { name: 'The cost, from the top' });
  }
  get launch(): Locator {
    return this.page.getByTestId('launch');
  }
  get deck(): Locator {
    return this.page.getByTestId('deck');
  }
  get undo(): Locator {
    return this.page.getByRole('button', { name: /^Undo/ }).first();
  }
  center(card: Specialist): Locator {
    return this.page.locator(`[data-part="center"] [data-card="${card}"]`);
  }
  held(card: Specialist): Locator {
    return this.page.locator(`[data-part="mine"] [data-card="${card}"]`);
  }
  stack(division: Division): Locator {
    return this.page.locator(`[data-part="hub"] [data-division="${division}"]`);
  }
  way(division: Division): Locator {
    return this.page.locator(`[data-part="hub"] [data-way="${division}"]`);
  }
  project(project: ProjectId): Locator {
    return this.page.locator(`[data-part="projects"] [data-project="${project}"]`);
  }
  seat(seat: Seat): Locator {
    return this.page.locator(`[data-seat="${seat}"]`).first();
  }
  /** What can pay in the plan, or for a help. */
  source(source: `token-${Division}` | `card-${Specialist}` | `ability-${Division}`): Locator {
    return this.panel.locator(`[data-source="${source}"]`);
  }

  override due(): Promise<Due> {
    return this.page.evaluate(() => {
      const shown = (element: Element | null | undefined): boolean => (element?.getClientRects().length ?? 0) > 0;
      const find = (mark: string, within: ParentNode = document): Element | null =>
        [...within.querySelectorAll(`[data-testid="${mark}"]`)].find(shown) ?? null;
      const alert = document.querySelector('[role="alertdialog"]');
      if (shown(alert)) return (alert?.textContent ?? '').includes('Hand the device') ? 'curtain' : 'question';
      if (find('launch') !== null) return 'launch';
      const dialog = document.querySelector('[role="dialog"]');
      if (shown(dialog)) return (dialog?.textContent ?? '').includes('Final scores') ? 'over' : 'drawer';
      // Says what is due only while nothing is on its way.
      const words = document.querySelector('[data-testid="turn"] b')?.textContent.trim() ?? '';
      if (words === 'The game is over') return 'over';
      if (/projects? (is|are) in reach$/i.test(words)) return 'project';
      if (words.startsWith('Keep ')) return 'keep';
      if (words === 'Take a specialist from the Center') return 'after';
      if (words === 'Nothing is possible') return 'pass';
      if (words !== 'Take or recruit') return 'wait';
      if (find('plan') !== null) return 'plan';
      const ask = find('ask');
      if (ask === null) return 'action';
      return find('confirm', ask) === null ? 'several' : 'propose';
    });
  }
  /** All that is shown and due, to see when it has changed. */
  async #scene(): Promise<string> {
    return this.page.evaluate(() => {
      const words = (place: string): string => document.querySelector(place)?.textContent ?? '';
      return ['[data-testid="turn"]', '[data-part="panel"]', '[data-part="mine"]', '[data-part="center"]']
        .map(words)
        .join('|');
    });
  }
  /** Does this, and waits until what came of it is in view: until a person is to do something again. */
  async after(deed: () => Promise<void>): Promise<Due | CommonDue> {
    const before = await this.#scene();
    await deed();
    await expect.poll(() => this.#scene(), { intervals: [10, 20, 50] }).not.toBe(before);
    return this.ready();
  }
  async pressConfirm(): Promise<void> {
    await this.press(this.confirm);
  }
  /** Does what is shown. */
  async go(): Promise<Due | CommonDue> {
    await expect(this.confirm).toBeVisible();
    return this.after(() => this.pressConfirm());
  }
  async pressCard(card: Specialist, center: boolean): Promise<void> {
    // Cards of a hand overlap: the left edge of each can be reached.
    if (center) await this.press(this.center(card));
    else await this.press(this.held(card), { x: 12, y: 40 });
  }
  async pressDeck(): Promise<void> {
    await this.press(this.deck);
  }
  async pressTake(): Promise<void> {
    await this.press(this.plan.getByTestId('take'));
  }
  async pressDecline(): Promise<void> {
    await this.press(this.ask.getByTestId('decline'));
  }
  async pressPass(): Promise<void> {
    await this.press(this.ask.getByTestId('pass'));
  }
  async pressReach(project: Locator): Promise<void> {
    await this.press(project);
  }

  /** Opens the flight plan of a card. */
  async arrange(card: Specialist): Promise<void> {
    await this.pressCard(card, (await this.center(card).count()) > 0);
    await expect(this.plan).toBeVisible();
  }
  /** Puts a source into the mix or takes it out. */
  async toggle(source: Locator): Promise<void> {
    const before = await this.panel.textContent();
    const pressed = await source.getAttribute('aria-pressed');
    await this.press(source);
    await expect
      .poll(
        async () =>
          (await this.panel.textContent()) !== before || (await source.getAttribute('aria-pressed')) !== pressed,
      )
      .toBe(true);
  }
  /** Sees the launch to its end, or skips it: the first press brings the picture to its end. */
  async endLaunch(): Promise<void> {
    await this.press(this.launch.getByRole('button', { name: 'Go on' }));
    await expect(this.launch).toHaveCount(0);
  }

  /** Whom the person sees in the Center and in hand, the best first. */
  async seen(): Promise<Seen[]> {
    const all = await this.page
      .locator('[data-part="center"] [data-card], [data-part="mine"] [data-card]')
      .evaluateAll((cards) =>
        cards.map((card) => ({
          card: Number(card.getAttribute('data-card')),
          center: card.closest('[data-part="center"]') !== null,
          go: card.hasAttribute('data-go'),
          label: card.getAttribute('aria-label') ?? '',
        })),
      );
    return all
      .map(({ label, ...rest }) => ({
        ...rest,
        returning: /\baffordable if you return cards/.test(label),
        worth: Number(/(\d+) points?/.exec(label)?.[1] ?? 1) + Number(/Skills: (\d)/.exec(label)?.[1] ?? 0),
      }))
      .sort((a, b) => b.worth - a.worth);
  }
  /** Whom the person would recruit of these. */
  choice(seen: readonly Seen[]): Seen | null {
    const many = seen.filter(({ center }) => !center).length >= MANY_CARDS;
    return seen.find(({ go }) => go) ?? (many ? seen.find(({ returning }) => returning) : undefined) ?? null;
  }
  /** Recruits where it pays most, else takes what is worth most. */
  async act(): Promise<void> {
    const seen = await this.seen();
    const recruit = this.choice(seen);
    if (recruit !== null) {
      await this.pressCard(recruit.card, recruit.center);
      await expect(this.confirm).toBeVisible();
      this.recruits++;
      await this.go();
      return;
    }
    const wish = seen.find(({ center }) => center);
    if (wish === undefined) {
      await this.pressDeck();
      await this.go();
      return;
    }
    await this.pressCard(wish.card, true);
    await expect(this.plan).toBeVisible();
    await this.after(() => this.pressTake());
  }
  /** Completes the first project in reach. */
  async complete(): Promise<void> {
    const reach = this.ask.locator('[data-reach]');
    if (!(await this.confirm.isVisible())) await this.pressReach(reach.first());
    await expect(this.confirm).toBeVisible();
    this.launched.push((await this.ask.locator('[data-reach][aria-pressed="true"] b').textContent()) ?? '');
    await this.pressConfirm();
    await expect(this.launch).toBeVisible();
  }

  override async step(due: Due | CommonDue): Promise<void> {
    switch (due) {
      case 'curtain':
        return this.liftCurtain();
      case 'launch':
        return this.endLaunch();
      case 'drawer':
      case 'question':
        return this.closeDrawer();
      case 'project':
        return this.complete();
      case 'keep':
        await this.press(this.ask.locator('[data-card]').first());
        await this.go();
        return;
      case 'after':
        await this.after(() => this.pressDecline());
        return;
      case 'pass':
        await this.after(() => this.pressPass());
        return;
      case 'plan':
      case 'propose':
        await this.go();
        return;
      case 'several':
        await this.page.keyboard.press('Escape');
        return;
      case 'action':
        return this.act();
      case 'over':
      case 'wait':
    }
  }
}
