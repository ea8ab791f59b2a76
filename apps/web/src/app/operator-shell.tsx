import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, NavLink, useLocation } from 'react-router';
import { useUser } from '@/lib/auth/auth-state.ts';
import { operatorNavigationText as text } from '@/lib/texts.ts';
import {
  AUDIT,
  accessQuery,
  CATALOG,
  ERASE,
  INBOX,
  OVERVIEW,
  type Role,
} from '@/state/account/operator-access.ts';
import { secondStepBefore } from '@/state/account/pages.ts';
import { Loaded } from '@/ui/loaded.tsx';
import { LoadingStatus } from '@/ui/skeleton.tsx';
import { ConfirmationHost } from './confirmation-host.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { SignedInShell } from './signed-in-shell.tsx';
import { useActivity } from './use-activity.ts';

/** Layout for the operator pages. Anyone who is not an operator sees the 404 page. */
export function InboxShell() {
  return <TeamShell home={INBOX} isFor="isOperator" />;
}

/** Layout for the catalog editor's pages. Anyone who is not a catalog editor sees the 404 page. */
export function CatalogShell() {
  return <TeamShell home={CATALOG} isFor="isCatalogEditor" />;
}

/** Layout for managers' pages. Anyone who is not a manager sees the 404 page. */
export function ManagerShell() {
  return <TeamShell home={INBOX} isFor="isManager" />;
}

/** Layout for the audit log. Anyone who is not an auditor sees the 404 page. */
export function AuditShell() {
  return <TeamShell home={AUDIT} isFor="isAuditor" />;
}

function TeamShell({ home, isFor }: { home: string; isFor: Role }) {
  return <ForMember>{(owner) => <Shell owner={owner} home={home} isFor={isFor} />}</ForMember>;
}

/**
 * Renders content that depends on the user's roles. Shows the 404 page if the roles fail to load.
 */
function ForMember({ children }: { children: (owner: string) => ReactNode }) {
  const owner = useUser()?.id;
  if (owner === undefined) return <Checking />;
  return (
    <Loaded of={owner} loading={<Checking />} failed={() => <NotFoundPage />}>
      {children(owner)}
    </Loaded>
  );
}

function Shell({ owner, home, isFor }: { owner: string; home: string; isFor: Role }) {
  const { data: access } = useSuspenseQuery(accessQuery(owner));
  const { pathname, search } = useLocation();
  useActivity();
  if (!access[isFor]) return <NotFoundPage />;
  if (access.needsSecondFactor) {
    return <Navigate to={secondStepBefore(`${pathname}${search}`)} replace />;
  }
  const isOpen = (page: TeamPage) => access[page.role];
  const navigation = <OperatorNavigation pages={pages.filter(isOpen)} />;
  return (
    <>
      <SignedInShell home={home} width="table" navigation={navigation} />
      <ConfirmationHost />
    </>
  );
}

interface TeamPage {
  readonly to: string;
  readonly label: () => string;
  readonly role: Role;
}

const pages: readonly TeamPage[] = [
  { to: INBOX, label: text.inbox, role: 'isOperator' },
  { to: OVERVIEW, label: text.overview, role: 'isOperator' },
  { to: CATALOG, label: text.catalog, role: 'isCatalogEditor' },
  { to: ERASE, label: text.erase, role: 'isManager' },
  { to: AUDIT, label: text.audit, role: 'isAuditor' },
];

/** Links to the pages that the user's roles give access to. */
function OperatorNavigation({ pages }: { pages: readonly TeamPage[] }) {
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

/** Redirects the user to the first page that one of their roles gives access to. */
export function OperatorStart() {
  return <ForMember>{(owner) => <ToFirstPage owner={owner} />}</ForMember>;
}

function ToFirstPage({ owner }: { owner: string }) {
  const { data: access } = useSuspenseQuery(accessQuery(owner));
  const first = pages.find(({ role }) => access[role]);
  return first ? <Navigate to={first.to} replace /> : <NotFoundPage />;
}

function Checking() {
  return (
    <main className="min-h-dvh">
      <LoadingStatus />
    </main>
  );
}
