import type { Keep } from './keep';

/** Keeps in memory only: for tests. */
export function memoryKeep(start: Record<string, string> = {}): Keep & { readonly kept: Record<string, string> } {
  const kept = { ...start };
  return {
    kept,
    read: (name) => kept[name] ?? null,
    write: (name, text) => {
      kept[name] = text;
    },
  };
}
