import type { LeadRow } from '@latchkey/contract';
import { Link } from 'react-router';
import { INBOX } from '@/state/account/operator-access.ts';
import { useLeadList } from './lead-list.ts';

/**
 * Links to a request. Passes the list on, so the request's page can link to its neighbors. A
 * stretched link covers its card.
 */
export function LeadLink({ lead, isStretched = false }: { lead: LeadRow; isStretched?: boolean }) {
  const list = useLeadList();
  return (
    <Link
      to={`${INBOX}/${lead.id}`}
      state={{ list }}
      className={`rounded-small text-base font-semibold wrap-anywhere text-brand hover:underline ${isStretched ? 'after:absolute after:inset-0' : ''}`}
    >
      {lead.contact.fullName}
    </Link>
  );
}
