/** Milliseconds until the poster of a launch stands: trail, craft, stamp, postmark. */
export const STANDS_MS = 1300;
/** Milliseconds of the short version. */
export const SHORT_MS = 900;
