import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';

const CHROMIUM = '/usr/bin/chromium';
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const report = process.env['REGOLITH_REPORT'];
const reporter: PlaywrightTestConfig['reporter'] = [['list']];
if (report !== undefined) reporter.push(['json', { outputFile: report }]);

const touch = { hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

// Every flow has a host, a data folder and a browser of its own, so that none meets what another left.
export default defineConfig({
  testDir: '.',
  outputDir: fileURLToPath(new URL('../../test-results', import.meta.url)),
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter,
  use: {
    // A system's own Chromium where there is one, else the Chrome that is installed.
    ...(existsSync(CHROMIUM)
      ? { launchOptions: { executablePath: CHROMIUM, args: ARGS } }
      : { channel: 'chrome', launchOptions: { args: ARGS } }),
    actionTimeout: 15_000,
    locale: 'en-GB',
    colorScheme: 'dark',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', testIgnore: '*.phone.spec.ts', use: { viewport: { width: 1440, height: 900 } } },
    // `@once`: what no size changes, at the desk alone. `@small`: what a small phone changes, there as well.
    {
      name: 'phone',
      testIgnore: '*.desktop.spec.ts',
      grepInvert: /@once/,
      use: { viewport: { width: 390, height: 844 }, ...touch },
    },
    // Measures time, so it runs when nothing else does: only when it is named.
    // A trace photographs the page at each tap and would be what is measured.
    {
      name: 'speed',
      testMatch: '*.speed.ts',
      use: { viewport: { width: 390, height: 844 }, ...touch, trace: 'off', screenshot: 'off' },
    },
    // Whole games take minutes, so they are a step of their own.
    { name: 'games', testMatch: '*.game.ts', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'games-phone', testMatch: 'touch.game.ts', use: { viewport: { width: 390, height: 844 }, ...touch } },
    { name: 'games-small-phone', testMatch: 'touch.game.ts', use: { viewport: { width: 360, height: 640 }, ...touch } },
    // Takes the pictures of the README; only when it is named.
    { name: 'pictures', testMatch: '*.pictures.ts', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'small-phone',
      testIgnore: '*.desktop.spec.ts',
      grep: /@small/,
      use: { viewport: { width: 360, height: 640 }, ...touch },
    },
  ],
});
