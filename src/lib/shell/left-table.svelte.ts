// The table that somebody stepped away from to read the rules or to change a setting, so that those pages lead back to it.

let save = $state<string | null>(null);

/** The table one came from, by the id of its save; null when one came from elsewhere. Reading is reactive. */
export const leftTable = {
  get save(): string | null {
    return save;
  },
  /** Somebody sits at this table. */
  sit(at: string): void {
    save = at;
  },
  /** Somebody went home: from there the pages are visited for themselves. */
  leave(): void {
    save = null;
  },
};
