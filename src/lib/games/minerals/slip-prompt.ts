// What the person who acts is to decide, while nothing is picked.
import type { Options, View } from '$lib/backend/bindings/minerals';
import { m } from '$lib/i18n';
import { valueOf } from './content';
import { aMineral, anyTool, cardName, list, type Names, pawnOf, thisMineral } from './words';

/** The lines that say a pawn cannot move. */
function failLines(names: Names, options: Options): readonly [string, ...string[]] {
  const { underfoot, saves, hexes } = options;
  const lose = underfoot === null ? m.mn_prompt_stuck() : m.mn_prompt_lose({ mineral: thisMineral(underfoot) });
  const rescue = saves.length === 0 ? [] : [m.mn_prompt_saves({ tools: anyTool(names, saves) })];
  return [lose, ...rescue, hexes.length === 0 ? m.mn_prompt_leave() : m.mn_prompt_refuge()];
}

/** What the person who acts is to decide, when nothing is picked: a title and hints. */
export function promptLines(names: Names, view: View, options: Options | null): readonly [string, ...string[]] {
  switch (view.step) {
    case 'removing':
      return [m.mn_prompt_remove({ number: view.removed + 1, total: 5 }), m.mn_prompt_remove_hint()];
    case 'placing':
      return [
        view.placing === null || view.placing === view.turn
          ? m.mn_prompt_place_own()
          : m.mn_prompt_place({ pawn: pawnOf(names, view.placing) }),
      ];
    case 'return':
      return [m.mn_prompt_return(), m.mn_prompt_return_hint()];
    case 'before':
      if (options?.fails === true) return failLines(names, options);
      return [m.mn_prompt_move(), ...moveHint(options)];
    case 'lantern':
      return [m.mn_prompt_lantern(), ...moveHint(options)];
    case 'cutting':
      return [m.mn_prompt_cut({ count: view.loose.length }), m.mn_prompt_cut_hint(), ...cutHint(names, options)];
    case 'keeping':
      return [
        m.mn_prompt_keep(),
        ...(view.drawn === null ? [] : [m.mn_prompt_drawn({ minerals: list(view.drawn.map(aMineral)) })]),
      ];
    case 'after':
      return [m.mn_prompt_after(), ...afterHint(names, view, options)];
    case 'over':
      return [m.mn_prompt_over()];
  }
}

function moveHint(options: Options | null): string[] {
  const underfoot = options?.underfoot ?? null;
  return underfoot === null ? [] : [m.mn_prompt_exactly({ count: valueOf(underfoot) })];
}

/** The tools that fit in during the cuts (MN-9). */
function cutHint(names: Names, options: Options | null): string[] {
  const tools = (options?.tools ?? []).filter(({ refused }) => refused === null).map(({ tool }) => tool);
  return tools.length === 0 ? [] : [m.mn_prompt_tools_now({ tools: anyTool(names, tools) })];
}

/** What may still follow the move: a collection, a tool, the end of the turn. */
function afterHint(names: Names, view: View, options: Options | null): string[] {
  if (options === null) return [];
  const cards = options.cards.filter(({ refused }) => refused === null).map(({ card }) => cardName(names, card));
  const hints = cards.length === 0 ? [] : [m.mn_prompt_ready({ cards: list(cards), count: cards.length })];
  if (view.used === null && options.tools.some(({ refused }) => refused === null)) hints.push(m.mn_prompt_tool());
  return hints;
}
