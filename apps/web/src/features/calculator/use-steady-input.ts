import type { RefCallback } from 'react';

/**
 * Scrolls the page to keep the focused input in place when typing changes the height of the content
 * above it. Does the same for a tapped heading when the section above it closes. Measures before
 * the key press or tap takes effect, and again before the next frame.
 *
 * @returns a ref for the element around the inputs and the content above them
 */
export function useSteadyInput(): RefCallback<HTMLElement> {
  return (part) => {
    const leaving = new AbortController();
    let isHolding = false;
    const hold = (box: Element | null) => {
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
