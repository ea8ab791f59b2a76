import { type RefCallback, useCallback } from 'react';

/**
 * Scrolls the page to keep the focused input in place when typing makes the content above it grow
 * or shrink. Measures before the key press takes effect and again before the next frame. Typing
 * does not cause later changes.
 *
 * @returns a ref for the element around the inputs and the content above them
 */
export function useSteadyInput(): RefCallback<HTMLElement> {
  return useCallback((part) => {
    const leaving = new AbortController();
    let isHolding = false;
    const hold = () => {
      const box = document.activeElement;
      // Only the first key press in a frame measures the input at its rendered position.
      if (isHolding || !box) return;
      isHolding = true;
      const { top } = box.getBoundingClientRect();
      requestAnimationFrame(() => {
        isHolding = false;
        const moved = box.getBoundingClientRect().top - top;
        if (moved !== 0) window.scrollBy(0, moved);
      });
    };
    // React's event with this name does not fire on deletion.
    part?.addEventListener('beforeinput', hold, { signal: leaving.signal });
    return () => leaving.abort();
  }, []);
}
