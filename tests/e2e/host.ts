// A host for each flow: the real program on a data folder of its own.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';

const HOME = fileURLToPath(new URL('../..', import.meta.url));
const PROGRAM = process.env['REGOLITH_PROGRAM'] ?? join(HOME, 'target', 'debug', 'regolith');
const DIST = process.env['REGOLITH_DIST'] ?? join(HOME, 'dist');
const STARTED_WITHIN = 20_000;

/** A running host. */
export class Host {
  readonly data = mkdtempSync(join(tmpdir(), 'regolith-flow-'));
  #child: ChildProcess | null = null;
  /** What it printed last, and how it ended when nobody had asked it to. */
  #text = '';
  #died: string | null = null;

  /** Starts it; answers the address that it prints, with the key that lets a browser in. */
  async start(): Promise<string> {
    const child = spawn(PROGRAM, ['host', '--dist', DIST, '--port', '0'], {
      env: { ...process.env, REGOLITH_DATA: this.data, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    return new Promise((resolve, reject) => {
      this.#text = '';
      const alarm = setTimeout(() => reject(new Error(`the host printed no address:\n${this.#text}`)), STARTED_WITHIN);
      const hear = (piece: Buffer): void => {
        this.#text += piece.toString();
        const address = /http:\/\/127\.0\.0\.1\S+/.exec(this.#text)?.[0];
        if (address === undefined) return;
        clearTimeout(alarm);
        resolve(address);
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.on('exit', (code, signal) => {
        const died = `the host ended with ${code ?? signal ?? 'nothing'}:\n${this.#text}`;
        if (this.#child === child) this.#died = died;
        reject(new Error(died));
      });
    });
  }

  /** Ends it as a person would, so that it can save what is open. */
  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (this.#died !== null) throw new Error(this.#died);
    if (child?.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGINT');
    await ended;
  }
}

interface Fixtures {
  host: Host;
  /** The address to open first. */
  address: string;
}

export const test = base.extend<Fixtures>({
  // Playwright names what a fixture needs by this parameter; this one needs nothing.
  // eslint-disable-next-line no-empty-pattern
  host: async ({}, use) => {
    const host = new Host();
    await use(host);
    try {
      // Throws when it has ended by itself: then a lost connection is no fault of the page.
      await host.stop();
    } finally {
      rmSync(host.data, { recursive: true, force: true });
    }
  },
  address: async ({ host }, use) => {
    await use(await host.start());
  },
});

export { expect } from '@playwright/test';
