import { useRef } from 'react';

/**
 * Keeps the box that one types in where it is on the screen, while what stands above it grows or
 * shrinks by what is typed: the page scrolls along. That is measured where the browser lays the page
 * out anyway, before it draws the next frame; what changes after it is none of the typing's making.
 *
 * @returns `hold`, to be called on each input before anything changes
 */
export function useSteadyInput(): { hold: () => void } {
  const isHolding = useRef(false);
  return {
    hold: () => {
      const box = document.activeElement;
      // Of several keys in one frame, the first has seen the box where it was drawn.
      if (isHolding.current || !box) return;
      isHolding.current = true;
      const { top } = box.getBoundingClientRect();
      requestAnimationFrame(() => {
        isHolding.current = false;
        window.scrollBy(0, box.getBoundingClientRect().top - top);
      });
    },
  };
}
