import type { RefCallback } from 'react';

/**
 * Hook that keeps the focused input in place on the screen when typing changes the height of the
 * content above the input. Does the same for a tapped heading when the section above the heading
 * closes. Measures the position before the key press or tap takes effect and again before the next
 * frame, and scrolls by the difference.
 *
 * @returns a ref for the element around the inputs and the content above them
 */
export function useSteadyInput(): RefCallback<HTMLElement> {
  return (part) => {
    const leaving = new AbortController();
    let isHolding = false;
    const hold = (box: Element | null) => {
      // If several keys are pressed in one frame, measure only at the first key, because the input
      // is still at its rendered position then.
      if (isHolding || !box) return;
      isHolding = true;
      const { top } = box.getBoundingClientRect();
      requestAnimationFrame(() => {
        isHolding = false;
        const moved = box.getBoundingClientRect().top - top;
        if (moved !== 0) window.scrollBy(0, moved);
      });
    };
    // A native listener, because React's event of the same name does not fire for deletions.
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
