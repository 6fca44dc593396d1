// How long a start of the app takes, from the process to the home screen, on Linux:
//
//   npm start   (builds the release app; close it again)
//   REGOLITH_APP=target/release/regolith-app xvfb-run -a dbus-run-session -- node tests/native/start-time.mjs
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { APP, folder, openApp, surroundings } from './app.mjs';

const STARTS = 6;
/** Milliseconds of one of the kernel's clock ticks. */
const TICK = 10;

/** When a process began, in ms since 1970. */
function began(pid) {
  const ticks = Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')[19]);
  const up = Number(readFileSync('/proc/uptime', 'utf8').split(' ')[0]) * 1000;
  return Date.now() - up + ticks * TICK;
}

const env = surroundings(join(folder(), 'data'));
for (let i = 0; i < STARTS; i++) {
  const app = await openApp(env);
  const pid = spawnSync('pgrep', ['-f', `^${APP}`], { encoding: 'utf8' }).stdout.split('\n')[0];
  await app.browser.waitUntil(async () => /New game/.test(await app.browser.$('body').getText()), { interval: 10 });
  const [origin, paint, now] = await app.browser.execute(() => [
    performance.timeOrigin,
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    performance.now(),
  ]);
  const before = origin - began(pid);
  const ms = (time) => `${Math.round(before + time)} ms`;
  console.log(`first paint after ${ms(paint)}, home screen seen by the driver after at most ${ms(now)}`);
  await app.close();
}
process.exit(0);
