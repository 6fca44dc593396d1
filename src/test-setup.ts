import '@testing-library/jest-dom/vitest';

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
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

Element.prototype.scrollIntoView = () => undefined;
Element.prototype.hasPointerCapture = () => false;
