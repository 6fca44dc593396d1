// The moment when a project is completed: large for whoever did it, small over the panel of a rival.
import { untrack } from 'svelte';
import type { ProjectId, Seat, View } from '$lib/backend/bindings/space-explorers';
import type { Session } from './session';

/** A project that flies, and whose it is. */
export interface Flight {
  readonly seat: Seat;
  readonly project: ProjectId;
}
const key = ({ seat, project }: Flight): string => `${seat}/${project}`;
const flown = (view: View): readonly Flight[] =>
  view.projects.flatMap(({ project, taken }) => (taken === null ? [] : [{ seat: taken.seat, project }]));

/** Which launch is in view. Make it while the screen is set up. */
export class Launches {
  #big = $state.raw<readonly Flight[]>([]);
  #small = $state.raw<Flight | null>(null);

  constructor(session: Session) {
    // What has flown before the table was opened is no news.
    let known: readonly string[] = flown(session.view).map(key);
    $effect.pre(() => {
      const all = flown(session.view);
      const news = all.filter((flight) => !known.includes(key(flight)));
      known = all.map(key);
      const own = news.filter(({ seat }) => seat === untrack(() => session.me));
      if (own.length > 0) this.#big = [...untrack(() => this.#big), ...own];
    });
    $effect.pre(() => {
      const effect = session.beat?.effect;
      if (effect?.kind === 'completed' && effect.seat !== untrack(() => session.me))
        this.#small = { seat: effect.seat, project: effect.project };
    });
  }
  /** The own launch in view; two projects of one turn come one after the other. */
  get big(): Flight | null {
    return this.#big[0] ?? null;
  }
  end(): void {
    this.#big = this.#big.slice(1);
  }
  /** A rival's. */
  get small(): Flight | null {
    return this.#small;
  }
  endSmall(): void {
    this.#small = null;
  }
}
