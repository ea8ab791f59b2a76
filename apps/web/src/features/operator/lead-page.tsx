import { type LeadDetails, referenceOf } from '@latchkey/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { age, moment } from '@/lib/format.ts';
import { operatorText as text } from '@/lib/texts.ts';
import { useNow } from '@/lib/use-now.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { Loaded } from '@/ui/loaded.tsx';
import { ErrorNote, WarmNote } from '@/ui/note.tsx';
import { Page } from '@/ui/page.tsx';
import { LoadingBlocks } from '@/ui/skeleton.tsx';
import { LeadAnswers, LeadFigures, LeadPrograms } from './lead-answers.tsx';
import { LeadChips } from './lead-chips.tsx';
import { LeadContactCard } from './lead-contact-card.tsx';
import { LeadDeliveries } from './lead-deliveries.tsx';
import { LeadNavigation } from './lead-navigation.tsx';
import { leadQuery } from './lead-queries.ts';
import { LeadWork } from './lead-work.tsx';
import { OtherLeads } from './other-leads.tsx';
import { SendToBuyer } from './send-to-buyer.tsx';
import { useSendAgain } from './use-send-again.ts';

/** Shows one request with all its details. */
export function LeadPage() {
  const { leadId = '' } = useParams();
  return (
    <>
      <LeadNavigation id={leadId} />
      <Loaded key={leadId} loading={<LeadSkeleton />} failed={() => <UnknownLead />}>
        <Lead id={leadId} />
      </Loaded>
    </>
  );
}

function LeadSkeleton() {
  return (
    <Page title={text.inbox()}>
      <LoadingBlocks sizes={['h-40', 'h-72']} />
    </Page>
  );
}

function UnknownLead() {
  return (
    <Page title={text.inbox()}>
      <ErrorNote>{text.notFound()}</ErrorNote>
    </Page>
  );
}

function Lead({ id }: { id: string }) {
  const { data: lead } = useSuspenseQuery(leadQuery(id));
  const now = useNow();
  return (
    <Page
      title={lead.contact.fullName}
      lead={
        <div className="grid gap-2">
          <p>
            {text.receivedOn({ age: age(lead.createdAt, now), moment: moment(lead.createdAt) })}
          </p>
          <p>{text.reference({ reference: referenceOf(lead.id) })}</p>
          <LeadChips lead={lead} />
        </div>
      }
    >
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2 lg:items-start">
        <div className="grid grid-cols-1 gap-5">
          <LeadNotices lead={lead} />
          <LeadContactCard lead={lead} />
          <LeadWork lead={lead} />
          <OtherLeads lead={lead} />
          <LeadDeliveries lead={lead} />
        </div>
        <div className="grid grid-cols-1 gap-5">
          <LeadFigures calculation={lead.calculation} />
          <Card>
            <LeadPrograms programs={lead.programs} calculation={lead.calculation} />
          </Card>
          <Card>
            <LeadAnswers quote={lead.quote} />
          </Card>
        </div>
      </div>
    </Page>
  );
}

/** Shows warnings that the operator should read before working on a request. */
function LeadNotices({ lead }: { lead: LeadDetails }) {
  if (lead.withdrawnAt) {
    return <WarmNote title={text.withdrawnTitle()}>{text.withdrawnNote()}</WarmNote>;
  }
  return lead.suspicion ? <Suspected lead={lead} /> : null;
}

function Suspected({ lead }: { lead: LeadDetails }) {
  const { mutate, isPending } = useSendAgain(lead.id);
  useEffect(() => focusMainIfLost, []);
  return (
    <WarmNote title={text.suspectedTitle()}>
      {lead.suspicion === 'too-many' ? <p>{text.tooManyNote()}</p> : null}
      <p>{text.suspectedNote()}</p>
      <SendToBuyer
        address={lead.contact.email}
        isRepeat={false}
        trigger={
          <Button look="outline" className="mt-3" pending={isPending}>
            {text.confirmGenuine()}
          </Button>
        }
        onConfirm={() => mutate(null)}
      />
    </WarmNote>
  );
}

/** Moves focus to the page if the focused button no longer exists. */
function focusMainIfLost(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector('main')?.focus({ preventScroll: true });
}
