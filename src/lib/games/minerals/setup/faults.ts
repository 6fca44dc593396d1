// What the engine found wrong with a board or its text, in words and places.
import type { BoardFault, Hex, Mineral, TextFault, Tile } from '$lib/backend/bindings/minerals';
import { m } from '$lib/i18n';
import { hexKey, same } from '../art/hex';
import { KINDS } from '../art/kinds';
import { list, mineralCount } from '../words';
import type { Drafted } from './ask';

/** A point of the list "before you start". */
export interface Check {
  readonly id: 'laid' | 'twice' | 'touch' | 'whole' | 'wide' | `many-${Mineral}`;
  readonly good: boolean;
  readonly text: string;
  /** What to do about it; null when it is good. */
  readonly hint: string | null;
  /** Where it is; none where no place is at fault. */
  readonly hexes: readonly Hex[];
  /** The mineral it is about, to be painted next. */
  readonly mineral: Mineral | null;
}

type Of<C extends BoardFault['code']> = Extract<BoardFault, { code: C }>;
function of<C extends BoardFault['code']>({ faults }: Drafted, code: C): Of<C>[] {
  return faults.flatMap(({ fault }) => (fault.code === code ? [fault as Of<C>] : []));
}
const good = (id: Check['id'], text: string): Check => ({ id, good: true, text, hint: null, hexes: [], mineral: null });

function laid(said: Drafted): Check {
  const lacks = of(said, 'wrong-count').filter(({ have, need }) => have < need);
  const all = said.tiles.length + said.left.reduce((sum, count) => sum + count, 0);
  const text = m.mn_board_laid({ count: said.tiles.length, all });
  const [first] = lacks;
  if (first === undefined) return { ...good('laid', text), good: said.tiles.length === all };
  const what = list(lacks.map(({ mineral, have, need }) => mineralCount(mineral, need - have)));
  const hint = m.mn_board_to_lay({ minerals: what });
  return { id: 'laid', good: false, text, hint, hexes: said.open, mineral: first.mineral };
}
const many = (said: Drafted): Check[] =>
  of(said, 'wrong-count')
    .filter(({ have, need }) => have > need)
    .map(({ mineral, have, need }) => ({
      id: `many-${mineral}` as const,
      good: false,
      text: m.mn_board_too_many({ minerals: mineralCount(mineral, have - need) }),
      hint: m.mn_board_rub_some(),
      hexes: said.tiles.filter((tile) => tile.mineral === mineral).map(({ hex }) => hex),
      mineral: null,
    }));
function touching(said: Drafted): Check {
  const lone = of(said, 'few-neighbours');
  if (lone.length === 0) return good('touch', m.mn_board_touch_good());
  const none = lone.every(({ neighbours }) => neighbours === 0);
  const text = none ? m.mn_board_touch_none({ count: lone.length }) : m.mn_board_touch_one({ count: lone.length });
  return {
    id: 'touch',
    good: false,
    text,
    hint: m.mn_board_touch_hint(),
    hexes: lone.map(({ hex }) => hex),
    mineral: null,
  };
}
function connected(said: Drafted): Check {
  const parts = of(said, 'disconnected').flatMap((fault) => fault.parts);
  if (parts.length === 0) return good('whole', m.mn_board_whole_good());
  return {
    id: 'whole',
    good: false,
    text: m.mn_board_apart({ count: parts.length }),
    hint: m.mn_board_apart_hint(),
    hexes: parts.flatMap((part) => part.slice(0, 1)),
    mineral: null,
  };
}
const twice = (said: Drafted): Check[] => {
  const hexes = of(said, 'twice').map(({ hex }) => hex);
  if (hexes.length === 0) return [];
  const text = m.mn_board_twice({ count: hexes.length });
  return [{ id: 'twice', good: false, text, hint: m.mn_board_rub_some(), hexes, mineral: null }];
};
const wide = (said: Drafted): Check[] =>
  of(said, 'too-wide').map(({ rows, columns, most }) => ({
    id: 'wide' as const,
    good: false,
    text: m.mn_board_wide({ rows, columns, most }),
    hint: m.mn_board_wide_hint(),
    hexes: edges(said.tiles),
    mineral: null,
  }));
/** The tiles that reach farthest to each side. */
function edges(tiles: readonly Tile[]): readonly Hex[] {
  const hexes = tiles.map(({ hex }) => hex);
  const by = (order: (hex: Hex) => number): Hex[] => [...hexes].sort((a, b) => order(a) - order(b)).slice(0, 1);
  return [by(({ r }) => r), by(({ r }) => -r), by(({ q, r }) => 2 * q + r), by(({ q, r }) => -2 * q - r)].flat();
}

/** Every point to be seen to, in order; a board is lawful when all are good. Nothing is counted here: the engine did. */
export const checksOf = (said: Drafted): readonly Check[] => [
  laid(said),
  ...many(said),
  touching(said),
  connected(said),
  ...twice(said),
  ...wide(said),
];

/** What is marked on the board. */
export interface Blame {
  /** Tiles that touch fewer than two others. */
  readonly lone: readonly Hex[];
  /** Parts that lie apart from the largest. */
  readonly apart: readonly (readonly Hex[])[];
}
/** The places of the faults among the tiles that lie now. */
export function blameOf(said: Drafted | null, tiles: readonly Tile[]): Blame {
  if (said === null) return { lone: [], apart: [] };
  const keys = new Set(tiles.map(({ hex }) => hexKey(hex)));
  const there = (hex: Hex): boolean => keys.has(hexKey(hex));
  return {
    lone: [...of(said, 'few-neighbours'), ...of(said, 'twice')].map(({ hex }) => hex).filter(there),
    apart: of(said, 'disconnected').flatMap(({ parts }) => parts.map((part) => part.filter(there))),
  };
}
/** The faults of one hex, in words. */
export function faultsAt(said: Drafted | null, hex: Hex): string[] {
  if (said === null) return [];
  return said.faults.flatMap(({ fault }) => {
    if (fault.code === 'few-neighbours' && same(fault.hex, hex))
      return [fault.neighbours === 0 ? m.mn_board_at_none() : m.mn_board_at_one()];
    if (fault.code === 'twice' && same(fault.hex, hex)) return [m.mn_board_at_twice()];
    if (fault.code === 'disconnected' && fault.parts.some((part) => part.some((one) => same(one, hex))))
      return [m.mn_board_at_apart()];
    return [];
  });
}

/** Why a text is no board, and where, in words. */
export function textFaultText(fault: TextFault): string {
  switch (fault.code) {
    case 'too-long':
      return m.mn_board_text_long({ most: fault.most });
    case 'unknown-letter':
      return m.mn_board_text_letter({ row: fault.row, at: fault.at, letter: fault.letter });
    case 'number-from-zero':
      return m.mn_board_text_zero({ row: fault.row, at: fault.at });
    case 'number-too-large':
      return m.mn_board_text_large({ row: fault.row, at: fault.at });
    case 'row-too-long':
      return m.mn_board_text_row({ row: fault.row, at: fault.at, most: fault.most });
    case 'too-many-rows':
      return m.mn_board_text_rows({ most: fault.most });
    case 'no-checksum':
      return m.mn_board_text_no_check({ row: fault.row });
    case 'bad-checksum':
      return m.mn_board_text_bad_check({ at: fault.at });
    case 'wrong-checksum':
      return m.mn_board_text_wrong_check();
  }
}
/**
 * Where in the text as it was typed the fault stands: from and to, in characters. Null where no place is at fault. The
 * engine counts neither white space nor invisible signs.
 */
export function textFaultSpan(fault: TextFault, text: string): readonly [from: number, to: number] | null {
  const seen = /[^\s\u00ad\u200b-\u200d\u2060\ufeff]/u;
  let [row, at, check] = [1, 0, false];
  for (let i = 0; i < text.length;) {
    const char = String.fromCodePoint(text.codePointAt(i) ?? 0);
    const next = i + char.length;
    if (seen.test(char)) {
      at++;
      const inDrawing = 'row' in fault && 'at' in fault && !check && fault.row === row && fault.at === at;
      const inCheck = fault.code === 'bad-checksum' && check && fault.at === at;
      if (inDrawing || inCheck) return [i, next];
      if (char === '/' && !check) [row, at] = [row + 1, 0];
      else if (char === '#' && !check) [check, at] = [true, 0];
    }
    i = next;
  }
  return fault.code === 'no-checksum' || fault.code === 'bad-checksum' ? [text.length, text.length] : null;
}

/** The minerals in the order of the brushes. */
export const BRUSHES: readonly Mineral[] = KINDS;
