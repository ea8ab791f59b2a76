import { type RefCallback, useCallback } from 'react';

/**
 * Keeps the box that one types in where it is on the screen, while what stands above it grows or
 * shrinks by what is typed: the page scrolls along. Both is measured where the page is laid out
 * anyway: before the key changes anything, and before the next frame is drawn; what changes after
 * it is none of the typing's making.
 *
 * @returns the reference of the part around the boxes and what stands above them
 */
export function useSteadyInput(): RefCallback<HTMLElement> {
  return useCallback((part) => {
    const leaving = new AbortController();
    let isHolding = false;
    const hold = () => {
      const box = document.activeElement;
      // Of several keys in one frame, the first has seen the box where it was drawn.
      if (isHolding || !box) return;
      isHolding = true;
      const { top } = box.getBoundingClientRect();
      requestAnimationFrame(() => {
        isHolding = false;
        const moved = box.getBoundingClientRect().top - top;
        if (moved !== 0) window.scrollBy(0, moved);
      });
    };
    // React's event of this name is another one, which knows of no deletion.
    part?.addEventListener('beforeinput', hold, { signal: leaving.signal });
    return () => leaving.abort();
  }, []);
}
