/** As long as somebody reads at least: until then a slow network is the page's own, milliseconds. */
const READING = 3_000;

/** Safari has no idle callback: the moment itself serves as well. */
const whenIdle: (work: () => void) => void =
  'requestIdleCallback' in window ? (work) => window.requestIdleCallback(work) : (work) => work();

/**
 * Does what a page is drawn without, once it has been there for a moment and nothing else is to do.
 *
 * @returns calls it off
 */
export function whenRead(work: () => void): () => void {
  const timer = setTimeout(() => whenIdle(work), READING);
  return () => clearTimeout(timer);
}
