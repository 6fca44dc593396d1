import { readObject, type Keep } from '$lib/settings/keep';
import type { SeatRange } from './guest';
import { readLevel, USUAL_LEVEL, type Level } from './levels';
import { isGiven } from './seat-names';
import type { GameId } from './types';

export const SEAT_KINDS = ['human', 'computer'] as const;
/** Who plays a seat: a person at this device, or the computer. */
export type SeatKind = (typeof SEAT_KINDS)[number];

/** A seat of the plan; `Choice` is what the game lets each seat choose, null where it is nothing. */
export interface SeatPlan<Choice> {
  /** As typed; empty means that the seat goes by its default name. */
  readonly name: string;
  readonly kind: SeatKind;
  /** How well its computer plays; kept while a person sits there. */
  readonly level: Level;
  readonly choice: Choice;
}

/** Who sat at a table, as a plan has it. */
export const seated = (
  player: { readonly kind: 'human' } | { readonly kind: 'computer'; readonly level: number },
): Pick<SeatPlan<never>, 'kind' | 'level'> => ({
  kind: player.kind,
  level: player.kind === 'computer' ? readLevel(player.level) : USUAL_LEVEL,
});

/** Who starts: drawn at random, or the seat of that index. */
export type FirstChoice = 'random' | number;

/**
 * What a game's plan may hold. `Choice` belongs to a seat and `Extra` to the whole game, like a variant; both are
 * plain JSON, and null in a game that has no such thing.
 */
export interface PlanRules<Choice, Extra> {
  readonly game: GameId;
  readonly seats: SeatRange;
  /** A seat's choice out of what was kept. Whatever else it is given makes the choice of a new seat. */
  readonly readChoice: (kept: unknown) => Choice;
  /** The game's own options out of what was kept. Whatever else it is given makes those of a first game. */
  readonly readExtra: (kept: unknown) => Extra;
  /** The choice of a seat beside those of `all`, where some cannot be there together. */
  readonly together?: (choice: Choice, seat: number, all: readonly Choice[]) => Choice;
}

/** Longer names do not fit a seat's plate. */
export const NAME_LENGTH = 18;

/** Names of the computer players, by seat. They are names of persons and are the same in every language. */
const COMPUTER_NAMES = ['Vega', 'Ada', 'Moss', 'Nine', 'Juno'] as const;

/** What the new-game sheet holds. It knows the rules of the sheet, not of the game. Reading is reactive. */
export class NewGamePlan<Choice, Extra> {
  readonly rules: PlanRules<Choice, Extra>;
  #seats = $state.raw<readonly SeatPlan<Choice>[]>([]);
  #first = $state.raw<FirstChoice>('random');
  #extra = $state.raw() as Extra;
  readonly #keep: Keep;

  /** Opens with what was chosen last for this game, or with a person against computers. */
  constructor(keep: Keep, rules: PlanRules<Choice, Extra>) {
    this.#keep = keep;
    this.rules = rules;
    const kept = readObject(keep, this.#slot);
    const seats = Array.isArray(kept.seats) ? kept.seats.map((seat, i) => this.#readSeat(seat, i)) : [];
    this.#seats = this.#fitted(seats);
    this.first = typeof kept.first === 'number' ? kept.first : 'random';
    this.#extra = rules.readExtra(kept.extra);
  }

  get seats(): readonly SeatPlan<Choice>[] {
    return this.#seats;
  }

  get first(): FirstChoice {
    return this.#first;
  }
  /** A seat that is not there means that it is drawn. */
  set first(first: FirstChoice) {
    this.#first = typeof first === 'number' && this.#seats[first] !== undefined ? first : 'random';
  }
  /** The seat that starts; null when it is drawn. */
  get firstSeat(): number | null {
    return this.#first === 'random' ? null : this.#first;
  }

  /** The game's own options. */
  get extra(): Extra {
    return this.#extra;
  }
  set extra(extra: Extra) {
    this.#extra = extra;
  }

  /** Adds seats at the end or takes them away from there. */
  setCount(count: number): void {
    this.#seat(this.#seats, count);
  }

  /** Takes over who sat at a table, for another game like it. A name that nobody typed stays so. */
  take(seats: readonly SeatPlan<Choice>[]): void {
    this.#seat(
      seats.map((seat, i) => {
        const given = isGiven(seat.name) || seat.name === defaultName(seats, i, () => '');
        return { ...seat, name: given ? '' : seat.name.slice(0, NAME_LENGTH) };
      }),
    );
  }

  setKind(index: number, kind: SeatKind): void {
    this.#change(index, { kind });
  }

  setLevel(index: number, level: Level): void {
    this.#change(index, { level });
  }

  setName(index: number, name: string): void {
    this.#change(index, { name: name.slice(0, NAME_LENGTH) });
  }

  /** Gives every seat the choice that `of` says. */
  choose(of: (choice: Choice, seat: number) => Choice): void {
    this.#seats = this.#mended(this.#seats.map((seat, i) => ({ ...seat, choice: of(seat.choice, i) })));
  }

  /** Remembers this plan for the next new game. */
  remember(): void {
    this.#keep.write(this.#slot, JSON.stringify({ seats: this.#seats, first: this.#first, extra: this.#extra }));
  }

  get #slot(): string {
    return `newgame.${this.rules.game}`;
  }

  #change(index: number, change: Partial<SeatPlan<Choice>>): void {
    this.#seats = this.#seats.map((seat, i) => (i === index ? { ...seat, ...change } : seat));
  }

  #seat(seats: readonly SeatPlan<Choice>[], count = seats.length): void {
    this.#seats = this.#fitted(seats, count);
    // A seat that is gone does not start.
    this.first = this.#first;
  }

  /** As many seats as are wanted and may be, with choices that go together. */
  #fitted(seats: readonly SeatPlan<Choice>[], wanted = seats.length): readonly SeatPlan<Choice>[] {
    const { min, max } = this.rules.seats;
    const count = Math.min(max, Math.max(min, wanted));
    return this.#mended(Array.from({ length: count }, (_, i) => seats[i] ?? this.#readSeat(undefined, i)));
  }

  #mended(seats: readonly SeatPlan<Choice>[]): readonly SeatPlan<Choice>[] {
    const { together } = this.rules;
    if (together === undefined) return seats;
    const all = seats.map(({ choice }) => choice);
    return seats.map((seat, i) => ({ ...seat, choice: together(seat.choice, i, all) }));
  }

  #readSeat(kept: unknown, index: number): SeatPlan<Choice> {
    const { name, kind, level, choice } =
      typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
    return {
      name: typeof name === 'string' ? name.slice(0, NAME_LENGTH) : '',
      kind: SEAT_KINDS.find((k) => k === kind) ?? (index === 0 ? 'human' : 'computer'),
      level: readLevel(level),
      choice: this.rules.readChoice(choice),
    };
  }
}

/** What a seat is called when nobody typed a name; `person` names the people. */
export function defaultName(
  seats: readonly { readonly kind: SeatKind }[],
  index: number,
  person: (number: number) => string,
): string {
  return seats[index]?.kind === 'computer'
    ? (COMPUTER_NAMES[index] ?? `${COMPUTER_NAMES[0]} ${index + 1}`)
    : person(index + 1);
}
