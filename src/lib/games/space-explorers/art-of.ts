// Entries of the content as the drawings take them.
import type { ProjectId, Specialist } from '$lib/backend/bindings/space-explorers';
import type { CardArt } from './art/card';
import type { ProjectArt } from './art/project';
import { needsOf } from './content';
import { here, projectName, roleName, type Names } from './words';

/** What a specialist's card shows, its role in the language in use. */
export function cardArt(names: Names, card: Specialist): CardArt {
  const { points, skills, cost, ability } = names.content.specialist(card);
  return { number: card, role: roleName(names, card), points, skills, cost, ability };
}
/** What a project's stamp shows, its name in the language in use. */
export function projectArt(names: Names, project: ProjectId): ProjectArt {
  const entry = names.content.project(project);
  const { id, points, year } = entry;
  return { id, name: projectName(names, project), points, year, needs: needsOf(entry) };
}
/** What the project was, in two lines. */
export const projectNote = (names: Names, project: ProjectId): string => here(names.content.project(project).note);
