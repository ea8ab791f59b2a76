import type { FormTraces, Suspicion } from '@latchkey/contract';
import type { LeadSettings } from './lead-settings.ts';
import type { RecentCounts } from './repository.ts';

/** The shortest time in which a person can read and send the form, in seconds. */
const SHORTEST_FILL = 2;

/** A network that sends this many times its allowance is refused. */
const FLOOD_FACTOR = 10;

/** The most mails about requests that one mailbox gets in a day. Anyone can enter its address. */
const MAX_BUYER_MAILS = 3;

type Limits = Pick<LeadSettings, 'mostPerAddress' | 'mostPerEmail'>;

/** What the form's own traces tell. A request that was not sent by the form has none. */
export function suspicionOf(form: FormTraces | undefined): Suspicion | null {
  if (form === undefined) return null;
  if (form.website !== '') return 'filled-trap';
  return form.seconds < SHORTEST_FILL ? 'too-fast' : null;
}

/** Why a new lead may not come from the buyer, or null. */
export function classify(
  { suspicion }: { readonly suspicion: Suspicion | null },
  { leadsOfNetwork, leadsOfMailbox }: RecentCounts,
  { mostPerAddress, mostPerEmail }: Limits,
): Suspicion | null {
  const isTooMany = leadsOfNetwork >= mostPerAddress || leadsOfMailbox >= mostPerEmail;
  return suspicion ?? (isTooMany ? 'too-many' : null);
}

/**
 * Whether the network sends only to fill the inbox. The mailbox has no say: anyone can use up its
 * allowance, and the buyer's own request must still be accepted.
 */
export function isFlood({ leadsOfNetwork }: RecentCounts, { mostPerAddress }: Limits): boolean {
  return leadsOfNetwork >= FLOOD_FACTOR * mostPerAddress;
}

/** Whether the buyer gets a copy: a flagged request could use us to mail a stranger. */
export function mailsBuyer(suspicion: Suspicion | null, { mailsToBuyer }: RecentCounts): boolean {
  return suspicion === null && mailsToBuyer < MAX_BUYER_MAILS;
}
