import type { LeadCalculation, LeadProgram, Suspicion } from '@latchkey/contract';
import type { QuoteAnswers } from '@latchkey/domain';
import type { DeliveryOfLead } from '../deliveries/repository.ts';
import type { Consent } from '../repository.ts';

/** The version of the body's form; another number where something is taken away or changed. */
const SCHEMA = 'latchkey.lead/1';

/** What other programs are told of a lead; documented in docs/leads.md. */
interface WebhookBody {
  readonly schema: typeof SCHEMA;
  readonly type: 'lead.submitted' | 'lead.withdrawn';
  /** When it happened. */
  readonly timestamp: string;
  readonly data: SubmittedLead | { readonly leadId: string };
}

interface SubmittedLead {
  readonly leadId: string;
  readonly submittedAt: string;
  /** Why it may not come from the buyer, or null. */
  readonly suspicion: Suspicion | null;
  readonly contact: {
    readonly fullName: string;
    readonly email: string;
    readonly phone: string | null;
  };
  readonly consents: readonly object[];
  readonly quote: QuoteAnswers;
  readonly programs: readonly LeadProgram[];
  readonly calculation: LeadCalculation | null;
}

/** The body of a delivery: to the letter the same at each try, so that it can be told again. */
export function webhookBody({ delivery, lead, consents }: DeliveryOfLead): string {
  const body: WebhookBody = {
    schema: SCHEMA,
    type: delivery.event,
    timestamp: delivery.createdAt.toISOString(),
    data:
      delivery.event === 'lead.withdrawn'
        ? { leadId: lead.id }
        : {
            leadId: lead.id,
            submittedAt: lead.createdAt.toISOString(),
            suspicion: lead.suspicion,
            contact: { fullName: lead.fullName, email: lead.email, phone: lead.phone },
            consents: consents.filter(({ isGiven }) => isGiven).map(consentBody),
            quote: lead.quote,
            programs: lead.programs ?? [],
            calculation: lead.calculation,
          },
  };
  return JSON.stringify(body);
}

function consentBody({ channel, phone, textVersion, wording, createdAt }: Consent): object {
  return { channel, phone, textVersion, wording, givenAt: createdAt.toISOString() };
}
