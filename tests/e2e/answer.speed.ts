// How long a tap waits for its answer on the screen. Measured in the page, from the release of the pointer to the
// first frame that shows the answer, which has been to the engine and back.
import type { Page } from '@playwright/test';
import { expect, test } from './host';
import { Person } from './person';
import { newGame, openHome, quick } from './steps';

/** The most that 95 of 100 taps may wait, in ms. */
const MOST = 50;
/** Taps that are measured: to the end of the game, at least and at most so many. */
const LEAST = 60;
const SAMPLES = 150;

/** What counts as the answer to a tap. */
type Answer =
  /** Places for the picked cards, or that there is none. */
  | 'places'
  /** What the place in view would bring. */
  | 'preview'
  /** The bar has gone on. */
  | 'done';

declare global {
  interface Window {
    released: number;
    answer: Promise<number>;
  }
}

async function watchReleases(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.released = 0;
    window.addEventListener('pointerup', (event) => (window.released = event.timeStamp), { capture: true });
  });
}

/** Does the tap and answers how many ms went by until its answer was painted. */
async function timed(page: Page, answer: Answer, tap: () => Promise<void>): Promise<number> {
  await page.evaluate((wanted) => {
    const bar = (): Element | null => document.querySelector('section[aria-label="What you can do"]');
    const before = bar()?.textContent ?? '';
    const shown = (): boolean => {
      const text = bar()?.textContent ?? '';
      if (wanted === 'places')
        return document.querySelector('[aria-label*="can be reached"]') !== null || text.includes('no place fits');
      const confirm = bar()?.querySelector('[data-testid="confirm"]') ?? null;
      if (wanted === 'preview') return confirm !== null && (bar()?.querySelector('b')?.textContent ?? '') !== '';
      return text !== before;
    };
    window.released = 0;
    window.answer = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (window.released === 0 || !shown()) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          // A message is handled after the frame was handed on.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - window.released);
          port2.postMessage(null);
        });
      });
      observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  }, answer);
  await tap();
  return page.evaluate(() => window.answer);
}

test('a tap is answered at once', async ({ page, address }, info) => {
  test.setTimeout(300_000);
  await watchReleases(page);
  await openHome(page, address);
  await quick(page);
  await newGame(page, ['Person', 'Computer']);
  const person = new Person(page);
  const samples: { answer: Answer; ms: number }[] = [];
  const time = async (answer: Answer, tap: () => Promise<void>): Promise<void> => {
    samples.push({ answer, ms: await timed(page, answer, tap) });
  };
  while (samples.length < SAMPLES) {
    const due = await person.ready();
    if (due === 'over') break;
    const fits = person.hand.getByRole('button', { name: /^(?!.*does not fit)/ });
    if (due !== 'action' || (await person.actionsLeft()) === 0 || (await fits.count()) === 0) {
      await person.step(due);
      continue;
    }
    await time('places', () => person.press(fits.first(), { x: 10, y: 45 }));
    const [place] = await person.places();
    if (place === undefined) {
      await person.pressCancel();
      await time('done', () => person.pressDraw());
      await person.go();
      continue;
    }
    await time('preview', () => person.pressSpace(place));
    await time('done', () => person.pressConfirm());
  }
  const words = (['places', 'preview', 'done'] as const).map((answer) => {
    const own = times(samples.filter((sample) => sample.answer === answer));
    return `${answer}: ${own.length} taps, median ${at(own, 0.5)} ms, 95 of 100 within ${at(own, 0.95)} ms`;
  });
  const all = times(samples);
  words.unshift(`all: ${all.length} taps, median ${at(all, 0.5)} ms, 95 of 100 within ${at(all, 0.95)} ms`);
  for (const line of words) console.log(line);
  info.annotations.push(...words.map((description) => ({ type: 'answer', description })));
  expect(all.length).toBeGreaterThanOrEqual(LEAST);
  expect(at(all, 0.95)).toBeLessThanOrEqual(MOST);
});

/** The times of these samples, shortest first. */
function times(samples: readonly { ms: number }[]): number[] {
  return samples.map(({ ms }) => Math.round(ms)).toSorted((a, b) => a - b);
}

/** The time within which this part of them stayed. */
function at(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Infinity;
}
