import type {
  LeadChange,
  LeadConsent,
  LeadDelivery,
  LeadDetails,
  LeadRow,
} from '@latchkey/contract';
import type { Delivery } from '../leads/deliveries/repository.ts';
import type { Consent } from '../leads/repository.ts';
import { versionOf } from './change-lead.ts';
import type { Change, ListedLead, WholeLead } from './repository.ts';

/** A lead in the list response. */
export function leadRow({ lead, lostDeliveries, allowedChannels }: ListedLead): LeadRow {
  const { id, fullName, email, phone, status, suspicion, quote, programs, language } = lead;
  return {
    id,
    createdAt: lead.createdAt.toISOString(),
    contact: { fullName, email, phone },
    language,
    city: quote.homeLocation.city,
    state: quote.homeLocation.state,
    homePrice: quote.homePrice,
    creditScore: quote.creditScore,
    allowedChannels: [...allowedChannels],
    isQualified: lead.calculation?.isQualified ?? null,
    bestProgram: programs?.[0] ?? null,
    matchCount: programs?.length ?? null,
    status,
    suspicion,
    withdrawnAt: iso(lead.withdrawnAt),
    lostDeliveries,
  };
}

/** A lead with all its details. */
export function leadDetails(whole: WholeLead): LeadDetails {
  const { lead } = whole;
  return {
    ...leadRow(whole),
    quote: lead.quote,
    programs: lead.programs ?? [],
    calculation: lead.calculation,
    consents: whole.consents.map(consentAnswer),
    deliveries: whole.deliveries.map(deliveryAnswer),
    changes: whole.changes.map(changeAnswer),
    statusVersion: versionOf(whole, 'status'),
    noteVersion: versionOf(whole, 'note'),
  };
}

/** A consent without internal IDs. */
export function consentAnswer({ id, leadId, createdAt, ...consent }: Consent): LeadConsent {
  return { ...consent, createdAt: createdAt.toISOString() };
}

function deliveryAnswer({ leadId, target, bundleId, ...delivery }: Delivery): LeadDelivery {
  return {
    ...delivery,
    isBundled: bundleId !== null,
    target: delivery.kind === 'webhook' ? (URL.parse(target)?.host ?? '') : target,
    createdAt: delivery.createdAt.toISOString(),
    triedAt: iso(delivery.triedAt),
    deliveredAt: iso(delivery.deliveredAt),
  };
}

function changeAnswer({ createdAt, ...change }: Change): LeadChange {
  return { ...change, createdAt: createdAt.toISOString() };
}

function iso(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}
