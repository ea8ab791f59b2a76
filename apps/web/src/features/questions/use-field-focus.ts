import { useEffect } from 'react';

/** A mouse or a trackpad. On a touch screen, focus would open the keyboard over the page. */
const PRECISE_POINTER = '(hover: hover) and (pointer: fine)';

/** Focuses a page's only field when the page opens, except on touch screens. */
export function useFieldFocus(focus: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus only once, when the page opens.
  useEffect(() => {
    if (window.matchMedia(PRECISE_POINTER).matches) focus();
  }, []);
}
