// How it is found out why something cannot be picked or placed.
import { Reasons } from '$lib/play/reasons.svelte';
import { tellingRefusal } from './choose';
import { emptyDrill, triesAt } from './pick-explain';
import type { Mode, PickHost, Place, SuperMotherload } from './pick-mode';
import type { CardId, SpaceId } from './types';

/** The reason in view at this table, and the wishes of this game that have one. */
export class PickReasons extends Reasons<SuperMotherload, Place> {
  readonly #host: PickHost;

  constructor(host: PickHost, ticket: () => number) {
    super((action) => host.check(action), ticket);
    this.#host = host;
  }

  /** Why nothing can be bombed: no card is picked, it shows no pattern, or the bomb itself is not possible. */
  async forBomb(card: CardId | null, at: Place = { kind: 'bar' }): Promise<void> {
    const current = this.wishing();
    const answer = await this.#host.ask({ kind: 'blasts', card });
    if (!current()) return;
    if (answer?.kind === 'blasts' && answer.refusal !== null) this.show(answer.refusal, at);
    else if (card !== null) await this.allows({ bomb: { card, turn: 0, at: this.#host.view.topSlot * 64 } }, at);
  }
  /** Why nothing that is picked fits through a space. */
  async forSpace(mode: Mode, space: SpaceId): Promise<void> {
    const at: Place = { kind: 'space', space };
    if (mode.kind === 'drill' && mode.answer?.refusal != null) {
      this.show(mode.answer.refusal, at);
      return;
    }
    const current = this.wishing();
    const tries = triesAt(mode, this.#host.view, space);
    const answers = await Promise.all(tries.map((action) => this.#host.check(action)));
    if (!current()) return;
    const refusals = answers.flatMap((answer) => (answer.kind === 'refused' ? [answer.refused] : []));
    const refused = tellingRefusal(refusals, space);
    if (refused !== null) this.show(refused, at);
  }
  /** Why a tap on a space does nothing while no card is picked for it. */
  async forBareSpace(mode: Mode, space: SpaceId): Promise<void> {
    const at: Place = { kind: 'space', space };
    if (mode.kind === 'bomb') await this.forBomb(null, at);
    else await this.allows(emptyDrill(space), at);
  }
}
