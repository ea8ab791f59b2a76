import type { LeadRow } from '@latchkey/contract';
import { Link } from 'react-router';
import { INBOX } from '@/state/account/operator-access.ts';
import { useLeadList } from './lead-list.ts';

/** Links to a request. Passes the list on, so the request's page can link to its neighbors. */
export function LeadLink({ lead }: { lead: LeadRow }) {
  const list = useLeadList();
  return (
    <Link
      to={`${INBOX}/${lead.id}`}
      state={{ list }}
      className="inline-flex min-h-8 items-center rounded-small text-base font-semibold wrap-anywhere text-brand hover:underline"
    >
      {lead.contact.fullName}
    </Link>
  );
}
