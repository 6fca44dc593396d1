// A whole board side, small: for choosing a side (SM-5, SM-50), for saves and for the rulebook.
// Values are left out; every thing fills its space, so that it can be told at 20 px a space.
import { DRILL, KEYLINE, PAPER, VOID } from './palette';
import {
  at,
  circle,
  n1,
  path,
  placed,
  placeSeed,
  poly,
  ngon,
  rect,
  roundRect,
  stroke,
  svg,
  type Picture,
} from '$lib/art/draw';
import { blocks, ground } from './ground';
import { mark } from './marks';
import { crystals } from './ores';
import { contour } from './outline';
import { charge, relic, rock } from './spaces';
import { COLUMNS, columnOf, ROWS, rowOf, SPACE, type BoardArt, type Covered, type Space, type Thing } from './space';

function thing(what: Thing): string {
  switch (what.kind) {
    case 'mineral':
      return placed(-1.5, -0.5, 1.12, crystals(what.mineral));
    case 'artifact':
      return placed(-3, -3, 1.13, relic());
    case 'bomb':
      return placed(-3, -2.5, 1.1, charge());
    case 'draw':
      return (
        // As many cards as are drawn: figures would be too small to read here.
        Array.from({ length: what.cards }, (_, i) => {
          const aside = i - (what.cards - 1) / 2;
          return `<g transform="translate(${n1(21.5 + aside * 12)} 23) rotate(${aside * 20 - 4})">${rect(-11, -17, 22, 34, 4, KEYLINE)}${rect(-9.2, -15.2, 18.4, 30.4, 3, PAPER.base)}</g>`;
        }).join('')
      );
  }
}
function space({ terrain, thing: what }: Space, seed: number): string {
  let s = '';
  if (terrain.kind === 'rock') s += rock(seed, what !== undefined);
  if (terrain.kind === 'plate') {
    const c = DRILL[terrain.colour];
    s +=
      path(roundRect(1.5, 1.5, 42, 42, 5), c.base, `stroke="${KEYLINE}" stroke-width="2"`) +
      rect(8.5, 8.5, 28, 28, 2, '#2a262c') +
      (what ? '' : mark(terrain.colour, 22.5, 22.5, 11));
  }
  if (!what) return s;
  const loaded = terrain.kind !== 'dirt';
  s += loaded ? placed(7.5, 7.5, 0.74, thing(what)) : thing(what);
  return terrain.kind === 'plate' ? s + circle(10, 10, 10, '#150a08') + mark(terrain.colour, 10, 10, 6.2) : s;
}

/** One side of a board, `size` px square. Artifact spaces carry a light ring, because covering them decides the game's pace. */
export function sideThumb(spaces: readonly Space[], depth: number, size: number, how: Picture = {}): string {
  return thumb([{ slot: 0, depth, spaces }], () => false, size, how);
}

/** All boards in play with the tunnel as a plain dark cut, `width` px wide: for saves and the replay's strip. */
export function thumb(boards: readonly BoardArt[], covered: Covered, width: number, how: Picture = {}): string {
  const w = COLUMNS * SPACE;
  const sorted = [...boards].sort((a, b) => a.slot - b.slot);
  const h = sorted.length * ROWS * SPACE;
  const first = (sorted[0]?.slot ?? 0) * ROWS;
  let s = '';
  sorted.forEach((board, i) => {
    const y0 = i * ROWS * SPACE;
    s += ground({
      y0,
      w,
      h: ROWS * SPACE,
      seed: placeSeed(21, board.depth),
      rowAt: (y) => (board.depth - 1) * ROWS + (y - y0) / SPACE,
      quiet: 1,
      pebbles: 0.4,
    });
  });
  s += at(0, -first * SPACE, blocks(first, first + sorted.length * ROWS, covered));
  let things = '';
  sorted.forEach((board, i) =>
    board.spaces.forEach((sp, k) => {
      const n = board.slot * COLUMNS * ROWS + k;
      if (covered(n)) return;
      const [x, y] = [columnOf(k) * SPACE, (i * ROWS + rowOf(k)) * SPACE];
      const halo =
        sp.thing?.kind === 'artifact'
          ? path(poly(ngon(8, 22.5, 22.5, 23, Math.PI / 8)), '#43d3c0', 'opacity=".28"')
          : '';
      const art = halo + space(sp, n);
      if (art) things += at(x, y, art);
    }),
  );
  const d = contour((x, y) => covered((y + first) * COLUMNS + x), [0, 0, COLUMNS, sorted.length * ROWS], {
    inset: 2,
    r: 12,
    rough: 0.6,
  });
  const cut =
    d && stroke(d, '#140604', 6, 'opacity=".5"') + path(d, VOID.back, `stroke="${VOID.rim}" stroke-width="2.4"`);
  return svg([0, 0, w, h], width, (width * h) / w, s + things + cut, how);
}
