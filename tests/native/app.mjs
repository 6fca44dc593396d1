// The native app under WebDriver.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { remote } from 'webdriverio';

/** The app that was built for tests. */
export const APP = process.env.REGOLITH_APP ?? '';

/** A folder that is gone after the tests. */
export function folder() {
  const path = mkdtempSync(join(tmpdir(), 'regolith-window-'));
  process.on('exit', () => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** What the app is started with: its data, and nothing of the person who runs the tests. */
export function surroundings(data, more = {}) {
  return {
    ...process.env,
    REGOLITH_DATA: data,
    HOME: folder(),
    LANG: 'C.UTF-8',
    LANGUAGE: 'en',
    // Without it the driver waits for ever; the second makes drawing independent of the machine's graphics.
    TAURI_WEBVIEW_AUTOMATION: 'true',
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    ...more,
  };
}

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Opens the app with these surroundings; `close` ends it as closing its window does. */
export async function openApp(env) {
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'inherit', env });
  try {
    await answering(port);
    const browser = await remote({
      hostname: '127.0.0.1',
      port,
      logLevel: 'error',
      connectionRetryCount: 0,
      // An app that does not start leaves the driver waiting for ever.
      connectionRetryTimeout: 30_000,
      capabilities: {
        'wdio:enforceWebDriverClassic': true,
        'webkitgtk:browserOptions': { binary: APP, args: [] },
      },
    });
    return {
      browser,
      async close() {
        const started = childrenOf(driver.pid);
        await browser.deleteSession();
        // The driver ends the app after it has answered: without it the app would stay, and the next start would
        // only bring it to the front.
        await ending(started);
        driver.kill('SIGKILL');
      },
    };
  } catch (error) {
    driver.kill('SIGKILL');
    throw error;
  }
}

/** The processes that a process has started, on Linux. */
function childrenOf(pid) {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return list === '' ? [] : list.split(' ').map(Number);
}

/** Waits until these processes have ended. */
async function ending(pids) {
  const alive = (pid) => {
    // A process that has ended and that nobody has asked about yet is a zombie.
    const [status] = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
    return status !== undefined && status !== 'Z';
  };
  for (let tries = 0; tries < 200; tries++) {
    if (!pids.some(alive)) return;
    await sleep(50);
  }
  throw new Error(`the app has not ended: ${pids.filter(alive).join(', ')}`);
}

async function answering(port) {
  for (let tries = 0; tries < 100; tries++) {
    try {
      await fetch(`http://127.0.0.1:${port}/status`);
      return;
    } catch {
      await sleep(50);
    }
  }
  throw new Error('WebKitWebDriver does not answer');
}

/** Starts the app without a driver, like a person would. */
export function startApp(env) {
  const child = spawn(APP, [], { env, stdio: 'inherit' });
  const ended = new Promise((resolve) => child.on('exit', (code) => resolve(code)));
  return { child, ended };
}
