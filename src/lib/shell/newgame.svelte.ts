import { readObject, type Keep } from '$lib/settings/keep';

/** The four crews of Super Motherload (SM-1). */
export const CREWS = ['purple', 'green', 'orange', 'grey'] as const;
export type Crew = (typeof CREWS)[number];
/** A crew, or one drawn when the game starts (SM-8). */
export type CrewChoice = Crew | 'random';

export const SEAT_KINDS = ['human', 'computer'] as const;
/** Who plays a seat: a person at this device, or the computer. */
export type SeatKind = (typeof SEAT_KINDS)[number];

export interface SeatPlan {
  /** As typed; empty means that the seat goes by its default name. */
  name: string;
  kind: SeatKind;
  crew: CrewChoice;
}

/** Who starts: drawn at random, or the seat of that index (SM-4). */
export type FirstChoice = 'random' | number;

export const MIN_SEATS = 2;
export const MAX_SEATS = 4;
/** Longer names do not fit a seat's plate. */
export const NAME_LENGTH = 18;

/** Names of the computer players, by seat. They are names of persons and are the same in every language. */
const COMPUTER_NAMES = ['Vega', 'Ada', 'Moss', 'Nine'] as const;

/** What the new-game sheet holds. It knows the rules of the sheet, not of the game. */
export class NewGamePlan {
  seats = $state<SeatPlan[]>([]);
  first = $state<FirstChoice>('random');
  readonly #keep: Keep;
  readonly #slot: string;

  /** Opens with what was chosen last for this game, or with a person against one computer player. */
  constructor(keep: Keep, game: string) {
    this.#keep = keep;
    this.#slot = `newgame.${game}`;
    const kept = readObject(keep, this.#slot);
    const seats = Array.isArray(kept.seats) ? kept.seats.slice(0, MAX_SEATS).map(readSeat) : [];
    while (seats.length < MIN_SEATS) seats.push(freshSeat(seats.length));
    this.seats = withoutDoubles(seats);
    const first = kept.first;
    this.first = typeof first === 'number' && this.seats[first] !== undefined ? first : 'random';
  }

  /** Adds seats at the end or takes them away from there. */
  setCount(count: number): void {
    const wanted = Math.min(MAX_SEATS, Math.max(MIN_SEATS, count));
    const seats = this.seats.slice(0, wanted);
    while (seats.length < wanted) seats.push(freshSeat(seats.length));
    this.seats = withoutDoubles(seats);
    if (typeof this.first === 'number' && this.first >= wanted) this.first = 'random';
  }

  /** Takes over who sat at a table, for another game like it. */
  take(seats: readonly SeatPlan[]): void {
    const taken = seats.slice(0, MAX_SEATS).map((seat) => ({ ...seat, name: seat.name.slice(0, NAME_LENGTH) }));
    this.seats = withoutDoubles(taken);
    if (typeof this.first === 'number' && this.first >= taken.length) this.first = 'random';
  }

  setKind(index: number, kind: SeatKind): void {
    const seat = this.seats[index];
    if (seat !== undefined) seat.kind = kind;
  }

  setName(index: number, name: string): void {
    const seat = this.seats[index];
    if (seat !== undefined) seat.name = name.slice(0, NAME_LENGTH);
  }

  /** Gives a seat a crew; a seat that had it takes this one's instead, so that no crew is there twice (SM-8). */
  setCrew(index: number, crew: CrewChoice): void {
    const seat = this.seats[index];
    if (seat === undefined) return;
    const owner = this.ownerOf(crew);
    if (owner !== null && owner !== index) {
      const other = this.seats[owner];
      if (other !== undefined) other.crew = seat.crew;
    }
    seat.crew = crew;
  }

  /** The seat that holds a crew, or null. */
  ownerOf(crew: CrewChoice): number | null {
    if (crew === 'random') return null;
    const index = this.seats.findIndex((seat) => seat.crew === crew);
    return index === -1 ? null : index;
  }

  /** Remembers this plan for the next new game. */
  remember(): void {
    this.#keep.write(this.#slot, JSON.stringify({ seats: this.seats, first: this.first }));
  }
}

/** What a seat is called when nobody typed a name; `person` names the people. */
export function defaultName(seats: readonly SeatPlan[], index: number, person: (number: number) => string): string {
  return seats[index]?.kind === 'computer'
    ? (COMPUTER_NAMES[index] ?? `${COMPUTER_NAMES[0]} ${index + 1}`)
    : person(index + 1);
}

function freshSeat(index: number): SeatPlan {
  return { name: '', kind: index === 0 ? 'human' : 'computer', crew: 'random' };
}

function readSeat(value: unknown, index: number): SeatPlan {
  const seat = freshSeat(index);
  if (typeof value !== 'object' || value === null) return seat;
  const { name, kind, crew } = value as Record<string, unknown>;
  return {
    name: typeof name === 'string' ? name.slice(0, NAME_LENGTH) : seat.name,
    kind: SEAT_KINDS.find((k) => k === kind) ?? seat.kind,
    crew: CREWS.find((c) => c === crew) ?? seat.crew,
  };
}

function withoutDoubles(seats: readonly SeatPlan[]): SeatPlan[] {
  const taken: CrewChoice[] = [];
  return seats.map((seat) => {
    const crew = seat.crew !== 'random' && taken.includes(seat.crew) ? 'random' : seat.crew;
    taken.push(crew);
    return { ...seat, crew };
  });
}
