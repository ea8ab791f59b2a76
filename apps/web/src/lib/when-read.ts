/** Safari has no idle callback, so the work runs immediately there. */
const whenIdle: (work: () => void) => void =
  'requestIdleCallback' in globalThis ? (work) => requestIdleCallback(work) : (work) => work();

/** The minimum time that we expect a visitor to read a page. */
const READING_MS = 3_000;

/**
 * Runs work that the page does not need right away, after a delay and when the browser is idle.
 * This keeps a slow network free for the page.
 *
 * @param after the delay in milliseconds
 * @returns a function that cancels the work
 */
export function whenRead(work: () => void, after = READING_MS): () => void {
  const timer = setTimeout(() => whenIdle(work), after);
  return () => clearTimeout(timer);
}
