import { pageRedirect } from '@latchkey/contract';
import { Navigate, Outlet, useLocation } from 'react-router';

/** The page for the current URL. First redirects to the lowercase path that the server uses. */
export function RoutedPage() {
  const { pathname, search, hash } = useLocation();
  const target = pageRedirect(pathname);
  return target === undefined ? (
    <Outlet />
  ) : (
    <Navigate to={{ pathname: target, search, hash }} replace />
  );
}
