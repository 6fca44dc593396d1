/**
 * Milliseconds that a pick waits for its answer, so that both are drawn at once, before it is shown without: less
 * than two frames. Drawing twice would bring the answer later than waiting for it.
 */
const TOGETHER = 25;

/** The answer, if it comes soon. */
export async function soon<T>(asked: Promise<T>): Promise<{ readonly value: T } | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), TOGETHER)));
  const answer = await Promise.race([asked.then((value) => ({ value })), late]);
  clearTimeout(timer);
  return answer;
}
