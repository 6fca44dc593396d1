// Why something cannot be picked or done: the reason in view, and how it is found out.
import { tellingRefusal } from './choose';
import { emptyDrill, NO_CARD_FOR_BOMB, triesAt } from './pick-explain';
import type { Mode, PickHost, Place, Why } from './pick-mode';
import type { Action, CardId, Refused, SpaceId } from './types';

/** The reason in view. Reasons that come late, after something else was picked or wished for, are dropped. */
export class Reasons {
  readonly #host: PickHost;
  readonly #ticket: () => number;
  #why = $state.raw<Why | null>(null);
  /** Goes up with every wish that has to be asked about first: only the last one counts. */
  #wish = 0;

  /** `ticket` tells what is picked now: it is another one after each change. */
  constructor(host: PickHost, ticket: () => number) {
    this.#host = host;
    this.#ticket = ticket;
  }

  get why(): Why | null {
    return this.#why;
  }
  show(refused: Refused, at: Place, instead: CardId | null = null): void {
    this.#why = { refused, at, instead };
  }
  clear(): void {
    this.#why = null;
  }

  /** Begins something that has to be asked about first. What it gives tells whether that is still what is wanted. */
  wishing(): () => boolean {
    const [wish, ticket] = [++this.#wish, this.#ticket()];
    return () => wish === this.#wish && ticket === this.#ticket();
  }
  /** Asks whether an action is possible and shows why not. Answers whether it is, and is still wanted. */
  async allows(action: Action, at: Place): Promise<boolean> {
    const current = this.wishing();
    const checked = await this.#host.check(action);
    if (!current()) return false;
    if (checked.kind === 'refused') this.show(checked.refused, at);
    return checked.kind === 'legal';
  }

  /** Why nothing can be bombed: the card shows no pattern, or the bomb itself is not possible. */
  async forBomb(card: CardId): Promise<void> {
    const current = this.wishing();
    const answer = await this.#host.ask({ kind: 'blasts', card });
    if (!current()) return;
    if (answer?.kind === 'blasts' && answer.refusal !== null) this.show(answer.refusal, { kind: 'bar' });
    else await this.allows({ bomb: { card, turn: 0, at: this.#host.view.topSlot * 64 } }, { kind: 'bar' });
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
    if (mode.kind === 'bomb') this.show(NO_CARD_FOR_BOMB, at);
    else await this.allows(emptyDrill(space), at);
  }
}
