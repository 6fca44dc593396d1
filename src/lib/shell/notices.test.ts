import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announce } from './announce.svelte';
import { allNotices, dismiss, expireAll, notify } from './notices.svelte';
import LiveRegion from './ui/LiveRegion.svelte';
import Notices from './ui/Notices.svelte';

beforeEach(() => expireAll());
afterEach(() => vi.useRealTimers());

describe('the live region', () => {
  it('speaks each line in order, and the same line again', async () => {
    render(LiveRegion);
    announce('Ada draws 2 cards.');
    announce('Ada draws 2 cards.');
    announce('Fire!', 'assertive');
    await waitFor(() => expect(within(screen.getByRole('alert')).getByText('Fire!')).toBeInTheDocument());
    expect(within(screen.getByRole('log')).getAllByText('Ada draws 2 cards.')).toHaveLength(2);
  });
});

describe('notices', () => {
  it('go by themselves, but errors stay', () => {
    vi.useFakeTimers();
    notify({ text: 'Saved.' });
    notify({ kind: 'bad', text: 'Disk full.' });
    vi.advanceTimersByTime(60_000);
    expect(allNotices().map((n) => n.text)).toEqual(['Disk full.']);
  });

  it('either act or expire, never both', () => {
    const [run, onExpire] = [vi.fn(), vi.fn()];
    dismiss(notify({ text: 'a', action: { label: 'Undo', run }, onExpire }));
    expect([run.mock.calls.length, onExpire.mock.calls.length]).toEqual([0, 1]);
  });

  it('are kept while they have the focus, and closed by Escape', async () => {
    const run = vi.fn();
    render(Notices);
    notify({ text: 'Deleted.', lasts: 50, action: { label: 'Undo', run } });
    const undo = await screen.findByRole('button', { name: 'Undo' });
    undo.focus();
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(undo).toBeInTheDocument();
    await userEvent.setup().keyboard('{Escape}');
    await waitFor(() => expect(undo).not.toBeInTheDocument());
    expect(run).not.toHaveBeenCalled();
  });
});
