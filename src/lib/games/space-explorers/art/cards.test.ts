// Cards and the abilities on them.
import { describe, expect, it } from 'vitest';
import type { Ability } from '$lib/backend/bindings/space-explorers';
import { abilityAtoms, abilityPicture, abilityRows } from './ability-picture';
import { breakName, textWidth } from './base';
import {
  cardBack,
  cardFace,
  cardSize,
  costColumn,
  LEAST_SMALL,
  type CardArt,
  type CardLook,
  type CardSize,
} from './card';
import {
  box,
  cards,
  expectDistinct,
  expectSound,
  filled,
  house,
  HOUSE,
  shapes,
  withoutChance,
  type WhenInFile,
} from './testing';

withoutChance();

describe('cards', () => {
  it.each(['en', 'es', 'pl'])('of the house pack in %s are sound in each size', (language) => {
    for (const card of cards(language))
      for (const size of ['full', 'slim', 'small'] as const) expectSound(cardFace(card, { size, struck: 1, go: true }));
  });
  it('never letter smaller than 13 px, small pictures in their own scale', () => {
    const scaled =
      /<g transform="translate\([^)]*\) scale\(([\d.]+)\)">(?:(?!<g transform="translate\([^)]*\) scale).)*/g;
    let scaledTexts = 0;
    const looks: CardLook[] = [
      { size: 'full' },
      { size: 'slim' },
      { size: 'small', width: LEAST_SMALL[0], height: LEAST_SMALL[1] },
      { size: 'small', width: 94, height: 106 },
    ];
    for (const card of HOUSE)
      for (const look of looks) {
        const s = cardFace(card, look);
        for (const [, px] of s.matchAll(/<text[^>]* font-size="([\d.]+)"/g))
          expect(Number(px)).toBeGreaterThanOrEqual(13);
        for (const [group, k] of s.matchAll(scaled))
          for (const [, px] of group.matchAll(/ font-size="([\d.]+)"/g)) {
            scaledTexts++;
            expect(Number(px) * Number(k), `${card.number} ${look.size} ${look.width}`).toBeGreaterThanOrEqual(12.9);
          }
      }
    expect(scaledTexts).toBeGreaterThan(30);
  });
  it('show an asterisk where the ability scores (SE-18)', () => {
    const score = HOUSE.find((c) => c.ability?.kind === 'score')!;
    const plain: CardArt = { ...score, ability: undefined, points: 0 };
    expect(cardFace(score)).not.toContain('>0<');
    expect(cardFace(plain)).toContain('>0<');
  });
  it('strike discounted icons from the bottom up (SE-12)', () => {
    const cost = ['science', 'testing', 'science'] as const;
    const column = costColumn(cost, 0, 0, 16, 18, 1);
    expect(column.startsWith(costColumn(['science'], 0, 0, 16, 18, 1))).toBe(true);
    expect(column.match(/opacity="\.38"/g)).toHaveLength(1);
    expect(costColumn(cost, 0, 0, 16, 18, 3).match(/opacity="\.38"/g)).toHaveLength(3);
  });
  it('tell what can be recruited by more than a colour', () => {
    for (const size of ['full', 'slim', 'small'] as CardSize[])
      expect(shapes(cardFace(HOUSE[0]!, { size, go: true }))).not.toBe(shapes(cardFace(HOUSE[0]!, { size })));
  });
  it('keep long roles inside, and as text', () => {
    const s = cardFace({ ...HOUSE[0]!, role: 'Wissenschaftlerin & <Sterne>' });
    expect(s).toContain('Wissenschaftlerin');
    expect(s).toContain('&lt;Sterne&gt;');
    expect(breakName('Aerodynamics expert', 13, 72)).toEqual(['Aerodynamics', 'expert']);
    expect(textWidth('mmmm', 10)).toBeGreaterThan(textWidth('iiii', 10));
  });
  it('scale as a whole', () => {
    expect(box(cardFace(HOUSE[0]!, { width: 208 }))).toBe('viewBox="0 0 104 150" width="208" height="300"');
    expect(cardSize('slim')).toEqual([76, 150]);
    expectSound(cardBack(44, 306));
  });
});

describe('abilities', () => {
  const abilities = house.flatMap((e) => (e.ability ? [{ number: e.number, ability: e.ability }] : []));
  it('of the house pack are fifty, each in its own pictures unless its data are the same', () => {
    expect(abilities).toHaveLength(50);
    const data = [...new Set(abilities.map((a) => JSON.stringify(a.ability)))].map((d) => JSON.parse(d) as Ability);
    expectDistinct(data.map((d) => shapes(abilityPicture(d, 116, 40))));
    for (const { ability } of abilities) expectSound(abilityPicture(ability, 116, 40));
  });
  it('draw whatever a pack puts together', () => {
    const files: WhenInFile[] = [
      {},
      { from: 'hand' },
      { from: 'center', cost: { most: 3 } },
      { cost: { least: 4 } },
      { cost: { least: 3, most: 5 } },
      { cost: {} },
      { divisions: ['science', 'space-flight'] },
      { empty: true },
      { skills: 2 },
      { skills: 1 },
      { from: 'hand', cost: { least: 3, most: 3 }, divisions: ['testing'], empty: true, skills: 2 },
    ];
    const when = files.map((w) => filled(w));
    const drawn: Ability[] = [
      ...when.flatMap((w): Ability[] => [
        { kind: 'icons', icons: ['any', 'science'], when: w },
        { kind: 'recruit-free', tokens: 0, when: w },
        { kind: 'recruit-free', tokens: 2, when: w },
        { kind: 'best-discount', when: w },
        { kind: 'draw', when: w },
        { kind: 'any-token', when: w },
      ]),
      ...([1, 2, 3, 6] as const).flatMap((n): Ability[] => [
        { kind: 'take', count: n },
        { kind: 'look', cards: n },
        { kind: 'returned-icons', icons: n },
        { kind: 'more-discount', icons: n },
        { kind: 'project-skill', tokens: n },
        { kind: 'project-need', tokens: n },
        { kind: 'score', points: n, each: { specialists: n } },
        { kind: 'score', points: n, each: { divisions: n } },
      ]),
      { kind: 'project-skill', tokens: 0 },
      { kind: 'icons', icons: ['construction'], when: filled() },
    ];
    for (const ability of drawn)
      for (const width of [36, 58, 116]) {
        expectSound(abilityPicture(ability, width, 40));
        expect(abilityRows(ability, width).flat()).toEqual(abilityAtoms(ability));
      }
  });
  it('tell every condition', () => {
    const draw = (w: WhenInFile): string => abilityPicture({ kind: 'draw', when: filled(w) }, 116, 40);
    expectDistinct(
      [
        {},
        { from: 'hand' as const },
        { from: 'center' as const },
        { divisions: ['testing' as const] },
        { empty: true },
        { skills: 2 },
        { skills: 1 },
        { cost: { least: 4 } },
        { cost: { most: 4 } },
        { cost: { least: 4, most: 4 } },
        { cost: { least: 3, most: 4 } },
      ].map(draw),
    );
    // bounds that every base cost meets are none (SE-2)
    expect(draw({ cost: { least: 2, most: 6 } })).toBe(draw({}));
    expect(draw({ cost: { least: 5, most: 6 } })).toBe(draw({ cost: { least: 5 } }));
  });
});
