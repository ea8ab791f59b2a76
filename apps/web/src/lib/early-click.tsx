import { useEffect } from 'react';

/** The last click on a button of the server's page, before the app's code was here. */
interface EarlyClick {
  button: HTMLElement | null;
  /** Whether that click is still on its way: React then passes it on by itself. */
  isNow: boolean;
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
 * @param within selects the part. By default, everything outside the main content of a layout.
 */
export function RepeatEarlyClick({ within }: { within?: string }) {
  useEffect(() => {
    const { earlyClick } = globalThis;
    if (!earlyClick) return;
    const isLast = within !== undefined || !document.querySelector(LAYOUT_CONTENT);
    if (isLast) earlyClick.stop();
    const { button, isNow } = earlyClick;
    const isHere = within ? button?.closest(within) : !button?.closest(LAYOUT_CONTENT);
    if (!button || !isHere || isNow) return;
    earlyClick.button = null;
    button.click();
  }, [within]);
  return null;
}

/** The main content of a layout, which is a part of its own. */
export const LAYOUT_CONTENT = '#content';
