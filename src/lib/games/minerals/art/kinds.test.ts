// Every kind draws something, each something else, the same each time.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draws, esc, hatch, num, textWidth } from './base';
import { cardBack, cardSize, collectionCard, type CardArt } from './card';
import { chipDefs, chipIcon, ghostIcon } from './chip';
import { artDefs } from './defs';
import { icon, ICONS } from './icons';
import { KINDS, MINERALS, OWNER_PAINT, OWNERS } from './kinds';
import { paperImage } from './paper';
import { landing, ownerMark, pawn, pawnIcon } from './pawn';
import { boardThumb } from './thumbnail';
import { mineralTile, specimen, tileDefs } from './tile';
import { TOOL_PAYS, toolIcon, TOOLS, toolTile } from './tool';
import { VEINS } from './veins';

beforeEach(() => {
  vi.spyOn(Math, 'random').mockImplementation(() => {
    throw new Error('drawings must not use Math.random');
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The shapes alone: colours, ids and names taken out. */
const shapes = (s: string): string =>
  s
    .replace(/#[0-9a-f]{3,8}\b/g, '')
    .replace(/ (id|data-[a-z]+|href|clip-path)="[^"]*"/g, '')
    .replace(/url\([^)]*\)|var\([^)]*\)/g, '');
function expectDistinct(drawings: readonly string[]): void {
  for (const d of drawings) expect(d).not.toBe('');
  expect(new Set(drawings).size).toBe(drawings.length);
}

describe('kinds differ in shape, not in colour alone', () => {
  it('minerals, by their veins from the same seed', () =>
    expectDistinct(KINDS.map((k) => shapes(VEINS[k](draws('one'), 'x')))));
  it('minerals, by the number of studs', () => {
    expect(KINDS.map((k) => MINERALS[k].value)).toEqual([1, 2, 3, 4, 5]);
    KINDS.forEach((k, i) => {
      expect(mineralTile(k, 'a')).toContain(`#mn-studs-${i + 1}"`);
      const group = new RegExp(`<g id="mn-studs-${i + 1}"><path d="([^"]+)"`).exec(tileDefs())?.[1] ?? '';
      expect(group.match(/Z/g)).toHaveLength(i + 1);
    });
  });
  it('chips and ghosts', () => {
    const groups = chipDefs().split(/(?=<g id=)/);
    expect(groups).toHaveLength(10);
    expectDistinct(groups.map(shapes));
  });
  it('pawns, their ghosts and marks', () => {
    expectDistinct(OWNERS.flatMap((o) => [shapes(pawn(o)), shapes(pawn(o, 'ghost'))]));
    expectDistinct(OWNERS.map((o) => shapes(ownerMark(o, 24))));
    expectDistinct(OWNERS.map((o) => OWNER_PAINT[o].shape));
    expectDistinct(OWNERS.map((o) => landing(o)));
  });
  it('tools', () => {
    expect(TOOLS).toHaveLength(10);
    expectDistinct(TOOLS.map((t) => shapes(toolIcon(t))));
    for (const k of KINDS) expect(TOOLS.filter((t) => TOOL_PAYS[t] === k)).toHaveLength(2); // MN-2: one tile a mineral
  });
  it('icons', () => expectDistinct(ICONS.map((i) => shapes(icon(i)))));
  it('thumbnails of like boards with other minerals', () => {
    const at = [
      { q: 0, r: 0 },
      { q: 1, r: 0 },
    ] as const;
    expect(shapes(boardThumb([{ hex: at[0], kind: 'kyanite' }], 80, 70))).not.toBe(
      shapes(boardThumb([{ hex: at[0], kind: 'tourmaline' }], 80, 70)),
    );
    expect(boardThumb([{ hex: at[0], kind: 'kyanite' }], 80, 70, [{ hex: at[1], owner: 0 }])).not.toBe(
      boardThumb([{ hex: at[0], kind: 'kyanite' }], 80, 70),
    );
  });
});

describe('tiles', () => {
  it('are the same from the same seed, on every page', () => {
    for (const k of KINDS) {
      expect(VEINS[k](draws(k, '3,4'), 'x')).toBe(VEINS[k](draws(k, '3,4'), 'x'));
      expect(mineralTile(k, '3,4', 'left')).toBe(mineralTile(k, '3,4', 'right').replaceAll('right-', 'left-'));
    }
  });
  it('differ a little from hex to hex', () => {
    for (const k of KINDS)
      expectDistinct(Array.from({ length: 60 }, (_, i) => shapes(mineralTile(k, `${i % 9},${i}`))));
  });
  it('leave their place to a ghost without a jump', () => {
    const box = (s: string): string => /viewBox="[^"]+" width="\S+" height="\S+"/.exec(s)![0];
    expect(box(ghostIcon('kyanite', 34))).toBe(box(specimen('kyanite', 34)));
  });
  it('stand alone with words or without', () => {
    expect(specimen('kyanite', 34)).toContain('aria-hidden="true"');
    expect(specimen('kyanite', 34, 'a', { label: '2 "x"' })).toContain('role="img" aria-label="2 &quot;x&quot;"');
    for (const s of [
      chipIcon('kyanite', 20),
      ghostIcon('orpiment', 20),
      pawnIcon(2, 30),
      toolTile('map'),
      icon('undo'),
    ])
      expect(s).toContain('aria-hidden="true"');
  });
});

const card: CardArt = { title: 'A <b> & "c"', rank: 2, points: 18, low: 11, needs: [2, 1, 0, 1, 1] };
describe('cards', () => {
  it('hold titles and badges as text, never as markup', () => {
    const s = collectionCard(card, { size: 'large', badge: '<i>' });
    expect(s).toContain('A &lt;b&gt; &amp; &quot;c&quot;');
    expect(s).toContain('&lt;i&gt;');
    expect(s).not.toMatch(/<b>|<i>/);
  });
  it('show each mineral once, inked or dashed', () => {
    const s = collectionCard(card, { pool: [1, 3, 0, 0, 0] });
    expect(s.match(/#mn-chip-wollastonite"/g)).toHaveLength(1);
    expect(s.match(/#mn-chip-wollastonite-ghost"/g)).toHaveLength(1);
    expect(s.match(/#mn-chip-kyanite"/g)).toHaveLength(1);
    expect(s.match(/#mn-chip-(anthracite|orpiment)-ghost"/g)).toHaveLength(2);
  });
  it('ink with a rim what the previewed move brings', () => {
    const plain = collectionCard(card, { pool: [2, 1, 0, 0, 1] });
    const brought = collectionCard(card, { pool: [2, 1, 0, 0, 1], gain: [0, 0, 0, 1, 0] });
    expect(plain).toContain('#mn-chip-anthracite-ghost"');
    expect(brought).not.toContain('-ghost"');
    expect(brought.length).toBeGreaterThan(plain.length);
  });
  it('are ready when the pool can pay, for the lower value too (MN-31)', () => {
    expect(collectionCard(card, { pool: [2, 1, 0, 1, 0] })).toContain('is-ready');
    expect(collectionCard(card, { pool: [2, 1, 0, 0, 1] })).not.toContain('is-ready');
    expect(collectionCard({ ...card, needs: [1, 0, 0, 0, 0] }, { pool: [0, 0, 0, 0, 9] })).not.toContain('is-ready');
  });
  it('never letter smaller than 13 px', () => {
    for (const size of ['small', 'large', 'plain'] as const) {
      const s = collectionCard(card, { size, badge: 'lacks 2 → 1' });
      for (const [, px] of s.matchAll(/<text[^>]* font-size="([\d.]+)"/g))
        expect(Number(px)).toBeGreaterThanOrEqual(13);
      expect(s).toContain(`width="${cardSize(size)[0]}" height="${cardSize(size)[1]}"`);
    }
  });
  it('keep long words inside', () => {
    const s = collectionCard(
      { ...card, title: 'Compendio de los cristales del desierto' },
      { size: 'large', badge: 'brakuje jeszcze 3 → 2' },
    );
    expect(s.match(/textLength="/g)).toHaveLength(2);
  });
  it('have a back of their own', () => expect(cardBack('small')).not.toBe(cardBack('large')));
});

describe('ids', () => {
  const ids = (s: string): string[] => [...s.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]!);
  const refs = (s: string): string[] => [...s.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map((m) => m[1]!);
  it('stand once in the definitions, and never in what is drawn from them', () => {
    const all = ids(artDefs('a')).concat(ids(artDefs('b')));
    expect(all.length).toBeGreaterThan(60);
    expect(new Set(all).size).toBe(all.length);
    for (const k of KINDS) expect(ids(mineralTile(k, 1) + chipIcon(k, 20))).toEqual([]);
  });
  it('are all there that a drawing refers to, under its own prefix', () => {
    const known = new Set(ids(artDefs('q')));
    const drawing = [
      ...KINDS.flatMap((k) => [mineralTile(k, 5, 'q'), chipIcon(k, 20, {}, 'q'), ghostIcon(k, 20, {}, 'q')]),
      ...OWNERS.flatMap((o) => [pawn(o, 'standing', 1, 'q'), pawn(o, 'ghost', 1, 'q')]),
      ...TOOLS.map((t) => toolTile(t, 56, {}, 'q')),
      collectionCard(card, { size: 'large' }, {}, 'q'),
      cardBack('small', {}, 'q'),
      artDefs('q'),
    ].join('');
    expect(refs(drawing).length).toBeGreaterThan(80);
    expect(refs(drawing).filter((r) => !known.has(r))).toEqual([]);
  });
});

describe('pens', () => {
  it('write short numbers', () => {
    expect([0.04, -0.04, 0.5, -0.5, 12.34, -3, 100].map(num)).toEqual(['0', '0', '.5', '-.5', '12.3', '-3', '100']);
  });
  it('rule lines inside a shape only', () => {
    const d = hatch(
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
      ],
      0,
      2,
    );
    expect(d.match(/M/g)).toHaveLength(5);
    for (const v of d.match(/-?[\d.]+/g)!.map(Number)) expect(v >= 0 && v <= 10).toBe(true);
  });
  it('escape what would be markup, and know wide words', () => {
    expect(esc('<&">')).toBe('&lt;&amp;&quot;&gt;');
    expect(textWidth('mmmm', 10)).toBeGreaterThan(textWidth('iiii', 10));
  });
  it('draw the same paper each time', () => {
    expect(paperImage()).toBe(paperImage());
    expect(paperImage()).toMatch(/^url\("data:image\/svg\+xml,[^"']+"\)$/);
  });
});
