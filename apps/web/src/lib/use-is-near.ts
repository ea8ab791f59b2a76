import { type RefCallback, useState } from 'react';

/** Maximum distance of a near element: half a screen, so it loads before it is visible. */
const NEAR = '50%';

/**
 * Whether an element has come near the viewport at least once.
 *
 * @param margin how far from the viewport is near, as a `rootMargin`
 * @returns a ref for the element, and whether it has come near
 */
export function useIsNear(margin = NEAR): [RefCallback<Element>, boolean] {
  const [isNear, setIsNear] = useState(false);
  const watch = (part: Element | null) => {
    if (!part) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsNear(true);
        watcher.disconnect();
      },
      { rootMargin: margin },
    );
    watcher.observe(part);
    return () => watcher.disconnect();
  };
  return [watch, isNear];
}
