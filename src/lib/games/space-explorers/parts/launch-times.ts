/** Milliseconds until the poster of a launch stands: trail, craft, stamp, postmark. */
export const STANDS_MS = 1300;
/** Milliseconds that the short version stays: long enough to read whose it is, what flies and for how much. */
export const SHORT_MS = 1500;
