import { type LeadRow, MAX_OTHER_LEADS } from '@latchkey/contract';
import { Link } from 'react-router';
import { operatorText as text } from '@/lib/texts.ts';
import { INBOX } from '@/state/account/operator-access.ts';
import { useLeadList } from './lead-list.ts';

/** ID of the section of a request's page that lists other requests from the same person. */
export const OTHER_LEADS = 'others';

/**
 * Link to a request. Passes the list's filters on, so that the request's page can link to the
 * previous and next requests. A stretched link covers the whole card.
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

/**
 * Links to other requests that may be from the same person. Renders nothing if no such request
 * exists.
 */
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
