// What an ability is, as data: the closed vocabulary of a pack's specialists (SE-17 to SE-19, SE-A1 to SE-A60).
import type { AnyDivision, Division } from './palette';

/** Where a recruited specialist comes from. */
export type Origin = 'hand' | 'center';
/** For which recruits an ability is. What is absent is no condition. */
export interface When {
  readonly from?: Origin | null;
  /** Base cost in icons; without bound on a side that is absent. */
  readonly cost?: { readonly least?: number | null; readonly most?: number | null } | null;
  /** The division that it joins. */
  readonly divisions?: readonly Division[] | null;
  /** Only into a division without specialists. */
  readonly empty?: boolean;
  /** How many skill icons it has. */
  readonly skills?: number | null;
}
/** What the points of an asterisk count (SE-18). */
export type Each =
  | { readonly skill: Division }
  | 'on-top'
  | { readonly 'projects-with': Division }
  | { readonly specialists: number }
  | { readonly divisions: number }
  | 'project';
/** What a specialist can do. */
export type Ability =
  | { readonly kind: 'icons'; readonly icons: readonly AnyDivision[]; readonly when?: When }
  | { readonly kind: 'recruit-free'; readonly tokens: number; readonly when?: When }
  | { readonly kind: 'best-discount'; readonly when?: When }
  | { readonly kind: 'draw'; readonly when?: When }
  | { readonly kind: 'take'; readonly count: number }
  | { readonly kind: 'look'; readonly cards: number }
  | { readonly kind: 'returned-icons'; readonly icons: number }
  | { readonly kind: 'token-stays' }
  | { readonly kind: 'token-pair' }
  | { readonly kind: 'any-token'; readonly when?: When }
  | { readonly kind: 'more-discount'; readonly icons: number }
  | { readonly kind: 'project-skill'; readonly tokens: number }
  | { readonly kind: 'project-need'; readonly tokens: number }
  | { readonly kind: 'second-project' }
  | { readonly kind: 'take-after-project' }
  | { readonly kind: 'score'; readonly points: number; readonly each: Each };
