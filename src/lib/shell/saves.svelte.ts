import { backend, BackendError, type Header, type SaveEntry } from '$lib/backend';
import { m } from '$lib/i18n';
import { notifyError, reasonText } from './errors';
import { gameCard } from './games';
import type { GameCard } from './guest';
import { notify } from './notices.svelte';
import { shownName } from './seat-names';

/** Largest file that can be a save, in bytes, as the program has it. */
const MOST_SAVE_BYTES = 2 << 20;

/** What a person calls a save: its title, or else who plays. */
export function saveTitle(save: SaveEntry): string {
  if (save.title !== null && save.title !== '') return save.title;
  if (save.header === null) return m.saves_unreadable();
  const { seats } = save.header;
  const people = seats.filter((seat) => seat.player.kind === 'human');
  const list = (of: typeof seats): string => of.map((seat) => shownName(seat.name)).join(', ');
  // Against computers only, "you" goes without saying.
  const alone = people.length === 1 && seats.length > 1;
  return alone ? m.saves_against({ names: list(seats.filter((seat) => seat.player.kind !== 'human')) }) : list(seats);
}

/** The game a save belongs to, if this app knows it. */
export function saveGame(save: SaveEntry): GameCard | undefined {
  return gameCard(save.header?.game);
}

/** Where a game stands: whose turn it is, or how it ended. */
export type Standing =
  | { readonly kind: 'yours' }
  | { readonly kind: 'turn'; readonly name: string }
  | { readonly kind: 'won'; readonly name: string; readonly score: number }
  | { readonly kind: 'shared'; readonly score: number }
  | { readonly kind: 'over' };

/** Whose turn it is, or how it ended. */
export function standing({ seats, scores, winners: first, to_act }: Header): Standing {
  if (to_act !== null) {
    const seat = seats[to_act];
    const people = seats.filter((s) => s.player.kind === 'human').length;
    if (seat?.player.kind === 'human' && people === 1) return { kind: 'yours' };
    return { kind: 'turn', name: shownName(seat?.name ?? '') };
  }
  if (scores === null || scores.length === 0) return { kind: 'over' };
  const score = Math.max(...scores);
  // A save of an older program names no winners; its game broke no ties.
  const winners = seats.filter((_, i) => (first === null ? scores[i] === score : first.includes(i)));
  const winner = winners[0];
  return winners.length === 1 && winner !== undefined
    ? { kind: 'won', name: shownName(winner.name), score }
    : { kind: 'shared', score };
}

/** The same in words. */
export function standingText(where: Standing): string {
  switch (where.kind) {
    case 'yours':
      return m.saves_your_turn();
    case 'turn':
      return m.saves_turn_of({ name: where.name });
    case 'won':
      return m.saves_finished_won({ name: where.name, score: where.score });
    case 'shared':
      return m.saves_finished_shared({ score: where.score });
    case 'over':
      return m.saves_finished();
  }
}

/** What is wrong with a save, in a sentence; null when all is well. */
export function saveTrouble(save: SaveEntry): string | null {
  if (save.header !== null && save.generation > 0) return m.saves_older_kept();
  return save.error === null ? null : reasonText(save.error);
}

/** Whether a save can be opened at all. */
export function canOpen(save: SaveEntry): boolean {
  return save.header !== null && (save.error === null || save.generation > 0);
}

/** The saves, newest first, and what can be done with them. */
export class Saves {
  /** Null until they were read for the first time. */
  entries = $state.raw<readonly SaveEntry[] | null>(null);
  failed = $state(false);

  /** The newest game that is still being played. */
  get newest(): SaveEntry | null {
    return this.entries?.find((save) => canOpen(save) && save.header?.to_act !== null && saveGame(save)?.play) ?? null;
  }

  async load(): Promise<void> {
    try {
      this.entries = (await backend().request({ kind: 'list-saves' })).saves;
      this.failed = false;
    } catch (error) {
      this.failed = true;
      notifyError(error);
    }
  }

  /** Puts a save into the trash at once and offers to take it out again. */
  async remove(save: SaveEntry): Promise<void> {
    const title = saveTitle(save);
    await this.#doing(async () => {
      await backend().request({ kind: 'delete-save', save: save.save });
      notify({
        text: m.saves_deleted({ title }),
        action: { label: m.common_undo(), run: () => void this.#restore(save.save, title) },
      });
    });
  }

  async rename(save: SaveEntry, name: string): Promise<void> {
    await this.#doing(() => backend().request({ kind: 'rename-save', save: save.save, name: name.trim() }));
  }

  /** Gives the save to the person as a file. */
  async exportCopy(save: SaveEntry): Promise<void> {
    try {
      const done = await backend().saveCopy(save.save);
      if (done) notify({ kind: 'good', text: m.saves_exported() });
    } catch (error) {
      notifyError(error);
    }
  }

  /** Adds a save from a file. */
  async importFile(file: File): Promise<void> {
    await this.#doing(async () => {
      // Not even read: a film would fill the memory, and a message of that size ends the connection.
      if (file.size > MOST_SAVE_BYTES)
        throw new BackendError({ code: 'too-large', bytes: file.size, most: MOST_SAVE_BYTES });
      const bytes = await base64(file);
      const name = file.name.replace(/\.regolith$/i, '').slice(0, 80);
      const { save } = await backend().request({ kind: 'import-save', bytes, name });
      notify({ kind: 'good', text: m.saves_imported({ title: saveTitle(save) }) });
    });
  }

  async #restore(save: string, title: string): Promise<void> {
    await this.#doing(async () => {
      await backend().request({ kind: 'restore-save', save });
      notify({ kind: 'good', text: m.saves_restored({ title }) });
    });
  }

  /** Does something and reads the list again; a failure is shown. */
  async #doing(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      notifyError(error);
    }
    await this.load();
  }
}

/** The saves of the app: those that home lists, and that a file dropped anywhere is added to. */
export const saves = new Saves();

function base64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      const url = typeof reader.result === 'string' ? reader.result : '';
      resolve(url.slice(url.indexOf(',') + 1));
    };
    reader.onerror = () => reject(reader.error ?? new Error(file.name));
    reader.readAsDataURL(file);
  });
}
