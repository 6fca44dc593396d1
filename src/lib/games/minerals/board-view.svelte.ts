// What the board shows right now, worked out once for its layers.
import type { Effect, Hex, Mineral, Seat, Tile, View, WayStep } from '$lib/backend/bindings/minerals';
import type { Point } from './art/base';
import { centre, distance, hexKey, same, SIXTHS, step, turn, type Fit } from './art/hex';
import { distinct, rowsOf, tilesByHex } from './board-cells';
import type { Layout } from './layout.svelte';
import { targetOf } from './pick.svelte';
import type { Session } from './session';

/** A pawn on the board. */
export interface StandingPawn {
  readonly seat: Seat;
  readonly hex: Hex;
}
/** Hexes and what is told about them: of what is previewed, or of what is being shown. */
export interface Telling {
  /** A move: whence, by which steps. */
  readonly from: Hex | null;
  readonly way: readonly WayStep[];
  readonly cuts: readonly { readonly hexes: readonly Hex[]; readonly taken: Hex | null }[];
  readonly taken: readonly Hex[];
  /** Tiles that go to the bag one by one: removed, lost. */
  readonly lost: readonly Hex[];
  /** A tile that comes to lie somewhere. */
  readonly put: { readonly hex: Hex; readonly mineral: Mineral } | null;
  /** A pawn that comes to stand somewhere. */
  readonly pawn: StandingPawn | null;
}
const SILENCE: Telling = { from: null, way: [], cuts: [], taken: [], lost: [], put: null, pawn: null };

/** The hexes between two in a straight line, the last one too. */
function line(from: Hex, to: Hex): Hex[] {
  const steps = distance(from, to);
  const way = SIXTHS.find((direction) => same(step(from, direction, steps), to));
  return way === undefined ? [to] : Array.from({ length: steps }, (_, i) => step(from, way, i + 1));
}
/** The steps of a move that is shown, and what each of them meets. */
function wayOf(view: View, from: Hex, bend: Hex | null, to: Hex): WayStep[] {
  const hexes = bend === null ? line(from, to) : [...line(from, bend), ...line(bend, to)];
  return hexes.map((hex) => ({
    hex,
    on: view.seats.some(({ pawn }) => pawn !== null && same(pawn, hex) && !same(hex, from))
      ? 'pawn'
      : same(hex, from) || !view.tiles.some((tile) => same(tile.hex, hex))
        ? 'gap'
        : 'tile',
  }));
}

/** What these effects do to the board; `way` are the steps of the move among them, where they are known. */
export function tell(view: View, effects: readonly Effect[], way: readonly WayStep[] | null = null): Telling {
  let told = SILENCE;
  for (const effect of effects) {
    if ('moved' in effect) {
      const { seat, from, bend, to } = effect.moved;
      told = { ...told, from, way: way ?? wayOf(view, from, bend, to), pawn: { seat, hex: to } };
    } else if ('cut' in effect) {
      const { hexes, taken } = effect.cut;
      told = { ...told, cuts: [...told.cuts, { hexes, taken: taken?.[0] ?? null }] };
    } else if ('took' in effect) told = { ...told, taken: [...told.taken, effect.took.at] };
    else if ('removed' in effect) told = { ...told, lost: [...told.lost, effect.removed.at] };
    else if ('failed' in effect) told = { ...told, lost: [...told.lost, effect.failed.at] };
    else if ('placed' in effect) told = { ...told, pawn: { seat: effect.placed.pawn, hex: effect.placed.at } };
    else if ('hammered' in effect)
      told = { ...told, put: { hex: effect.hammered.at, mineral: effect.hammered.mineral } };
    else if ('vortexed' in effect) {
      const { seat, from, to, mineral } = effect.vortexed;
      told = { ...told, lost: told.lost, from, put: { hex: to, mineral }, pawn: { seat, hex: to } };
    }
  }
  return told;
}

/** How a hex that can be tapped is marked. */
export type LegalKind = 'land' | 'take' | 'open' | 'bend' | 'quiet';

/** The board in view: its fit, its tiles and pawns, and what is told about them. */
export class BoardView {
  readonly #session: Session;
  readonly #layout: Layout;

  constructor(session: Session, layout: Layout) {
    this.#session = session;
    this.#layout = layout;
  }

  get view(): View {
    return this.#session.view;
  }
  readonly fit: Fit = $derived.by(() => this.#layout.fitOf(this.view.hexes));
  /** The part of the sheet that is drawn, in units: the stage, or the whole board where it is panned. */
  readonly frame: readonly [x: number, y: number, w: number, h: number] = $derived.by(() => {
    const { fit } = this;
    if (fit.whole) return fit.view;
    const [x, y, w, h] = fit.bounds;
    const [sw, sh] = [fit.view[2], fit.view[3]];
    const [fw, fh] = [Math.max(w, sw), Math.max(h, sh)];
    return [x + w / 2 - fw / 2, y + h / 2 - fh / 2, fw, fh];
  });
  /** A hex as it is drawn. */
  placed(hex: Hex): Hex {
    return turn(hex, this.fit.sixths);
  }
  spot(hex: Hex): Point {
    return centre(this.placed(hex));
  }
  /** The hex that a drawn hex stands for. */
  unplaced(hex: Hex): Hex {
    return turn(hex, -this.fit.sixths);
  }
  /** Middle of a hex in px of the drawn part. */
  px(hex: Hex): Point {
    const [x, y] = this.spot(hex);
    return [(x - this.frame[0]) * this.fit.px, (y - this.frame[1]) * this.fit.px];
  }
  tile(hex: Hex): Tile | undefined {
    return this.#byKey.get(hexKey(hex));
  }
  readonly #byKey = $derived.by(() => tilesByHex(this.view.tiles));

  readonly pawns: readonly StandingPawn[] = $derived.by(() =>
    this.view.seats.flatMap(({ pawn }, seat) => (pawn === null ? [] : [{ seat, hex: pawn }])),
  );
  /** Whose pawn the decision is about. */
  readonly mover: Seat = $derived.by(() => this.view.placing ?? this.view.turn);
  /** The tile that is lifted: the move of the person here is due, and no tool needs the board otherwise. */
  readonly lifted: StandingPawn | null = $derived.by(() => {
    const { pick, acting, me } = this.#session;
    const hold = pick.hold?.tool;
    if (!acting || me === null || (pick.options?.underfoot ?? null) === null) return null;
    if (hold !== undefined && hold !== 'map' && hold !== 'compass') return null;
    const hex = this.view.seats[me]?.pawn ?? null;
    return hex === null ? null : { seat: me, hex };
  });
  /** No move is possible: the lifted tile will be lost. */
  readonly losing: boolean = $derived.by(() => {
    const { pick } = this.#session;
    return this.lifted !== null && pick.options?.fails === true && pick.hold === null;
  });

  /** What is told: what the action in view would do, or what is being shown of somebody's turn. */
  readonly told: Telling = $derived.by(() => {
    const { beat, pick } = this.#session;
    if (beat !== null) return tell(this.view, [beat.effect]);
    const { preview, action } = pick;
    if (preview === null || action === null) return SILENCE;
    return tell(this.view, preview.effects, preview.way.length > 0 ? preview.way : null);
  });
  readonly legal: readonly Hex[] = $derived.by(() => this.#session.pick.legal);
  readonly legalKind: LegalKind = $derived.by(() => {
    const { hold } = this.#session.pick;
    if (hold === null) {
      if (this.view.step === 'removing') return 'quiet';
      return this.view.step === 'cutting' ? 'take' : 'land';
    }
    if (hold.tool === 'map') return hold.bend === null ? 'bend' : 'land';
    if (hold.tool === 'hammer' || hold.tool === 'vortex') return 'open';
    return hold.tool === 'compass' ? 'land' : 'take';
  });
  /** The hex that the action in view ends on. */
  readonly picked: Hex | null = $derived.by(() => targetOf(this.#session.pick.action));
  /** Where the Map bends the move. */
  readonly bend: Hex | null = $derived.by(() => {
    const { hold } = this.#session.pick;
    return hold?.tool === 'map' ? hold.bend : null;
  });

  /** Every hex that can be pointed at: the board with its holes, and what is open beside it. */
  readonly cells: readonly Hex[] = $derived.by(() => distinct([...this.view.hexes, ...this.legal]));
  /** The cells row by row, as they are seen. */
  readonly rows: readonly (readonly Hex[])[] = $derived.by(() => rowsOf(this.cells, (hex) => this.placed(hex)));
}
