import { describe, expect, it } from 'vitest';
import { guest } from './guest';

describe('Super Motherload as a guest of the frame', () => {
  it('knows the crews of its saves and no others', () => {
    expect(guest.mark('green')?.name).toBe('Green, goggles');
    expect(guest.mark('green')?.draw(40, 'x')).toMatch(/^<svg [^>]*width="40"/);
    expect(guest.mark('random')).toBeNull();
    expect(guest.mark('A')).toBeNull();
  });

  it('draws the dig that its table kept, and nothing else', () => {
    const spaces = Array.from({ length: 64 }, () => ({ terrain: { kind: 'dirt' } }));
    expect(guest.picture({ boards: [{ slot: 0, depth: 1, spaces }], covered: [3] }, 560, 258, 'x')).toMatch(/^<svg /);
    expect(guest.picture('half wound', 560, 258, 'x')).toBeNull();
    expect(guest.picture(undefined, 560, 258, 'x')).toBeNull();
  });
});
