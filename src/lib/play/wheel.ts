/** Px of rolling that make one notch; a mouse's wheel sends about a hundred at once, a trackpad a few at a time. */
const NOTCH = 80;
/** Milliseconds after which a roll begins anew. */
const REST = 250;
/** Px of a line and of a page, for browsers that roll by those. */
const LINE = 20;
const PAGE = 400;

/** Counts a wheel's or a trackpad's rolling in notches, so that one turn of the wheel is one step. */
export class Notches {
  #sum = 0;
  #last = -Infinity;

  /** Notches that this event completes: 1, 0, or -1 when rolled up. */
  roll(event: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'timeStamp'>): number {
    const px = event.deltaY * (event.deltaMode === 1 ? LINE : event.deltaMode === 2 ? PAGE : 1);
    if (event.timeStamp - this.#last > REST || Math.sign(px) !== Math.sign(this.#sum)) this.#sum = 0;
    this.#last = event.timeStamp;
    this.#sum += px;
    if (Math.abs(this.#sum) < NOTCH) return 0;
    const way = Math.sign(this.#sum);
    this.#sum = 0;
    return way;
  }
}
