import { useQuery } from '@tanstack/react-query';
import { Outlet, Route } from 'react-router';
import { useUser } from '@/lib/auth/auth-state.ts';
import { accessQuery } from '@/lib/operator-access.ts';
import { LoadingStatus } from '@/ui/skeleton.tsx';
import { SignedInOnly } from './guards.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { LeadPage, LeadsPage, OperatorShell, ServerState } from './pages.ts';

/** For everybody else there is nothing here. */
function OperatorsOnly() {
  const owner = useUser()?.id ?? '';
  const { data: isOperator, isPending } = useQuery(accessQuery(owner));
  if (isPending) {
    return (
      <main className="min-h-dvh">
        <LoadingStatus />
      </main>
    );
  }
  return isOperator ? <Outlet /> : <NotFoundPage />;
}

/** The team's pages. */
export const operatorRoutes = (
  <Route element={<SignedInOnly />}>
    <Route element={<ServerState />}>
      <Route path="operator" element={<OperatorsOnly />}>
        <Route element={<OperatorShell />}>
          <Route path="leads" element={<LeadsPage />} />
          <Route path="leads/:leadId" element={<LeadPage />} />
        </Route>
      </Route>
    </Route>
  </Route>
);
