import { useEffect } from 'react';

/** A mouse or a trackpad. On a touch screen the focus would open the keyboard over the page. */
const PRECISE_POINTER = '(hover: hover) and (pointer: fine)';

/** Moves the focus to the one field of a page when the page opens, except on touch screens. */
export function useFieldFocus(focus: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once, when the page opens.
  useEffect(() => {
    if (window.matchMedia(PRECISE_POINTER).matches) focus();
  }, []);
}
