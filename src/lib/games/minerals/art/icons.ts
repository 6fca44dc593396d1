// Line icons for the frame, 24 units, drawn with the tools' pen. Each has a word beside it or a label.
import { svg, type Picture } from './base';

const DRAWN = {
  menu: 'M4 7H20M4 12H20M4 17H20',
  undo: 'M9 6L4 11L9 16M4 11H14Q20 11 20 17V19',
  redo: 'M15 6L20 11L15 16M20 11H10Q4 11 4 17V19',
  hint: 'M12 3A6.5 6.5 0 0 0 8 14.5Q9 15.5 9 17H15Q15 15.5 16 14.5A6.5 6.5 0 0 0 12 3ZM9.5 20H14.5M12 8V12',
  book: 'M12 6Q8 3.5 3.5 4.5V18.5Q8 17.5 12 20Q16 17.5 20.5 18.5V4.5Q16 3.5 12 6V20',
  close: 'M6 6L18 18M18 6L6 18',
  check: 'M4.5 12.5L10 18L20 6.5',
  shuffle: 'M3 7H7Q10 7 12 12T17 17H21M3 17H7Q10 17 12 12T17 7H21M18 4L21 7L18 10M18 14L21 17L18 20',
  brush:
    'M14 10L19.5 3.5Q21 3 20.5 4.5L15 12M14 10L15 12M14 10L11 12L13.5 14.5L15 12M11 12Q6 12 6 17Q6 19 3.5 20Q12 21.5 13.5 14.5',
  eraser: 'M4 15L13 5L20 11L12 20H8L4 15ZM9 10L16 16M12 20H20',
  back: 'M14 5L7 12L14 19',
  next: 'M10 5L17 12L10 19',
  down: 'M5 9L12 16L19 9',
  bag: 'M9 8C6 11 3.5 15 4.5 18.5C5.2 21 8 21 12 21S18.8 21 19.5 18.5C20.5 15 18 11 15 8M9 8L7 3.5L12 5L17 3.5L15 8ZM8.5 8H15.5',
  hand: 'M7 12V6.5a1.5 1.5 0 0 1 3 0V11V5a1.5 1.5 0 0 1 3 0V11V6a1.5 1.5 0 0 1 3 0V12.5V9a1.5 1.5 0 0 1 3 0V15Q19 21 13 21Q9 21 7 17.5L4.5 13.5a1.6 1.6 0 0 1 2.5-1.5Z',
  warn: 'M12 3.5L21.5 20H2.5ZM12 9.5V14.5M12 17V17.4',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17ZM12 11V16.5M12 7.5V7.9',
  lift: 'M12 12.5V3M8 7L12 3L16 7M12 12L18.5 15.5L12 19L5.5 15.5ZM5.5 15.5V18L12 21.5L18.5 18V15.5',
  tile: 'M12 3L19.8 7.5V16.5L12 21L4.2 16.5V7.5Z',
  cut: 'M6 3.5L16.5 16.5M18 3.5L7.5 16.5M6.5 16a2.6 2.6 0 1 0 0 5.2a2.6 2.6 0 1 0 0-5.2ZM17.5 16a2.6 2.6 0 1 0 0 5.2a2.6 2.6 0 1 0 0-5.2Z',
  card: 'M7 3.5H17A2.5 2.5 0 0 0 19.5 6V18A2.5 2.5 0 0 0 17 20.5H7A2.5 2.5 0 0 0 4.5 18V6A2.5 2.5 0 0 0 7 3.5ZM12 6.5L14 9L12 11.5L10 9ZM8 15H16',
  tools: 'M4 9L10 3.5Q14 2 17 3.5Q13.5 5 12.5 8.5L8.5 12.5ZM10.8 10.5L20.5 19L18.5 21L9 12',
  glass: 'M10 4a6.3 6.3 0 1 0 0 12.6A6.3 6.3 0 1 0 10 4ZM14.6 15L20.5 21',
  turn: 'M19.5 12A7.5 7.5 0 1 1 16.8 6.2M17.2 2.6V6.6H13.2',
  plus: 'M12 5V19M5 12H19',
  minus: 'M5 12H19',
  log: 'M6 3.5H18V20.5H6ZM9 8H15M9 12H15M9 16H12.5',
  human: 'M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8ZM4.5 20.5Q4.5 14 12 14T19.5 20.5',
  computer: 'M4 5H20V16H4ZM9 20H15M12 16V20M9 9.2V11.4M15 9.2V11.4',
  device: 'M7.5 3H16.5V21H7.5ZM11 18H13',
  laurel:
    'M11 20Q4.5 18 5 9M13 20Q19.5 18 19 9M5 9Q2.5 8 3 5Q6 6 5 9ZM6 14Q3 14 2.5 11Q5.8 10.8 6 14ZM8.6 18Q6 19.2 4 17Q6.8 15.2 8.6 18ZM19 9Q21.5 8 21 5Q18 6 19 9ZM18 14Q21 14 21.5 11Q18.2 10.8 18 14ZM15.4 18Q18 19.2 20 17Q17.2 15.2 15.4 18Z',
  eye: 'M2.5 12Q12 2.5 21.5 12Q12 21.5 2.5 12ZM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6Z',
  skip: 'M5 5L12 12L5 19M13 5L20 12L13 19',
} as const;

/** Name of an icon. */
export type IconName = keyof typeof DRAWN;
export const ICONS = Object.keys(DRAWN) as readonly IconName[];

/** An icon in the colour of the text around it, `size` CSS px square. */
export const icon = (name: IconName, size = 22, how: Picture = {}): string =>
  svg(
    [0, 0, 24, 24],
    size,
    size,
    `<path d="${DRAWN[name]}" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>`,
    how,
  );
