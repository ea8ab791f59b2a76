import { useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import List from 'lucide-react/icons/list';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { operatorText as text } from '@/lib/texts.ts';
import { INBOX } from '@/state/account/operator-access.ts';
import { type LeadList, useLeadList } from './lead-list.ts';
import { neighborsQuery } from './lead-queries.ts';

/** Links to the list, and to the previous and the next request in the list. */
export function LeadNavigation({ id }: { id: string }) {
  const list = useLeadList();
  const { data } = useQuery(neighborsQuery(id, list));
  return (
    <nav aria-label={text.neighbors()} className="mb-4 flex flex-wrap items-center gap-x-6">
      <Step to={INBOX} list={list}>
        <List size={18} aria-hidden />
        {text.back()}
      </Step>
      <span className="flex grow justify-between gap-6 sm:justify-end">
        <Step to={data?.previous && `${INBOX}/${data.previous}`} list={list}>
          <ChevronLeft size={18} aria-hidden />
          {text.previous()}
        </Step>
        <Step to={data?.next && `${INBOX}/${data.next}`} list={list}>
          {text.next()}
          <ChevronRight size={18} aria-hidden />
        </Step>
      </span>
    </nav>
  );
}

const stepClass = 'inline-flex min-h-11 items-center gap-1.5 rounded-small text-sm font-semibold';

/** A link to a request, or a disabled link if the list has no such request. */
function Step({
  to,
  list,
  children,
}: {
  to: string | null | undefined;
  list: LeadList;
  children: ReactNode;
}) {
  if (!to) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: a link without an address is how HTML disables it.
      <a role="link" aria-disabled="true" className={`${stepClass} text-ink-soft opacity-60`}>
        {children}
      </a>
    );
  }
  return (
    <Link to={to} state={{ list }} className={`${stepClass} text-brand hover:underline`}>
      {children}
    </Link>
  );
}
