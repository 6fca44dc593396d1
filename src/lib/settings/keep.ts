/** Where small things of this device are kept: settings, the last new-game sheet. */
export interface Keep {
  /** The text kept under a name, or null when there is none. */
  read(name: string): string | null;
  write(name: string, text: string): void;
}

/** Keeps in the web view's own storage. A full or forbidden storage only means that nothing is remembered. */
export const deviceKeep: Keep = {
  read(name) {
    try {
      return localStorage.getItem(`regolith.${name}`);
    } catch (error) {
      console.warn('settings could not be read', error);
      return null;
    }
  },
  write(name, text) {
    try {
      localStorage.setItem(`regolith.${name}`, text);
    } catch (error) {
      console.warn('settings could not be kept', error);
    }
  },
};

/** Reads a kept JSON object; anything that is not one counts as nothing kept. */
export function readObject(keep: Keep, name: string): Record<string, unknown> {
  const text = keep.read(name);
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
}
