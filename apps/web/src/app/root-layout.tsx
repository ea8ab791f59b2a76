import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { AccountDialogHost } from './account-dialog-host.tsx';
import { AlertHost } from './alert-host.tsx';

/** Around every page: where it is scrolled to, who holds the focus, alerts and the account dialog. */
export function RootLayout() {
  useFocusAfterNavigation();
  return (
    <>
      <Outlet />
      <ScrollRestoration />
      <AlertHost />
      <AccountDialogHost />
    </>
  );
}

/** After a change of page the focus goes to its main part, so that a screen reader starts there. */
function useFocusAfterNavigation() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
