import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import Screen from './parts/Screen.svelte';
import { sit as sitDown, type Session } from './session';
import { FakeLink, NAMES, NO_GAIN } from './testing';
import type { Preview } from './types';

const PREVIEW: Preview = {
  ...NO_GAIN,
  colour: 'blue',
  haul: [1, 0, 0, 0, 0, 0],
  money: 2,
};
// jsdom lays nothing out and scrolls nothing.
Element.prototype.scrollTo = (): void => undefined;

let open: Session | null = null;
afterEach(() => {
  cleanup();
  open?.close();
});

/** A table where a card can drill two lines down, from A1 and from B1. */
async function sit(): Promise<FakeLink> {
  const fake = new FakeLink();
  fake.answer = (ask) => {
    if (ask.kind === 'preview') return { kind: 'preview', ...PREVIEW, spaces: [0, 8] };
    if (ask.kind === 'lines')
      return {
        kind: 'lines',
        icons: 2,
        colour: 'blue',
        lines: [0, 1].map((start) => ({ start, direction: 'down', length: 2 })),
        refusal: null,
      };
    return { kind: 'options', draw: true, drill: [0, 2, 4, 6], bomb: [], end: true, taps: ['draw', 'end-turn'] };
  };
  const pace = { confirm: true, stepMs: 0, reducedMotion: true };
  const session = await sitDown(fake, pace, NAMES);
  open = session;
  render(Screen, { session, names: NAMES });
  await userEvent.setup().click(screen.getByRole('button', { name: /^Bellows/ }));
  await screen.findByText('tap a marked place');
  return fake;
}
const cell = (space: string): HTMLElement => screen.getByRole('gridcell', { name: new RegExp(`^${space}:`) });

describe('a pull over the board', () => {
  it('shows the line through both ends and never acts, also back where it began', async () => {
    const fake = await sit();
    await fireEvent.pointerDown(cell('A1'), { pointerType: 'mouse', button: 0 });
    await fireEvent.pointerMove(cell('A2'), { pointerType: 'mouse', buttons: 1 });
    await waitFor(() => expect(cell('A2')).toHaveAttribute('aria-selected', 'true'));
    await fireEvent.pointerMove(cell('A1'), { pointerType: 'mouse', buttons: 1 });
    await fireEvent.pointerUp(cell('A1'), { pointerType: 'mouse' });
    await fireEvent.click(cell('A1'));
    expect(fake.acted).toEqual([]);
    expect(cell('A1')).toHaveAttribute('aria-selected', 'true');
    // A tap of its own confirms.
    await fireEvent.pointerDown(cell('A1'), { pointerType: 'mouse', button: 0 });
    await fireEvent.click(cell('A1'));
    await waitFor(() => expect(fake.acted).toHaveLength(1));
  });
});
