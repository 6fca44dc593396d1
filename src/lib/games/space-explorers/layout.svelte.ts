// Where things stand for a window of this size. All figures are CSS px.
import { HUB_SIZES, type HubSize } from './art/hub';
import { LEAST_SMALL, type CardSize } from './art/card';

/** Phone upright; tablet, or a window too narrow for columns at the sides; desktop with rivals and plan at the sides. */
export type LayoutKind = 'phone' | 'tablet' | 'desk';

/** How much lies on the table. */
export interface Amounts {
  readonly projects: number;
  readonly center: number;
  /** Specialists in the own tallest stack, with one that may be planned. */
  readonly tallest: number;
  /** Others at the table. */
  readonly rivals: number;
}
/** How the Center's cards lie. */
export interface CenterSize {
  readonly size: CardSize;
  readonly width: number;
  readonly height: number;
  readonly rows: number;
  /** Cards a row; more of them roll sideways. */
  readonly perRow: number;
  readonly rolls: boolean;
}
export interface Measures {
  readonly stamp: {
    readonly width: number;
    readonly height: number;
    readonly lanes: number;
    readonly emblems: boolean;
  };
  readonly center: CenterSize;
  readonly hub: HubSize & { readonly gap: number; readonly plate: number };
  /** Height of the own row on a phone; beside the hub there is as much room as the hub has. */
  readonly mine: number;
  /** Rivals are shown with hub and tokens, not with their skills alone. */
  readonly bigRivals: boolean;
  /** Height of the rivals' row above the projects; null where they have a column of their own. */
  readonly rivals: number | null;
  /** The deck lies in the own row instead of beside the Center. */
  readonly deckBelow: boolean;
  /** Nothing can be drawn so low that all of it fits: the board rolls. */
  readonly rolls: boolean;
}

const FULL = [104, 150] as const;
const SLIM = [76, 150] as const;
/** Width of the deck, of a phone's margin, and of the gaps inside. */
export const DECK = 44;
export const EDGE = 8;
const GAP = 6;

/**
 * The largest card that fits a place: with its role in 13 px, else without, else drawn for the place itself. Smaller
 * than it is drawn none is shown, for then its figures could not be read.
 */
function cardIn(width: number, height: number, most = Infinity): Pick<CenterSize, 'size' | 'width' | 'height'> {
  const scale = ([w, h]: readonly [number, number]): number => Math.min(width / w, height / h);
  const sized = (size: CardSize, [w, h]: readonly [number, number]) => {
    const px = Math.min(most, Math.floor(w * scale([w, h])));
    return { size, width: px, height: (px * h) / w };
  };
  if (scale(FULL) >= 1) return sized('full', FULL);
  if (scale(SLIM) >= 1) return sized('slim', SLIM);
  return { size: 'small', width: Math.floor(Math.min(most, width)), height: Math.floor(Math.min(150, height)) };
}

const clamp = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));
const stripsOf = (tallest: number, most: number): number => Math.min(most, Math.max(0, tallest - 1));
/** Height of the own hub without the plates. */
const towers = ({ top, peek, least, most }: HubSize, tallest: number): number => {
  const strips = stripsOf(tallest, most);
  return top + strips * (strips > 3 ? least : peek);
};

/** Heights of what always stands on a phone: turn, plates of the hub, lanes. */
export const HEAD = 48;
const LANES = 27;
const PLATE = 27;

function phone(width: number, height: number, amounts: Amounts): Measures {
  const inner = width - 2 * EDGE;
  const short = height < 740;
  const rival = short ? 44 : 50;
  const stampWidth = Math.min(
    short ? 50 : amounts.projects > 4 ? 72 : 82,
    (inner - 5 * (amounts.projects - 1)) / amounts.projects,
  );
  const stampHeight = Math.round((stampWidth * 80) / 58);
  const lanes = short ? 24 : LANES;
  const mine = short ? 82 : 92;
  const rest = height - HEAD - rival - 8 - (stampHeight + lanes + 8) - mine - 22;
  const rolls = amounts.center > 8;
  const perRow = amounts.center <= 6 ? 3 : amounts.center <= 8 ? 4 : Math.ceil(amounts.center / 2);
  const column = Math.floor((inner - 4 * GAP) / 5);
  const wide = Math.min(HUB_SIZES.phone.width, column);
  // The hub gives way first, then the cards.
  const hubs: readonly HubSize[] = [
    { ...HUB_SIZES.phone, width: wide },
    { width: wide, top: 84, peek: 19, least: 15, most: 5 },
    { width: wide, top: 84, peek: 18, least: 15, most: 3 },
    { width: wide, top: 76, peek: 17, least: 15, most: 3 },
    { width: wide, top: 68, peek: 16, least: 14, most: 2 },
    { width: wide, top: 68, peek: 16, least: 15, most: 1 },
    { width: wide, top: 62, peek: 15, least: 14, most: 1 },
  ];
  const rowFor = (hub: HubSize): number => (rest - PLATE - towers(hub, amounts.tallest) - GAP) / 2;
  // A narrow phone has no room for the deck beside cards that show their roles.
  const deckBelow = width < 376 && !short;
  const few = Math.min(perRow, 4);
  // Where rows roll, the edge of a fifth card shows that there is more.
  const room = inner - (deckBelow ? 0 : DECK + GAP) - GAP * (few - 1) - (rolls ? 14 : 0);
  const across = Math.max(LEAST_SMALL[0], room / few);
  const goal = Math.min(150, (across * 150) / 104);
  const hub = hubs.find((one) => rowFor(one) >= goal) ?? hubs.find((one) => rowFor(one) >= 106) ?? hubs.at(-1);
  const size = hub ?? HUB_SIZES.phone;
  const row = Math.max(96, rowFor(size));
  const card = cardIn(across, row, 116);
  return {
    stamp: { width: Math.floor(stampWidth), height: stampHeight, lanes, emblems: false },
    center: { ...card, rows: 2, perRow, rolls },
    hub: { ...size, gap: GAP, plate: PLATE },
    mine,
    bigRivals: false,
    rivals: rival,
    deckBelow,
    rolls: rowFor(size) < 96,
  };
}

/** Width of the columns beside a desktop's board, for a window of this scale. */
export const sides = (scale: number): readonly [left: number, right: number] => [
  Math.round(204 * clamp(0.94, scale, 1.5)),
  Math.round(290 * clamp(0.96, scale, 1.5)),
];
/** Height of a desktop's head. */
export const TOP = 60;

/** Width of a card in the hand beside the hub, and what its row needs: name, tokens and hand above each other. */
export const handCard = (scale: number): number => Math.round(76 * clamp(1, scale, 1.1));
const ownRow = (scale: number): number => 103 + 14 + (handCard(scale) * 150) / 76;
/** Height of the plate below a division. */
const PLATE_NAMED = 48;
/** Lowest strip of a covered card on which its points can be read. */
const LEAST_PEEK = 18;
/** Strips of covered cards for which there is always room. */
const SURE_STRIPS = 4;
/** What the Center always has room for: more cards are narrower, or roll, but nothing else moves (SE-4). */
const FIRST_CENTER = 6;

function board(width: number, height: number, amounts: Amounts, scale: number, rows = 1): Omit<Measures, 'rivals'> {
  const column = Math.floor(Math.min(116 * scale, (width * 0.7 - 40) / 5));
  const least = Math.max(96, Math.round(1.08 * column));
  const own = Math.max(ownRow(scale), PLATE_NAMED + least + SURE_STRIPS * LEAST_PEEK);
  const across = (cards: number): number => {
    const perRow = Math.ceil(cards / rows);
    return (width - DECK - GAP - 8 * perRow) / perRow;
  };
  // Everything is as large as it may be, then smaller by steps until the own row has its height. How much lies in the
  // Center or in the hub makes no difference here, so that nothing moves while one plays.
  for (let k = 1; k > 0.5; k -= 0.04) {
    const goal = rows === 1 ? 132 * scale * k : Math.max(94, 116 * scale * k);
    const stampWidth = Math.min(goal, (width - 10 * (amounts.projects - 1)) / amounts.projects);
    const emblems = stampWidth >= 84;
    const lanes = emblems ? Math.round(clamp(50, 62 * scale * k, 90)) : LANES;
    const stampHeight = Math.round((stampWidth * 166) / 132);
    // Cards give way as far as their roles can be read.
    const most = Math.max(FULL[0], Math.round((rows === 1 ? 134 : 172) * scale * k));
    const row = cardIn(across(FIRST_CENTER), 1.65 * most, most).height;
    const rest = height - stampHeight - lanes - rows * row - (rows - 1) * GAP;
    if (rest < own && k > 0.58) continue;
    const rolls = across(amounts.center) < LEAST_SMALL[0];
    // Half a pixel more, for a width is rounded down.
    const card = cardIn(rolls ? SLIM[0] : across(amounts.center), row + 0.5, most);
    const tower = rest - PLATE_NAMED;
    const strips = Math.max(1, amounts.tallest - 1);
    const peek = Math.floor(clamp(LEAST_PEEK, (tower - least) / strips, 31 * clamp(0.9, scale, 1.3)));
    const shown = Math.min(strips, Math.max(1, Math.floor((tower - least) / peek)));
    const top = Math.floor(Math.min((182 * column) / 116, tower - (amounts.tallest > 1 ? shown * peek : 0)));
    return {
      stamp: { width: Math.floor(stampWidth), height: stampHeight, lanes, emblems },
      center: { ...card, rows, perRow: Math.ceil(amounts.center / rows), rolls },
      hub: { width: column, top: Math.max(96, top), peek, least: peek, most: shown, gap: 10, plate: PLATE_NAMED },
      mine: 0,
      bigRivals: true,
      deckBelow: false,
      rolls: top < 96,
    };
  }
  throw new RangeError('the last step always answers');
}

/** Where things stand. */
export function measure(kind: LayoutKind, width: number, height: number, scale: number, amounts: Amounts): Measures {
  const some: Amounts = { ...amounts, projects: Math.max(1, amounts.projects), center: Math.max(1, amounts.center) };
  if (kind === 'phone') return phone(width, height, some);
  if (kind === 'desk') {
    const [left, right] = sides(scale);
    // Between the columns, and above, below and between the three rows.
    return { ...board(width - left - right - 80, height - TOP - 48, some, scale), rivals: null };
  }
  const bigRivals = height >= 1090;
  // Three panels side by side are narrow: there the tokens lie below the hub.
  const rivals = bigRivals ? (some.rivals > 2 ? 236 : 190) : 50;
  const size = clamp(0.8, Math.min(width / 820, height / 1000), 1.2);
  // An upright tablet has room for two rows of larger cards.
  const rows = height > width ? 2 : 1;
  return { ...board(width - 32, height - HEAD - rivals - 56, some, size, rows), bigRivals, rivals };
}

/** Measures of the table screen. */
export class Layout {
  #width = $state(390);
  #height = $state(844);

  /** Size of the window in CSS px. */
  resize(width: number, height: number): void {
    this.#width = width;
    this.#height = height;
  }
  /** A window larger than the board was drawn for is shown enlarged, letters and all. */
  readonly zoom = $derived(Math.min(1.8, Math.max(1, Math.min(this.#width / 1480, this.#height / 920))));
  /** Width and height as they are drawn, before that. */
  get width(): number {
    return this.#width / this.zoom;
  }
  get height(): number {
    return this.#height / this.zoom;
  }
  readonly kind: LayoutKind = $derived.by(() => {
    if (this.#width >= 1180 && this.#height >= 600) return 'desk';
    return this.#width >= 700 ? 'tablet' : 'phone';
  });
  /** Desktop: how large the columns beside the board are drawn; 1 is the size at 1440 × 900. */
  readonly scale = $derived(
    this.kind === 'desk' ? Math.min(1.1, Math.max(0.8, Math.min(this.width / 1440, this.height / 900))) : 1,
  );
  /** The card of a flight plan stands on the plan's edge. */
  readonly docks = $derived(this.kind === 'phone' && this.#height >= 780);
  /** A low wide window: the flight plan comes from the right instead of from below. */
  readonly low = $derived(this.kind === 'tablet' && this.#height < 620);

  measures(amounts: Amounts): Measures {
    return measure(this.kind, this.width, this.height, this.scale, amounts);
  }
}
