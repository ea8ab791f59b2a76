/**
 * Runs non-urgent work as soon as the browser has painted the page and is idle. Safari has no idle
 * callback, so there the work runs in a separate task after the paint.
 *
 * @returns a function that cancels the work
 */
export function whenIdle(work: () => void): () => void {
  let cancel = () => {};
  const frame = requestAnimationFrame(() => {
    if ('requestIdleCallback' in globalThis) {
      const id = requestIdleCallback(work);
      cancel = () => cancelIdleCallback(id);
    } else {
      const timer = setTimeout(work);
      cancel = () => clearTimeout(timer);
    }
  });
  return () => {
    cancelAnimationFrame(frame);
    cancel();
  };
}
