// How the table is read: in other languages, and by everyone.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../host';
import { expectAccessible, expectNoSideways, isPhone } from '../steps';
import { expectLegible } from '../legible';
import { Scene } from './scene';
import { open, resume, sit } from './sit';

for (const [code, language] of [
  ['es', 'Español'],
  ['pl', 'Polski'],
] as const) {
  test(`the table speaks ${language}`, { tag: '@small' }, async ({ page, context, address }) => {
    const words = JSON.parse(readFileSync(join('messages', `${code}.json`), 'utf8')) as Record<string, unknown>;
    const word = (key: string): string => String(words[key]);
    const scene = await Scene.begin(context, address, { seed: '3' });
    await scene.hire(13);
    const plan = await scene.seek(({ payment }) => payment.cards.length > 0);
    const person = await sit(page, address, scene, { language: code });
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(person.turn).toContainText(word('se_prompt_action'));
    await expect(page.getByRole('region', { name: word('se_ui_hub') })).toBeVisible();
    const english = async (): Promise<string[]> => {
      const said = await page
        .locator('[data-testid="table"], [role="dialog"]')
        .evaluateAll((parts) =>
          parts.flatMap((part) => [
            ...part.textContent.split('\n'),
            ...[...part.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label') ?? ''),
          ]),
        );
      // The name of the game is the same in all languages.
      return said.filter((text) => ENGLISH.test(text.replaceAll('Space Explorers', '')));
    };
    expect(await english()).toEqual([]);
    await open(person, plan);
    await expect(person.confirm).toHaveText(word('se_go_recruit'));
    await expect(page.getByRole('list', { name: word('se_ui_ladder') })).toBeVisible();
    expect(await english()).toEqual([]);
    await expectNoSideways(page);
    await person.press(person.plan.getByRole('button', { name: word('se_ui_details') }).first());
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await english()).toEqual([]);
    await expectNoSideways(page);
  });
}
/** Words that stand on the English table and are none of the other two languages. */
const ENGLISH =
  /\b(the|your|you|take|recruit|turn|round|deck|tokens?|cards?|points?|skills?|hand|hub|needs|lacks|engineering|testing|science|construction|space flight|affordable|discount|icons?|returned|ability|center)\b/iu;

test('the table and its sheets can be read by everyone', { tag: '@small' }, async ({ page, context, address }) => {
  const scene = await Scene.begin(context, address, { seed: '3' });
  await scene.hire(13);
  const person = await sit(page, address, scene);
  await expectAccessible(page);
  await expectNoSideways(page);
  const [project = 0] = scene.open;
  for (const [opener, title] of [
    [person.project(project), scene.projectName(project)],
    [person.stack('testing'), 'Testing'],
  ] as const) {
    await person.press(opener);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expectAccessible(page);
    await expectNoSideways(page);
    await person.closeDrawer();
  }
});

test('a specialist and a rival can be read by everyone', { tag: '@small' }, async ({ page, context, address }) => {
  const scene = await Scene.begin(context, address, { seed: '3' });
  const person = await sit(page, address, scene);
  await person.press(person.seat(1));
  await expect(page.getByRole('dialog', { name: 'Bruno' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);
  await person.closeDrawer();
  const [card = 0] = scene.view.center;
  await person.center(card).click({ button: 'right' });
  await expect(page.getByRole('dialog', { name: scene.name(card) })).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);
});

test('the table by day, for four', { tag: '@small' }, async ({ page, context, address }) => {
  const scene = await Scene.begin(context, address, { seats: Array.from({ length: 4 }, () => ({ kind: 'human' })) });
  await scene.play(
    Array.from({ length: 4 }, () => ({ kind: 'staff', count: 3 })),
    () =>
      scene.view.seats.every(({ specialists }) => specialists >= 2) &&
      scene.view.turn === 0 &&
      scene.view.step === 'action',
  );
  await sit(page, address, scene, { theme: 'day' });
  await expectAccessible(page);
  await expectNoSideways(page);
  await expect(page.locator('[data-part="rivals"] [data-seat]')).toHaveCount(3);
});

const people = (count: number): { kind: 'human' }[] => Array.from({ length: count }, () => ({ kind: 'human' }));
/** A crowded table: cards come back to the Center, and everybody's hub grows. */
async function crowded(context: BrowserContext, address: string, least: number): Promise<Scene> {
  const scene = await Scene.begin(context, address, { seed: '3', seats: people(3) });
  await scene.play(
    Array.from({ length: 3 }, () => ({ kind: 'staff', count: 9 })),
    () => scene.view.center.length >= least && scene.view.turn === 0 && scene.view.step === 'action',
  );
  return scene;
}

test(
  'nothing is written under 13 px, however much lies on the table',
  { tag: '@small' },
  async ({ page, context, address }) => {
    const scene = await crowded(context, address, 10);
    const plan = await scene.seek(({ payment }) => payment.cards.length > 0);
    const person = await sit(page, address, scene);
    const sizes = [page.viewportSize(), ...(isPhone(page) ? [] : MORE_SIZES)];
    for (const size of sizes) {
      if (size !== null) await page.setViewportSize(size);
      await test.step(`${size?.width} × ${size?.height}`, async () => {
        // All of the Center, where it rolls.
        for (const end of [0, 1]) {
          await page.locator('[data-part="center"] .rows').evaluate((rows, to) => {
            rows.scrollLeft = to * rows.scrollWidth;
          }, end);
          await expectLegible(page);
          await expectNoSideways(page);
        }
        await open(person, plan);
        await expectLegible(page);
        await page.keyboard.press('Escape');
        await expect(person.plan).toHaveCount(0);
      });
    }
  },
);
/** A small laptop and an upright tablet. */
const MORE_SIZES = [
  { width: 1280, height: 720 },
  { width: 820, height: 1180 },
];

test('what is asked and told is written in 13 px or more', { tag: '@small' }, async ({ page, context, address }) => {
  const scene = await Scene.begin(context, address, { seed: '1' });
  await scene.hire(32);
  const person = await sit(page, address, scene);
  for (const opener of [person.stack('testing'), person.seat(1), person.project(scene.open[0] ?? 0)]) {
    await person.press(opener);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectLegible(page);
    await person.closeDrawer();
  }
  await person.press(person.way('science'));
  await person.go();
  await expect(person.ask.locator('[data-card]')).toHaveCount(3);
  await expectLegible(page);
});

/** Waits until the board has stood still for some frames: a window of another size is laid out anew. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let [before, still] = ['', 0];
    while (still < 8) {
      await new Promise(requestAnimationFrame);
      const parts = [...document.querySelectorAll('[data-part], [data-project]')];
      const now = JSON.stringify([innerWidth, ...parts.map((part) => part.getBoundingClientRect())]);
      [before, still] = [now, now === before ? still + 1 : 0];
    }
  });
}

test('nothing jumps when cards come back to the Center', { tag: '@small' }, async ({ page, context, address }) => {
  const scene = await Scene.begin(context, address, { seed: '3', seats: people(3) });
  const person = await sit(page, address, scene);
  const sizes = [page.viewportSize(), ...(isPhone(page) ? [] : MORE_SIZES)];
  const places = async (): Promise<unknown> => {
    const all: unknown[] = [];
    // What the pointer is over rises a little.
    await page.mouse.move(0, 0);
    for (const size of sizes) {
      if (size !== null) await page.setViewportSize(size);
      await atRest(page);
      const boxes = await page
        .locator('[data-project], [data-part="center"] [data-card]:first-child, [data-testid="deck"], .tokens')
        .evaluateAll((parts) =>
          parts.map((part) => {
            const { top } = part.getBoundingClientRect();
            return [part.getAttribute('data-project') ?? part.classList.item(0), Math.round(top)] as const;
          }),
        );
      all.push(
        size,
        boxes.filter(([name]) => name !== 'card'),
        boxes.find(([name]) => name === 'card'),
      );
    }
    return all;
  };
  const before = await places();
  const other = await crowded(context, address, 10);
  await page.evaluate((path) => (window.location.hash = path), other.path);
  await expect(page.locator('[data-part="center"] [data-card]')).toHaveCount(other.view.center.length);
  await resume(person);
  expect(await places()).toEqual(before);
});
