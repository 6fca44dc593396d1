import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reason, SaveEntry } from '$lib/backend';
import { allNotices, expireAll } from '../notices.svelte';
import { Saves } from '../saves.svelte';
import { fakeBackend, menuEntry, save, type Answers, type FakeBackend } from '../testing';
import Notices from '../ui/Notices.svelte';
import SavesPanel from './SavesPanel.svelte';

let program: FakeBackend;
vi.mock('$lib/backend', async (original) => ({
  ...(await original<typeof import('$lib/backend')>()),
  backend: () => program,
}));

/** A program with a trash, as the real one has. */
function withSaves(entries: SaveEntry[], more: Answers = {}, copying?: () => boolean | Reason): void {
  let here = entries;
  const answers: Answers = {
    'list-saves': () => ({ kind: 'list-saves', saves: here }),
    'delete-save': ({ save: id }) => {
      here = here.filter((entry) => entry.save !== id);
      return { kind: 'delete-save' };
    },
    'restore-save': () => {
      here = entries;
      return { kind: 'restore-save' };
    },
    ...more,
  };
  program = fakeBackend(answers, copying);
}

async function show(): Promise<void> {
  const saves = new Saves();
  render(SavesPanel, { saves, heading: true });
  render(Notices);
  await saves.load();
}

const asked = (): string[] => program.asked.map((request) => request.kind);

async function choose(title: string, item: string): Promise<void> {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: `More for ${title}` }));
  await user.click(await menuEntry(item));
}

beforeEach(() => expireAll());

describe('the saves', () => {
  it('lead to their tables', async () => {
    withSaves([save('s1'), save('s2', { title: 'Attic' })]);
    await show();
    expect(screen.getByRole('link', { name: 'Open Attic' })).toHaveAttribute('href', '#/table/s2');
    expect(screen.getAllByText('your turn')).toHaveLength(2);
  });

  it('keep a row for one that cannot be read, with a sentence and without a link', async () => {
    withSaves([save('bad', { header: null, error: { code: 'save-damaged', section: 'log' } })]);
    await show();
    const row = screen.getByRole('listitem');
    expect(within(row).getByText('The file is damaged and cannot be opened.')).toBeVisible();
    expect(within(row).queryByRole('link')).toBeNull();
  });

  it('go into the trash at once and come back by undo', async () => {
    withSaves([save('s1', { title: 'Attic' })]);
    await show();
    await choose('Attic', 'Delete');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Open Attic' })).toBeNull());
    expect(program.asked).toContainEqual({ kind: 'delete-save', save: 's1' });

    await userEvent.setup().click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Open Attic' })).toBeVisible();
    expect(program.asked).toContainEqual({ kind: 'restore-save', save: 's1' });
  });

  it('stay when deleting fails, and the reason is said', async () => {
    withSaves([save('s1', { title: 'Attic' })], {
      'delete-save': () => ({ code: 'storage', failure: 'no-permission', problem: 'EACCES' }),
    });
    vi.spyOn(console, 'error').mockReturnValue();
    await show();
    await choose('Attic', 'Delete');
    expect(await screen.findByText('The app may not write to its data folder.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open Attic' })).toBeVisible();
  });

  it('can be given a name', async () => {
    withSaves([save('s1')], { 'rename-save': () => ({ kind: 'rename-save' }) });
    await show();
    await choose('vs Vega', 'Rename');
    const user = userEvent.setup();
    await user.type(await screen.findByRole('textbox', { name: 'Name of this game' }), ' Sunday {Enter}');
    await waitFor(() => expect(program.asked).toContainEqual({ kind: 'rename-save', save: 's1', name: 'Sunday' }));
  });

  it.each([
    ['is there', true, 'A copy was saved.'],
    ['is not wanted after all', false, undefined],
    ['cannot be written', { code: 'storage', failure: 'full', problem: '' } as const, /disk is full/],
  ])('say whether a copy %s', async (_, outcome, said) => {
    withSaves([save('s1')], {}, () => outcome);
    vi.spyOn(console, 'error').mockReturnValue();
    await show();
    await choose('vs Vega', 'Save a copy');
    await waitFor(() => expect(program.copied).toEqual(['s1']));
    if (said === undefined) expect(allNotices()).toEqual([]);
    else expect(await screen.findByText(said)).toBeVisible();
  });

  it('come from a file, by its bytes and its name', async () => {
    withSaves([], { 'import-save': () => ({ kind: 'import-save', save: save('n', { title: 'mine' }) }) });
    await show();
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('no file input');
    await userEvent.setup().upload(input, new File([new Uint8Array([1, 2, 255])], 'mine.regolith'));
    await waitFor(() => expect(program.asked).toContainEqual({ kind: 'import-save', bytes: 'AQL/', name: 'mine' }));
    await waitFor(() => expect(allNotices().map((n) => n.text)).toContain('mine was added to your saves.'));
    expect(asked().at(-1)).toBe('list-saves');
  });

  it('say so when the list cannot be read, and can be asked for again', async () => {
    let fails = true;
    program = fakeBackend({
      'list-saves': () => (fails ? { code: 'data-in-use' } : { kind: 'list-saves', saves: [save('s1')] }),
    });
    vi.spyOn(console, 'error').mockReturnValue();
    await show();
    expect(await screen.findByText(/already open/)).toBeVisible();
    fails = false;
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Open vs Vega' })).toBeVisible();
  });
});
