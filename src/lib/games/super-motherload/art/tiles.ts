// Artifact tiles: stone discs, face down or up.
import { PAPER, RELIC, type Mineral } from './palette';
import { circle, path, placed, poly, shift, stroke, svg, type Picture, type Point } from '$lib/art/draw';
import { text } from './lettering';
import { iconBody } from './icons';
import { pointsHex } from './marks';
import { crystals } from './ores';
import { charge } from './spaces';

/** What an artifact tile does (SM-40, SM-41), as the engine names it. */
export type ArtifactEffect =
  | { readonly kind: 'points' | 'draw' | 'actions' | 'bombs'; readonly count: number }
  | { readonly kind: 'minerals'; readonly mineral: Mineral; readonly count: number }
  | { readonly kind: 'copy' };

const BONE = { hi: '#fbf4e2', base: '#efe2c8', lo: '#c7b48f', ink: '#24312f' } as const;

function wheel(): Point[] {
  const rim: Point[] = [];
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6 - 0.2;
    const steps: readonly Point[] = [
      [a, 30.5],
      [a + 0.4, 30.5],
      [a + 0.45, 27],
      [a + Math.PI / 6 - 0.05, 27],
    ];
    for (const [angle, radius] of steps) rim.push([32 + Math.cos(angle) * radius, 32 + Math.sin(angle) * radius]);
  }
  return rim;
}
function disc(face: string): string {
  const rim = wheel();
  return (
    path(poly(shift(rim, 0, 2)), '#0b0606', 'opacity=".8"') +
    path(poly(rim), BONE.base, 'stroke="#1b0e0b" stroke-width="2" stroke-linejoin="round"') +
    circle(32, 32, 23.5, face, `stroke="${BONE.lo}" stroke-width="1.6"`) +
    stroke('M32 3.5v4M32 56.5v4M3.5 32h4M56.5 32h4', RELIC.deep, 2.2, 'stroke-linecap="round"') +
    stroke('M13 22l5 3M48 43l4 5-2 3', BONE.lo, 1.4, 'stroke-linecap="round"')
  );
}
const gem = (mineral: Mineral, x: number, y: number, k: number): string => placed(x, y, k, crystals(mineral));
const figure = (count: number, x: number): string => text(x, 38.5, `+${count}`, 19, BONE.ink, { anchor: 'middle' });

function face(effect: ArtifactEffect): string {
  switch (effect.kind) {
    case 'draw':
      return `<g style="--cut:${BONE.hi}">${figure(effect.count, 21.5)}${iconBody('draw', 32, 20.5, 22, BONE.ink)}</g>`;
    case 'actions':
      return figure(effect.count, 21.5) + iconBody('action', 32, 20.5, 22, BONE.ink);
    case 'bombs':
      return figure(effect.count, 20.5) + placed(27, 15.5, 0.66, charge());
    case 'minerals':
      return effect.count === 1
        ? gem(effect.mineral, 15.5, 15.5, 0.78)
        : figure(effect.count, 20.5) + gem(effect.mineral, 30, 20, 0.56);
    case 'copy':
      return (
        gem('gold', 9.5, 26, 0.48) +
        gem('gold', 32.5, 26, 0.48) +
        stroke('M21 23.5Q32 12 43 21.5', RELIC.deep, 2.6, 'stroke-linecap="round"') +
        path('M46 25.5L37.5 23.5 44.5 17Z', RELIC.deep) +
        stroke('M28.5 39h6M31.5 36v6', RELIC.deep, 2.2)
      );
    case 'points':
      return pointsHex(effect.count, 32, 32, 17, PAPER.ink, '#ffe2a6');
  }
}

/** An artifact tile face up, `size` px square. */
export const artifactFace = (effect: ArtifactEffect, size = 64, how: Picture = {}): string =>
  svg([0, 0, 64, 64], size, size, disc(BONE.hi) + face(effect), how);
/** An artifact tile face down, `size` px square. */
export const artifactBack = (size = 64, how: Picture = {}): string =>
  svg(
    [0, 0, 64, 64],
    size,
    size,
    disc(RELIC.night) +
      path('M14 32Q32 12 50 32Q32 52 14 32Z', RELIC.glow) +
      circle(32, 32, 8.4, '#0c2322') +
      circle(29.4, 29, 2.6, '#eafffb'),
    how,
  );
