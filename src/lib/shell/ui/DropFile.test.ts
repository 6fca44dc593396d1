import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { allNotices, expireAll } from '../notices.svelte';
import { fakeBackend, save, type FakeBackend } from '../testing';
import DropFile from './DropFile.svelte';

let program: FakeBackend;
vi.mock('$lib/backend', async (original) => ({
  ...(await original<typeof import('$lib/backend')>()),
  backend: () => program,
}));

beforeEach(() => {
  expireAll();
  program = fakeBackend({
    'list-saves': () => ({ kind: 'list-saves', saves: [] }),
    'import-save': ({ bytes, name }) =>
      bytes === 'AQL/' ? { kind: 'import-save', save: save('n', { title: name }) } : { code: 'not-a-save' },
  });
});

const imports = () => program.asked.filter(({ kind }) => kind === 'import-save');
const files = (...all: File[]) => ({ dataTransfer: { types: ['Files'], files: all } });
const good = (name: string): File => new File([new Uint8Array([1, 2, 255])], name);

describe('a file over the window', () => {
  it('is added to the saves when it is dropped, and the page says so before', async () => {
    render(DropFile);
    await fireEvent.dragEnter(document.body, files());
    expect(screen.getByText('Drop the save here')).toBeVisible();
    // The browser opens the file itself unless the page takes it.
    expect(await fireEvent.dragOver(document.body, files())).toBe(false);
    expect(await fireEvent.drop(document.body, files(good('mine.regolith'), good('other.regolith')))).toBe(false);
    expect(screen.queryByText('Drop the save here')).toBeNull();
    await waitFor(() =>
      expect(imports()).toEqual([
        { kind: 'import-save', bytes: 'AQL/', name: 'mine' },
        { kind: 'import-save', bytes: 'AQL/', name: 'other' },
      ]),
    );
    await waitFor(() => expect(allNotices().at(-1)?.text).toBe('other was added to your saves.'));
  });

  it('is let go when it leaves, by whatever parts of the page', async () => {
    render(DropFile);
    await fireEvent.dragEnter(document.documentElement, files());
    await fireEvent.dragEnter(document.body, files());
    await fireEvent.dragLeave(document.documentElement, files());
    expect(screen.getByText('Drop the save here')).toBeVisible();
    await fireEvent.dragLeave(document.body, files());
    expect(screen.queryByText('Drop the save here')).toBeNull();
  });

  it('that is far too large is not even sent', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    render(DropFile);
    await fireEvent.drop(document.body, files(new File([new Uint8Array((2 << 20) + 1)], 'film.regolith')));
    await waitFor(() => expect(allNotices().map(({ text }) => text)).toEqual(['This file is too large to be a save.']));
    expect(imports()).toEqual([]);
  });

  it('that is no save is refused in words', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    render(DropFile);
    await fireEvent.drop(document.body, files(new File(['x'], 'holiday.jpg')));
    await waitFor(() => expect(allNotices().map(({ text }) => text)).toEqual(['This file is not a Regolith save.']));
  });

  it('leaves dragged text alone', async () => {
    render(DropFile);
    const text = { dataTransfer: { types: ['text/plain'], files: [] } };
    await fireEvent.dragEnter(document.body, text);
    expect(screen.queryByText('Drop the save here')).toBeNull();
    expect(await fireEvent.drop(document.body, text)).toBe(true);
    expect(imports()).toEqual([]);
  });
});
