import { type LeadRow, MAX_OTHER_LEADS } from '@latchkey/contract';
import { Link } from 'react-router';
import { operatorText as text } from '@/lib/texts.ts';
import { INBOX } from '@/state/account/operator-access.ts';
import { useLeadList } from './lead-list.ts';

/** ID of the section with other requests from the same person, on a request's page. */
export const OTHER_LEADS = 'others';

/**
 * Link to a request. Passes the list's filters to the request's page, so that the page can link to
 * the previous and the next request. If `isStretched` is set, the link covers the whole card.
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

/** Links to other requests that may be from the same person, if there are any. */
export function OtherLeadsLink({ lead: { id, otherLeads } }: { lead: LeadRow }) {
  const list = useLeadList();
  if (otherLeads === 0) return null;
  const words =
    otherLeads === MAX_OTHER_LEADS
      ? text.manyRequests({ count: otherLeads })
      : text.severalRequests({ count: otherLeads + 1 });
  return (
    <Link
      to={`${INBOX}/${id}#${OTHER_LEADS}`}
      state={{ list }}
      className="relative inline-flex min-h-6 items-center rounded-small font-semibold text-brand underline"
    >
      {words}
    </Link>
  );
}
