// An ability in small pictures, made from its data: whatever a pack puts together from the vocabulary can be drawn.
import type { Ability, CostRange, Each, When } from '$lib/backend/bindings/space-explorers';
import {
  ATOMS,
  figure,
  icons,
  into,
  projectsWith,
  research,
  skill,
  specialists,
  tokens,
  tower,
  type Atom,
} from './ability-atoms';
import { at, g, num, svg, type Picture } from './base';

/** Base costs are 2–6 icons (SE-2): a bound beyond them is none. */
const LEAST_COST = 2;
const MOST_COST = 6;
/** The bounds of a base cost in short. */
function costAtoms(cost: CostRange): readonly Atom[] {
  const least = cost.least ?? 0;
  const most = cost.most ?? MOST_COST;
  if (least === most) return [icons(String(most))];
  if (most >= MOST_COST) return least > LEAST_COST ? [icons(String(least), 'least')] : [];
  return [least > LEAST_COST ? icons(`${least}–${most}`) : icons(String(most), 'most')];
}
/** The conditions of a recruit. */
function conditions({ from, cost, divisions, empty, skills }: When): Atom[] {
  return [
    ...(from === null ? [] : [from === 'hand' ? ATOMS.hand : ATOMS.center]),
    ...(cost === null ? [] : costAtoms(cost)),
    ...(divisions ?? []).map(into),
    ...(empty ? [ATOMS.empty] : []),
    ...(skills === null ? [] : skills === 2 ? [ATOMS.twoSkills] : [figure(skills), skill('any')]),
  ];
}
function counted(each: Each): readonly Atom[] {
  if (each === 'on-top') return [ATOMS.onTop];
  if (each === 'project') return [ATOMS.launch];
  if ('skill' in each) return [skill(each.skill)];
  if ('projects-with' in each) return [projectsWith(each['projects-with'])];
  if ('specialists' in each) return specialists(each.specialists);
  return tower(each.divisions);
}
/** What a picture of an ability consists of, in reading order. */
export function abilityAtoms(ability: Ability): readonly Atom[] {
  const { action, brings, plus, equals, hand } = ATOMS;
  switch (ability.kind) {
    case 'icons':
      return [...conditions(ability.when), plus, ...ability.icons.map(research)];
    case 'recruit-free':
      return ability.tokens > 0
        ? [action, tokens(ability.tokens), brings, ...orCostless(conditions(ability.when))]
        : [action, ATOMS.costless, ...conditions(ability.when)];
    case 'best-discount':
      return [action, ...conditions(ability.when), ATOMS.largest];
    case 'draw': {
      const after = conditions(ability.when);
      return after.length > 0 ? [...after, brings, ATOMS.card] : [plus, ATOMS.card];
    }
    case 'take':
      return [action, figure(ability.count), ATOMS.center, brings, hand];
    case 'look':
      return [action, figure(ability.cards), ATOMS.look, brings, ATOMS.card];
    case 'returned-icons':
      return [hand, equals, icons(String(ability.icons))];
    case 'token-stays':
      return [figure(1), tokens(1), ATOMS.back];
    case 'token-pair':
      return [tokens(2), equals, research('any')];
    case 'any-token':
      return [...conditions(ability.when), tokens(1), equals, research('any')];
    case 'more-discount':
      return [plus, figure(ability.icons), ATOMS.free];
    case 'project-skill':
      return [...price(ability.tokens), skill('any')];
    case 'project-need':
      return [...price(ability.tokens), ATOMS.unneeded];
    case 'second-project':
      return [ATOMS.launch, plus, ATOMS.launch];
    case 'take-after-project':
      return [ATOMS.launch, brings, hand];
    case 'score':
      return [ATOMS.asterisk, figure(ability.points), ATOMS.per, ...counted(ability.each)];
  }
}
const price = (n: number): readonly Atom[] => (n > 0 ? [tokens(n), ATOMS.brings] : [ATOMS.plus]);
const orCostless = (list: readonly Atom[]): readonly Atom[] => (list.length > 0 ? list : [ATOMS.costless]);

const GAP = 2.5;
const widthOf = (row: readonly Atom[]): number => row.reduce((sum, a) => sum + a.width, 0) + GAP * (row.length - 1);
/** Below this scale figures would stand under 13 px: better two rows. */
const LEAST = 0.87;
/** An ability's rows in a place of this width: one, or two where one would be too small. */
export function abilityRows(ability: Ability, width: number): readonly (readonly Atom[])[] {
  const all = abilityAtoms(ability);
  if (widthOf(all) * LEAST <= width || all.length < 3) return [all];
  let best: readonly (readonly Atom[])[] = [all];
  let least = Infinity;
  for (let i = 1; i < all.length; i++) {
    if (all[i] === ATOMS.per) continue; // a row does not begin with the stroke
    const rows = [all.slice(0, i), all.slice(i)];
    const wide = Math.max(...rows.map(widthOf));
    if (wide < least) [best, least] = [rows, wide];
  }
  return best;
}
/** Height of a row at scale 1. */
export const ROW = 18;
/** Whether an ability's figures keep 13 px in a place of this size. */
export function isLegible(ability: Ability, [width, height]: readonly [number, number]): boolean {
  const rows = abilityRows(ability, width);
  return Math.min(height / (ROW * rows.length), ...rows.map((row) => width / widthOf(row))) >= LEAST;
}
/** An ability around (x, y), no larger than width × height, at most `scale` times its natural size. */
export function abilityAt(
  ability: Ability,
  x: number,
  y: number,
  [width, height]: readonly [number, number],
  scale = 1,
): string {
  const rows = abilityRows(ability, width);
  const k = Math.min(scale, height / (ROW * rows.length), ...rows.map((row) => width / widthOf(row)));
  const body = rows
    .map((row, r) => {
      let left = -widthOf(row) / 2;
      return row
        .map((a) => {
          const drawn = at(left + a.width / 2, (r - (rows.length - 1) / 2) * ROW, a.body);
          left += a.width + GAP;
          return drawn;
        })
        .join('');
    })
    .join('');
  return g(`translate(${num(x)} ${num(y)}) scale(${num(k)})`, body);
}
/** An ability alone on paper, in a box of width × height CSS px. */
export const abilityPicture = (ability: Ability, width: number, height: number, how: Picture = {}): string =>
  svg([0, 0, width, height], width, height, abilityAt(ability, width / 2, height / 2, [width, height], Infinity), how);
/** How wide a picture of an ability is that fills this height, at most `most` CSS px. */
export function abilityWidth(ability: Ability, height: number, most: number): number {
  const rows = abilityRows(ability, most);
  const k = height / (ROW * rows.length);
  return Math.min(most, Math.ceil(k * Math.max(...rows.map(widthOf))));
}
