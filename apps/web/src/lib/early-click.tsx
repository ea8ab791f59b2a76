import { useEffect } from 'react';

/** The last click on a button in the server-rendered page that no app handler has seen. */
interface EarlyClick {
  button: HTMLElement | null;
  /** Whether the browser is still dispatching that click. */
  isNow: boolean;
  /** Whether React is listening. A click that React lets through has reached the app's handlers. */
  hasListener: boolean;
  /** Stops recording clicks. */
  readonly stop: () => void;
}

declare global {
  var earlyClick: EarlyClick | undefined;
}

/**
 * Repeats an early click as soon as the part of the page that contains the button is ready for
 * clicks. Render it inside that part's `Suspense` boundary.
 *
 * React stops a click on a part that it cannot hydrate right away, and does not repeat it later.
 *
 * @param within selects the part. By default, everything outside the main content of a layout.
 */
export function RepeatEarlyClick({ within }: { within?: string }) {
  useEffect(() => {
    const { earlyClick } = globalThis;
    if (!earlyClick) return;
    const isLast = within !== undefined || !document.querySelector(LAYOUT_CONTENT);
    const repeat = () => {
      const { button } = earlyClick;
      const isHere = within ? button?.closest(within) : !button?.closest(LAYOUT_CONTENT);
      if (isLast) earlyClick.stop();
      if (!button || !isHere) return;
      earlyClick.button = null;
      button.click();
    };
    // React may still pass on a click that the browser is dispatching.
    if (earlyClick.isNow) setTimeout(repeat);
    else repeat();
  }, [within]);
  return null;
}

/** Selector for a layout's main content, which hydrates as a separate part. */
export const LAYOUT_CONTENT = '#content';
