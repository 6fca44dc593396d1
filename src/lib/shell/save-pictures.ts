// What the tables that were played last gave for the pictures of their saves, so that home can show the real board
// without opening its table. Only the game knows what it is; see `Guest.picture`.
import { readObject, type Keep } from '$lib/settings/keep';

const NAME = 'pictures';
/** Pictures that are kept; each takes a few kilobytes. */
const KEPT = 16;

interface KeptPicture {
  readonly save: string;
  /** As it came out of JSON. */
  readonly picture: unknown;
}

/** Keeps the picture of a save, and those of the saves played before it. `picture` is plain JSON. */
export function keepPicture(keep: Keep, save: string, picture: unknown): void {
  const others = keptPictures(keep).filter((kept) => kept.save !== save);
  keep.write(NAME, JSON.stringify({ pictures: [{ save, picture }, ...others].slice(0, KEPT) }));
}

/** What was kept of this save, as its game's table gave it or an older app's did; undefined when nothing was. */
export function keptPicture(keep: Keep, save: string): unknown {
  return keptPictures(keep).find((kept) => kept.save === save)?.picture;
}

function keptPictures(keep: Keep): KeptPicture[] {
  const { pictures } = readObject(keep, NAME);
  return Array.isArray(pictures) ? pictures.filter(isKept) : [];
}

function isKept(value: unknown): value is KeptPicture {
  return typeof value === 'object' && value !== null && 'save' in value && 'picture' in value;
}
