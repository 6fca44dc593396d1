// The flight plan in words: what pays for each icon, what an action brings, and what is due.
import type {
  Action,
  Division,
  Options,
  Payer,
  Plan,
  Preview,
  Rung,
  Specialist,
  View,
} from '$lib/backend/bindings/space-explorers';
import { m } from '$lib/i18n';
import { seatName } from '$lib/play/seats';
import { abilityText } from './abilities';
import { countOf, FULL_HUB } from './content';
import { refusalText } from './refusals';
import {
  cardName,
  divisionIn,
  divisionInto,
  iconName,
  list,
  listOr,
  type Names,
  projectList,
  projectName,
  roleList,
  roleName,
  tokenCount,
  tokenList,
  tokenName,
} from './words';

/** Specialists in a hub from which on the way to a full one is told (SE-23). */
const NEARLY_FULL = 10;

/** What covers an icon of the base cost. */
export function payerText(names: Names, payer: Payer): string {
  switch (payer.kind) {
    case 'discount':
      return m.se_pay_discount();
    case 'ability':
      return m.se_pay_ability({ card: roleName(names, payer.card) });
    case 'token': {
      const token = tokenName(payer.division);
      return payer.ability === null ? token : m.se_pay_token_other({ token, card: roleName(names, payer.ability) });
    }
    case 'staying-token':
      return m.se_pay_token_stays({ token: tokenName(payer.division), card: roleName(names, payer.ability) });
    case 'pair':
      return m.se_pay_pair({ tokens: tokenCount(payer.division, 2), card: roleName(names, payer.ability) });
    case 'card':
      return m.se_pay_card({ card: roleName(names, payer.card) });
    case 'free':
      return m.se_pay_free({ card: roleName(names, payer.card) });
    case 'open':
      return m.se_pay_open();
  }
}
/** A rung of the ladder: "red ▲: blue ● token, by Salvager" */
export const rungLabel = (names: Names, { icon, payer }: Rung): string =>
  m.se_pay_rung({ icon: iconName(icon), payer: payerText(names, payer) });

/** What a line is about, for its pictogram. */
export type LineKind =
  'tokens' | 'returned' | 'covers' | 'draws' | 'points' | 'ready' | 'discount' | 'hub' | 'refills' | 'end' | 'refused';
/** One thing that an action brings, as a sentence. */
export interface PlanLine {
  readonly kind: LineKind;
  readonly text: string;
  /** Something is lost, or cannot be done. */
  readonly bad: boolean;
}
const good = (kind: LineKind, text: string): PlanLine => ({ kind, text, bad: false });

function coverLine(names: Names, card: Specialist, loses: boolean): PlanLine {
  const ability = loses ? abilityText(names, card) : null;
  if (ability === null) return good('covers', m.se_plan_covers({ card: cardName(names, card) }));
  return { kind: 'covers', text: m.se_plan_loses({ card: cardName(names, card), text: ability }), bad: true };
}

/**
 * What an action brings. `division`: the one that is recruited into; none for other actions. `titled`: points that the
 * title has told, so that they are told again only when there are others besides.
 */
function lines(names: Names, preview: Preview, division: Division | null, titled = 0): PlanLine[] {
  const told: PlanLine[] = [];
  const { tokens, to, returned, covers, draws, points, ready, discount, specialists, refills } = preview;
  if (to !== null && countOf(tokens) > 0)
    told.push(good('tokens', m.se_plan_tokens({ name: seatName(names, to), tokens: tokenList(tokens) })));
  else if (division !== null) told.push(good('tokens', m.se_plan_no_tokens()));
  if (returned.length > 0) told.push(good('returned', m.se_plan_returned({ cards: roleList(names, returned) })));
  if (covers !== null) told.push(coverLine(names, covers, preview.losesAbility));
  if (points !== titled)
    told.push(good('points', m.se_plan_points({ sign: points > 0 ? '+' : '−', count: Math.abs(points) })));
  // Other actions that draw say so by their title.
  if (division !== null && draws > 0) told.push(good('draws', m.se_plan_draws({ count: draws })));
  if (ready.length > 0) told.push(good('ready', m.se_plan_ready({ projects: projectList(names, ready) })));
  if (division !== null && discount !== null && discount > 0)
    told.push(good('discount', m.se_plan_discount({ division: divisionIn(division), count: discount })));
  if (division !== null && specialists >= NEARLY_FULL)
    told.push(good('hub', m.se_plan_hub({ count: specialists, full: FULL_HUB })));
  if (refills > 0) told.push(good('refills', m.se_plan_refills({ count: refills })));
  if (preview.endsGame) told.push(good('end', m.se_plan_ends()));
  else if (preview.lastRound !== null) told.push(good('end', m.se_plan_last_round()));
  return told;
}

/** What a plan is for: "Recruit Inventor Fergus Tolland into Engineering" */
export const planTitle = (names: Names, { card, division }: Pick<Plan, 'card' | 'division'>): string =>
  m.se_plan_recruit({ card: cardName(names, card), division: divisionInto(division) });
/** What a plan brings; while it cannot be done, why not. */
export function planLines(names: Names, view: View, plan: Plan): PlanLine[] {
  if (plan.refused !== null)
    return [{ kind: 'refused', text: refusalText(names, view, plan.refused.refusal), bad: true }];
  return plan.preview === null ? [] : lines(names, plan.preview, plan.division);
}

/** What an action is, in a few words. */
export function actionTitle(names: Names, view: View, action: Action): string {
  if (action === 'take-from-deck') return m.se_plan_take_deck();
  if (action === 'pass') return m.se_plan_pass();
  if (action === 'decline')
    return view.step === 'after-project' ? m.se_plan_decline_card() : m.se_plan_decline_project();
  if ('take' in action) return m.se_plan_take({ card: cardName(names, action.take) });
  if ('recruit' in action) return planTitle(names, action.recruit);
  if ('take-several' in action)
    return m.se_plan_take_several({
      cards: roleList(names, action['take-several'].cards),
    });
  if ('look' in action) return m.se_plan_look();
  if ('keep' in action) return m.se_plan_keep({ card: cardName(names, action.keep) });
  if ('complete' in action) {
    const { project } = action.complete;
    return m.se_plan_complete({
      project: projectName(names, project),
      count: names.content.project(project).points,
    });
  }
  return m.se_plan_take({ card: cardName(names, action['take-after-project']) });
}
/** An action before it is done: its title, and what it brings. */
export function previewLines(
  names: Names,
  view: View,
  action: Action,
  preview: Preview,
): { readonly title: string; readonly lines: readonly PlanLine[] } {
  const title = actionTitle(names, view, action);
  if (typeof action === 'string') return { title, lines: lines(names, preview, null) };
  const division = 'recruit' in action ? action.recruit.division : null;
  const titled = 'complete' in action ? names.content.project(action.complete.project).points : 0;
  return { title, lines: lines(names, preview, division, titled) };
}

/** Different cards of recruits that fit. */
const cards = (options: Options, fits: (option: Options['recruits'][number]) => boolean): number =>
  new Set(options.recruits.filter(fits).map(({ card }) => card)).size;

/** How many specialists can be recruited: without returning cards, else with. */
const within = (options: Options): { readonly now: number; readonly returning: number } => ({
  now: cards(options, ({ affordable }) => affordable),
  returning: cards(options, ({ possible }) => possible),
});
function affordHint(options: Options): string {
  const { now, returning } = within(options);
  if (now > 0) return m.se_prompt_affordable({ count: now });
  return returning > 0 ? m.se_prompt_affordable_cards({ count: returning }) : m.se_prompt_affordable_none();
}
/** The same where one short line has to do. */
export function affordBrief(options: Options): string {
  const { now, returning } = within(options);
  if (now > 0) return m.se_ui_brief_affordable({ count: now });
  return returning > 0 ? m.se_ui_brief_returning({ count: returning }) : m.se_ui_brief_none();
}

/** The own specialist that lets a card be taken after a project (SE-A33). */
function taker(names: Names, view: View): Specialist | undefined {
  const own = view.seats[view.turn];
  const tops = own?.hub.flatMap((stack) => stack.slice(-1)) ?? [];
  return tops.find((top) => names.content.specialist(top).ability?.kind === 'take-after-project');
}

/** What is due for the seat that acts: a title, and hints. */
export function promptLines(names: Names, view: View, options: Options | null): [title: string, ...hints: string[]] {
  switch (view.step) {
    case 'action': {
      if (options === null) return [m.se_prompt_action()];
      if (options.pass) return [m.se_prompt_pass(), m.se_prompt_pass_hint()];
      const hints = [affordHint(options)];
      const ways = options.ways.filter(({ usable }) => usable).map(({ card }) => roleName(names, card));
      if (ways.length > 0) hints.push(m.se_prompt_ways({ cards: list(ways) }));
      return [m.se_prompt_action(), ...hints];
    }
    case 'keep': {
      const count = view.lookedAt?.count ?? 1;
      return count === 1 ? [m.se_prompt_keep({ count })] : [m.se_prompt_keep({ count }), m.se_prompt_keep_hint()];
    }
    case 'project': {
      const projects = options?.projects ?? [];
      const title = m.se_prompt_project({ count: Math.max(1, projects.length) });
      if (projects.length === 0) return [title];
      const named = listOr(projects.map(({ project }) => projectName(names, project)));
      return [title, m.se_prompt_project_hint({ projects: named })];
    }
    case 'after-project': {
      const card = taker(names, view);
      const hint =
        card === undefined ? m.se_prompt_after_hint_plain() : m.se_prompt_after_hint({ card: roleName(names, card) });
      return [m.se_prompt_after(), hint];
    }
    case 'over':
      return [m.se_prompt_over()];
  }
}
