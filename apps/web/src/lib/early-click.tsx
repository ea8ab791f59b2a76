import { useEffect } from 'react';

/** The last click on a button in the server-rendered page, if the app has not handled it yet. */
interface EarlyClick {
  button: HTMLElement | null;
  /**
   * Whether React already listens for clicks. If so, the app handles the clicks that React does not
   * stop.
   */
  hasListener: boolean;
  /** Stops recording clicks. */
  readonly stop: () => void;
}

declare global {
  var earlyClick: EarlyClick | undefined;
}

/**
 * Repeats an early click as soon as the section of the page that contains the button can handle
 * clicks. React blocks a click on a section that it cannot hydrate right away, and never replays
 * that click. Render this component inside the section's `Suspense` boundary.
 *
 * @param within a selector for the section. By default, the section is everything outside a
 * layout's main
 *   content.
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
    // During this effect, React could not hydrate an inner part that contains the button. Also, React
    // may still let a click through that the browser is dispatching now.
    setTimeout(repeat);
  }, [within]);
  return null;
}

/** Selector for a layout's main content, which hydrates as a separate section. */
export const LAYOUT_CONTENT = '#content';
