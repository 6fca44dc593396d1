// The slip: what a picked action would bring.
import type { Effect, Hex, Minerals, Preview, Seat, View, WayStep } from '$lib/backend/bindings/minerals';
import { m } from '$lib/i18n';
import { seatName } from '$lib/play/seats';
import { cheapest, countOf, lacking, needsOf, paysFor } from './content';
import { hexName, legsOf, wayText } from './hexname';
import { aMineral, cardName, list, listAnd, mineralList, type Names, pointsText, toolName, thisMineral } from './words';

type Of<K extends string> =
  Extract<Effect, Record<K, unknown>> extends infer E ? (E extends Record<K, infer V> ? V : never) : never;

/** The effects of one kind. */
function all<K extends string>(effects: readonly Effect[], kind: K): Of<K>[] {
  return effects.flatMap((effect) => (kind in effect ? [(effect as Record<K, Of<K>>)[kind]] : []));
}
const one = <K extends string>(effects: readonly Effect[], kind: K): Of<K> | null => all(effects, kind)[0] ?? null;

/** "4 steps north-west, one gap" */
function wayTitle(names: Names, from: Hex, way: readonly WayStep[]): string {
  const gaps = way.filter(({ on }) => on === 'gap').length;
  const pawns = way.filter(({ on }) => on === 'pawn').length;
  const parts = [wayText(legsOf([from, ...way.map(({ hex }) => hex)], names.turn))];
  if (gaps > 0) parts.push(m.mn_way_gaps({ count: gaps }));
  if (pawns > 0) parts.push(m.mn_way_pawns({ count: pawns }));
  return list(parts);
}

/** What is taken out of the cut parts, and what goes to the bag. `named`: the title has told what is taken first. */
function cutLine(effects: readonly Effect[], named: boolean): string | null {
  const cuts = all(effects, 'cut');
  if (cuts.length === 0) return null;
  const bag = cuts.reduce((sum, cut) => sum + countOf(cut.bag), 0);
  const taken = cuts.slice(named ? 1 : 0).flatMap((cut) => (cut.taken === null ? [] : [aMineral(cut.taken[1])]));
  if (taken.length === 0) return bag === 0 ? null : m.mn_slip_bag({ count: bag });
  const minerals = listAnd(taken);
  return bag === 0 ? m.mn_slip_take({ minerals }) : m.mn_slip_take_bag({ minerals, count: bag });
}

/** Cards that could be paid for afterwards and cannot now. */
function newlyReady(names: Names, view: View, preview: Preview): string[] {
  const pool = view.seats[view.turn]?.pool;
  if (pool === undefined) return [];
  return view.row.flatMap((card, slot) => {
    const missing = preview.missing[slot];
    if (card === null || missing === null || missing === undefined) return [];
    const entry = names.content.card(card);
    const before = lacking(needsOf(entry), pool);
    return cheapest(entry, missing) === 0 && cheapest(entry, before) > 0 ? [cardName(names, card)] : [];
  });
}

function toolTitle(names: Names, effects: readonly Effect[]): string | null {
  const paid = one(effects, 'paid');
  if (paid === null) return null;
  return m.mn_slip_tool({ tool: toolName(names, paid.tool), mineral: aMineral(paysFor(paid.tool)) });
}

/** What the action does, in a few words: the first line. */
function title(names: Names, view: View, { way, effects }: Preview): string {
  const where = (hex: Hex): string => hexName(view, hex, names.turn);
  const moved = one(effects, 'moved');
  if (moved !== null && way.length > 0) return wayTitle(names, moved.from, way);
  const collected = one(effects, 'collected');
  if (collected !== null)
    return m.mn_slip_collect({ card: cardName(names, collected.card), points: pointsText(collected.points) });
  const removed = one(effects, 'removed');
  if (removed !== null) return m.mn_slip_remove({ mineral: aMineral(removed.mineral) });
  const failed = one(effects, 'failed');
  if (failed !== null) return m.mn_slip_fail({ mineral: thisMineral(failed.lost) });
  const tool = toolTitle(names, effects);
  if (tool !== null) return tool;
  const placed = one(effects, 'placed');
  if (placed !== null) return m.mn_slip_place({ name: seatName(names, placed.pawn), at: where(placed.at) });
  const kept = one(effects, 'kept');
  if (kept !== null) return m.mn_slip_keep({ mineral: aMineral(kept.kept) });
  const cut = one(effects, 'cut');
  if (cut?.taken != null) return m.mn_slip_cut({ minerals: aMineral(cut.taken[1]) });
  return m.mn_slip_end();
}

function swapLines(names: Names, partner: Seat, give: Minerals, take: Minerals): string[] {
  const name = seatName(names, partner);
  if (countOf(give) === 0) return [m.mn_slip_swap_alike({ name })];
  return [m.mn_slip_give({ name, minerals: mineralList(give) }), m.mn_slip_get({ minerals: mineralList(take) })];
}

/** What happens besides, line by line. */
function details(names: Names, view: View, preview: Preview): (string | null)[] {
  const { effects } = preview;
  const where = (hex: Hex): string => hexName(view, hex, names.turn);
  const [moved, failed, placed] = [one(effects, 'moved'), one(effects, 'failed'), one(effects, 'placed')];
  const [paid, hammered, vortexed] = [one(effects, 'paid'), one(effects, 'hammered'), one(effects, 'vortexed')];
  const [swapped, took, collected, kept] = [
    one(effects, 'swapped'),
    one(effects, 'took'),
    one(effects, 'collected'),
    one(effects, 'kept'),
  ];
  const cut = cutLine(effects, moved === null && paid === null);
  const back = kept?.back ?? null;
  const next = all(effects, 'turn-began').at(-1) ?? null;
  return [
    moved !== null && paid !== null ? m.mn_slip_pay({ minerals: aMineral(paysFor(paid.tool)) }) : null,
    moved !== null && cut === null && preview.parts.length === 0
      ? m.mn_slip_kept({ mineral: aMineral(moved.lifted) })
      : null,
    failed !== null && placed !== null ? m.mn_slip_placed({ at: where(placed.at) }) : null,
    one(effects, 'left') === null ? null : m.mn_slip_left(),
    hammered === null ? null : m.mn_slip_hammer({ mineral: aMineral(hammered.mineral), at: where(hammered.at) }),
    vortexed === null ? null : m.mn_slip_vortex({ at: where(vortexed.to) }),
    ...(swapped === null ? [] : swapLines(names, swapped.with, swapped.give, swapped.take)),
    took === null ? null : m.mn_slip_take({ minerals: aMineral(took.mineral) }),
    paid?.tool === 'chest' ? (countOf(view.bag) === 1 ? m.mn_slip_chest_one() : m.mn_slip_chest()) : null,
    paid?.tool === 'lantern' ? m.mn_slip_lantern() : null,
    back === null ? null : m.mn_slip_back({ mineral: aMineral(back) }),
    collected === null ? null : m.mn_slip_pay({ minerals: mineralList(collected.paid) }),
    collected?.lower === true ? m.mn_slip_lower() : null,
    cut,
    preview.parts.length === 0 ? null : m.mn_slip_parts({ count: preview.parts.length }),
    ...readyLines(names, view, preview),
    collected !== null && preview.reveals ? m.mn_slip_reveals() : null,
    one(effects, 'ended') === null ? null : m.mn_slip_ended(),
    next === null || next.seat === view.turn ? null : m.mn_slip_next({ name: seatName(names, next.seat) }),
  ];
}

function readyLines(names: Names, view: View, preview: Preview): string[] {
  const ready = newlyReady(names, view, preview);
  return ready.length === 0 ? [] : [m.mn_slip_ready({ cards: list(ready), count: ready.length })];
}

/** The slip's words for a preview: first what is done, then what it brings, a line each. */
export function previewLines(names: Names, view: View, preview: Preview): readonly [string, ...string[]] {
  const more = details(names, view, preview).filter((line) => line !== null);
  return [title(names, view, preview), ...more];
}
