import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reason, Reply } from '$lib/backend';
import { setLocale } from '$lib/i18n';
import { allNotices, expireAll } from '$lib/shell/notices.svelte';
import { fakeBackend, type FakeBackend } from '$lib/shell/testing';
import { keepWithSaves } from './home';
import { memoryKeep } from './memory-keep';
import { Settings } from './settings.svelte';

/** What the program keeps; `fails` makes its disk fail. */
let disk: { settings: Record<string, unknown>; damaged: boolean; fails: Reason | null };
let program: FakeBackend;
let stop: () => void;

beforeEach(() => {
  expireAll();
  disk = { settings: {}, damaged: false, fails: null };
  const or = (reply: Reply): Reply | Reason => disk.fails ?? reply;
  program = fakeBackend({
    'get-settings': () => or({ kind: 'get-settings', settings: disk.settings, damaged: disk.damaged }),
    'set-settings': ({ settings }) => {
      const answer = or({ kind: 'set-settings' });
      if (!('code' in answer)) disk.settings = settings;
      return answer;
    },
  });
});
afterEach(() => {
  stop();
  setLocale('en');
});

const asked = (): string[] => program.asked.map(({ kind }) => kind);
async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}
async function start(kept: Record<string, unknown> | null = null) {
  const keep = memoryKeep(kept === null ? {} : { settings: JSON.stringify(kept) });
  const settings = new Settings(keep);
  stop = keepWithSaves(settings, program);
  await settled();
  return { keep, settings, copy: () => JSON.parse(keep.kept['settings'] ?? 'null') as unknown };
}

describe('settings kept with the saves', () => {
  it('are taken from the program, and copied for the next first moment', async () => {
    disk.settings = {
      language: 'pl',
      theme: 'day',
      motion: 'reduced',
      confirm: false,
      speed: 'fast',
      letterKeys: true,
    };
    const { settings, copy } = await start({ theme: 'night', speed: 'slow' });
    expect(settings.choices).toEqual(disk.settings);
    expect(copy()).toEqual(disk.settings);
    expect(asked()).toEqual(['get-settings']);
  });

  it('are told to the program with every change, and what a newer app keeps there stays', async () => {
    disk.settings = { theme: 'day', sound: 3 };
    const { settings, copy } = await start();
    settings.speed = 'instant';
    settings.confirm = false;
    await settled();
    expect(disk.settings).toEqual({
      language: 'auto',
      theme: 'day',
      motion: 'system',
      confirm: false,
      speed: 'instant',
      letterKeys: true,
      sound: 3,
    });
    expect(copy()).not.toHaveProperty('unsaved');
  });

  it('begin with what this page had when the program has none', async () => {
    await start({ theme: 'day' });
    expect(disk.settings).toMatchObject({ theme: 'day' });
  });

  it('are not written when nothing was ever chosen', async () => {
    await start();
    expect(asked()).toEqual(['get-settings']);
  });

  it('say that they were damaged, and are kept anew', async () => {
    disk.damaged = true;
    await start({ theme: 'day' });
    expect(allNotices().map(({ text }) => text)).toEqual([expect.stringMatching(/damaged and has been set aside/)]);
    expect(disk.settings).toMatchObject({ theme: 'day' });
  });

  it('say why they cannot be kept, hold in the page, and are kept when it goes again', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { settings, copy } = await start();
    disk.fails = { code: 'storage', failure: 'full', problem: 'ENOSPC' };
    settings.theme = 'day';
    await settled();
    expect(allNotices().map(({ text }) => text)).toEqual([
      'The settings could not be saved. The disk is full. Free some space; the last good save is kept.',
    ]);
    expect(settings.theme).toBe('day');
    expect(copy()).toMatchObject({ theme: 'day', unsaved: ['theme'] });
    disk.fails = null;
    settings.speed = 'slow';
    await settled();
    expect(disk.settings).toMatchObject({ theme: 'day', speed: 'slow' });
  });

  it('say why they cannot be read', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    disk.fails = { code: 'storage', failure: 'no-permission', problem: 'EACCES' };
    await start();
    expect(allNotices()[0]?.text).toMatch(/^The settings could not be read\. The app may not write/);
  });

  it('that were chosen while the program was away stand, the others are read anew', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    disk.settings = { theme: 'night', speed: 'slow' };
    const { settings } = await start();
    disk.fails = { code: 'disconnected' };
    settings.theme = 'day';
    await settled();
    expect(allNotices()).toEqual([]);
    disk.fails = null;
    disk.settings = { theme: 'night', speed: 'fast' };
    program.become('open');
    await settled();
    expect(settings).toMatchObject({ theme: 'day', speed: 'fast' });
    expect(disk.settings).toMatchObject({ theme: 'day', speed: 'fast' });
  });

  it('that did not reach the program before the page was left are kept with the next start', async () => {
    disk.settings = { theme: 'night', speed: 'fast' };
    const { settings } = await start({ theme: 'day', speed: 'slow', unsaved: ['theme', 'colour'] });
    expect(settings).toMatchObject({ theme: 'day', speed: 'fast' });
    expect(disk.settings).toMatchObject({ theme: 'day', speed: 'fast' });
  });
});
