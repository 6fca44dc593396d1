import { settings } from '$lib/settings/settings.svelte';
import type { World } from './guest';

/** Milliseconds that a picture takes to fill the window, and that what is behind it takes to appear or to go. */
const GROW = 260;
const FADE = 140;
const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/**
 * Lets a picture grow from where it is to the whole window and then clear away, while its table is opened behind
 * it. It lies above the page, takes no touch and says nothing. With reduced motion there is only a fade.
 */
export function growFrom(picture: HTMLElement, world: World): void {
  const veil = layer(document.body, 'position:fixed;inset:0;z-index:45;overflow:hidden;pointer-events:none');
  veil.setAttribute('aria-hidden', 'true');
  veil.dataset.world = world;
  const ground = layer(veil, 'position:absolute;inset:0;background:var(--ground)');
  const still = settings.reducedMotion;
  if (!still) {
    ground.animate({ opacity: [0, 1] }, { duration: FADE });
    grow(picture, veil);
  }
  const going = veil.animate({ opacity: [1, 0] }, { duration: FADE, delay: still ? 0 : GROW, fill: 'forwards' });
  going.onfinish = () => veil.remove();
}

function layer(parent: HTMLElement, css: string): HTMLElement {
  const node = document.createElement('div');
  node.style.cssText = css;
  parent.append(node);
  return node;
}

/** A copy of the picture that covers the window in the end. */
function grow(picture: HTMLElement, veil: HTMLElement): void {
  const { left, top, width, height } = picture.getBoundingClientRect();
  const place = `position:absolute;left:${left}px;top:${top}px;width:${width}px;height:${height}px;overflow:hidden`;
  const copy = layer(veil, place);
  copy.append(...[...picture.childNodes].map((node) => node.cloneNode(true)));
  for (const svg of copy.querySelectorAll<SVGElement>(':scope > svg')) svg.style.cssText = 'width:100%;height:100%';
  const scale = Math.max(window.innerWidth / width, window.innerHeight / height);
  const [x, y] = [window.innerWidth / 2 - left - width / 2, window.innerHeight / 2 - top - height / 2];
  const end = `translate(${x}px, ${y}px) scale(${scale})`;
  copy.animate({ transform: ['none', end] }, { duration: GROW, easing: EASE, fill: 'forwards' });
}
