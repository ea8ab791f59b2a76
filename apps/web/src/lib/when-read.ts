/** Safari has no idle callback: the moment itself serves as well. */
const whenIdle: (work: () => void) => void =
  'requestIdleCallback' in window ? (work) => window.requestIdleCallback(work) : (work) => work();

/** As long as somebody reads at least, in milliseconds. */
const READING = 3_000;

/**
 * Does what a page is drawn without, once it has been there for a moment and nothing else is to do:
 * until then a slow network is the page's own.
 *
 * @param after how long it has been there, in milliseconds
 * @returns calls it off
 */
export function whenRead(work: () => void, after = READING): () => void {
  const timer = setTimeout(() => whenIdle(work), after);
  return () => clearTimeout(timer);
}
