import { describe, expect, it } from 'vitest';
import { Previews } from './previews';

/** An asker whose answers are given by the test. */
function asking() {
  const ones: string[] = [];
  const batches: { actions: readonly string[]; answer: (previews: (number | null)[] | null) => void }[] = [];
  const previews = new Previews<string, number>({
    one(action) {
      ones.push(action);
      return Promise.resolve(-1);
    },
    many: (actions) => new Promise((answer) => batches.push({ actions, answer })),
  });
  return { previews, ones, batches };
}

describe('what is asked ahead', () => {
  it('is waited for, and not asked again', async () => {
    const { previews, ones, batches } = asking();
    void previews.ahead(['a', 'b']);
    expect(previews.known('a')).toBeNull();
    const [a, other] = [previews.of('a'), previews.of('c')];
    // What was not asked ahead does not wait for it.
    expect(await other).toBe(-1);
    expect(ones).toEqual(['c']);
    batches[0]?.answer([7, null]);
    expect(await a).toBe(7);
    expect(previews.known('a')).toBe(7);
    expect(ones).toEqual(['c']);
    // What came without an answer is asked by itself.
    expect(await previews.of('b')).toBe(-1);
    expect(ones).toEqual(['c', 'b']);
  });

  it('belongs to its position alone', async () => {
    const { previews, ones, batches } = asking();
    void previews.ahead(['a']);
    previews.forget();
    expect(await previews.of('a')).toBe(-1);
    batches[0]?.answer([7]);
    await Promise.resolve();
    expect(previews.known('a')).toBeNull();
    expect(ones).toEqual(['a']);
  });

  it('is asked by itself when it could not be had ahead', async () => {
    const { previews, ones, batches } = asking();
    void previews.ahead(['a']);
    const a = previews.of('a');
    batches[0]?.answer(null);
    expect(await a).toBe(-1);
    expect(ones).toEqual(['a']);
  });
});
