/**
 * Runs work that is not urgent as soon as the browser is idle. Safari has no idle callback, so in
 * Safari the work runs in a separate task after the next paint.
 *
 * @returns a function that cancels the work
 */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const id = requestIdleCallback(work);
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(work);
  return () => clearTimeout(timer);
}
