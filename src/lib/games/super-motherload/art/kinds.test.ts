// Every kind draws something, and each something else.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { esc } from '$lib/art/draw';
import { fitText, textWidth } from './lettering';
import { cardBack, fullCard, handCard, podStrip, type PilotArt } from './cards';
import { curtain, gateBox } from './curtain';
import { minorArt, scopeIcon, type Measure } from './goals';
import { bit, bonusIcon, bonusWidth, icon, ICONS, markIcon, type Bonus } from './icons';
import { markPath } from './marks';
import { crystals, ore, oreToken } from './ores';
import { CREWS, DRILLS, MINERALS, type Drill } from './palette';
import { badge, crewHead, portrait, tierOf } from './pilots';
import { scorePartIcon, SCORE_PARTS, winnerWheel } from './sheet';
import type { Space, Terrain, Thing } from './space';
import { spaceArt } from './spaces';
import { lander, siteOf, surface } from './surface';
import { sideThumb } from './thumbnail';
import { artifactBack, artifactFace, type ArtifactEffect } from './tiles';

beforeEach(() => {
  vi.spyOn(Math, 'random').mockImplementation(() => {
    throw new Error('drawings must not use Math.random');
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The shapes alone: colours taken out. */
const shapes = (s: string): string => s.replace(/#[0-9a-f]{3,8}\b/g, '');
function expectDistinct(drawings: readonly string[]): void {
  for (const d of drawings) expect(d).not.toBe('');
  expect(new Set(drawings).size).toBe(drawings.length);
}

describe('kinds differ in shape, not in colour alone', () => {
  it('minerals', () => expectDistinct(MINERALS.map((m) => shapes(crystals(m)))));
  it('drill marks and bits', () => {
    expectDistinct(DRILLS.map((d) => markPath(d, 10, 10, 5)));
    expectDistinct(DRILLS.map((d) => shapes(bit(d))));
  });
  it('crews', () => {
    expectDistinct(CREWS.map((c) => shapes(crewHead(c, 40, 'h'))));
    expectDistinct(CREWS.map((c) => shapes(badge(c, 10, 10, 8, 'red'))));
    expectDistinct(CREWS.map((c) => shapes(lander(c, 0, 0))));
    expectDistinct(CREWS.map((c) => shapes(cardBack(c))));
    expectDistinct(CREWS.map((c) => shapes(winnerWheel(c))));
    expectDistinct(CREWS.map((c) => shapes(curtain(390, 844, { id: 'c', crew: c }))));
  });
  it('pictograms', () => expectDistinct(ICONS.map((i) => shapes(icon(i)))));
  it('parts of a score', () => expectDistinct(SCORE_PARTS.map((p) => shapes(scorePartIcon(p)))));
});

describe('spaces', () => {
  const terrains: Terrain[] = [
    { kind: 'dirt' },
    { kind: 'rock' },
    { kind: 'plate', colour: 'red' },
    { kind: 'plate', colour: 'blue' },
    { kind: 'plate', colour: 'yellow' },
  ];
  const things: (Thing | undefined)[] = [
    undefined,
    ...MINERALS.map((mineral): Thing => ({ kind: 'mineral', mineral })),
    { kind: 'artifact' },
    { kind: 'bomb' },
    { kind: 'draw', cards: 1 },
    { kind: 'draw', cards: 2 },
  ];
  const all: Space[] = terrains.flatMap((terrain) => things.map((thing) => ({ terrain, thing })));

  it('each terrain with each thing is its own drawing', () => {
    const drawings = all.map((s) => shapes(spaceArt(s, 3)));
    expect(drawings[0]).toBe(''); // bare dirt is ground
    expectDistinct(drawings.slice(1));
  });
  it('stay apart in a thumbnail too', () => {
    expectDistinct(all.map((s) => shapes(sideThumb([s], 2, 160))));
  });
  it('a plate keeps its mark when something lies on it', () => {
    for (const colour of ['red', 'blue', 'yellow'] as const)
      expect(spaceArt({ terrain: { kind: 'plate', colour }, thing: { kind: 'bomb' } })).toContain(
        markPath(colour, 9.4, 9.4, 4.6),
      );
  });
  it('differ a little from place to place', () => {
    expect(ore('gold', 1)).not.toBe(ore('gold', 2));
    expect(ore('gold', 7)).toBe(ore('gold', 7));
  });
});

describe('tiles and goals', () => {
  const effects: ArtifactEffect[] = [
    { kind: 'points', count: 1 },
    { kind: 'points', count: 3 },
    { kind: 'draw', count: 2 },
    { kind: 'actions', count: 1 },
    { kind: 'bombs', count: 2 },
    ...MINERALS.flatMap((mineral): ArtifactEffect[] => [
      { kind: 'minerals', mineral, count: 1 },
      { kind: 'minerals', mineral, count: 2 },
    ]),
    { kind: 'copy' },
  ];
  it('every artifact face differs from the others and from the back', () =>
    expectDistinct([artifactBack(), ...effects.map((e) => artifactFace(e))]));
  it('every measure has its picture', () => {
    const plain = [
      'money',
      'minerals',
      'kinds',
      'spaces',
      'plates',
      'rocks',
      'artifact-spaces',
      'bombs-gained',
      'bombs-used',
      'cards-drawn',
      'cards-drilled',
      'pilots-bought',
      'bombs-held',
      'artifacts-held',
      'hand-cards',
      'pilots-owned',
      'stacks-opened',
      'stacks-loaded',
    ] as const;
    const measures: Measure[] = [
      ...plain.map((kind): Measure => ({ kind })),
      ...MINERALS.map((mineral): Measure => ({ kind: 'mineral', mineral })),
      ...DRILLS.map((stack): Measure => ({ kind: 'pilots-of', stack })),
    ];
    expectDistinct(measures.map((m) => shapes(minorArt(m))));
  });
  it('every scope has its sign', () =>
    expectDistinct((['cards', 'action', 'turn', 'state'] as const).map((s) => shapes(scopeIcon(s)))));
});

describe('pilots', () => {
  const starterBands: readonly Drill[] = ['red', 'red', 'blue', 'blue', 'yellow', 'yellow', 'wild'];
  const cards: PilotArt[] = CREWS.flatMap((crew) =>
    Array.from({ length: 23 }, (_, seed): PilotArt => {
      const stack = starterBands[seed] ?? DRILLS[Math.floor((seed - 7) / 4)]!;
      return {
        name: 'Sapper',
        crew,
        stack,
        cost: seed < 7 ? 0 : 10 + 5 * ((seed - 7) % 4),
        points: 1,
        icons: [stack],
        purchase: [],
        drill: [],
        seed,
      };
    }),
  );
  it('all 92 portraits differ', () =>
    expectDistinct(
      cards.map((c) => portrait({ crew: c.crew, stack: c.stack, tier: tierOf(c.cost), seed: c.seed }, 'p')),
    ));
  it('trim rises with the cost ladder (SM-1)', () => expect([0, 10, 15, 20, 25].map(tierOf)).toEqual([0, 1, 2, 3, 4]));

  const card: PilotArt = {
    ...cards[7]!,
    name: 'A <b> & "c"',
    pattern: [
      [0, 0],
      [1, 0],
    ],
  };
  it('names are text, never markup', () => {
    for (const s of [fullCard(card, 'a'), handCard(card, 'a')]) {
      expect(s).toContain('A &lt;b&gt; &amp; &quot;c&quot;');
      expect(s).not.toContain('<b>');
    }
  });
  it('are hidden from a screen reader unless they have a label', () => {
    expect(fullCard(card, 'a')).toContain('aria-hidden="true"');
    expect(fullCard(card, 'a', { label: 'Say "this"' })).toContain('role="img" aria-label="Say &quot;this&quot;"');
  });
  it('show all their bonuses, however many', () => {
    const many: Bonus[] = [
      { kind: 'draw', count: 2 },
      { kind: 'bombs', count: 1 },
      { kind: 'points', count: 2 },
      { kind: 'minerals', mineral: 'gold', count: 2 },
    ];
    const drawn = fullCard({ ...card, purchase: many }, 'a');
    for (const b of many)
      expect(drawn.length).toBeGreaterThan(fullCard({ ...card, purchase: many.filter((x) => x !== b) }, 'a').length);
  });
  it('keep ids apart by the prefix', () => {
    const ids = (s: string): string[] => [...s.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]!);
    const all = ['a', 'b'].flatMap((p) => [
      ...ids(fullCard(card, `${p}-full`)),
      ...ids(handCard(card, `${p}-hand`)),
      ...ids(podStrip(card, 88, 43, `${p}-pod`)),
      ...ids(crewHead('green', 40, `${p}-head`)),
    ]);
    expect(new Set(all).size).toBe(all.length);
  });
  it('refer only to ids of their own', () => {
    const s = fullCard({ ...card, crew: 'green' }, 'q');
    const ids = new Set([...s.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]));
    for (const [, ref] of s.matchAll(/url\(#([^)]+)\)/g)) expect(ids.has(ref)).toBe(true);
  });
});

describe('lettering', () => {
  it('keeps short names at full size and makes long ones fit', () => {
    expect(fitText('Ada', 69, 14.5, 10.5)).toEqual({ size: 14.5 });
    for (const name of ['Lamplighter', 'Cartógrafa de sombras', 'Oświetlaczka szybów']) {
      const fit = fitText(name, 69, 14.5, 10.5);
      expect(fit.size).toBeGreaterThanOrEqual(10.5);
      expect(fit.squeeze ?? textWidth(name, fit.size)).toBeLessThanOrEqual(69);
    }
  });
  it('escapes what would be markup', () => expect(esc('<&">')).toBe('&lt;&amp;&quot;&gt;'));
});

describe('small pictures', () => {
  it('speak only with the words they are given', () => {
    for (const s of [oreToken('gold'), markIcon('red'), artifactBack(), icon('draw'), crewHead('grey', 24, 'x')])
      expect(s).toContain('aria-hidden="true"');
    expect(oreToken('gold', 24, { label: 'oro' })).toContain('aria-label="oro"');
  });
  it('a bonus never overflows its own width', () => {
    expect(bonusWidth({ kind: 'points', count: 2 }, 16)).toBeCloseTo(17.2);
    expect(bonusIcon({ kind: 'draw', count: 2 }, 20)).toContain('+2');
  });
});

describe('scenes', () => {
  it('the gate lies inside every window, with room for words below', () => {
    for (const [w, h] of [
      [360, 640],
      [390, 844],
      [820, 1180],
      [1440, 900],
      [2560, 1440],
    ] as const) {
      const g = gateBox(w, h);
      expect(g.x).toBeGreaterThan(0);
      expect(g.x + g.w).toBeLessThan(w);
      expect(g.y).toBeGreaterThan(0);
      expect(h - g.y - g.h).toBeGreaterThan(h * 0.25);
    }
  });
  it('rigs stay where they landed when shafts are dug', () => {
    const at = (shafts: number[]): unknown => siteOf({ w: 390, left: 15, crews: CREWS, shafts }).rigs;
    expect(at([2, 6])).toEqual(at([]));
    expect(siteOf({ w: 390, left: 15, crews: CREWS, shafts: [2] }).shafts).toEqual([127.5]);
  });
  it('the surface is the same each time', () => {
    const draw = (): string =>
      surface(390, 48, { id: 's', ...siteOf({ w: 390, left: 15, crews: CREWS, shafts: [2] }) });
    expect(draw()).toBe(draw());
  });
});
