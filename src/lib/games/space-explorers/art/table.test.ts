// Stamps, hubs and the race to orbit: what is drawn follows what is told.
import { describe, expect, it } from 'vitest';
import type { CardArt } from './card';
import { hubMini, HUB_SIZES, hubStack, stackPlan } from './hub';
import { lanes } from './lanes';
import { notches } from './notches';
import { EMBLEMS } from './palette';
import { stamp, STAMP_SIZES } from './project';
import { box, expectDistinct, expectSound, HOUSE, withoutChance } from './testing';

withoutChance();

describe('stamps', () => {
  const project = { id: 'mir', name: 'Mir', points: 9, year: 1986, needs: [2, 1, 0, 3, 0] } as const;
  it('fill the needs that are met and leave the others hollow', () => {
    const hollow = (have: readonly [number, number, number, number, number]): number =>
      stamp(project, { have }).match(/<circle[^>]*fill="#f6efdc" stroke=/g)?.length ?? 0;
    expect(hollow([0, 0, 0, 0, 0])).toBe(6);
    expect(hollow([1, 0, 0, 2, 5])).toBe(3);
    expect(hollow([2, 1, 0, 3, 0])).toBe(0);
  });
  it('hold as many needs as there can be', () => {
    const many = stamp({ ...project, needs: [5, 5, 2, 0, 0] });
    for (const [, x] of many.matchAll(/<circle cx="([\d.-]+)"[^>]*stroke/g)) expect(Number(x)).toBeLessThan(58);
  });
  it('tell what has flown and by whom', () => {
    expectDistinct(EMBLEMS.map((emblem) => stamp(project, { taken: { emblem, word: 'R 7' } })));
    const flown = stamp(project, { width: 132, height: 166, taken: { emblem: 'moon', word: 'R <7>' } });
    expect(flown).toContain('R &lt;7&gt;');
    expectSound(flown);
    expect(stamp(project, { ready: true })).not.toBe(stamp(project));
  });
  it('squeeze a long name and then leave out the year', () => {
    const [width, height] = STAMP_SIZES.desk;
    expect(stamp(project, { width, height })).toContain('>1986<');
    const long = stamp({ ...project, name: 'Transbordador espacial' }, { width, height });
    expect(long).toContain('textLength');
    expect(long).not.toContain('>1986<');
  });
});

describe('the hub', () => {
  const stack = (n: number): CardArt[] => HOUSE.slice(0, n);
  it('shortens strips and folds the lowest of a tall stack, and never grows without bound', () => {
    const size = HUB_SIZES.phone;
    expect(stackPlan(1, size)).toEqual({ folded: 0, peek: 21, strips: 0, height: 92 });
    expect(stackPlan(4, size)).toEqual({ folded: 0, peek: 21, strips: 3, height: 155 });
    expect(stackPlan(6, size)).toEqual({ folded: 0, peek: 16, strips: 5, height: 172 });
    expect(stackPlan(12, size)).toEqual({ folded: 7, peek: 16, strips: 5, height: 172 });
    // told: seven by the number, four strips, the top
    expect(hubStack(stack(12), size)).toContain('>+7<');
    for (let n = 1; n <= 12; n++) {
      const s = hubStack(stack(n), size);
      expectSound(s);
      expect(box(s)).toContain(`height="${stackPlan(n, size).height}"`);
      const { folded } = stackPlan(n, size);
      expect(n - folded).toBe(stackPlan(n, size).strips + 1 - (folded ? 1 : 0));
    }
  });
  it('strikes the ability that a preview covers', () => {
    const plain = hubStack(stack(3), HUB_SIZES.phone);
    const covered = hubStack(stack(2), HUB_SIZES.phone, { preview: HOUSE[2] });
    expect(covered).not.toBe(plain);
    expect(covered).toContain('opacity=".88"');
    expect(box(covered)).toBe(box(plain));
  });
  it('in little tells all five divisions', () => {
    const s = hubMini([stack(9), [], stack(1), [], []], [9, 0, 1, 0, 0]);
    expectSound(s);
    expect(s).toContain('>+4<');
    expect(s.match(/>0</g)).toHaveLength(3);
  });
});

describe('the race', () => {
  const at = (part: number, was?: number): string =>
    lanes([
      { emblem: 'star', part, own: true, was },
      { emblem: 'moon', part: 0.5 },
    ]);
  it('rockets climb with what is met and stop at the orbit', () => {
    expectDistinct([0, 0.3, 0.6, 1].map((p) => at(p)));
    expect(at(1)).toBe(at(1.4));
    expect(at(1)).toContain('is-reached');
    expect(at(0.9)).not.toContain('is-reached');
  });
  it('a rocket that rose climbs from where it was', () => {
    expect(at(0.8, 0.8)).not.toContain('se-climb');
    expect(at(0.8, 0.4)).toMatch(/--se-climb:\d/);
    expectSound(lanes([{ emblem: 'comet', part: 0.2 }], { width: 132, height: 62, emblems: true }));
  });
  it('counts notches up to the end', () => {
    const full = (s: string): number => s.match(/opacity="\.28"/g)?.length ?? 0;
    expect([0, 3, 5, 6].map((n) => full(notches(n, 6)))).toEqual([5, 2, 0, 0]);
    expect(notches(5, 6)).not.toBe(notches(6, 6));
    expect(notches(7, 6)).toBe(notches(6, 6));
  });
});
