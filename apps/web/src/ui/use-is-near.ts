import { type RefCallback, useCallback, useState } from 'react';

/** How far away something begins to be near: half a screen, so that it is there on arrival. */
const NEAR = '50%';

/**
 * Whether a part of the page has been near the screen.
 *
 * @returns the part's reference, and whether it has
 */
export function useIsNear(): [RefCallback<Element>, boolean] {
  const [isNear, setIsNear] = useState(false);
  const watch = useCallback((part: Element | null) => {
    if (!part) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsNear(true);
        watcher.disconnect();
      },
      { rootMargin: NEAR },
    );
    watcher.observe(part);
    return () => watcher.disconnect();
  }, []);
  return [watch, isNear];
}
