import { isTauri } from '@tauri-apps/api/core';
import type { Backend } from './backend';
import { socketBackend } from './socket';
import { tauriBackend } from './tauri';

export { BackendError, type Backend, type Reason, type ReplyTo, type Status, type Unsubscribe } from './backend';
export type * from './bindings/table';
export type { GameName, Games, GameTypes } from './games';
export * from './table';

const SESSION = 'regolith.session';
let made: Backend | undefined;

/** The program behind this page: in the app the app itself, in a browser the host that served the page. */
export function backend(): Backend {
  made ??= isTauri() ? tauriBackend() : hosted(window.location, window.localStorage);
  return made;
}

/** The host of this page. The key stands behind `#key=` once and is taken out of the address at once. */
function hosted(location: Location, storage: Storage): Backend {
  const key = /^#key=([\w-]+)$/.exec(location.hash)?.[1] ?? null;
  if (key !== null) window.history.replaceState(null, '', location.pathname);
  return socketBackend({
    url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`,
    key,
    session: {
      read: () => storage.getItem(SESSION),
      write: (session) => storage.setItem(SESSION, session),
    },
  });
}
