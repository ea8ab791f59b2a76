import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the box that one types in where it is on the screen, while what stands above it grows or
 * shrinks by what is typed: the page scrolls along.
 *
 * @returns `hold`, to be called on each input before anything changes
 */
export function useSteadyInput(): { hold: () => void } {
  const held = useRef<{ box: Element; top: number } | null>(null);
  useLayoutEffect(() => {
    if (held.current === null) return;
    const { box, top } = held.current;
    window.scrollBy(0, box.getBoundingClientRect().top - top);
  });
  return {
    hold: () => {
      const box = document.activeElement;
      held.current = box && { box, top: box.getBoundingClientRect().top };
      // What is typed is drawn before the next frame; a later change is none of its making.
      requestAnimationFrame(() => {
        held.current = null;
      });
    },
  };
}
