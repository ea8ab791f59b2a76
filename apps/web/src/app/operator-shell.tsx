import { useQuery } from '@tanstack/react-query';
import { Navigate, NavLink } from 'react-router';
import { useUser } from '@/lib/auth/auth-state.ts';
import { operatorNavigationText as text } from '@/lib/texts.ts';
import { accessQuery, CATALOG, INBOX, OVERVIEW } from '@/state/account/operator-access.ts';
import { LoadingStatus } from '@/ui/skeleton.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { SignedInShell } from './signed-in-shell.tsx';

type Role = 'isOperator' | 'isCatalogEditor';

/** Layout for the pages of operators. Everyone else sees the 404 page. */
export function InboxShell() {
  return <Shell home={INBOX} of="isOperator" />;
}

/** Layout for the pages of catalog editors. Everyone else sees the 404 page. */
export function CatalogShell() {
  return <Shell home={CATALOG} of="isCatalogEditor" />;
}

function Shell({ home, of }: { home: string; of: Role }) {
  const { data: access, isPending } = useQuery(accessQuery(useUser()?.id ?? ''));
  if (isPending) return <Checking />;
  if (!access?.[of]) return <NotFoundPage />;
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

/** Sends the user to the first page that a role opens. */
export function OperatorStart() {
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
