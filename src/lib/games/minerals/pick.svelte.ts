// What the person at the table is about to do: pick, see what is possible, see what it brings, confirm.
// Nothing here knows a rule. Legal places come from the engine, and so does every reason.
import type { Action, CardId, Hex, Mineral, Options, Preview, Seat, Tool } from '$lib/backend/bindings/minerals';
import type { PickHost, Picking } from '$lib/play/game';
import { Previews } from '$lib/play/previews';
import { Readiness } from '$lib/play/readiness.svelte';
import { Reasons } from '$lib/play/reasons.svelte';
import { KINDS } from './art/kinds';
import { same } from './art/hex';
import { countOf } from './content';
import {
  actionAt,
  IDLE,
  legalHexes,
  NO_MINERALS,
  onlyEnd,
  optionOf,
  sameAction,
  swapAction,
  swapped,
  type Hold,
  type MineralsGame,
  type Mode,
  type Place,
  type Why,
} from './pick-mode';

/** The state machine of one person's picking. Answers that come late, after something else was picked, are dropped. */
export class Pick implements Picking<MineralsGame> {
  readonly #host: PickHost<MineralsGame>;
  readonly #now = new Readiness<MineralsGame, Options>();
  readonly #reasons: Reasons<MineralsGame, Place>;
  readonly #previews: Previews<Action, Preview>;
  #mode = $state.raw<Mode>(IDLE);
  #preview = $state.raw<Preview | null>(null);

  constructor(host: PickHost<MineralsGame>) {
    this.#host = host;
    this.#reasons = new Reasons(
      (action) => host.check(action),
      () => this.#now.ticket,
    );
    this.#previews = new Previews({
      async one(action) {
        const answer = await host.ask({ kind: 'preview', action });
        return answer?.kind === 'preview' ? answer : null;
      },
      async many(actions) {
        const answer = await host.ask({ kind: 'previews', actions: [...actions] });
        return answer?.kind === 'previews' ? answer.previews : null;
      },
    });
  }

  get mode(): Mode {
    return this.#mode;
  }
  get hold(): Hold | null {
    return this.#mode.hold;
  }
  get options(): Options | null {
    return this.#now.options;
  }
  get ready(): boolean {
    return this.#now.ready;
  }
  get failed(): boolean {
    return this.#now.failed;
  }
  get busy(): boolean {
    return this.#now.busy;
  }
  get why(): Why | null {
    return this.#reasons.why;
  }
  /** What confirming would bring; null while it is not known. */
  get preview(): Preview | null {
    return this.#preview;
  }
  /** The action that confirming would do. */
  get action(): Action | null {
    return this.#mode.action;
  }
  /** Hexes that can be tapped now. */
  get legal(): readonly Hex[] {
    return this.#legal;
  }
  readonly #legal = $derived.by(() => (this.busy ? [] : legalHexes(this.options, this.#mode)));
  /** The hex that the picked action points at: a second tap on it confirms. */
  get picked(): Hex | null {
    return targetOf(this.#mode.action);
  }
  /** Whether something is picked that Escape would put back. */
  get dirty(): boolean {
    return this.#mode !== IDLE || this.why !== null;
  }

  async renew(acting: boolean): Promise<void> {
    this.#restart(IDLE);
    this.#previews.forget();
    const options = await this.#now.renew(acting, async () => {
      const answer = await this.#host.ask({ kind: 'options' });
      return answer?.kind === 'options' ? answer : null;
    });
    if (options === null) return;
    const ahead = options.hexes.flatMap((hex) => actionAt(this.#host.view, options, IDLE, hex) ?? []);
    void this.#previews.ahead(ahead);
  }

  /** Puts everything back; a reason in view goes first. */
  cancel(): void {
    if (this.why !== null) this.#reasons.clear();
    else if (this.hold?.tool === 'map' && this.hold.bend !== null) this.#restart(held({ tool: 'map', bend: null }));
    else this.#restart(IDLE);
  }
  /** Takes the reason away, keeps what is picked. */
  closeWhy(): void {
    this.#reasons.clear();
  }

  /** A tap on a hex of the board. */
  async tapHex(hex: Hex): Promise<void> {
    if (!this.ready) return;
    this.#reasons.clear();
    const { hold } = this.#mode;
    if (hold?.tool === 'map' && this.#isBend(hex)) return this.#bendAt(hex);
    const action = actionAt(this.#host.view, this.options, this.#mode, hex);
    // A tool that is not pointed at the board is put back by a tap beside it.
    if (action === null) return this.#beside(hex);
    if (this.action !== null && sameAction(action, this.action)) return this.confirm();
    await this.#propose({ ...this.#mode, action }, { kind: 'hex', hex });
  }
  /** A hex was tapped that the tool in hand does not take. */
  async #beside(hex: Hex): Promise<void> {
    const { hold } = this.#mode;
    if (hold?.tool === 'map') await this.#reasons.allows({ map: { bend: hex, to: hex } }, { kind: 'hex', hex });
    else if (hold === null || hold.tool === 'chest' || hold.tool === 'lantern') this.#restart(IDLE);
  }
  #isBend(hex: Hex): boolean {
    const { hold } = this.#mode;
    if (hold?.tool !== 'map') return false;
    const isLanding = hold.bend !== null && this.legal.some((end) => same(end, hex));
    return !isLanding && (optionOf(this.options, 'map')?.hexes.some((bend) => same(bend, hex)) ?? false);
  }
  /** The bend of the Map; where only one end is left, that is picked as well. */
  async #bendAt(bend: Hex): Promise<void> {
    const hold: Hold = { tool: 'map', bend };
    const end = onlyEnd(this.options, bend);
    if (end === null) this.#restart(held(hold));
    else await this.#propose({ ...held(hold), action: { map: { bend, to: end } } }, { kind: 'hex', hex: end });
  }

  /** A tap on a tool. */
  async tapTool(tool: Tool): Promise<void> {
    if (!this.ready) return;
    this.#reasons.clear();
    if (this.hold?.tool === tool) {
      if (this.action === 'chest' || this.action === 'lantern') return this.confirm();
      this.#restart(IDLE);
      return;
    }
    const option = optionOf(this.options, tool);
    if (option === undefined) return;
    if (option.refused !== null) {
      this.#restart(IDLE);
      this.#reasons.show(option.refused, { kind: 'tool', tool });
      return;
    }
    if (tool === 'chest' || tool === 'lantern') {
      await this.#propose({ ...held({ tool }), action: tool }, { kind: 'tool', tool }, true);
      return;
    }
    this.#restart(held(this.#firstHold(tool)));
  }
  /** What is said about a tool already: where there is one choice only, it is made. */
  #firstHold(tool: Exclude<Tool, 'chest' | 'lantern'>): Hold {
    const option = optionOf(this.options, tool);
    if (tool === 'hammer') {
      const able = KINDS.filter((_, kind) => (option?.minerals[kind] ?? 0) > 0);
      return { tool, mineral: able.length === 1 ? (able[0] ?? null) : null };
    }
    if (tool === 'map') return { tool, bend: null };
    if (tool !== 'sack') return { tool };
    const partners = option?.partners ?? [];
    return { tool, with: partners.length === 1 ? (partners[0] ?? null) : null, give: NO_MINERALS, take: NO_MINERALS };
  }
  /** The mineral that the Hammer puts on the board. */
  chooseMineral(mineral: Mineral): void {
    if (this.hold?.tool === 'hammer') this.#restart(held({ tool: 'hammer', mineral }));
  }
  /** With whom the Sack swaps. */
  choosePartner(seat: Seat): void {
    if (this.hold?.tool === 'sack')
      this.#restart(held({ tool: 'sack', with: seat, give: NO_MINERALS, take: NO_MINERALS }));
  }
  /** One mineral more or less in the swap; once both sides are worth the same it can be confirmed. */
  async changeSwap(side: 'give' | 'take', mineral: Mineral, by: 1 | -1): Promise<void> {
    const { hold } = this;
    if (!this.ready || hold?.tool !== 'sack' || hold.with === null) return;
    const next = swapped(hold, side, mineral, by);
    const action = countOf(next.give) + countOf(next.take) === 0 ? null : swapAction(next);
    const ticket = this.#restart({ ...held(next), action });
    if (action !== null) await this.#look(ticket, action);
  }
  /** A swap of like for like: nothing moves, but the tool is paid. Only where the engine lists it. */
  async swapNothing(): Promise<void> {
    const { hold } = this;
    if (!this.ready || hold?.tool !== 'sack' || hold.with === null) return;
    const action: Action = { sack: { with: hold.with, give: NO_MINERALS, take: NO_MINERALS } };
    const none: Hold = { ...hold, give: NO_MINERALS, take: NO_MINERALS };
    await this.#propose({ ...held(none), action }, { kind: 'bar' }, true);
  }

  /** A tap on a card of the row. */
  async tapCard(card: CardId): Promise<void> {
    if (!this.ready) return;
    this.#reasons.clear();
    const { action } = this;
    if (action !== null && typeof action === 'object' && 'collect' in action && action.collect.card === card)
      return this.confirm();
    const option = this.options?.cards.find((other) => other.card === card);
    if (option === undefined) return;
    if (option.refused !== null) {
      this.#reasons.show(option.refused, { kind: 'card', card });
      return;
    }
    const whole = countOf(option.missing) === 0;
    const lower = option.missingLower !== null && countOf(option.missingLower) === 0;
    if (whole && lower) this.#restart({ ...IDLE, card });
    else await this.collect(card, lower);
  }
  /** Takes a card for its whole value, or for the lower one without its orpiment. */
  async collect(card: CardId, lower: boolean): Promise<void> {
    if (this.ready) await this.#propose({ ...IDLE, action: { collect: { card, lower } } }, { kind: 'card', card });
  }
  /** An action that has a button of its own: shown first, done by a second press. `care`: never at once. */
  async propose(action: Action, care = false): Promise<void> {
    if (!this.ready) return;
    if (this.action !== null && sameAction(action, this.action)) return this.confirm();
    await this.#propose({ ...IDLE, action }, { kind: 'bar' }, care);
  }

  /** Does what is in view. */
  async confirm(): Promise<void> {
    const { action } = this;
    if (action === null) return;
    await this.#now.act(
      () => this.#host.act(action),
      (refused) => this.#reasons.show(refused, { kind: 'bar' }),
    );
  }

  /** Shows an action if it is legal; without the confirm step it is done at once. */
  async #propose(mode: Mode & { readonly action: Action }, at: Place, care = false): Promise<void> {
    const { action } = mode;
    const known = this.#previews.known(action);
    if (known !== null) return this.#show(mode, known, care);
    // The preview comes with the answer that it is legal; only what is not is asked for its reason.
    const ticket = this.#now.next();
    const preview = await this.#previews.of(action);
    if (ticket !== this.#now.ticket) return;
    if (preview !== null || (await this.#reasons.allows(action, at))) await this.#show(mode, preview, care);
  }
  /** Shows what is known of an action, or does it at once: then nothing looks like a question. */
  async #show(mode: Mode, preview: Preview | null, care: boolean): Promise<void> {
    this.#restart(mode, preview);
    if (!this.#host.pace.confirm && !care) await this.confirm();
  }
  async #look(ticket: number, action: Action): Promise<void> {
    const preview = await this.#previews.of(action);
    if (ticket === this.#now.ticket) this.#preview = preview;
  }
  #restart(mode: Mode, preview: Preview | null = null): number {
    this.#mode = mode;
    this.#preview = preview;
    this.#reasons.clear();
    return this.#now.next();
  }
}

const held = (hold: Hold): Mode => ({ ...IDLE, hold });

/** The hex that an action ends on or takes from. */
export function targetOf(action: Action | null): Hex | null {
  if (action === null || typeof action === 'string') return null;
  if ('remove' in action) return action.remove;
  if ('place' in action) return action.place;
  if ('move' in action) return action.move;
  if ('map' in action) return action.map.to;
  if ('compass' in action) return action.compass;
  if ('fail' in action) return action.fail;
  if ('cut' in action) return action.cut;
  if ('shovel' in action) return action.shovel;
  if ('hammer' in action) return action.hammer.at;
  if ('vortex' in action) return action.vortex;
  if ('glass' in action) return action.glass;
  if ('rope' in action) return action.rope;
  return null;
}
