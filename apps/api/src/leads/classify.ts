import type { Suspicion } from '@latchkey/contract';
import type { LeadSettings } from './lead-settings.ts';
import type { RecentCounts } from './repository.ts';

/**
 * A network may send up to this many times the hourly limit before the server rejects its requests.
 */
const FLOOD_FACTOR = 10;

/**
 * Maximum number of confirmation emails to one mailbox per day. The limit is needed because anyone
 * can enter another person's email address.
 */
const MAX_BUYER_MAILS = 3;

type Limits = Pick<LeadSettings, 'maxPerAddress' | 'maxPerEmail'>;

/** Returns why a new lead may not be from the buyer, or null if nothing is suspicious. */
export function classify(
  { suspicion }: { readonly suspicion: Suspicion | null },
  { leadsOfNetwork, leadsOfMailbox }: RecentCounts,
  { maxPerAddress, maxPerEmail }: Limits,
): Suspicion | null {
  const isTooMany = leadsOfNetwork >= maxPerAddress || leadsOfMailbox >= maxPerEmail;
  return suspicion ?? (isTooMany ? 'too-many' : null);
}

/**
 * Whether the network is flooding the inbox. Ignores the mailbox's count, because anyone can use up
 * that limit, and the buyer's own request must still be accepted.
 */
export function isFlood({ leadsOfNetwork }: RecentCounts, { maxPerAddress }: Limits): boolean {
  return leadsOfNetwork >= FLOOD_FACTOR * maxPerAddress;
}

/**
 * Whether the team gets one email for several leads, because many leads come from the same network.
 * Otherwise, a branch office, a homebuyer fair, or an attack would fill the team's mailbox.
 */
export function bundlesMails({ leadsOfNetwork }: RecentCounts, { maxPerAddress }: Limits): boolean {
  return leadsOfNetwork >= maxPerAddress;
}

/**
 * Whether to email the buyer a confirmation. For a suspicious request, the server sends no
 * confirmation. Otherwise, anyone could use our server to email strangers.
 */
export function mailsBuyer(suspicion: Suspicion | null, { mailsToBuyer }: RecentCounts): boolean {
  return suspicion === null && mailsToBuyer < MAX_BUYER_MAILS;
}
