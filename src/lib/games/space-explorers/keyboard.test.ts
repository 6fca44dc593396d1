import { describe, expect, it, vi } from 'vitest';
import { Over } from '$lib/play/over.svelte';
import { INSTANT, settled } from '$lib/play/testing';
import type { Drawer } from './context';
import { KEYS, nearest, tableKey, walk, type KeyHost } from './keyboard';
import { sit } from './session';
import { FakeLink, NAMES } from './testing';

const key = (name: string, more: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent('keydown', { key: name, ...more });
const digit = (n: number, more: KeyboardEventInit = {}): KeyboardEvent =>
  key(String(n), { code: `Digit${n}`, ...more });

async function table(fake = new FakeLink()) {
  const session = await sit(fake, INSTANT, NAMES);
  const host = {
    session,
    over: new Over<Drawer>(session),
    toPart: vi.fn(() => true),
    toNext: vi.fn(() => true),
    card: () => null,
  } satisfies KeyHost;
  return { session, host, fake };
}

describe('arrows', () => {
  const spots = [
    { x: 100, y: 0 },
    { x: 0, y: 100 },
    { x: 220, y: 10 },
    { x: 30, y: 220 },
  ];
  it('lead to the nearest place on their side', () => {
    const from = { x: 0, y: 0 };
    expect(nearest('ArrowRight', from, spots)).toBe(0);
    expect(nearest('ArrowDown', from, spots)).toBe(1);
    expect(nearest('ArrowLeft', { x: 220, y: 10 }, [spots[0] ?? from, from])).toBe(0);
  });
  it('stay where nothing lies on their side, and mean nothing else', () => {
    expect(nearest('ArrowLeft', { x: 0, y: 0 }, spots)).toBeNull();
    expect(nearest('x', { x: 0, y: 0 }, spots)).toBeNull();
  });
  it('go straight on before they go aside', () => {
    expect(
      nearest('ArrowRight', { x: 0, y: 0 }, [
        { x: 60, y: 55 },
        { x: 120, y: 0 },
      ]),
    ).toBe(1);
  });
  it('begin at the first card, and belong to the browser inside the paper', () => {
    document.body.innerHTML =
      '<main><button data-pick></button><button data-pick data-card="7"></button><div data-part="panel"><button id="in"></button></div></main>';
    const main = document.body.firstElementChild as HTMLElement;
    expect(walk(key('ArrowRight'), main)).toBe(true);
    expect(document.activeElement?.getAttribute('data-card')).toBe('7');
    document.getElementById('in')?.focus();
    expect(walk(key('ArrowRight'), main)).toBe(false);
    expect(walk(key('a'), main)).toBe(false);
  });
});

describe('letters and digits', () => {
  it.each([
    ['c', 'center'],
    ['h', 'mine'],
    ['p', 'projects'],
    ['b', 'hub'],
    ['o', 'rivals'],
    ['f', 'panel'],
  ])('%s goes to the %s', async (name, part) => {
    const { host } = await table();
    expect(tableKey(key(name), host)).toBe(true);
    expect(host.toPart).toHaveBeenCalledWith(part);
  });
  it('N goes to the next one, with shift to the one before', async () => {
    const { host } = await table();
    tableKey(key('n'), host);
    tableKey(key('N', { shiftKey: true }), host);
    expect(host.toNext.mock.calls).toEqual([[false], [true]]);
  });
  it('digits put tokens in and out of a plan, and cards of the hand', async () => {
    const { host, session } = await table();
    expect(tableKey(digit(2), host)).toBe(false);
    await session.pick.tapCard(7);
    tableKey(digit(2, { shiftKey: true }), host);
    await settled();
    expect(session.pick.plan?.payment.tokens).toEqual([0, 0, 1, 0, 0]);
    tableKey(digit(2), host);
    await settled();
    expect(session.pick.plan?.payment.tokens).toEqual([0, 1, 1, 0, 0]);
    tableKey(digit(8), host);
    await settled();
    expect(session.pick.plan?.payment.cards).toEqual([60]);
  });
  it('Y confirms, T takes instead, Escape puts back', async () => {
    const { host, session, fake } = await table();
    await session.pick.tapCard(7);
    expect(tableKey(key('Escape'), host)).toBe(true);
    expect(session.pick.plan).toBeNull();
    expect(tableKey(key('Escape'), host)).toBe(false);
    await session.pick.tapCard(7);
    tableKey(key('t'), host);
    await settled();
    expect(fake.acted).toEqual([{ take: 7 }]);
  });
  it('D takes from the deck by two presses', async () => {
    const { host, fake } = await table();
    tableKey(key('d'), host);
    await settled();
    tableKey(key('y'), host);
    await settled();
    expect(fake.acted).toEqual(['take-from-deck']);
  });
  it('I looks closer at the planned card', async () => {
    const { host, session } = await table();
    await session.pick.tapCard(7);
    expect(tableKey(key('i'), host)).toBe(true);
    expect(host.over.drawer).toEqual({ kind: 'card', card: 7 });
  });
  it('mean nothing together with a key of the system', async () => {
    const { host } = await table();
    expect(tableKey(key('c', { ctrlKey: true }), host)).toBe(false);
  });
  it('are all listed, each once', () => {
    const written = KEYS.map(([keys]) => keys);
    expect(new Set(written).size).toBe(written.length);
  });
});
