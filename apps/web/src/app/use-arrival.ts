import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * After navigation, moves the focus to `main` so that a screen reader starts there, unless the page has
 * focused a field of its own. Also scrolls to the top, except when going back: the browser restores
 * the scroll position then.
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
