import type { RefCallback } from 'react';

/**
 * Scrolls the page so that the focused input stays in place when typing changes the height of the
 * content above it. Does the same for a tapped heading when the section above it closes. Measures
 * the position before the key press or tap takes effect, and again before the next frame.
 *
 * @returns a ref for the element around the inputs and the content above them
 */
export function useSteadyInput(): RefCallback<HTMLElement> {
  return (part) => {
    const leaving = new AbortController();
    let isHolding = false;
    const hold = (box: Element | null) => {
      // If several keys are pressed in one frame, measures only at the first one, when the input is
      // still at its rendered position.
      if (isHolding || !box) return;
      isHolding = true;
      const { top } = box.getBoundingClientRect();
      requestAnimationFrame(() => {
        isHolding = false;
        const moved = box.getBoundingClientRect().top - top;
        if (moved !== 0) window.scrollBy(0, moved);
      });
    };
    // React's event with this name does not fire for deletions.
    part?.addEventListener('beforeinput', () => hold(document.activeElement), {
      signal: leaving.signal,
    });
    part?.addEventListener(
      'click',
      ({ target }) => hold(target instanceof Element ? target.closest('summary') : null),
      { signal: leaving.signal },
    );
    return () => leaving.abort();
  };
}
