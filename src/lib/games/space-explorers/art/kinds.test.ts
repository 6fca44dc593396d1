// Every kind draws something sound, each something else, the same each time.
import { describe, expect, it } from 'vitest';
import { num, stipple } from './base';
import { cardFace, faceIcon, thumb } from './card';
import { craftOf, craftPicture, CRAFTS } from './craft';
import { artDefs } from './defs';
import { glyph, GLYPH_NAMES } from './glyphs';
import { hubMini, HUB_SIZES, hubStack, hubTop, peek } from './hub';
import { emblemIcon, emptySlot, freeIcon, markIcon, researchIcon, skillIcon, tokenIcon } from './icons';
import { launchPoster } from './launch';
import { notches } from './notches';
import { DIVISIONS, divisionOf, EMBLEMS, emblemOf, HUES } from './palette';
import { figure, portrait, portraitScene } from './portrait';
import { stamp } from './project';
import { sky } from './sky';
import { expectDistinct, expectSound, house, HOUSE, NUMBERS, projectIds, shapes, withoutChance } from './testing';
import { trajectory } from './trajectory';

withoutChance();

describe('portraits', () => {
  it.each(NUMBERS)('%i draws and is well-formed', (n) => {
    expectSound(portrait(n, 100));
    expectSound(portraitScene(n, 390, 340));
  });
  it('differ in shape, not in colour alone', () => {
    expectDistinct(NUMBERS.map((n) => shapes(figure(n))));
  });
  it('are the same each time, and from definitions as alone', () => {
    const defs = artDefs([7]);
    expectSound(defs);
    expect(defs).toContain(figure(7));
    expect(portrait(7, 90)).toContain(figure(7));
    expect(portrait(7, 90)).toBe(portrait(7, 90));
  });
  it('stand once in the definitions, however often a card lies about', () => {
    const ids = [...artDefs([3, 4, 3], 'q').matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);
    expect(ids).toEqual(
      ['wall', 'figure', 'face'].map((p) => `q-${p}-3`).concat(['wall', 'figure', 'face'].map((p) => `q-${p}-4`)),
    );
  });
  it('are all there that a card refers to', () => {
    const refs = (s: string): (string | undefined)[] => [...s.matchAll(/href="#([^"]+)"/g)].map((m) => m[1]);
    const defs = artDefs(NUMBERS, 'q');
    const known = new Set([...defs.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]));
    const card = HOUSE[8]!;
    const drawings = [
      cardFace(card, {}, {}, 'q'),
      cardFace(card, { size: 'small' }, {}, 'q'),
      thumb(9, 40, {}, 'q'),
      faceIcon(9, 33, 40, {}, 'q'),
      hubTop(card, 116, 182, {}, {}, 'q'),
      peek(card, 116, 31, {}, 'q'),
      hubStack([card, HOUSE[3]!], HUB_SIZES.desk, {}, {}, 'q'),
      hubMini([[card], [], [], [], []], [1, 0, 0, 0, 0], 180, {}, 'q'),
      defs,
    ];
    for (const d of drawings) {
      expect(refs(d).length).toBeGreaterThan(0);
      expect(refs(d).filter((r) => !known.has(r))).toEqual([]);
    }
  });
  it('belong to the division of their number, as the house pack has it', () => {
    expect(house.map((e) => e.division)).toEqual(NUMBERS.map(divisionOf));
  });
});

describe('spacecraft', () => {
  it('has one drawing for each project of the house pack', () => {
    expect(CRAFTS).toHaveLength(20);
    expect([...projectIds].sort()).toEqual([...CRAFTS].sort());
  });
  it.each(CRAFTS)('%s draws, flies and stands on its stamp', (craft) => {
    const project = { id: craft, name: 'A <b> & "c"', points: 12, year: 1969, needs: [2, 0, 3, 1, 2] } as const;
    for (const d of [
      craftPicture(craft, 120),
      launchPoster(craft, 390, 560),
      stamp(project),
      stamp(project, { width: 132, height: 166 }),
    ])
      expectSound(d);
    expect(stamp(project, { width: 132, height: 166 })).toContain('A &lt;b&gt; &amp; &quot;c&quot;');
  });
  it('differ in shape', () => {
    expectDistinct(CRAFTS.map((c) => shapes(craftPicture(c, 120))));
    expectDistinct(CRAFTS.map((c) => shapes(launchPoster(c, 390, 560))));
  });
  it("is found for a pack's own project too, always the same", () => {
    expect(CRAFTS).toContain(craftOf('hermes'));
    expect(craftOf('hermes')).toBe(craftOf('hermes'));
    expect(craftOf('constructor')).not.toBe('constructor'); // not a key that every object has
  });
});

describe('marks', () => {
  it('of the divisions differ in shape', () => {
    expectDistinct(DIVISIONS.map((d) => shapes(markIcon(d))));
    expectDistinct([...DIVISIONS, 'any' as const].map((d) => shapes(skillIcon(d))));
    expectDistinct([...DIVISIONS, 'any' as const].map((d) => shapes(researchIcon(d))));
    expectDistinct(DIVISIONS.map((d) => shapes(tokenIcon(d))));
    expectDistinct(DIVISIONS.map((d) => HUES[d].sign));
  });
  it('tell held from missing, whole from struck and from empty', () => {
    for (const d of DIVISIONS) {
      expectDistinct([skillIcon(d), skillIcon(d, 20, { have: false })].map(shapes));
      expectDistinct((['whole', 'struck', 'empty'] as const).map((look) => shapes(researchIcon(d, 20, look))));
    }
  });
  it('of the players and of the interface differ', () => {
    expectDistinct(EMBLEMS.map((e) => shapes(emblemIcon(e))));
    expect([0, 1, 2, 3].map(emblemOf)).toEqual(EMBLEMS);
    expectDistinct(GLYPH_NAMES.map((g) => shapes(glyph(g))));
  });
  it('are sound, and silent unless they are given words', () => {
    for (const d of [
      ...DIVISIONS.flatMap((x) => [
        skillIcon(x),
        researchIcon(x, 20, 'struck'),
        tokenIcon(x),
        markIcon(x, 12, 'paper'),
        emptySlot(x, 70, 92),
      ]),
      ...EMBLEMS.map((e) => emblemIcon(e)),
      ...GLYPH_NAMES.map((g) => glyph(g)),
      freeIcon(),
      notches(2, 6),
      trajectory([700, 300], [400, 500], 1440, 900),
      sky(390, 844, 736),
    ]) {
      expectSound(d);
      expect(d).toContain('aria-hidden="true"');
    }
    expect(glyph('menu', 22, { label: 'a "b"' })).toContain('role="img" aria-label="a &quot;b&quot;"');
  });
});

describe('pens', () => {
  it('write short numbers', () => {
    expect([0.004, -0.004, 0.5, -0.5, 12.345, -3, 100].map(num)).toEqual(['0', '0', '.5', '-.5', '12.35', '-3', '100']);
  });
  it('keep grain inside its circle', () => {
    const d = /d="([^"]*)"/.exec(stipple([0, 0, 100, 100], 400, 3, '#000', { round: [50, 50, 20] }))![1]!;
    const points = [...d.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map((m) => [Number(m[1]), Number(m[2])] as const);
    expect(points.length).toBeGreaterThan(10);
    for (const [x, y] of points) expect(Math.hypot(x - 50, y - 50)).toBeLessThan(20.2);
  });
});
