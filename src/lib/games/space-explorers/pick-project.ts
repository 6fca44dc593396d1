// The project check (SE-21): a project in reach, how it is completed, and the tokens for that.
import type { Division, HelpOption, ProjectId } from '$lib/backend/bindings/space-explorers';
import { NONE, ofColour } from './content';
import { changedTokens, type Mode } from './pick-mode';
import type { PickState } from './pick-state.svelte';

/** A project in reach with its cheapest help; null when it is out of reach. */
export function projectMode(now: PickState, project: ProjectId): Extract<Mode, { kind: 'project' }> | null {
  const helps = now.options?.projects.find((option) => option.project === project)?.helps ?? [];
  const [help] = [...helps].sort((a, b) => a.tokens - b.tokens);
  return help === undefined ? null : { kind: 'project', project, help, tokens: help.proposed };
}
/** A tap on a project: in reach it is picked, picked it is done, and out of reach it says why. */
export async function tapProject(now: PickState, project: ProjectId): Promise<void> {
  if (!now.ready) return;
  now.reasons.clear();
  if (now.mode.kind === 'project' && now.mode.project === project) return now.confirm();
  const mode = projectMode(now, project);
  if (mode !== null) return now.look(mode);
  await now.reasons.allows({ complete: { project, helpers: [], tokens: NONE } }, { kind: 'project', project });
}
/** Another way to complete the picked project. */
export async function chooseHelp(now: PickState, help: HelpOption): Promise<void> {
  const { mode } = now;
  if (now.ready && mode.kind === 'project') await now.look({ ...mode, help, tokens: help.proposed });
}
/** Another token for the help: one more of this colour, one less of another. */
export async function changeHelpToken(now: PickState, division: Division): Promise<void> {
  const { mode } = now;
  if (!now.ready || mode.kind !== 'project') return;
  if (ofColour(mode.tokens, division) >= ofColour(now.tokens, division)) return;
  await now.look({ ...mode, tokens: changedTokens(mode.tokens, division, mode.help.tokens) });
}
