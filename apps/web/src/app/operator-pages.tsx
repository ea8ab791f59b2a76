import { pagePaths } from '@latchkey/contract';
import { Navigate, Route, Routes } from 'react-router';
import { LeadPage } from '@/features/operator/lead-page.tsx';
import { LeadsPage } from '@/features/operator/leads-page.tsx';
import { OverviewPage } from '@/features/operator/overview-page.tsx';
import { INBOX } from '@/state/account/operator-access.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { OperatorNavigation } from './operator-navigation.tsx';
import { OperatorsOnly } from './operators-only.tsx';
import { ServerState } from './server-state.tsx';
import { SignedInShell } from './signed-in-shell.tsx';

/** A path relative to `/operator`, for a nested route. */
function belowRoot(path: string): string {
  return path.slice(pagePaths.operator.length + 1);
}

/** The pages under `/operator`. They build into one chunk that only operators load. */
export function OperatorPages() {
  const shell = <SignedInShell home={INBOX} width="table" navigation={<OperatorNavigation />} />;
  return (
    <Routes>
      <Route element={<ServerState />}>
        <Route element={<OperatorsOnly />}>
          <Route index element={<Navigate to={INBOX} replace />} />
          <Route element={shell}>
            <Route path={belowRoot(pagePaths.leads)} element={<LeadsPage />} />
            <Route path={belowRoot(pagePaths.lead)} element={<LeadPage />} />
            <Route path={belowRoot(pagePaths.overview)} element={<OverviewPage />} />
          </Route>
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Route>
    </Routes>
  );
}
