import { describe, expect, it } from 'vitest';
import { guest } from './guest';

describe('Minerals as a guest of the frame', () => {
  it('knows the pawns of its saves and no others', () => {
    expect(guest.mark('e')?.name).toBe('Pawn E');
    expect(guest.mark('a')?.draw(40, 'x')).toMatch(/^<svg [^>]*width="40"[^]*id="x-dome-0"/);
    expect(guest.mark('f')).toBeNull();
    expect(guest.mark('A')).toBeNull();
  });

  it('draws the board that its table kept with its pawns, and nothing else', () => {
    const kept = { tiles: [0, 0, 0, 0, 1, 1, 1, 0, 4], pawns: [0, 1, 2] };
    const picture = guest.picture(kept, 560, 258, 'x') ?? '';
    expect(picture).toMatch(/^<svg [^>]*viewBox="0 0 560 258"/);
    expect(new DOMParser().parseFromString(picture, 'image/svg+xml').querySelector('parsererror')).toBeNull();
    expect(guest.picture({ ...kept, pawns: [] }, 560, 258, 'x')?.length).toBeLessThan(picture.length);
    for (const other of ['half', undefined, null, {}, { tiles: [1, 2] }, { tiles: [] }])
      expect(guest.picture(other, 560, 258, 'x')).toBeNull();
  });
});
