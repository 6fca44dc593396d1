import { Channel, invoke } from '@tauri-apps/api/core';
import { BackendError, type Backend, type Reason, type ReplyTo, type Status } from './backend';
import type { Push, Request } from './bindings/table';
import { Listeners } from './listeners';

/**
 * The program in the same app, by the shell's commands: `subscribe { channel }`, which comes before anything
 * else, `request { request }`, and `save_copy { save }`, which asks for a place by the system's own dialog.
 */
export function tauriBackend(): Backend {
  const pushes = new Listeners<Push>();
  const statuses = new Listeners<Status>();
  let status: Status = 'connecting';
  const become = (next: Status): void => {
    if (status === next) return;
    status = next;
    statuses.tell(next);
  };

  const channel = new Channel<Push>();
  channel.onmessage = (push) => pushes.tell(push);
  let subscribed: Promise<void> | null = null;
  /** After a failure, like a data folder in use, the next request tries again. */
  const subscribe = (): Promise<void> =>
    (subscribed ??= invoke('subscribe', { channel }).then(
      () => become('open'),
      (error: unknown) => {
        subscribed = null;
        throw new BackendError(reasonOf(error));
      },
    ));
  // Each request waits for this and reports the failure; nobody else needs to.
  subscribe().catch(() => undefined);

  const command = async <T>(name: string, values: Record<string, unknown>): Promise<T> => {
    await subscribe();
    try {
      return await invoke<T>(name, values);
    } catch (error) {
      throw new BackendError(reasonOf(error));
    }
  };

  return {
    request: <R extends Request>(request: R) => command<ReplyTo<R>>('request', { request }),
    saveCopy: (save) => command<boolean>('save_copy', { save }),
    subscribe: (listener) => pushes.add(listener),
    status: () => status,
    onStatus: (listener) => statuses.add(listener),
    close: () => become('lost'),
  };
}

/** What a rejected command says: the program's own error, or whatever the shell threw. */
function reasonOf(error: unknown): Reason {
  if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string') {
    return error as Reason;
  }
  return { code: 'internal', problem: error instanceof Error ? error.message : String(error) };
}
