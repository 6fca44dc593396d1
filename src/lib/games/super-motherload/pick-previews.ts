import type { PreviewAsker } from '$lib/play/previews';
import type { PickHost } from './pick-mode';
import type { Action, Preview } from './types';

/** How this game asks what actions would bring. */
export const asker = (host: PickHost): PreviewAsker<Action, Preview> => ({
  async one(action) {
    const answer = await host.ask({ kind: 'preview', action });
    return answer?.kind === 'preview' ? answer : null;
  },
  async many(actions) {
    const answer = await host.ask({ kind: 'previews', actions: [...actions] });
    return answer?.kind === 'previews' ? answer.previews : null;
  },
});
