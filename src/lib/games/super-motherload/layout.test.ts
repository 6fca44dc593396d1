import { describe, expect, it } from 'vitest';
import { Layout } from './layout.svelte';

const at = (width: number, height: number): Layout => {
  const layout = new Layout();
  layout.resize(width, height);
  return layout;
};

describe('the layout', () => {
  it.each([
    [390, 844, 'phone', false],
    [360, 640, 'phone', false],
    [768, 1024, 'tablet', false],
    [844, 390, 'side', false],
    [1100, 700, 'side', true],
    [1280, 720, 'side', true],
    [1366, 768, 'desk', false],
    [1280, 860, 'desk', false],
    [1440, 900, 'desk', false],
    [2560, 1440, 'desk', false],
  ])('%i × %i is a %s', (width, height, kind, roomy) => {
    expect([at(width, height).kind, at(width, height).roomy]).toEqual([kind, roomy]);
  });

  it('has spaces of at least 44 px wherever the whole dig is shown', () => {
    for (let width = 1100; width <= 2600; width += 20)
      for (let height = 600; height <= 1500; height += 10) {
        const layout = at(width, height);
        if (layout.kind === 'desk') expect([width, height, layout.space >= 44]).toEqual([width, height, true]);
      }
  });

  it('shows the whole dig below the sky, and rooms that fit beside it', () => {
    for (const [width, height] of [
      [1366, 768],
      [1440, 900],
      [2560, 1440],
    ] as const) {
      const layout = at(width, height);
      expect(layout.sky + 16 * layout.space).toBeLessThanOrEqual(height);
      expect(layout.roomWidth).toBeLessThanOrEqual(layout.boardLeft);
    }
  });
});
