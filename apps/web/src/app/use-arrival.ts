import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * After a change of page, moves the focus to the main part, so that a screen reader starts there. A page
 * that has moved the focus to its own field keeps it. Also scrolls to the top, except on the way back,
 * where the browser restores the scroll position itself.
 */
export function useArrival(): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
    const main = document.querySelector<HTMLElement>('main');
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname, navigation]);
}
