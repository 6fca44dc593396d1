// What a table screen does by itself.
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { attend } from './attend.svelte';
import { Over } from './over.svelte';
import { INSTANT } from './testing';
import { KILN, sitAtToy, ToyLink } from './toy/game.svelte';

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  stop = () => undefined;
});

describe('the score sheet', () => {
  it('waits behind a moment that fills the screen, and comes when that is over', async () => {
    const fake = new ToyLink();
    const session = await sitAtToy(fake, INSTANT);
    const over = new Over<never>(session);
    let shows = $state(true);
    stop = $effect.root(() => attend(session, over, () => shows));
    fake.happens(KILN, [{ kind: 'over' }], {}, null);
    await vi.waitFor(() => expect(session.now.toAct).toBeNull());
    await vi.waitFor(() => expect(session.playing).toBe(false));
    flushSync();
    expect(over.drawer).toBeNull();
    shows = false;
    flushSync();
    expect(over.drawer).toEqual({ kind: 'scores' });
    session.close();
  });
});
