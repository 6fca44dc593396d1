import { clearMocks, mockIPC } from '@tauri-apps/api/mocks';
import { afterEach, describe, expect, it } from 'vitest';
import { BackendError } from './backend';
import type { Push } from './bindings/table';
import { tauriBackend } from './tauri';

afterEach(() => clearMocks());

/** What a shell is asked, and a way to push through the channel it is given. */
function shell(answer: (request: unknown) => unknown) {
  const asked: string[] = [];
  let channel: { onmessage: (push: Push) => void } | undefined;
  mockIPC((command, payload) => {
    asked.push(command);
    const values = payload as Record<string, unknown>;
    if (command === 'subscribe') {
      channel = values['channel'] as typeof channel;
      return null;
    }
    return answer(values['request'] ?? values);
  });
  return { asked, push: (push: Push) => channel?.onmessage(push) };
}

describe('the app behind the page', () => {
  it('is subscribed to once, before the first request', async () => {
    const { asked } = shell((request) => ({ ...(request as object), saves: [] }));
    const backend = tauriBackend();
    expect(backend.status()).toBe('connecting');
    expect((await backend.request({ kind: 'list-saves' })).saves).toEqual([]);
    await backend.request({ kind: 'list-saves' });
    expect(asked).toEqual(['subscribe', 'request', 'request']);
    expect(backend.status()).toBe('open');
  });

  it('pushes to everybody who subscribed', async () => {
    const { push } = shell(() => null);
    const backend = tauriBackend();
    const told: Push[] = [];
    const stop = backend.subscribe((one) => told.push(one));
    await backend.request({ kind: 'hello' });
    push({ kind: 'closed', table: 3 });
    stop();
    push({ kind: 'closed', table: 4 });
    expect(told).toEqual([{ kind: 'closed', table: 3 }]);
  });

  it('rejects with the reason of the program', async () => {
    shell(() => {
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- a failed command rejects with what Rust says
      throw { code: 'unknown-table', table: 9 };
    });
    const asked = tauriBackend().request({ kind: 'log', table: 9 });
    await expect(asked).rejects.toEqual(new BackendError({ code: 'unknown-table', table: 9 }));
  });

  it('saves a copy by the system’s dialog, and says when the person wants none', async () => {
    const answers = [true, false];
    const wanted: unknown[] = [];
    const { asked } = shell((values) => {
      wanted.push(values);
      return answers.shift();
    });
    const backend = tauriBackend();
    expect(await backend.saveCopy('s1')).toBe(true);
    expect(await backend.saveCopy('s2')).toBe(false);
    expect(wanted).toEqual([{ save: 's1' }, { save: 's2' }]);
    expect(asked).toEqual(['subscribe', 'save_copy', 'save_copy']);
  });

  it('rejects with the reason when a copy cannot be written', async () => {
    const reason = { code: 'storage', failure: 'full', problem: 'ENOSPC' } as const;
    shell(() => {
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- a failed command rejects with what Rust says
      throw reason;
    });
    await expect(tauriBackend().saveCopy('s1')).rejects.toMatchObject({ reason });
  });

  it('says so when the shell itself fails', async () => {
    shell(() => {
      throw new Error('command request not found');
    });
    const asked = tauriBackend().request({ kind: 'hello' });
    const reason = { code: 'internal', problem: 'command request not found' } as const;
    await expect(asked).rejects.toMatchObject({ reason });
  });
});
