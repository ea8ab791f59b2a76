import { pagePaths } from '@latchkey/contract';
import { useQuery } from '@tanstack/react-query';
import { Navigate, NavLink, Outlet, Route, Routes } from 'react-router';
import { LeadPage } from '@/features/operator/lead-page.tsx';
import { LeadsPage } from '@/features/operator/leads-page.tsx';
import { OverviewPage } from '@/features/operator/overview-page.tsx';
import { useUser } from '@/lib/auth/auth-state.ts';
import { operatorNavigationText as text } from '@/lib/texts.ts';
import { accessQuery, INBOX, OVERVIEW } from '@/state/account/operator-access.ts';
import { LoadingStatus } from '@/ui/skeleton.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { ServerState } from './server-state.tsx';
import { SignedInShell } from './signed-in-shell.tsx';

/** A path relative to `/operator`, for a nested route. */
function belowRoot(path: string): string {
  return path.slice(pagePaths.operator.length + 1);
}

/** The pages under `/operator`. The build puts them in one chunk that only operators load. */
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

const pages = [
  { to: INBOX, label: text.inbox },
  { to: OVERVIEW, label: text.overview },
];

/** Navigation between the operator pages. */
function OperatorNavigation() {
  return (
    <nav aria-label={text.teamPages()} className="flex gap-6 border-b border-line">
      {pages.map(({ to, label }) => (
        <NavLink
          key={to}
          to={to}
          className="flex min-h-13 items-center border-b-3 border-transparent font-semibold text-ink-soft hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-brand forced-colors:not-aria-[current=page]:border-[Canvas]"
        >
          {label()}
        </NavLink>
      ))}
    </nav>
  );
}

/** Shows the 404 page to everyone who is not an operator. */
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
