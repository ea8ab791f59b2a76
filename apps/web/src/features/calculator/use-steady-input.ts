import { type RefCallback, useCallback } from 'react';

/**
 * Keeps the focused input in place on screen while content above it grows or shrinks from typing, by
 * scrolling the page. Measures before the key takes effect and before the next frame. Changes after
 * that frame do not come from typing.
 *
 * @returns a ref for the element around the inputs and the content above them
 */
export function useSteadyInput(): RefCallback<HTMLElement> {
  return useCallback((part) => {
    const leaving = new AbortController();
    let isHolding = false;
    const hold = () => {
      const box = document.activeElement;
      // Only the first key in a frame still sees the input where it was rendered.
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
