import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/svelte';

// A loaded machine may be slow; a thing that never comes still fails.
configure({ asyncUtilTimeout: 8000 });

// What the parts need of a browser and jsdom does not have. Nothing here moves or matches by itself.

window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

window.ResizeObserver = class {
  observe = (): undefined => undefined;
  unobserve = (): undefined => undefined;
  disconnect = (): undefined => undefined;
};

Element.prototype.scrollIntoView = () => undefined;
Element.prototype.hasPointerCapture = () => false;

// Nothing moves here: an animation is over at once.
Element.prototype.animate = function () {
  const done = { onfinish: null as (() => void) | null };
  queueMicrotask(() => done.onfinish?.());
  return done as unknown as Animation;
};
