/* global window, document, getComputedStyle -- inside what is run in the page */
// The native app in its real window: what only it has are the commands, the channel, the content security policy
// and the system's web view. Rules and screens are tested in a browser.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { folder, openApp, startApp, surroundings } from './app.mjs';

/** Something on the page with this role and name, as the web view itself computes them for a screen reader. */
async function named(browser, role, name, timeout = 15_000) {
  const matches = (text) => (typeof name === 'string' ? text === name : name.test(text));
  let found;
  await browser.waitUntil(
    async () => {
      for (const element of await browser.$$(SELECTORS[role])) {
        if (!(await element.isDisplayed())) continue;
        if (matches(await element.getComputedLabel())) {
          found = element;
          return true;
        }
      }
      return false;
    },
    { timeout, timeoutMsg: `there is no ${role} ${name}` },
  );
  return found;
}
const SELECTORS = {
  heading: 'h1, h2, h3',
  link: 'a',
  button: 'button',
  radio: '[role=radio]',
  gridcell: '[role=gridcell]',
  region: 'section',
  group: '[role=group]',
};

const barText = (browser) => browser.$('section[aria-label="What you can do"]').getText();

describe('the app', () => {
  const data = folder();
  const copies = folder();
  const env = surroundings(data, { REGOLITH_TEST_COPIES: copies });
  let app;

  before(async () => {
    app = await openApp(env);
  });
  after(async () => {
    await app?.close();
  });

  test('shows the home screen', async () => {
    await named(app.browser, 'heading', 'Regolith');
    await named(app.browser, 'link', 'New game of Super Motherload');
  });

  test('plays on the real engine', async () => {
    const { browser } = app;
    await (await named(browser, 'link', 'Settings')).click();
    await (await named(browser, 'radio', 'Instant')).click();
    await (await named(browser, 'link', 'Home')).click();
    await (await named(browser, 'link', 'New game of Super Motherload')).click();
    await (await named(browser, 'button', 'Start digging')).click();
    await browser.waitUntil(async () => (await browser.getUrl()).includes('#/table/'), { timeout: 15_000 });
    await untilAction(browser);
    const cards = await browser.$$('[data-card]').length;
    await press(browser, 'draw');
    await press(browser, 'confirm');
    await browser.waitUntil(async () => (await browser.$$('[data-card]').length) === cards + 2, {
      timeout: 10_000,
      timeoutMsg: 'two cards come into the hand',
    });
  });

  test('fits a phone', async () => {
    const { browser } = app;
    await browser.setWindowRect(null, null, 390, 844);
    await browser.waitUntil(async () => (await browser.execute(() => window.innerWidth)) === 390, { timeout: 5_000 });
    const wide = await browser.execute(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 390, `the page is ${wide} px wide`);
    await browser.setWindowRect(null, null, 1280, 860);
  });

  test('keeps everything else out', async () => {
    const { browser } = app;
    const tried = await browser.executeAsync(async (done) => {
      const outcome = (promise) =>
        promise.then(
          () => 'allowed',
          () => 'refused',
        );
      const tauri = window.__TAURI_INTERNALS__;
      done({
        away: await outcome(fetch('http://127.0.0.1:9/')),
        path: await outcome(tauri.invoke('plugin:path|resolve_directory', { directory: 1 })),
        window: await outcome(tauri.invoke('plugin:window|close', { label: 'main' })),
        eval: await outcome((async () => new Function('return 1')())()),
      });
    });
    assert.deepEqual(tried, { away: 'refused', path: 'refused', window: 'refused', eval: 'refused' });
  });

  test('an unknown request is answered, not done', async () => {
    const error = await app.browser.executeAsync((done) => {
      window.__TAURI_INTERNALS__.invoke('request', { request: { kind: 'cheat' } }).then(
        () => done(null),
        (reason) => done(reason),
      );
    });
    assert.equal(error?.code, 'bad-request');
    assert.match(error.problem, /cheat/);
  });

  test('saves a copy where the person says', async () => {
    const { browser } = app;
    const saves = await browser.executeAsync((done) => {
      window.__TAURI_INTERNALS__.invoke('request', { request: { kind: 'list-saves' } }).then(done, done);
    });
    const [{ save }] = saves.saves;
    const kept = await browser.executeAsync((id, done) => {
      window.__TAURI_INTERNALS__.invoke('save_copy', { save: id }).then(done, done);
    }, save);
    assert.equal(kept, true);
    const [file] = readdirSync(copies);
    assert.match(file, /\.regolith$/);
    assert.equal(readFileSync(join(copies, file)).subarray(0, 8).toString(), 'REGOLITH');
  });

  test('a second start brings the first window forward and ends', async () => {
    const second = startApp(surroundings(data));
    assert.equal(await second.ended, 0);
    await named(app.browser, 'region', 'What you can do');
  });

  test('goes on where it was after a new start', async () => {
    await app.close();
    app = await openApp(env);
    await (await named(app.browser, 'link', /^Continue Super Motherload/)).click();
    await untilAction(app.browser);
    assert.match(await barText(app.browser), /Draw/);
  });
});

describe('a start that goes wrong', () => {
  test('says that the data folder cannot be used, and tries again when asked', async () => {
    const data = join(folder(), 'data');
    writeFileSync(data, 'a file where the folder should be');
    const app = await openApp(surroundings(data));
    try {
      const notices = await app.browser.$('section[aria-label="Notices"]');
      await app.browser.waitUntil(async () => (await notices.getText()).trim() !== '', { timeout: 10_000 });
      assert.ok(statSync(data).isFile(), 'what was there is left alone');
      rmSync(data);
      await (await named(app.browser, 'button', 'Try again')).click();
      await app.browser.waitUntil(async () => /No saved games yet/.test(await app.browser.$('main').getText()), {
        timeout: 10_000,
      });
    } finally {
      await app.close();
    }
  });
});

/** Presses a button of the bar by the pointer, where a person sees it. */
async function press(browser, id) {
  const selector = `section[aria-label="What you can do"] [data-testid=${id}]`;
  await browser.$(selector).waitForDisplayed({ timeout: 10_000 });
  const [x, y] = await browser.execute((wanted) => {
    const element = document.querySelector(wanted);
    const { left, top, width, height } = element.getBoundingClientRect();
    // This web view measures what lies in a zoomed part of the page before the zoom.
    let zoom = 1;
    for (let part = element; part !== null; part = part.parentElement) zoom *= Number(getComputedStyle(part).zoom);
    return [Math.round((left + width / 2) * zoom), Math.round((top + height / 2) * zoom)];
  }, selector);
  await browser.action('pointer').move({ x, y }).down().up().perform();
}

/** Waits until the person is to take an action, and does what is due before it. */
async function untilAction(browser) {
  await browser.waitUntil(
    async () => {
      const text = await barText(browser).catch(() => '');
      if (text.startsWith('Choose a side')) {
        await browser.$('button[data-side]').click();
        await press(browser, 'confirm');
      }
      return /Draw[\s\S]*Drill[\s\S]*Bomb[\s\S]*End/.test(text);
    },
    { timeout: 30_000, timeoutMsg: 'no action is due' },
  );
}
