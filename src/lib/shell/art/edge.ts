// Where one stratum of the drilled core lies on the next.
import { line, noise, path, soft, stroke, svg, type Point } from '$lib/art/draw';
import type { World } from '../guest';

/** The upper edge of a world's stratum, w × 20: paper is torn, ground has a lip. */
export function edge(w: number, world: World): string {
  const kind = world === 'minerals' ? 'paper' : 'ground';
  const wob = noise(kind === 'paper' ? 5 : 9);
  const points: Point[] = [];
  for (let x = -8; x <= w + 8; x += kind === 'paper' ? 7 : 13)
    points.push([x, 9 + wob(x / 17) * 3.4 + wob(x / 61) * 3]);
  const up = (dy: number): Point[] => points.map(([x, y]) => [x, y - dy]);
  const body =
    kind === 'paper'
      ? path(line(up(2.5)) + 'V14H-8Z', '#fffaf0') + path(line(points) + 'V14.5H-8Z', '#efe7d6')
      : path(soft(points, false) + 'V14.5H-8Z', '#a44f31') +
        stroke(soft(points, false), '#f0ac72', 2.2) +
        stroke(soft(up(2), false), '#3a1a0f', 1.6, 'opacity=".5"');
  return svg([0, 0, w, 20], w, 20, body, { className: 'edge' });
}
