import { describe, expect, it } from 'vitest';
import { memoryKeep } from '$lib/settings/memory-keep';
import { keepPicture, keptPicture } from './save-pictures';

describe('the picture of a save', () => {
  it('is kept for each of the saves that were played last, whatever a game gives', () => {
    const keep = memoryKeep();
    for (const save of 'abcdefgh12345678') keepPicture(keep, save, { of: save });
    keepPicture(keep, 'a', ['again']);
    keepPicture(keep, 'i', 'text');
    expect(keptPicture(keep, 'a')).toEqual(['again']);
    expect(keptPicture(keep, 'i')).toBe('text');
    expect(keptPicture(keep, 'c')).toEqual({ of: 'c' });
    expect(keptPicture(keep, 'b')).toBeUndefined();
  });

  it.each(['{}', '{"pictures":7}', '{"pictures":[null,3,{"save":"a"}]}', '['])(
    'is none when what was kept is something else: %s',
    (pictures) => {
      expect(keptPicture(memoryKeep({ pictures }), 'a')).toBeUndefined();
    },
  );
});
