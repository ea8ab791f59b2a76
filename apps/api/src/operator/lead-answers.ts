import {
  appliedFirst,
  type LeadCalculation,
  type LeadChange,
  type LeadConsent,
  type LeadDelivery,
  type LeadDetails,
  type LeadRow,
  type OtherLead as OtherLeadAnswer,
} from '@latchkey/contract';
import type { Delivery } from '../leads/deliveries/repository.ts';
import type { OtherLead } from '../leads/officers/person-repository.ts';
import type { Consent } from '../leads/repository.ts';
import { versionOf } from './change-lead.ts';
import type { Change, ListedLead, WholeLead } from './repository.ts';

/** Converts a lead to a row of the list response. */
export function leadRow(listed: ListedLead): LeadRow {
  const { lead, lostDeliveries, allowedChannels, officer, otherLeads } = listed;
  const { id, fullName, email, phone, status, suspicion, quote, programs, language } = lead;
  return {
    id,
    createdAt: lead.createdAt.toISOString(),
    contact: { fullName, email, phone },
    language,
    source: lead.source,
    city: quote.homeLocation.city,
    state: quote.homeLocation.state,
    homePrice: quote.homePrice,
    creditScore: quote.creditScore,
    allowedChannels: [...allowedChannels],
    // The value is null, as for a lead without a calculation, because there was nothing to qualify
    // for.
    isQualified:
      lead.calculation?.isOffered === false ? null : (lead.calculation?.isQualified ?? null),
    excludedLoan: excludedLoan(lead.calculation),
    bestProgram: appliedFirst(programs ?? [], lead.calculation)[0] ?? null,
    matchCount: programs?.length ?? null,
    status,
    suspicion,
    withdrawnAt: iso(lead.withdrawnAt),
    heldAt: iso(lead.heldAt),
    officer,
    dueOn: lead.dueOn,
    otherLeads,
    lostDeliveries,
  };
}

/**
 * Returns the lead's loan type if the lender must collect taxes and insurance. Null if the lender
 * does not have to, or if the lead does not contain this information, as in leads from older
 * versions.
 */
function excludedLoan(calculation: LeadCalculation | null): string | null {
  return calculation?.escrow === 'required' ? (calculation.loanType ?? null) : null;
}

/** Converts a lead with all its details to a response. */
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
    others: whole.others.map(otherAnswer),
    statusVersion: versionOf(whole, 'status'),
    noteVersion: versionOf(whole, 'note'),
    assignmentVersion: versionOf(whole, 'assignment'),
    holdVersion: versionOf(whole, 'hold'),
  };
}

/** Converts a consent to a response, without internal IDs. */
export function consentAnswer({ id, leadId, createdAt, ...consent }: Consent): LeadConsent {
  return { ...consent, createdAt: createdAt.toISOString() };
}

function deliveryAnswer({ leadId, target, bundleId, change, ...delivery }: Delivery): LeadDelivery {
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

function otherAnswer({ lead, hasSameMailbox, hasSamePhone }: OtherLead): OtherLeadAnswer {
  const { id, fullName, quote, status, suspicion } = lead;
  return {
    id,
    createdAt: lead.createdAt.toISOString(),
    fullName,
    city: quote.homeLocation.city,
    state: quote.homeLocation.state,
    homePrice: quote.homePrice,
    status,
    suspicion,
    withdrawnAt: iso(lead.withdrawnAt),
    hasSameMailbox,
    hasSamePhone,
  };
}

function iso(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}
