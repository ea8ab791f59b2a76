import { NavLink } from 'react-router';
import { operatorNavigationText as text } from '@/lib/texts.ts';
import { INBOX, OVERVIEW } from '@/state/account/operator-access.ts';

const pages = [
  { to: INBOX, label: text.inbox },
  { to: OVERVIEW, label: text.overview },
];

/** Navigation between the operator pages. */
export function OperatorNavigation() {
  return (
    <nav aria-label={text.teamPages()} className="flex gap-6 border-b border-line">
      {pages.map(({ to, label }) => (
        <NavLink
          key={to}
          to={to}
          className="flex min-h-13 items-center border-b-3 border-transparent font-semibold text-ink-soft hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-brand"
        >
          {label()}
        </NavLink>
      ))}
    </nav>
  );
}
