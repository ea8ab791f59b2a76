import { useEffect } from 'react';

/** The last click on a button of the server's page that no handler of the app has seen. */
interface EarlyClick {
  button: HTMLElement | null;
  /** Whether that click is still on its way. */
  isNow: boolean;
  /** Whether React listens. A click that it lets through has reached the app's handlers. */
  hasListener: boolean;
  /** Ends the recording. */
  readonly stop: () => void;
}

declare global {
  var earlyClick: EarlyClick | undefined;
}

/**
 * Repeats an early click, as soon as the part of the page that contains the button takes clicks. It
 * stands in that part's `Suspense` boundary.
 *
 * React stops a click on a part that it cannot take over at once, and does not repeat it later.
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
    // React may still pass on a click that is on its way.
    if (earlyClick.isNow) setTimeout(repeat);
    else repeat();
  }, [within]);
  return null;
}

/** The main content of a layout, which is a part of its own. */
export const LAYOUT_CONTENT = '#content';
