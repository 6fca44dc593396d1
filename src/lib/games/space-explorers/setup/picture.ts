// The picture of a save on home: the projects in the sky and a hub on the ground, kept by the table and drawn without
// opening it.
import type { ProjectId, View } from '$lib/backend/bindings/space-explorers';
import { at, rect, svg } from '../art/base';
import { faceIn } from '../art/card';
import { emblemAt } from '../art/icons';
import { EMBLEMS, emblemOf, INK, type Five } from '../art/palette';
import { faceSymbols } from '../art/portrait';
import { stamp } from '../art/project';
import { sky } from '../art/sky';
import { needsOf, type Content } from '../content';

/** A project as it is kept. */
interface KeptProject {
  /** Its id in the pack, which names its drawing. */
  readonly id: string;
  readonly points: number;
  readonly needs: Five;
  /** The seat that completed it. */
  readonly by: number | null;
}
/** What of a table is kept for its picture: what lies open to everybody. */
export interface KeptTable {
  readonly projects: readonly KeptProject[];
  /** Whose hub it is. */
  readonly seat: number;
  /** Its specialists by division, the lowest first. */
  readonly hub: readonly (readonly number[])[];
}

/** What is kept of a position: the projects, and the hub of who looks, or of who plays. */
export function keptTable(content: Content, view: View): KeptTable | null {
  const seat = view.viewer.kind === 'seat' ? view.viewer.seat : view.turn;
  const hub = view.seats[seat]?.hub;
  if (hub === undefined || view.projects.length === 0) return null;
  const kept = (project: ProjectId, by: number | null): KeptProject => {
    const entry = content.project(project);
    return { id: entry.id, points: entry.points, needs: needsOf(entry), by };
  };
  return { projects: view.projects.map(({ project, taken }) => kept(project, taken?.seat ?? null)), seat, hub };
}

const isSeat = (value: unknown): value is number => typeof value === 'number' && EMBLEMS[value] !== undefined;
const wholes = (value: unknown, most: number): readonly number[] | null =>
  Array.isArray(value) && value.every((n: unknown) => Number.isInteger(n) && Number(n) >= 0 && Number(n) <= most)
    ? (value as readonly number[])
    : null;
function readProject(value: unknown): KeptProject[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, points, needs, by } = value as Record<string, unknown>;
  const five = wholes(needs, 12);
  if (typeof id !== 'string' || typeof points !== 'number' || five === null) return [];
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = five;
  return [{ id, points, needs: [a, b, c, d, e], by: isSeat(by) ? by : null }];
}
/** What was kept, as far as it can be drawn; null when it is nothing that this game kept. */
export function readKept(kept: unknown): KeptTable | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { projects, seat, hub } = kept as Record<string, unknown>;
  if (!Array.isArray(projects) || !Array.isArray(hub) || !isSeat(seat)) return null;
  const stacks = hub.map((stack: unknown) => (wholes(stack, 60) ?? []).filter((card) => card > 0));
  const read = projects.flatMap(readProject).slice(0, 6);
  return read.length === 0 || stacks.length !== 5 ? null : { projects: read, seat, hub: stacks };
}

/** The hub in parts of a face's height: faces on the ground, above each a strip for every card that it covers. */
const COLUMN = { width: 0.92, gap: 0.16, strip: 0.13, most: 5 } as const;
/** The stamps in parts of a stamp's width. */
const STAMP = { height: 1.38, gap: 0.14 } as const;

/** The picture, w × h CSS px; null when nothing was kept that can be drawn. */
export function drawKept(kept: unknown, w: number, h: number, id: string): string | null {
  const table = readKept(kept);
  if (table === null) return null;
  const horizon = Math.round(h * 0.9);
  // Both rows are as large as the picture allows, which may lose a tenth at its edges to fit its place.
  const count = table.projects.length;
  const sw = Math.min((h * 0.4) / STAMP.height, (w * 0.86) / (count * (1 + STAMP.gap) - STAMP.gap));
  const [sh, sgap] = [sw * STAMP.height, sw * STAMP.gap];
  const face = Math.min(h * 0.23, (w * 0.72) / (5 * COLUMN.width + 4 * COLUMN.gap));
  const [width, gap, strip] = [face * COLUMN.width, face * COLUMN.gap, face * COLUMN.strip];
  const stampsWide = count * (sw + sgap) - sgap;
  const stamps = table.projects.map(({ id: project, points, needs, by }, i) =>
    at(
      (w - stampsWide) / 2 + i * (sw + sgap),
      h * 0.11,
      stamp(
        { id: project, name: '', year: 0, points, needs },
        by === null
          ? { width: sw, height: sh }
          : { width: sw, height: sh, fresh: true, have: needs, taken: { emblem: emblemOf(by), word: '' } },
      ),
    ),
  );
  const hubWide = 5 * (width + gap) - gap;
  // On home the patches of the seats lie in the lower left corner.
  const left = w > 2 * h ? w * 0.89 - hubWide : (w - hubWide) / 2;
  const columns = table.hub.map((stack, i) => {
    const x = left + i * (width + gap);
    const top = stack.at(-1);
    if (top === undefined) return '';
    const y = horizon - face;
    const covered = Array.from({ length: Math.min(COLUMN.most, stack.length - 1) }, (_, k) =>
      rect(x, y - (k + 1) * strip, width, strip - 1, INK.paper, { rx: 1.5 }),
    );
    return covered.join('') + faceIn(top, x, y, width, face, id);
  });
  const defs = `<defs>${faceSymbols(
    table.hub.flatMap((stack) => stack.slice(-1)),
    id,
  )}</defs>`;
  const body =
    sky(w, h, horizon) +
    stamps.join('') +
    columns.join('') +
    emblemAt(emblemOf(table.seat), left + hubWide + face * 0.5, horizon - face * 0.38, face * 0.5, INK.cream);
  return svg([0, 0, w, h], w, h, defs + body, {}).replace('<svg ', '<svg preserveAspectRatio="xMidYMid slice" ');
}
