// The engine's words, generated from the Rust types, under the names this screen uses.
import type { Answer, Refused as EngineRefused } from '$lib/backend/bindings/super-motherload';
import type { Score as TableScore, ScorePart as TableScorePart } from '$lib/backend';

export type {
  Achievements,
  Action,
  Answer,
  ArtifactEffect,
  ArtifactEntry,
  Ask,
  Blast,
  BoardInPlay,
  Bonus,
  CardEntry,
  Cards,
  Claims,
  Colour,
  Crew,
  CrewEntry,
  Direction,
  Effect,
  EndReason,
  Icon,
  LayPreview,
  Line,
  MajorEntry,
  MajorView,
  Measure,
  Mineral,
  Minerals,
  MinorEntry,
  MinorView,
  Need,
  Options,
  Origin,
  Pack,
  Preview,
  Refusal,
  Scope,
  Seat,
  SeatView,
  Side,
  SideEntry,
  Source,
  Stack,
  StackView,
  Step,
  Text,
  Tiles,
  View,
  Viewer,
} from '$lib/backend/bindings/super-motherload';
export type { Card as CardId, Space as SpaceId } from '$lib/backend/bindings/super-motherload';
export type Refused = EngineRefused;
export type Score = TableScore;
export type ScorePart = TableScorePart;
export type LinesAnswer = Extract<Answer, { kind: 'lines' }>;
export type BlastsAnswer = Extract<Answer, { kind: 'blasts' }>;
