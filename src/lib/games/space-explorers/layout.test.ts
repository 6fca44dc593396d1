import { describe, expect, it } from 'vitest';
import { stackPlan } from './art/hub';
import { cardSize, LEAST_SMALL } from './art/card';
import { handCard, HEAD, Layout, sides, TOP, type Amounts, type Measures } from './layout.svelte';

const at = (width: number, height: number): Layout => {
  const layout = new Layout();
  layout.resize(width, height);
  return layout;
};
const SOME: Amounts = { projects: 6, center: 6, tallest: 3, rivals: 3 };
const hubHeight = ({ hub }: Measures, tallest: number): number => stackPlan(tallest, hub).height + hub.plate;
const centerHeight = ({ center }: Measures): number => center.rows * center.height + (center.rows - 1) * 6;

describe('the layout', () => {
  it.each([
    [390, 844, 'phone'],
    [360, 640, 'phone'],
    [820, 1180, 'tablet'],
    [844, 390, 'tablet'],
    [1024, 768, 'tablet'],
    [1280, 720, 'desk'],
    [1366, 768, 'desk'],
    [1440, 900, 'desk'],
    [2560, 1440, 'desk'],
  ])('%i × %i is a %s', (width, height, kind) => {
    expect(at(width, height).kind).toBe(kind);
  });
  it('is enlarged where the window is larger than the board was drawn for', () => {
    expect(at(1440, 900).zoom).toBe(1);
    expect(at(2560, 1440).zoom).toBeCloseTo(1440 / 920);
    expect(at(2560, 1440).width * at(2560, 1440).zoom).toBeCloseTo(2560);
  });
});

describe('a phone', () => {
  it.each([
    [390, 844, 6, 3],
    [390, 844, 6, 5],
    [390, 844, 8, 5],
    [360, 640, 6, 3],
    [360, 640, 6, 5],
    [360, 780, 6, 4],
  ])('%i × %i has all of it in view: %i in the Center, %i in a stack', (width, height, center, tallest) => {
    const m = at(width, height).measures({ ...SOME, center, tallest });
    const rivals = m.rivals ?? 0;
    const stamps = m.stamp.height + m.stamp.lanes;
    const needs = HEAD + rivals + stamps + centerHeight(m) + hubHeight(m, tallest) + m.mine + 3 * 8;
    expect(m.rolls).toBe(false);
    expect(needs).toBeLessThanOrEqual(height);
    const perRow = m.center.perRow * m.center.width + (m.center.perRow - 1) * 6 + (m.deckBelow ? 0 : 50);
    expect(perRow).toBeLessThanOrEqual(width - 16);
    expect(5 * m.hub.width + 4 * m.hub.gap).toBeLessThanOrEqual(width - 16);
  });
  it('shows roles where there is room, and goes slim in a row of four', () => {
    expect(at(390, 844).measures(SOME).center).toMatchObject({ size: 'full', perRow: 3, rolls: false });
    expect(at(390, 844).measures({ ...SOME, center: 7 }).center).toMatchObject({ size: 'slim', perRow: 4 });
  });
  it('rolls rows sideways only from nine cards on', () => {
    expect(at(390, 844).measures({ ...SOME, center: 8 }).center.rolls).toBe(false);
    expect(at(390, 844).measures({ ...SOME, center: 9 }).center).toMatchObject({ rolls: true, perRow: 5 });
  });
  it('has larger stamps for fewer projects', () => {
    expect(at(390, 844).measures({ ...SOME, projects: 4 }).stamp.width).toBeGreaterThan(
      at(390, 844).measures(SOME).stamp.width,
    );
  });
});

describe('a tablet and a desktop', () => {
  it.each([
    [820, 1180, 3],
    [820, 1180, 6],
    [768, 1024, 4],
    [1280, 720, 3],
    [1280, 720, 5],
    [1366, 768, 5],
    [1440, 900, 6],
    [2560, 1440, 6],
  ])('%i × %i has all of it in view with %i in a stack', (width, height, tallest) => {
    const layout = at(width, height);
    const m = layout.measures({ ...SOME, tallest });
    const head = layout.kind === 'desk' ? TOP : HEAD;
    const above = head + (m.rivals === null ? 0 : m.rivals + 12) + m.stamp.height + m.stamp.lanes;
    const hand = 117 + (handCard(layout.scale) * 150) / 76;
    const needs = above + centerHeight(m) + Math.max(hand, hubHeight(m, tallest)) + 2 * 12;
    expect(m.rolls).toBe(false);
    expect(needs).toBeLessThanOrEqual(layout.height);
    const [left, right] = sides(layout.scale);
    const board = layout.kind === 'desk' ? layout.width - left - right - 80 : layout.width - 32;
    expect(m.center.perRow * (m.center.width + 8) + 50).toBeLessThanOrEqual(board + 8);
    expect(6 * m.stamp.width + 5 * 5).toBeLessThanOrEqual(board);
  });
  it.each([
    [820, 1180],
    [1024, 768],
    [1280, 720],
    [1440, 900],
  ])('%i × %i does not jump while one plays', (width, height) => {
    const layout = at(width, height);
    const first = layout.measures(SOME);
    for (let center = 1; center <= 16; center++)
      for (let tallest = 1; tallest <= 9; tallest++) {
        const m = layout.measures({ ...SOME, center, tallest });
        expect(m.stamp).toEqual(first.stamp);
        expect(m.rivals).toBe(first.rivals);
        expect(m.center.rows).toBe(first.center.rows);
        // Fewer or more cards take no more height than six, so that hub and hand stay.
        expect(m.center.height).toBeLessThanOrEqual(first.center.height);
        expect(hubHeight(m, tallest)).toBeLessThanOrEqual(
          layout.height - (layout.kind === 'desk' ? TOP : HEAD) - first.stamp.height - centerHeight(first),
        );
      }
  });
  it.each([
    [360, 640],
    [390, 844],
    [820, 1180],
    [1024, 768],
    [1280, 720],
    [1440, 900],
  ])('%i × %i shows no card on which figures are under 13 px', (width, height) => {
    for (let center = 1; center <= 16; center++) {
      const { size, width: wide, height: high } = at(width, height).measures({ ...SOME, center }).center;
      if (size === 'small') {
        expect(wide).toBeGreaterThanOrEqual(LEAST_SMALL[0]);
        expect(high).toBeGreaterThanOrEqual(LEAST_SMALL[1]);
      } else expect(wide).toBeGreaterThanOrEqual(cardSize(size)[0]);
    }
  });
  it('rolls the Center sideways when it is very full', () => {
    expect(at(1280, 720).measures({ ...SOME, center: 14 }).center.rolls).toBe(true);
  });
  it('rolls the board where a window is too low for it', () => {
    expect(at(844, 390).measures(SOME).rolls).toBe(true);
    expect(at(844, 390).low).toBe(true);
  });
});
