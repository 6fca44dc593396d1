// Players' patches, and how wide a picture of an ability is.
import { describe, expect, it } from 'vitest';
import { abilityPicture, abilityWidth } from './ability-picture';
import { EMBLEMS } from './palette';
import { emblemMark, missionPatch } from './patch';
import { expectDistinct, expectSound, HOUSE, withoutChance } from './testing';

withoutChance();

describe('a patch', () => {
  it('is sound for each emblem, tells them apart, and tells who won', () => {
    const drawn = EMBLEMS.flatMap((emblem) => [
      missionPatch(emblem, 120),
      missionPatch(emblem, 120, true),
      emblemMark(emblem, 20),
    ]);
    for (const one of drawn) expectSound(one);
    expectDistinct(drawn);
  });
  it('can be an image of its own: it names no colour of the page around it', () => {
    for (const emblem of EMBLEMS) {
      expect(emblemMark(emblem, 20)).not.toMatch(/currentColor|var\(/);
      expect(missionPatch(emblem, 20)).not.toMatch(/currentColor|var\(/);
    }
  });
});

describe('the width of an ability', () => {
  it('is what its picture needs for its height, and never more than there is', () => {
    for (const { ability } of HOUSE) {
      if (ability === undefined) continue;
      const width = abilityWidth(ability, 36, 132);
      expect(width).toBeLessThanOrEqual(132);
      const scale = (w: number): number => Number(/ scale\(([\d.]+)\)/.exec(abilityPicture(ability, w, 36))?.[1]);
      // As large as in all the room there is, and smaller with less.
      expect(scale(width)).toBeCloseTo(scale(132), 1);
      if (width < 132) expect(scale(width - 3)).toBeLessThan(scale(132));
    }
  });
});
