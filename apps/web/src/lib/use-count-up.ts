import { useLayoutEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from './reduced-motion.ts';

/** The duration of the count-up animation, in milliseconds. */
const DURATION_MS = 400;

/**
 * Hook that returns an animated figure. When the target increases, the figure counts up to the new
 * target. A smaller figure appears at once. If the visitor prefers reduced motion, every figure
 * appears at once.
 */
export function useCountUp(target: number): number {
  const [shown, setShown] = useState(target);
  const last = useRef(target);
  useLayoutEffect(() => {
    const from = last.current;
    last.current = target;
    if (target <= from || prefersReducedMotion()) {
      setShown(target);
      return;
    }
    const start = performance.now();
    const step = (now: number) => {
      setShown(figureAt(from, target, now - start));
      if (now - start < DURATION_MS) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}

/**
 * Returns the figure to show after a number of milliseconds, as an integer. The count is fast at
 * first, then slows down.
 */
export function figureAt(from: number, to: number, elapsedMs: number): number {
  const part = Math.min(1, Math.max(0, elapsedMs / DURATION_MS));
  return part === 1 ? to : Math.round(from + (to - from) * (1 - (1 - part) ** 3));
}
