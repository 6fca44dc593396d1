// The marks over the tiles as SVG text, in layers from the tiles up.
import { studsRef } from './art/tile';
import { at, fill, line } from './art/base';
import type { Hex } from '$lib/backend/bindings/minerals';
import { hexKey, hexPath, same } from './art/hex';
import { PEN } from './art/kinds';
import {
  cutMark,
  holeMark,
  legalMark,
  liftedMark,
  mayTakeMark,
  openMark,
  previewMark,
  takenMark,
  veilMark,
  type Spot,
} from './art/marks';
import { pathMark, type PathArt } from './art/path';
import { pawn, pawnScale } from './art/pawn';
import { mineralTile } from './art/tile';
import type { BoardView } from './board-view.svelte';
import { ownerOf } from './owner';

const NO_PATH: PathArt = { line: '', stops: '' };
const has = (hexes: readonly Hex[], hex: Hex): boolean => hexes.some((other) => same(other, hex));

function spotOf(board: BoardView, hex: Hex): Spot {
  const kind = board.tile(hex)?.mineral;
  return kind === undefined ? { at: board.spot(hex) } : { at: board.spot(hex), kind };
}

/** A veil over what cannot be reached, while something on the board can. */
export function veilArt(board: BoardView): string {
  const { legal, told, lifted, picked } = board;
  if (legal.length === 0) return '';
  const bright = new Set([...legal, ...told.taken, ...told.cuts.flatMap(({ hexes }) => hexes)].map(hexKey));
  if (lifted !== null) bright.add(hexKey(lifted.hex));
  if (picked !== null) bright.add(hexKey(picked));
  return veilMark(board.view.tiles.filter(({ hex }) => !bright.has(hexKey(hex))).map(({ hex }) => board.spot(hex)));
}

/** Where the Map may bend a move: a diamond on each hex. */
function bendMark(spots: readonly Spot[]): string {
  const d = 'M0-21L21 0L0 21L-21 0Z';
  const art = fill(d, PEN.cream, 1, `stroke="${PEN.ink}" stroke-width="3.4"`) + line('M-7 5L0-6L7 5', PEN.signal, 5);
  return spots.map((s) => at(s.at, art)).join('');
}
/** Places that can be tapped. */
export function legalArt(board: BoardView): string {
  const { legal, legalKind, picked, told } = board;
  const rest = legal.filter((hex) => (picked === null || !same(picked, hex)) && !has(told.taken, hex));
  const spots = rest.map((hex) => spotOf(board, hex));
  switch (legalKind) {
    case 'quiet':
      return '';
    case 'take':
      return mayTakeMark(spots);
    case 'open':
      return openMark(spots.map((s) => s.at));
    case 'bend':
      return bendMark(spots);
    case 'land':
      // Many places, as when a pawn is set: lighter, so that the board stays a board.
      return legalMark(spots, ownerOf(board.mover), spots.length > 14 ? { weight: 0.5, dome: 0.36 } : {});
  }
}

/** What is cut, taken and lost. */
export function fateArt(board: BoardView): string {
  const { told, view, picked } = board;
  const placed = (hex: Hex): Hex => board.placed(hex);
  const toldHexes = told.cuts.flatMap(({ hexes }) => hexes);
  const waiting = view.loose.filter(({ hexes }) => !hexes.some((hex) => has(toldHexes, hex)));
  let art = waiting.map(({ hexes }) => cutMark(hexes.map(placed))).join('');
  for (const { hexes, taken } of told.cuts) {
    art += cutMark(hexes.map(placed), taken === null ? undefined : placed(taken));
    if (taken !== null) art += takenMark(spotOf(board, taken));
  }
  art += told.lost.map((hex) => cutMark([placed(hex)])).join('');
  art += told.taken.map((hex) => takenMark(spotOf(board, hex))).join('');
  const landed = told.pawn?.hex ?? null;
  const ends = landed ?? (told.put === null && told.taken.length + told.lost.length === 0 ? picked : null);
  if (
    ends !== null &&
    !has(
      told.cuts.flatMap(({ taken }) => taken ?? []),
      ends,
    )
  )
    art += previewMark(spotOf(board, ends));
  if (told.put !== null && landed === null)
    art += previewMark({ at: board.spot(told.put.hex), kind: told.put.mineral });
  return art;
}
/** A tile that would come to lie somewhere. */
export const putArt = (board: BoardView): string => {
  const { put } = board.told;
  if (put === null) return '';
  return at(board.spot(put.hex), mineralTile(put.mineral, hexKey(put.hex)));
};

/** The way of the move in view. */
export function wayArt(board: BoardView): PathArt {
  const { told, lifted, bend } = board;
  const px = board.fit.px;
  if (told.from !== null && told.way.length > 0) {
    const steps = told.way.map(({ hex, on }) => ({ at: board.spot(hex), on }));
    return pathMark(board.spot(told.from), steps, px);
  }
  if (bend !== null && lifted !== null)
    return {
      line: line(`M${board.spot(lifted.hex).join(' ')}L${board.spot(bend).join(' ')}`, PEN.signal, 7),
      stops: bendMark([{ at: board.spot(bend) }]),
    };
  return NO_PATH;
}

/** Every pawn that stands on its tile, far ones first. */
export function pawnsArt(board: BoardView, without: number | null): string {
  const scale = pawnScale(board.fit.px);
  return board.pawns
    .filter(({ seat }) => seat !== board.lifted?.seat && seat !== without)
    .map((p) => ({ ...p, spot: board.spot(p.hex) }))
    .sort((a, b) => a.spot[1] - b.spot[1])
    .map(({ seat, spot }) => at(spot, pawn(ownerOf(seat), 'standing', scale)))
    .join('');
}
/** The pawn where it would land. */
export function ghostArt(board: BoardView): string {
  const { pawn: landed } = board.told;
  if (landed === null) return '';
  return at(board.spot(landed.hex), pawn(ownerOf(landed.seat), 'ghost', pawnScale(board.fit.px)));
}
/** The hole below the lifted tile. */
export const holeArt = (board: BoardView): string =>
  board.lifted === null ? '' : holeMark(board.spot(board.lifted.hex));
/** The lifted tile with its pawn; ruled red when it will be lost. */
export function liftedArt(board: BoardView): string {
  const { lifted, losing } = board;
  if (lifted === null) return '';
  const tile = board.tile(lifted.hex);
  if (tile === undefined) return '';
  const [x, y] = board.spot(lifted.hex);
  const art = liftedMark([x, y], tile.mineral, hexKey(lifted.hex), null, 1);
  const ruled = losing
    ? at([x - 2, y - 22], fill(hexPath(47, [0, 0], 5), 'url(#mn-cut-lines)', 0.9) + studsRef(tile.mineral), 1.1)
    : '';
  const scale = pawnScale(board.fit.px);
  return art + ruled + at([x - 2, y - 22], pawn(ownerOf(lifted.seat), 'standing', scale), 1.1);
}

/** Where in a part a break begins: the tile next to the hole, so that it sinks from there outward. */
export function outward(hexes: readonly Hex[], from: Hex | null): readonly Hex[] {
  if (from === null) return hexes;
  const apart = (hex: Hex): number =>
    Math.abs(hex.q - from.q) + Math.abs(hex.r - from.r) + Math.abs(hex.q + hex.r - from.q - from.r);
  return [...hexes].sort((a, b) => apart(a) - apart(b));
}
