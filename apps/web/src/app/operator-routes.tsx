import { Route } from 'react-router';
import { SignedInOnly } from './guards.tsx';
import { LeadPage, LeadsPage, OperatorShell, OperatorsOnly, ServerState } from './pages.ts';

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
