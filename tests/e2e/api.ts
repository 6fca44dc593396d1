// A second connection to the host beside the page under test: it lays a table in a few milliseconds, and plays for
// those who are not looked at.
import type { BrowserContext, Page } from '@playwright/test';
import type { ReplyTo } from '../../src/lib/backend/backend';
import type { Request } from '../../src/lib/backend/bindings/table';

declare global {
  interface Window {
    ask: (request: unknown) => Promise<unknown>;
  }
}

export class Api {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Connects by the link that the host prints. */
  static async open(context: BrowserContext, address: string): Promise<Api> {
    const page = await context.newPage();
    // Any small file of the host: from there its socket may be opened.
    await page.goto(new URL('icon.svg', address).href);
    await page.evaluate(connect, /key=([\w-]+)/.exec(address)?.[1]);
    return new Api(page);
  }

  /** Asks; throws what the host answers instead of a reply. */
  async ask<R extends Request>(request: R): Promise<ReplyTo<R>> {
    return (await this.#page.evaluate((asked) => window.ask(asked), request)) as ReplyTo<R>;
  }
}

/** In the page: the socket, and what waits for its answers. */
async function connect(key: string | undefined): Promise<void> {
  interface Answer {
    id?: number;
    ok?: unknown;
    error?: unknown;
  }
  const waiting = new Map<number, (answer: Answer) => void>();
  const socket = new WebSocket(`ws://${window.location.host}/socket`);
  let last = 0;
  window.ask = (request) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ ok, error }) =>
        error === undefined ? resolve(ok) : reject(new Error(JSON.stringify(error))),
      );
      socket.send(JSON.stringify({ id, request }));
    });
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => socket.send(JSON.stringify({ hello: { key } }));
    socket.onclose = () => reject(new Error('the host closed the connection'));
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const answer = JSON.parse(data) as Answer & { welcome?: unknown };
      if (answer.welcome !== undefined) resolve();
      else if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
    };
  });
}
