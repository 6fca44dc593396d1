// The launch: how it goes on, and what it says.
import { cleanup, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCALES, setLocale } from '$lib/i18n';
import { NAMES, position } from '../words.testing';
import Launch from './Launch.svelte';
import LaunchShort from './LaunchShort.svelte';
import { SHORT_MS, STANDS_MS } from './launch-times';

interface Over {
  readonly reduced?: boolean;
  readonly me?: number | null;
  readonly view?: ReturnType<typeof position>;
}
const rect = (left: number, top: number): DOMRect =>
  ({ left, top, width: 120, height: 50, bottom: top + 50 }) as DOMRect;
function launch(over: Over = {}): ReturnType<typeof vi.fn> {
  const onend = vi.fn();
  render(Launch, { names: NAMES, view: position(), seat: 1, project: 0, me: 1, reduced: false, onend, ...over });
  return onend;
}
/** A rival's, over a panel at this place. */
function short(at: DOMRect, hangs = false): ReturnType<typeof vi.fn> {
  const onend = vi.fn();
  render(LaunchShort, { names: NAMES, seat: 1, project: 0, reduced: false, at, hangs, onend });
  return onend;
}
const dialog = (): HTMLElement => screen.getByRole('dialog');
const moves = (): boolean => screen.getByTestId('launch').classList.contains('se-launching');
const user = userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) });

beforeEach(() => {
  setLocale('en');
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the launch', () => {
  it('says what flies, who launched it, for how many points, and how many have flown with it', () => {
    launch({ reduced: true });
    expect(dialog()).toHaveAccessibleName('Sputnik 1 is flying');
    expect(dialog()).toHaveTextContent('+6');
    expect(dialog()).toHaveTextContent('You complete the project');
    // One had flown before; the position does not have this one yet.
    expect(dialog()).toHaveTextContent('2 of 3 flown');
    cleanup();
    const view = position({
      projects: [
        { project: 0, taken: { seat: 1, round: 3 } },
        { project: 3, taken: null },
        { project: 4, taken: { seat: 1, round: 2 } },
      ],
    });
    launch({ reduced: true, view, me: 0 });
    expect(dialog()).toHaveTextContent('2 of 3 flown');
    expect(dialog()).toHaveTextContent('Bruno completes the project');
  });
  it('takes the focus, and gives it back', () => {
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    launch();
    expect(dialog()).toHaveFocus();
    cleanup();
    expect(button).toHaveFocus();
    button.remove();
  });
  it('is brought to its end by a tap or a key, and goes on with the next', async () => {
    const onend = launch();
    expect(moves()).toBe(true);
    await user.keyboard(' ');
    expect(moves()).toBe(false);
    expect(dialog()).toHaveTextContent('+6');
    expect(onend).not.toHaveBeenCalled();
    await user.click(dialog());
    expect(onend).toHaveBeenCalledOnce();
  });
  it('stands by itself, and waits for the person', () => {
    const onend = launch();
    vi.advanceTimersByTime(STANDS_MS - 1);
    expect(moves()).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(onend).not.toHaveBeenCalled();
  });
  it('goes at once by its button and by Escape, and only once', async () => {
    let onend = launch();
    const button = screen.getByRole('button', { name: 'Go on' });
    await user.click(button);
    await user.click(button);
    expect(onend).toHaveBeenCalledOnce();
    cleanup();
    onend = launch();
    await user.keyboard('{Escape}');
    expect(onend).toHaveBeenCalledOnce();
  });
  it('keeps the focus, lets no key through to the table, and leaves those of the browser alone', async () => {
    const onend = launch({ reduced: true });
    const heard = vi.fn();
    window.addEventListener('keydown', heard);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Go on' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Go on' })).toHaveFocus();
    await user.keyboard('{Shift}{Control>}r{/Control}');
    expect(onend).not.toHaveBeenCalled();
    await user.keyboard('u');
    expect(onend).toHaveBeenCalledOnce();
    expect(heard).not.toHaveBeenCalled();
    window.removeEventListener('keydown', heard);
  });
  it('does not move where nothing should', () => {
    launch({ reduced: true });
    expect(moves()).toBe(false);
  });
  it('speaks each language', () => {
    const said = LOCALES.map((locale) => {
      setLocale(locale);
      launch({ reduced: true });
      const text = dialog().textContent;
      cleanup();
      return text;
    });
    expect(new Set(said).size).toBe(LOCALES.length);
  });
});

describe('the short launch of a rival', () => {
  it('is only a picture that goes by itself', () => {
    const onend = short(rect(10, 60));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByTestId('launch-short')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByTestId('launch-short')).toHaveTextContent('Sputnik 1+6');
    vi.advanceTimersByTime(SHORT_MS - 1);
    expect(onend).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onend).toHaveBeenCalledOnce();
  });
  it('lies over its panel, or hangs below it', () => {
    short(rect(10, 200));
    const top = (): number => Number.parseFloat(screen.getByTestId('launch-short').style.top);
    expect(top()).toBeLessThan(200);
    cleanup();
    short(rect(10, 200), true);
    expect(top()).toBeGreaterThanOrEqual(250);
  });
  it('ends with a tap, stays in the window, and takes no focus', async () => {
    const before = document.activeElement;
    const onend = short(rect(-40, 5));
    const picture = screen.getByTestId('launch-short');
    expect(Number.parseFloat(picture.style.left)).toBeGreaterThanOrEqual(8);
    expect(Number.parseFloat(picture.style.top)).toBeGreaterThanOrEqual(8);
    expect(document.activeElement).toBe(before);
    await user.click(picture);
    vi.advanceTimersByTime(SHORT_MS);
    expect(onend).toHaveBeenCalledOnce();
  });
});
