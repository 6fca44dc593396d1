// A collection card as a specimen-drawer label. The recipe is laid out one chip a mineral: inked = in the pool,
// green rim = the previewed move brings it, dashed = lacking.
import { at, fill, line, n1, svg, text, textWidth, type Picture, type Point } from './base';
import { CHIP, mineralChip } from './chip';
import { ID, NONE, PEN, type Counts } from './kinds';
import { recipe, standing } from './needs';

/** What stands on a card (MN-2). */
export interface CardArt {
  readonly title: string;
  /** Facets: ♦ or ♦♦. */
  readonly rank: 1 | 2;
  readonly points: number;
  /** The value without the orpiment (MN-31), of cards that have one. */
  readonly low?: number;
  readonly needs: Counts;
}
/** `small` 88 × 122 for phones, `large` 140 × 184 with the title, `plain` 88 × 98 without a badge for what is owned. */
export type CardSize = 'small' | 'large' | 'plain';
/** How a card is drawn. */
export interface CardLook {
  readonly size?: CardSize;
  readonly pool?: Counts;
  /** What the previewed move brings. */
  readonly gain?: Counts;
  /** Words of the badge, in the player's language: what is lacking, or that the card is ready. */
  readonly badge?: string;
}

const SIZES = {
  small: { w: 88, h: 122, chip: 21, rows: 44, points: 27, badge: 13, titled: false },
  large: { w: 140, h: 184, chip: 27, rows: 86, points: 40, badge: 15, titled: true },
  plain: { w: 88, h: 98, chip: 21, rows: 44, points: 27, badge: 0, titled: false },
} as const;
/** Width and height of a card in CSS px. */
export const cardSize = (size: CardSize): readonly [w: number, h: number] => [SIZES[size].w, SIZES[size].h];

/** A label with bitten corners. */
function label(x: number, y: number, w: number, h: number, bite: number): string {
  const a = `A${bite} ${bite} 0 0 0 `;
  return `M${x + bite} ${y}H${x + w - bite}${a}${x + w} ${y + bite}V${y + h - bite}${a}${x + w - bite} ${y + h}H${x + bite}${a}${x} ${y + h - bite}V${y + bite}${a}${x + bite} ${y}Z`;
}
const facet = (x: number, y: number, s: number): string =>
  `M${n1(x)} ${n1(y - s)}L${n1(x + s * 0.72)} ${n1(y)}L${n1(x)} ${n1(y + s)}L${n1(x - s * 0.72)} ${n1(y)}Z`;

const HAIR = 'var(--mn-hairline,#b99f6e)';
const EDGE = 'var(--mn-label-edge,#8f7446)';
const INK = 'var(--ink,#2b2419)';
const SOFT = 'var(--mn-soft,#584b36)';
const ACCENT = 'var(--accent,#8a4b2a)';

/** A card; its picture says what it needs and what is still lacking. */
export function collectionCard(card: CardArt, look: CardLook = {}, how: Picture = {}, id = ID): string {
  const { size = 'small', pool = NONE, gain = NONE, badge = '' } = look;
  const s = SIZES[size];
  const [mid, wide] = [s.w / 2, s.w - (s.titled ? 36 : 22)];
  const state = standing(card.needs, pool, gain, card.low !== undefined);
  const ready = state.payable !== 'no';
  const cheap = state.payable === 'low';

  const chips = recipe(card.needs, pool, gain);
  const columns = chips.length <= 3 ? chips.length : Math.ceil(chips.length / 2);
  const chip = s.chip * (columns > 3 ? (s.titled ? 0.98 : 0.82) : 1);
  const oneRow = chips.length <= columns;
  const chipArt = chips
    .map((need, i) => {
      const row = Math.floor(i / columns);
      const inRow = Math.min(columns, chips.length - row * columns);
      const place: Point = [
        mid + (i - row * columns - (inRow - 1) / 2) * chip * 1.06,
        s.rows + (oneRow ? s.chip * 1.05 : s.chip * 0.56 + row * s.chip * 1.03),
      ];
      const rim = need.state === 'brought' ? line(CHIP, PEN.good, 11) + line(CHIP, PEN.cream, 2.5) : '';
      return at(place, mineralChip(need.kind, need.state === 'lacking' ? 'ghost' : 'inked', id) + rim, chip / 92);
    })
    .join('');

  const top = s.titled ? 48 : 34;
  const cut = s.titled ? 9 : 7;
  const facets = Array.from({ length: card.rank }, (_, i) =>
    facet(s.titled ? 23 : 16, top - s.points * 0.34 + (i - (card.rank - 1) / 2) * cut * 1.75, cut),
  ).join('');
  const title = s.titled
    ? text([mid, top + 26], card.title, 14.5, INK, {
        face: 'display',
        italic: true,
        weight: 500,
        anchor: 'middle',
        within: wide,
      }) + line(`M20 ${top + 35}H${s.w - 20}`, HAIR, 1)
    : line(`M11 42H${s.w - 11}`, HAIR, 1);

  // two values: the lower one for a card taken without the orpiment
  const right = s.w - (s.titled ? 20 : 12);
  const lesser = s.titled ? 20 : 14;
  const figures = { face: 'display', anchor: 'end' } as const;
  const low =
    card.low === undefined
      ? ''
      : text([right, top], `/${card.low}`, lesser, cheap ? 'var(--mn-good-text,#1c5636)' : SOFT, {
          ...figures,
          italic: true,
          weight: cheap ? 700 : 500,
        });
  // the display face's figures are about 0.64 em wide
  const room = card.low === undefined ? 0 : lesser * (0.42 + 0.64 * String(card.low).length);
  const pointsSize = card.low !== undefined && !s.titled ? 22 : s.points;
  const points = text([right - room, top], String(card.points), pointsSize, cheap ? SOFT : INK, {
    ...figures,
    weight: 600,
  });

  const foot = s.badge === 0 ? '' : badgeArt(badge, s, state.after < state.now, ready);
  return svg(
    [0, 0, s.w, s.h],
    s.w,
    s.h,
    fill(label(2.5, 4.5, s.w - 5, s.h - 6, 8), '#3c2a14', 0.22) +
      fill(label(2, 2, s.w - 4, s.h - 5, 8), `url(#${id}-label)`, 1, `stroke="${EDGE}" stroke-width="1.2"`) +
      line(label(5.5, 5.5, s.w - 11, s.h - 12, 7), ready && s.badge ? PEN.good : EDGE, ready && s.badge ? 1.6 : 0.7) +
      fill(facets, ACCENT) +
      points +
      low +
      title +
      chipArt +
      foot,
    { ...how, className: `mn-card${ready ? ' is-ready' : ''}${how.className ? ' ' + how.className : ''}` },
  );
}

function badgeArt(words: string, s: (typeof SIZES)[CardSize], closer: boolean, ready: boolean): string {
  const bh = s.badge + 8;
  const by = s.h - bh - 9;
  const base = by + bh / 2 + s.badge * 0.36;
  if (!ready) {
    const ink = closer ? 'var(--mn-good-text,#1c5636)' : ACCENT;
    return (
      line(`M12 ${by - 1}H${s.w - 12}`, HAIR, 1) +
      text([s.w / 2, base], words, s.badge, ink, { weight: 650, anchor: 'middle', within: s.w - 18 })
    );
  }
  // the tick stands where there is room for it: the filled band says the same
  const ticked = textWidth(words, s.badge) <= s.w - 18 - 30;
  const room = s.w - 18 - (ticked ? 30 : 10);
  const width = textWidth(words, s.badge) * 0.92;
  const x = s.w / 2 + (ticked ? 8 : 0);
  return (
    `<rect x="9" y="${by}" width="${s.w - 18}" height="${bh}" rx="${bh / 2}" fill="${PEN.good}"/>` +
    (ticked
      ? line(
          `M${n1(x - width / 2 - 16)} ${n1(by + bh / 2)}l4 4l8-9`,
          'var(--mn-on-good,#fffaf0)',
          2.2,
          1,
          'stroke-linecap="round" stroke-linejoin="round"',
        )
      : '') +
    text([x, base], words, s.badge, 'var(--mn-on-good,#fffaf0)', { weight: 650, anchor: 'middle', within: room })
  );
}

/** The back of the deck: a label with two hexes, the size of a card. */
export function cardBack(size: CardSize = 'small', how: Picture = {}, id = ID): string {
  const { w, h } = SIZES[size];
  const hexes = [3, 2.1, 1.2]
    .map((k) => {
      const r = (w / 9) * k;
      const c = [-90, -30, 30, 90, 150, 210].map((deg) => (deg * Math.PI) / 180);
      return `M${c.map((a) => `${n1(w / 2 + r * Math.cos(a))} ${n1(h / 2 - 1 + r * Math.sin(a))}`).join('L')}Z`;
    })
    .join('');
  return svg(
    [0, 0, w, h],
    w,
    h,
    fill(label(2.5, 4.5, w - 5, h - 6, 8), '#3c2a14', 0.22) +
      fill(label(2, 2, w - 4, h - 5, 8), 'var(--mn-back,#7a5130)', 1, `stroke="${EDGE}" stroke-width="1.2"`) +
      line(label(5.5, 5.5, w - 11, h - 12, 7), PEN.cream, 0.9, 0.7) +
      fill(label(9, 9, w - 18, h - 19, 6), `url(#${id}-back-lines)`) +
      line(hexes, PEN.cream, 1.5, 0.85, 'stroke-linejoin="round"'),
    how,
  );
}

/** The label's paper and the back's ruling; once a page, inside `<defs>`. */
export const cardDefs = (id = ID): string =>
  `<linearGradient id="${id}-label" x1="0" y1="0" x2=".4" y2="1"><stop offset="0" stop-color="var(--mn-label-1,#fffbf0)"/><stop offset="1" stop-color="var(--mn-label-2,#f6ead0)"/></linearGradient>` +
  `<pattern id="${id}-back-lines" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><path d="M0 2H4" stroke="#fff6df" stroke-width=".7" stroke-opacity=".28"/></pattern>`;
