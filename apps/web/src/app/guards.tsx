import { Navigate, Outlet } from 'react-router';
import { useAuth } from '@/lib/auth/auth-state.ts';
import { DASHBOARD } from '@/lib/auth/pages.ts';
import { ToMarketingSite } from '@/lib/marketing-site.ts';
import { LoadingStatus } from '@/ui/skeleton.tsx';

/** Signed-in people have no use for it: they go to their dashboard. */
export function SignedOutOnly() {
  const { user, loading } = useAuth();
  if (loading) return <NotYetKnown />;
  return user ? <Navigate to={DASHBOARD} replace /> : <Outlet />;
}

/** Signed-out visitors are sent to the marketing site. */
export function SignedInOnly() {
  const { user, loading } = useAuth();
  if (loading) return <NotYetKnown />;
  return user ? <Outlet /> : <ToMarketingSite />;
}

/** Nothing is shown to somebody who may be sent away from it. */
function NotYetKnown() {
  return (
    <main className="min-h-dvh">
      <LoadingStatus />
    </main>
  );
}
