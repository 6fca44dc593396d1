import { BackendError, type Backend, type Unsubscribe } from '$lib/backend';
import { m } from '$lib/i18n';
import { errorText } from '$lib/shell/errors';
import { notify } from '$lib/shell/notices.svelte';
import type { Settings } from './settings.svelte';

/**
 * Keeps the settings with the saves: takes what the program has as soon as it can be reached, and tells it every
 * change. What could not be kept is told to the person, and tried again with the next change or connection.
 */
export function keepWithSaves(settings: Settings, backend: Backend): Unsubscribe {
  /** What the program has, with what a newer app may have kept beside the choices known here. */
  let kept: Readonly<Record<string, unknown>> | null = null;
  let busy = false;

  async function read(): Promise<Readonly<Record<string, unknown>>> {
    const reply = await backend.request({ kind: 'get-settings' });
    if (reply.damaged) notify({ kind: 'bad', text: m.settings_damaged() });
    settings.take(reply.settings);
    return reply.settings;
  }

  async function sync(): Promise<void> {
    if (busy) return;
    busy = true;
    try {
      kept ??= await read();
      while (settings.unsaved) {
        const { choices } = settings;
        await backend.request({ kind: 'set-settings', settings: { ...kept, ...choices } });
        settings.saved(choices);
      }
    } catch (error) {
      failed(error);
    } finally {
      busy = false;
    }
  }

  function failed(error: unknown): void {
    console.error(error);
    // A lost connection is told by itself, and nothing is lost by it.
    if (error instanceof BackendError && ['disconnected', 'not-invited'].includes(error.reason.code)) return;
    const reason = errorText(error);
    notify({ kind: 'bad', text: kept === null ? m.settings_unread({ reason }) : m.settings_unsaved({ reason }) });
  }

  settings.onChange(() => void sync());
  const stop = backend.onStatus((status) => {
    if (status !== 'open') return;
    // It may be another run of the program, with other settings.
    kept = null;
    void sync();
  });
  if (backend.status() === 'open') void sync();
  return () => {
    settings.onChange(null);
    stop();
  };
}
