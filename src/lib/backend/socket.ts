import { BackendError, type Backend, type Reason, type ReplyTo, type Status } from './backend';
import type { ApiError, Push, Reply, Request } from './bindings/table';
import { download } from './download';
import { Listeners } from './listeners';

/** What comes from the host; see docs/formats.md. */
type FromHost =
  | { welcome: Record<string, never> }
  | { denied: Record<string, never> }
  | { id: number; ok: Reply }
  | { id: number; error: ApiError }
  | { push: Push };

/** What a connection needs of the browser; tests give their own. */
export interface SocketOptions {
  /** Address of the WebSocket. */
  readonly url: string;
  /** The key of the host's link, if this browser has it. */
  readonly key: string | null;
  /** Told when the host has let this browser in. */
  readonly onWelcome?: () => void;
  readonly open?: (url: string) => WebSocket;
}

/** Milliseconds before the first try to connect again; each further try waits twice as long. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 5_000;

interface Waiting {
  readonly text: string;
  readonly done: (reply: Reply) => void;
  readonly failed: (reason: Reason) => void;
}

/** The program on a host, reached through a WebSocket. */
export function socketBackend(options: SocketOptions): Backend {
  const open = options.open ?? ((url: string) => new WebSocket(url));
  const pushes = new Listeners<Push>();
  const statuses = new Listeners<Status>();
  /** Asked before the connection stood; sent as soon as it does. */
  const unsent = new Map<number, Waiting>();
  const sent = new Map<number, Waiting>();
  let status: Status = 'connecting';
  let socket: WebSocket | null = null;
  let nextId = 1;
  let wait = FIRST_WAIT;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  const become = (next: Status): void => {
    if (status === next) return;
    status = next;
    statuses.tell(next);
  };

  const fail = (waiting: Map<number, Waiting>, reason: Reason): void => {
    const all = [...waiting.values()];
    waiting.clear();
    for (const one of all) one.failed(reason);
  };

  const receive = (message: FromHost): void => {
    if ('push' in message) {
      pushes.tell(message.push);
    } else if ('welcome' in message) {
      options.onWelcome?.();
      wait = FIRST_WAIT;
      become('open');
      for (const [id, one] of unsent) {
        sent.set(id, one);
        socket?.send(one.text);
      }
      unsent.clear();
    } else if ('denied' in message) {
      closed = true;
      become('not-invited');
      fail(unsent, { code: 'not-invited' });
      socket?.close();
    } else {
      const one = sent.get(message.id);
      sent.delete(message.id);
      if ('ok' in message) one?.done(message.ok);
      else one?.failed(message.error);
    }
  };

  const connect = (): void => {
    const own = open(options.url);
    socket = own;
    own.onopen = () => {
      own.send(JSON.stringify({ hello: { key: options.key ?? undefined } }));
    };
    own.onmessage = (event: MessageEvent<unknown>) => {
      const message = parse(event.data);
      if (message === null) own.close();
      else receive(message);
    };
    own.onclose = () => {
      if (socket !== own) return;
      socket = null;
      // Whether the host did what it was sent cannot be known: the person decides, nothing is sent twice.
      fail(sent, { code: 'disconnected' });
      if (closed) return;
      become('lost');
      fail(unsent, { code: 'disconnected' });
      timer = setTimeout(connect, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    };
  };

  connect();

  const request = <R extends Request>(request: R): Promise<ReplyTo<R>> =>
    new Promise((resolve, reject) => {
      const failed = (reason: Reason): void => reject(new BackendError(reason));
      if (status === 'not-invited') {
        failed({ code: 'not-invited' });
        return;
      }
      if (closed || status === 'lost') {
        failed({ code: 'disconnected' });
        return;
      }
      const id = nextId++;
      const one: Waiting = {
        text: JSON.stringify({ id, request }),
        // The host answers a request with the reply of the same kind; a test of the host holds it to that.
        done: (reply) => resolve(reply as ReplyTo<R>),
        failed,
      };
      if (status === 'open') {
        sent.set(id, one);
        socket?.send(one.text);
      } else {
        unsent.set(id, one);
      }
    });

  return {
    request,
    async saveCopy(save) {
      const { file_name, bytes } = await request({ kind: 'export-save', save });
      download(file_name, bytes);
      return true;
    },
    subscribe: (listener) => pushes.add(listener),
    status: () => status,
    onStatus: (listener) => statuses.add(listener),
    close() {
      closed = true;
      clearTimeout(timer);
      socket?.close();
      fail(unsent, { code: 'disconnected' });
      become('lost');
    },
  };
}

/** A message of the host; null when it is none. */
function parse(data: unknown): FromHost | null {
  if (typeof data !== 'string') return null;
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const known = 'push' in value || 'welcome' in value || 'denied' in value;
  const answer = 'id' in value && typeof value.id === 'number' && ('ok' in value || 'error' in value);
  return known || answer ? (value as FromHost) : null;
}
