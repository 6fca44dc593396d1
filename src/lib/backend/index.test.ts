import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryKeep } from '$lib/settings/memory-keep';
import { hosted } from '.';

let opened: { url: string; hellos: unknown[]; socket: WebSocket }[];

beforeEach(() => {
  opened = [];
  vi.stubGlobal(
    'WebSocket',
    class {
      onopen: (() => void) | null = null;
      onmessage: ((event: MessageEvent<unknown>) => void) | null = null;
      onclose = null;
      readonly hellos: unknown[] = [];
      constructor(url: string) {
        opened.push({ url, hellos: this.hellos, socket: this as unknown as WebSocket });
      }
      send(text: string): void {
        this.hellos.push(JSON.parse(text));
      }
      close = (): void => undefined;
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

/** A page at this address, let in by the host or not; what it said first. */
function visit(hash: string, keep: ReturnType<typeof memoryKeep>, answer: 'welcome' | 'denied'): unknown {
  window.history.replaceState(null, '', `/${hash}`);
  hosted(window.location, keep);
  const page = opened.at(-1);
  page?.socket.onopen?.(new Event('open'));
  page?.socket.onmessage?.(new MessageEvent('message', { data: JSON.stringify({ [answer]: {} }) }));
  return page?.hellos[0];
}

describe('the page of a host', () => {
  it('takes the key out of the address, shows it, and has it at the next visit', () => {
    const keep = memoryKeep();
    expect(visit('#key=abc-DEF_1', keep, 'welcome')).toEqual({ hello: { key: 'abc-DEF_1' } });
    expect(window.location.hash).toBe('');
    expect(opened[0]?.url).toBe('ws://localhost:3000/socket');
    expect(visit('#/settings', keep, 'welcome')).toEqual({ hello: { key: 'abc-DEF_1' } });
    expect(window.location.hash).toBe('#/settings');
  });

  it('keeps no key that the host does not know, and the one it has stands', () => {
    const keep = memoryKeep();
    visit('#key=good', keep, 'welcome');
    expect(visit('#key=stale', keep, 'denied')).toEqual({ hello: { key: 'stale' } });
    expect(visit('', keep, 'welcome')).toEqual({ hello: { key: 'good' } });
  });

  it('begins anew when a new link is opened in it', () => {
    const reload = vi.fn();
    const location = { hash: '', pathname: '/', protocol: 'http:', host: 'h', reload } as unknown as Location;
    hosted(location, memoryKeep());
    location.hash = '#/settings';
    window.dispatchEvent(new Event('hashchange'));
    expect(reload).not.toHaveBeenCalled();
    location.hash = '#key=new';
    window.dispatchEvent(new Event('hashchange'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('comes without a key when nobody gave one', () => {
    expect(visit('', memoryKeep(), 'denied')).toEqual({ hello: {} });
  });
});
