import { svg } from './draw';

/** A picture of w × h units that fills whatever box it is put into; what sticks out of the box is cut off. */
export const framed = (w: number, h: number, body: string): string =>
  svg([0, 0, w, h], w, h, body, { className: 'world' }).replace('<svg ', '<svg preserveAspectRatio="xMidYMid slice" ');
