// The window into this world on home: rust, lamplight, ore.
import { n1, n3, placed } from '$lib/art/draw';
import { framed } from '$lib/art/framed';
import type { Scenery } from '$lib/shell/guest';
import { board } from '../art/board';
import { coveredBy, spacesFrom, type BoardArt } from '../art/space';
import { surface } from '../art/surface';

/** A board drawn as text with its covered spaces, `o`. */
function dig(
  depth: number,
  terrain: readonly string[],
  things: readonly string[],
  mask: readonly string[],
): { readonly boards: readonly BoardArt[]; readonly covered: (space: number) => boolean } {
  const open = new Set<number>();
  mask.forEach((row, y) => Array.from(row).forEach((ch, x) => ch === 'o' && open.add((depth - 1) * 64 + y * 8 + x)));
  return { boards: [{ slot: depth - 1, depth, spaces: spacesFrom(terrain, things) }], covered: coveredBy(open) };
}
const POSTER_DIG = dig(
  1,
  ['........', '........', '........', '........', '........', '#.....U.', '..R.#...', '........'],
  ['i..p.i..', '.g..i...', '..A..e..', 'p..B..r.', '.d.i.p..', '...e...i', '.g....d.', '........'],
  ['..o.....', '..ooo...', 'ooo.o...', '....oo..', '....o...', '..ooo...', '..o.....', '........'],
);
const STRATUM_DIG = dig(
  2,
  ['........', '........', '........', '........', '........', '........', '........', '........'],
  ['..i.p.g.', '......d.', '.......r', '.p.e.i..', '........', '........', '........', '........'],
  ['.....o..', 'oooooo..', 'ooooooo.', '........', '........', '........', '........', '........'],
);

/** Super Motherload: rust, lamplight, ore. */
function draw(w: number, h: number): string {
  const id = `motherload-${w}x${h}`;
  if (h > w) {
    const k = w / 270;
    const sky = Math.min(168 * k, h * 0.42);
    return framed(
      w,
      h,
      placed(0, sky, k, board(POSTER_DIG.boards, POSTER_DIG.covered, id)) +
        placed(
          0,
          0,
          k,
          surface(270, sky / k, {
            id: `${id}-sky`,
            seed: 6,
            sun: [0.72, 0.68],
            rigs: [
              { what: 'orange', x: 166, k: 0.9 },
              { what: 'green', x: 40, k: 0.8 },
            ],
            props: [{ what: 'dome', x: 236, k: 0.8 }],
            shafts: [112.5],
          }),
        ),
    );
  }
  const k = Math.max(w / 360, (h + 14) / 300);
  return framed(
    w,
    h,
    `<g transform="translate(${n1(w - 360 * k)} 0) scale(${n3(k)}) translate(0 -374)">${board(STRATUM_DIG.boards, STRATUM_DIG.covered, id)}</g>`,
  );
}

export const scenery: Scenery = { draw, thumb: '268 36 90 90' };
