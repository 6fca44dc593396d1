import { untrack } from 'svelte';
import type { Tool } from './art/overlays';
import type { Crew } from './art/palette';
import { shaftColumns } from './art/tunnel';
import type { BoardArt } from './art/space';
import type { Content } from './content';
import { coveredSpaces } from './dig';
import { refusedSpace } from './refusals';
import type { Session } from './session';
import type { SpaceId } from './types';

/** What the drawing of the dig shows now, for the phone's and the desktop's board alike. */
export class DigView {
  readonly boards: readonly BoardArt[];
  readonly covered: ReadonlySet<SpaceId>;
  /** Columns with a shaft to the surface; the same list for as long as they are the same. */
  readonly shafts: readonly number[];
  readonly crews: readonly Crew[];
  readonly tool: Tool;
  readonly refused: SpaceId | null;

  constructor(session: Session, content: Content) {
    const { pick } = session;
    this.boards = $derived(session.view.boards.map((board) => content.board(board)));
    this.covered = $derived(coveredSpaces(session.view));
    const shafts = $derived(shaftColumns((space) => this.covered.has(space)).join(' '));
    this.shafts = $derived(shafts === '' ? [] : shafts.split(' ').map(Number));
    // Crews stay the same for a whole game.
    this.crews = untrack(() => session.view.seats.map(({ crew }) => crew));
    this.tool = $derived.by((): Tool => {
      if (pick.mode.kind === 'bomb') return 'bomb';
      const colour = pick.preview?.colour ?? (pick.mode.kind === 'drill' ? pick.mode.answer?.colour : null);
      return colour ?? 'wild';
    });
    this.refused = $derived.by(() => {
      const { why } = pick;
      return why?.at.kind === 'space' ? (refusedSpace(why.refused.refusal) ?? why.at.space) : null;
    });
  }
}
