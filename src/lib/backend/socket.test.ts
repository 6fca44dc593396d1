import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackendError, type Status } from './backend';
import type { Push } from './bindings/table';
import { socketBackend } from './socket';

/** A WebSocket whose other end is the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  readonly sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: MessageEvent<unknown>) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.onclose?.();
  }

  hear(message: unknown): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  welcome(): void {
    this.onopen?.();
    this.hear({ welcome: {} });
  }
}

function newest(): FakeSocket {
  return FakeSocket.all.at(-1)!;
}

function make(key: string | null) {
  const onWelcome = vi.fn();
  const backend = socketBackend({
    url: 'ws://host/socket',
    key,
    onWelcome,
    open: (url) => new FakeSocket(url) as unknown as WebSocket,
  });
  const statuses: Status[] = [];
  backend.onStatus((status) => statuses.push(status));
  return { backend, statuses, onWelcome };
}

async function reasonOf(promise: Promise<unknown>): Promise<unknown> {
  const error: unknown = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(BackendError);
  return error instanceof BackendError ? error.reason : null;
}

/** jsdom's Blob has no `arrayBuffer`. */
function bytesOf(blob: Blob): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve([...new Uint8Array(reader.result as ArrayBuffer)]);
    reader.onerror = () => reject(new Error('the blob cannot be read'));
    reader.readAsArrayBuffer(blob);
  });
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('the way in', () => {
  it('is shown by the key, each time the connection is made', () => {
    const { onWelcome, statuses } = make('K');
    expect(onWelcome).not.toHaveBeenCalled();
    newest().welcome();
    expect(newest().sent).toEqual([{ hello: { key: 'K' } }]);
    expect(onWelcome).toHaveBeenCalledOnce();
    newest().close();
    vi.advanceTimersByTime(300);
    expect(FakeSocket.all).toHaveLength(2);
    newest().welcome();
    expect(newest().sent).toEqual([{ hello: { key: 'K' } }]);
    expect(statuses).toEqual(['open', 'lost', 'open']);
  });

  it('stops when the host does not let it in', async () => {
    const { backend, statuses, onWelcome } = make(null);
    const early = reasonOf(backend.request({ kind: 'hello' }));
    newest().onopen?.();
    newest().hear({ denied: {} });
    expect(await early).toEqual({ code: 'not-invited' });
    expect(await reasonOf(backend.request({ kind: 'hello' }))).toEqual({ code: 'not-invited' });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(statuses).toEqual(['not-invited']);
    expect(onWelcome).not.toHaveBeenCalled();
  });
});

describe('requests', () => {
  it('wait for the connection and get the answer with their number', async () => {
    const { backend } = make('K');
    const settings = backend.request({ kind: 'get-settings' });
    const saves = backend.request({ kind: 'list-saves' });
    newest().welcome();
    expect(newest().sent.slice(1)).toEqual([
      { id: 1, request: { kind: 'get-settings' } },
      { id: 2, request: { kind: 'list-saves' } },
    ]);
    newest().hear({ id: 2, ok: { kind: 'list-saves', saves: [] } });
    newest().hear({ id: 1, ok: { kind: 'get-settings', settings: { a: 1 }, damaged: false } });
    expect((await saves).saves).toEqual([]);
    expect((await settings).settings).toEqual({ a: 1 });
  });

  it('reject with the reason of the program', async () => {
    const { backend } = make('K');
    newest().welcome();
    const opened = reasonOf(backend.request({ kind: 'open', save: 'x' }));
    newest().hear({ id: 1, error: { code: 'unknown-save', save: 'x' } });
    expect(await opened).toEqual({ code: 'unknown-save', save: 'x' });
  });

  it('are never sent twice when the connection breaks', async () => {
    const { backend } = make('K');
    newest().welcome();
    const redo = reasonOf(backend.request({ kind: 'redo', table: 1 }));
    newest().close();
    expect(await redo).toEqual({ code: 'disconnected' });
    expect(await reasonOf(backend.request({ kind: 'redo', table: 1 }))).toEqual({ code: 'disconnected' });
    vi.advanceTimersByTime(300);
    newest().welcome();
    expect(newest().sent).toHaveLength(1);
  });
});

describe('a copy of a save', () => {
  /** What the browser is given to download. */
  function downloads() {
    const given: { name: string; blob: Blob }[] = [];
    const blobs = new Map<string, Blob>();
    vi.stubGlobal('URL', {
      createObjectURL: (blob: Blob) => {
        blobs.set('blob:1', blob);
        return 'blob:1';
      },
      revokeObjectURL: vi.fn(),
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      given.push({ name: this.download, blob: blobs.get(this.href)! });
    });
    return given;
  }
  afterEach(() => vi.unstubAllGlobals());

  it('is downloaded under the name and with the bytes that the host gives', async () => {
    const given = downloads();
    const { backend } = make('K');
    newest().welcome();
    const copy = backend.saveCopy('s1');
    expect(newest().sent.at(-1)).toEqual({ id: 1, request: { kind: 'export-save', save: 's1' } });
    newest().hear({ id: 1, ok: { kind: 'export-save', file_name: 'Attic.regolith', bytes: 'AQL/' } });
    expect(await copy).toBe(true);
    expect(given.map(({ name }) => name)).toEqual(['Attic.regolith']);
    vi.useRealTimers();
    expect(await bytesOf(given[0]!.blob)).toEqual([1, 2, 255]);
  });

  it('is not downloaded when there is none', async () => {
    const given = downloads();
    const { backend } = make('K');
    newest().welcome();
    const copy = reasonOf(backend.saveCopy('x'));
    newest().hear({ id: 1, error: { code: 'unknown-save', save: 'x' } });
    expect(await copy).toEqual({ code: 'unknown-save', save: 'x' });
    expect(given).toEqual([]);
  });
});

describe('the connection', () => {
  it('is tried again, with longer and longer waits', () => {
    make('K');
    const tries: number[] = [];
    for (let passed = 0; passed < 40_000; passed += 50) {
      if (FakeSocket.all.length > tries.length) {
        tries.push(passed);
        newest().close();
      }
      vi.advanceTimersByTime(50);
    }
    const waits = tries.slice(1).map((at, index) => at - tries[index]!);
    expect(waits[0]).toBeLessThanOrEqual(300);
    expect(waits.at(-1)).toBeLessThanOrEqual(5_050);
    expect([...waits].sort((a, b) => a - b)).toEqual(waits);
  });

  it('ends for good when it is closed', async () => {
    const { backend } = make('K');
    newest().welcome();
    const hello = reasonOf(backend.request({ kind: 'hello' }));
    backend.close();
    expect(await hello).toEqual({ code: 'disconnected' });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('is dropped when the host says something that is no message', () => {
    const { statuses } = make('K');
    newest().welcome();
    newest().hear({ surprise: 1 });
    expect(statuses).toEqual(['open', 'lost']);
  });
});

describe('pushes', () => {
  it('reach every listener, in order, even past one that throws', () => {
    const { backend } = make('K');
    const errors: unknown[] = [];
    vi.stubGlobal('reportError', (error: unknown) => errors.push(error));
    const told: Push[] = [];
    backend.subscribe(() => {
      throw new Error('broken');
    });
    const stop = backend.subscribe((push) => told.push(push));
    newest().welcome();
    const saved: Push = { kind: 'saved', table: 1, revision: 1 };
    const closed: Push = { kind: 'closed', table: 1 };
    newest().hear({ push: saved });
    newest().hear({ push: closed });
    stop();
    newest().hear({ push: saved });
    expect(told).toEqual([saved, closed]);
    expect(errors).toHaveLength(3);
    vi.unstubAllGlobals();
  });
});
