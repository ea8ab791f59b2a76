import type { LeadDetails } from '@latchkey/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { moment } from '@/lib/format.ts';
import { operatorText as text } from '@/lib/texts.ts';
import { INBOX } from '@/state/account/operator-access.ts';
import { BackLink } from '@/ui/back.tsx';
import { Card } from '@/ui/card.tsx';
import { ErrorNote } from '@/ui/note.tsx';
import { Page } from '@/ui/page.tsx';
import { LoadingStatus, Skeleton } from '@/ui/skeleton.tsx';
import { LeadAnswers, LeadCalculationFacts, LeadPrograms } from './lead-answers.tsx';
import { LeadChips } from './lead-chips.tsx';
import { LeadContactCard } from './lead-contact-card.tsx';
import { LeadDeliveries } from './lead-deliveries.tsx';
import { LeadNotices } from './lead-notices.tsx';
import { leadQuery } from './lead-queries.ts';
import { LeadWork } from './lead-work.tsx';

/** One request with all its details. */
export function LeadPage() {
  const { leadId = '' } = useParams();
  const { data: lead, isPending } = useQuery(leadQuery(leadId));
  if (lead) return <Lead lead={lead} />;
  return (
    <Page title={text.inbox()}>
      {isPending ? (
        <div className="grid gap-4">
          <LoadingStatus />
          <Skeleton className="h-40" />
          <Skeleton className="h-72" />
        </div>
      ) : (
        <ErrorNote>{text.notFound()}</ErrorNote>
      )}
      <BackLink to={INBOX} />
    </Page>
  );
}

function Lead({ lead }: { lead: LeadDetails }) {
  return (
    <Page
      title={lead.contact.fullName}
      lead={
        <div className="grid gap-2">
          <p>{text.receivedOn({ moment: moment(lead.createdAt) })}</p>
          <LeadChips lead={lead} />
        </div>
      }
    >
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2 lg:items-start">
        <div className="grid grid-cols-1 gap-5">
          <LeadNotices lead={lead} />
          <LeadContactCard lead={lead} />
          <LeadWork lead={lead} />
          <LeadDeliveries lead={lead} />
        </div>
        <div className="grid grid-cols-1 gap-5">
          <Card>
            <LeadAnswers quote={lead.quote} />
          </Card>
          <LeadCalculationFacts calculation={lead.calculation} />
          <Card>
            <LeadPrograms programs={lead.programs} />
          </Card>
        </div>
      </div>
      <BackLink to={INBOX} />
    </Page>
  );
}
