import type * as Minerals from './bindings/minerals';
import type * as SpaceExplorers from './bindings/space-explorers';
import type * as SuperMotherload from './bindings/super-motherload';

/** The values of a game that cross the table API, as its Rust crate defines them. */
export interface GameTypes {
  options: unknown;
  action: unknown;
  effect: unknown;
  view: unknown;
  refusal: unknown;
  ask: unknown;
  answer: unknown;
  content: unknown;
  /** A question of the new-game sheet. */
  plan: unknown;
  /** Its answer. */
  planned: unknown;
}

/** Every game by its name in the table API. A new game is one more entry here. */
export interface Games {
  'super-motherload': {
    options: SuperMotherload.NewGame;
    action: SuperMotherload.Action;
    effect: SuperMotherload.Effect;
    view: SuperMotherload.View;
    refusal: SuperMotherload.Refusal;
    ask: SuperMotherload.Ask;
    answer: SuperMotherload.Answer;
    content: SuperMotherload.Pack;
    plan: never;
    planned: never;
  };
  minerals: {
    options: Minerals.NewGame;
    action: Minerals.Action;
    effect: Minerals.Effect;
    view: Minerals.View;
    refusal: Minerals.Refusal;
    ask: Minerals.Ask;
    answer: Minerals.Answer;
    content: Minerals.Pack;
    plan: Minerals.Plan;
    planned: Minerals.Planned;
  };
  'space-explorers': {
    options: SpaceExplorers.NewGame;
    action: SpaceExplorers.Action;
    effect: SpaceExplorers.Effect;
    view: SpaceExplorers.View;
    refusal: SpaceExplorers.Refusal;
    ask: SpaceExplorers.Ask;
    answer: SpaceExplorers.Answer;
    content: SpaceExplorers.Pack;
    plan: never;
    planned: never;
  };
}

/** A game by its name in the table API. */
export type GameName = keyof Games;
