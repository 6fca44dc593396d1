import { afterEach, describe, expect, it, vi } from 'vitest';
import { settings } from '$lib/settings/settings.svelte';
import { growFrom } from './grow';

afterEach(() => {
  settings.motion = 'system';
  document.body.replaceChildren();
});

/** A card's picture, and what is laid over the page when it grows. */
function grow() {
  const picture = document.createElement('span');
  picture.innerHTML = '<svg class="board"></svg>';
  document.body.append(picture);
  const animate = vi.spyOn(Element.prototype, 'animate');
  growFrom(picture, 'motherload');
  const veil = document.body.lastElementChild;
  if (!(veil instanceof HTMLElement) || veil === picture) throw new Error('nothing lies over the page');
  return { veil, moved: animate.mock.calls.flatMap(([frames]) => Object.keys(frames ?? {})) };
}

describe('a card that opens its table', () => {
  it('grows by transform and opacity alone, without being in the way, and is gone in the end', async () => {
    const { veil, moved } = grow();
    expect(veil.querySelectorAll('svg.board')).toHaveLength(1);
    expect(veil).toHaveAttribute('aria-hidden', 'true');
    expect(veil.style.pointerEvents).toBe('none');
    expect(veil.dataset.world).toBe('motherload');
    expect(new Set(moved)).toEqual(new Set(['opacity', 'transform']));
    await vi.waitFor(() => expect(veil.isConnected).toBe(false));
  });

  it('only fades with reduced motion', async () => {
    settings.motion = 'reduced';
    const { veil, moved } = grow();
    expect(veil.querySelector('svg')).toBeNull();
    expect(moved).toEqual(['opacity']);
    await vi.waitFor(() => expect(veil.isConnected).toBe(false));
  });
});
