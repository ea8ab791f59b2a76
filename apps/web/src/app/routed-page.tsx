import { pageRedirect } from '@latchkey/contract';
import { Navigate, Outlet, useLocation } from 'react-router';

/** The page at the address, whose path is first spelled as the server spells it: in lower case. */
export function RoutedPage() {
  const { pathname, search, hash } = useLocation();
  const target = pageRedirect(pathname);
  return target === undefined ? (
    <Outlet />
  ) : (
    <Navigate to={{ pathname: target, search, hash }} replace />
  );
}
