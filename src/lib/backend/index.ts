import { isTauri } from '@tauri-apps/api/core';
import { deviceKeep, type Keep } from '$lib/settings/keep';
import type { Backend } from './backend';
import { socketBackend } from './socket';
import { tauriBackend } from './tauri';

export { BackendError, type Backend, type Reason, type ReplyTo, type Status, type Unsubscribe } from './backend';
export type * from './bindings/table';
export type { GameName, Games, GameTypes } from './games';
export * from './table';

const KEY = 'key';
const KEY_HASH = /^#key=([\w-]+)$/;
let made: Backend | undefined;

/** The program behind this page: in the app the app itself, in a browser the host that served the page. */
export function backend(): Backend {
  made ??= isTauri() ? tauriBackend() : hosted(window.location, deviceKeep);
  return made;
}

/**
 * The host of this page. The key stands behind `#key=` once and is taken out of the address at once; when it has
 * let this browser in, it is kept for the next visit.
 */
export function hosted(location: Location, keep: Keep): Backend {
  const given = KEY_HASH.exec(location.hash)?.[1] ?? null;
  if (given !== null) window.history.replaceState(null, '', location.pathname);
  // A new link opened in this page changes nothing but the hash: the page begins anew with it.
  window.addEventListener('hashchange', () => {
    if (KEY_HASH.test(location.hash)) location.reload();
  });
  const key = given ?? keep.read(KEY);
  return socketBackend({
    url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`,
    key,
    onWelcome: () => {
      if (key !== null) keep.write(KEY, key);
    },
  });
}
