import { pagePaths } from '@latchkey/contract';
import { useQuery } from '@tanstack/react-query';
import { Navigate, NavLink, Outlet, Route, Routes } from 'react-router';
import { EditedProgramPage } from '@/features/operator/catalog/edited-program-page.tsx';
import { ReviewPage } from '@/features/operator/catalog/review-page.tsx';
import { LeadPage } from '@/features/operator/lead-page.tsx';
import { LeadsPage } from '@/features/operator/leads-page.tsx';
import { OverviewPage } from '@/features/operator/overview-page.tsx';
import { useUser } from '@/lib/auth/auth-state.ts';
import { operatorNavigationText as text } from '@/lib/texts.ts';
import { accessQuery, CATALOG, INBOX, OVERVIEW } from '@/state/account/operator-access.ts';
import { LoadingStatus } from '@/ui/skeleton.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { ServerState } from './server-state.tsx';
import { SignedInShell } from './signed-in-shell.tsx';

/** A path relative to `/operator`, for a nested route. */
function belowRoot(path: string): string {
  return path.slice(pagePaths.operator.length + 1);
}

type Role = 'isOperator' | 'isCatalogEditor';

/** The pages under `/operator`. The build puts them in one chunk that only the team loads. */
export function OperatorPages() {
  return (
    <Routes>
      <Route element={<ServerState />}>
        <Route element={<Holders of="isOperator" />}>
          <Route element={shell(INBOX)}>
            <Route path={belowRoot(pagePaths.leads)} element={<LeadsPage />} />
            <Route path={belowRoot(pagePaths.lead)} element={<LeadPage />} />
            <Route path={belowRoot(pagePaths.overview)} element={<OverviewPage />} />
          </Route>
        </Route>
        <Route element={<Holders of="isCatalogEditor" />}>
          <Route element={shell(CATALOG)}>
            <Route path={belowRoot(pagePaths.catalog)} element={<ReviewPage />} />
            <Route path={belowRoot(pagePaths.catalogProgram)} element={<EditedProgramPage />} />
          </Route>
        </Route>
        <Route index element={<FirstPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

function shell(home: string) {
  return <SignedInShell home={home} width="table" navigation={<OperatorNavigation />} />;
}

const pages: readonly { to: string; label: () => string; role: Role }[] = [
  { to: INBOX, label: text.inbox, role: 'isOperator' },
  { to: OVERVIEW, label: text.overview, role: 'isOperator' },
  { to: CATALOG, label: text.catalog, role: 'isCatalogEditor' },
];

/** Navigation between the pages that the user's roles open. */
function OperatorNavigation() {
  const { data: access } = useQuery(accessQuery(useUser()?.id ?? ''));
  return (
    <nav aria-label={text.teamPages()} className="flex gap-6 border-b border-line">
      {pages
        .filter(({ role }) => access?.[role])
        .map(({ to, label }) => (
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

/** Shows the 404 page to everyone without a role. */
function Holders({ of }: { of: Role }) {
  const { data: access, isPending } = useQuery(accessQuery(useUser()?.id ?? ''));
  if (isPending) return <Checking />;
  return access?.[of] ? <Outlet /> : <NotFoundPage />;
}

/** Sends the user to the first page that a role opens. */
function FirstPage() {
  const { data: access, isPending } = useQuery(accessQuery(useUser()?.id ?? ''));
  if (isPending) return <Checking />;
  const first = pages.find(({ role }) => access?.[role]);
  return first ? <Navigate to={first.to} replace /> : <NotFoundPage />;
}

function Checking() {
  return (
    <main className="min-h-dvh">
      <LoadingStatus />
    </main>
  );
}
