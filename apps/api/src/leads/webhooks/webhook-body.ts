import type {
  ErasureEvent,
  LeadCalculation,
  LeadEvent,
  LeadEventChange,
  LeadProgram,
  LeadSource,
  Suspicion,
} from '@latchkey/contract';
import type { QuoteAnswers } from '@latchkey/domain';
import type { DeliveryOfLead } from '../deliveries/repository.ts';
import type { Consent } from '../repository.ts';

/** The version of the body format. Increase it when a field is removed or changes its meaning. */
const SCHEMA = 'latchkey.lead/1';

/** The JSON that webhooks receive, documented in docs/leads.md. */
interface WebhookBody {
  readonly schema: typeof SCHEMA;
  readonly type: LeadEvent | ErasureEvent;
  /** The event's time in ISO format. */
  readonly timestamp: string;
  readonly data: SubmittedLead | ChangedLead | { readonly leadId: string };
}

/** A changed lead, without contact data. */
type ChangedLead = { readonly leadId: string } & Omit<LeadEventChange, 'event'>;

interface SubmittedLead {
  readonly leadId: string;
  readonly submittedAt: string;
  /** Why the request may not be from the buyer, or null. */
  readonly suspicion: Suspicion | null;
  /**
   * Language of the page that sent the request, such as `es`. Null for leads stored by older
   * versions.
   */
  readonly language: string | null;
  /** Campaign labels of the link that the visitor followed. */
  readonly source: LeadSource | null;
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

/** Returns the body of a delivery. Every attempt sends the same bytes. */
export function webhookBody(found: DeliveryOfLead): string {
  const { delivery } = found;
  const body: WebhookBody = {
    schema: SCHEMA,
    type: delivery.event,
    timestamp: delivery.createdAt.toISOString(),
    data: dataOf(found),
  };
  return JSON.stringify(body);
}

/** Returns the body of an event about a lead that no longer exists. */
export function eventBody({
  event,
  createdAt,
  leadId,
}: {
  readonly event: ErasureEvent;
  readonly createdAt: Date;
  readonly leadId: string;
}): string {
  const timestamp = createdAt.toISOString();
  return JSON.stringify({
    schema: SCHEMA,
    type: event,
    timestamp,
    data: { leadId },
  } satisfies WebhookBody);
}

function dataOf({ delivery, lead, consents }: DeliveryOfLead): WebhookBody['data'] {
  const { id: leadId } = lead;
  if (delivery.change) {
    const { event, ...change } = delivery.change;
    return { leadId, ...change };
  }
  if (delivery.event !== 'lead.submitted') return { leadId };
  return {
    leadId,
    submittedAt: lead.createdAt.toISOString(),
    suspicion: lead.suspicion,
    language: lead.language,
    source: lead.source,
    contact: { fullName: lead.fullName, email: lead.email, phone: lead.phone },
    consents: consents.filter(({ isGiven }) => isGiven).map(consentBody),
    quote: lead.quote,
    programs: lead.programs ?? [],
    calculation: lead.calculation,
  };
}

function consentBody(consent: Consent): object {
  const { channel, phone, textVersion, wording, language, createdAt } = consent;
  return { channel, phone, textVersion, wording, language, givenAt: createdAt.toISOString() };
}
