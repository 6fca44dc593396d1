// A finger on small hexes: the glass, and panning.
import { expect, test } from '../host';
import { expectAccessible } from '../steps';
import { WALK } from './boards';
import { Scene } from './scene';
import { sit } from './sit';

test('a small hex opens the glass, and a tap in it picks', { tag: '@small' }, async ({ page, context, address }) => {
  const scene = await Scene.on(WALK, { removed: [], pawns: [] }, context, address);
  const person = await sit(page, address, scene);
  await expect(person.slip).toContainText('Take a tile off the board (1 of 5)');
  // Between two hexes: the finger may mean either.
  const cell = person.cell(scene.at(8, 3));
  const size = (await cell.boundingBox())?.width ?? 0;
  expect(size).toBeLessThan(44);
  const edge = { x: size - 1, y: size / 2 };
  await cell.tap({ position: edge });
  await expect(person.glass).toBeVisible();
  await expect(person.glass).toContainText(/can be chosen here: [2-7]/);
  await expect(person.slip).toContainText('Take a tile off the board (1 of 5)');
  await expectAccessible(page);
  await person.glass.getByRole('button', { name: 'Close the glass' }).tap();
  await expect(person.glass).toHaveCount(0);
  await cell.tap({ position: edge });
  const hexes = person.glass.getByRole('button', { name: /can be chosen/ });
  const [first] = await hexes.all();
  const box1 = await first?.boundingBox();
  expect(Math.min(box1?.width ?? 0, box1?.height ?? 0)).toBeGreaterThanOrEqual(44);
  const mineral = /^\w+/.exec((await first?.getAttribute('aria-label')) ?? '')?.[0] ?? '?';
  await first?.tap();
  await expect(person.glass).toHaveCount(0);
  await expect(person.slip).toContainText(new RegExp(`Take an? ${mineral} off the board`));
});

test('a finger that drags over the board does nothing', { tag: '@small' }, async ({ page, context, address }) => {
  const scene = await Scene.begin(context, address, { seed: '5' });
  const person = await sit(page, address, scene);
  const before = await person.slip.textContent();
  const box = await person.board.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let step = 1; step <= 8; step++)
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: x - step * 12, y: y - step * 6 }],
    });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(300);
  await expect(person.glass).toHaveCount(0);
  expect(await person.slip.textContent()).toBe(before);
  await expect(person.confirm).toHaveCount(0);
});
