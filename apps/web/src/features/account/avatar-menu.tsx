import { Menu } from '@base-ui/react/menu';
import { pagePaths } from '@latchkey/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { nameOf, useUser } from '@/lib/auth/auth-state.ts';
import { useMarketingSite } from '@/lib/marketing-site.ts';
import { queryClient } from '@/lib/query-client.ts';
import { accountText as text } from '@/lib/texts.ts';
import {
  AUDIT,
  accessQuery,
  CATALOG,
  ERASE,
  INBOX,
  OVERVIEW,
  type Role,
} from '@/state/account/operator-access.ts';
import { ACCOUNT, DASHBOARD } from '@/state/account/pages.ts';
import { signOut } from '@/state/account/sign-out.ts';

const itemClass =
  'flex min-h-13 items-center rounded-small px-3 outline-none select-none data-highlighted:bg-brand-tint';

/** Menu with the user's name and email, and links to the account pages. */
export function AvatarMenu() {
  const place = useRef<HTMLDivElement>(null);
  const leave = useMarketingSite();
  const user = useUser();
  // Team pages set the document's language when the document loads. Therefore, links to them from
  // other pages reload it.
  const isTeamPage = useLocation().pathname.startsWith(pagePaths.operator);
  if (!user) return null;

  const name = nameOf(user);
  return (
    <div ref={place} className="relative">
      <Menu.Root modal={false}>
        <Menu.Trigger
          aria-label={text.menu({ name })}
          className="flex size-13 items-center justify-center rounded-full bg-brand forced-colors:border text-lg font-bold text-on-brand uppercase transition-colors duration-150 ease-out hover:bg-brand-deep data-popup-open:bg-brand-deep"
        >
          {Array.from(name)[0]}
        </Menu.Trigger>
        <Menu.Portal container={place}>
          {/* Until the popup is positioned, `absolute` would make a narrow page wider. */}
          <Menu.Positioner sideOffset={8} align="end" positionMethod="fixed" className="z-20">
            <Menu.Popup className="w-72 max-w-[calc(100vw-2.5rem)] rounded-control border border-line-strong bg-surface p-1.5 text-ink shadow-card outline-none">
              <Menu.Group>
                <Menu.GroupLabel className="border-b border-line px-3 pt-2 pb-3 [overflow-wrap:anywhere]">
                  <span className="block font-bold">{name}</span>
                  {name === user.email ? null : (
                    <span className="block text-sm text-ink-soft">{user.email}</span>
                  )}
                </Menu.GroupLabel>
                <Menu.LinkItem
                  closeOnClick
                  className={itemClass}
                  render={<Link to={DASHBOARD} reloadDocument={isTeamPage} />}
                >
                  {text.dashboard()}
                </Menu.LinkItem>
                <Menu.LinkItem
                  closeOnClick
                  className={itemClass}
                  render={<Link to={ACCOUNT} reloadDocument={isTeamPage} />}
                >
                  {text.settings()}
                </Menu.LinkItem>
                <TeamItems owner={user.id} isTeamPage={isTeamPage} />
                <Menu.Item className={itemClass} onClick={() => void signOut(leave)}>
                  {text.logout()}
                </Menu.Item>
              </Menu.Group>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </div>
  );
}

const teamPages: readonly { readonly to: string; readonly label: () => string; role: Role }[] = [
  { to: INBOX, label: text.inbox, role: 'isOperator' },
  { to: OVERVIEW, label: text.overview, role: 'isOperator' },
  { to: CATALOG, label: text.catalog, role: 'isCatalogEditor' },
  { to: ERASE, label: text.erase, role: 'isManager' },
  { to: AUDIT, label: text.audit, role: 'isAuditor' },
];

/** Shows links to the pages that the user's roles allow. */
function TeamItems({ owner, isTeamPage }: { owner: string; isTeamPage: boolean }) {
  const { data: access } = useQuery(accessQuery(owner), queryClient);
  return teamPages
    .filter(({ role }) => access?.[role])
    .map(({ to, label }) => (
      <Menu.LinkItem
        key={to}
        closeOnClick
        className={itemClass}
        render={<Link to={to} reloadDocument={!isTeamPage} />}
      >
        {label()}
      </Menu.LinkItem>
    ));
}
