/** Safari has no idle callback: a moment after the page is drawn serves as well. */
export const whenIdle: (work: () => void) => void =
  'requestIdleCallback' in window
    ? (work) => window.requestIdleCallback(work)
    : (work) => window.setTimeout(work, 200);
