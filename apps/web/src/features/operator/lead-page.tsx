import type { LeadDetails } from '@latchkey/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { moment } from '@/lib/format.ts';
import { operatorText as text } from '@/lib/texts.ts';
import { INBOX } from '@/state/account/operator-access.ts';
import { BackLink } from '@/ui/back.tsx';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { ErrorNote, WarmNote } from '@/ui/note.tsx';
import { Page } from '@/ui/page.tsx';
import { LoadingStatus, Skeleton } from '@/ui/skeleton.tsx';
import { LeadAnswers, LeadCalculationFacts, LeadPrograms } from './lead-answers.tsx';
import { LeadChips } from './lead-chips.tsx';
import { LeadContactCard } from './lead-contact-card.tsx';
import { LeadDeliveries } from './lead-deliveries.tsx';
import { leadQuery } from './lead-queries.ts';
import { LeadWork } from './lead-work.tsx';
import { useSendAgain } from './use-send-again.ts';

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

/** Warnings to read before working on a request. */
function LeadNotices({ lead }: { lead: LeadDetails }) {
  const { mutate, isPending } = useSendAgain(lead.id);
  if (lead.withdrawnAt) {
    return <WarmNote title={text.withdrawnTitle()}>{text.withdrawnNote()}</WarmNote>;
  }
  if (!lead.suspicion) return null;
  return (
    <WarmNote title={text.suspectedTitle()}>
      <p>{text.suspectedNote()}</p>
      <Button look="outline" className="mt-3" pending={isPending} onClick={() => mutate(null)}>
        {text.confirmGenuine()}
      </Button>
    </WarmNote>
  );
}
