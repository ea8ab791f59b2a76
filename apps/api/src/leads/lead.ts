import type { LeadSnapshot, LeadSource, Suspicion } from '@latchkey/contract';
import type { QuoteAnswers, Subject } from '@latchkey/domain';
import type { Locale } from '@latchkey/texts';

/** A buyer's consent to be contacted through one channel, and how the buyer gave it. */
export interface GivenConsent {
  readonly channel: 'call' | 'text';
  readonly phone: string;
  readonly textVersion: string;
  readonly wording: string;
  /** Language of the consent's wording. */
  readonly language: Locale;
  readonly page: string | null;
  readonly remoteAddress: string;
  readonly userAgent: string | null;
}

/** A request for pre-approval before it is stored. */
export interface NewLead extends LeadSnapshot {
  readonly idempotencyKey: string;
  readonly fingerprint: string;
  readonly contentKey: string;
  readonly quote: QuoteAnswers;
  readonly subject: Subject;
  /** Normalized email address, for rate limits. See `mailboxOf`. */
  readonly mailbox: string;
  readonly consents: readonly GivenConsent[];
  readonly remoteAddress: string;
  /** The network of the IP address, for rate limits. See `networkOf`. */
  readonly network: string;
  readonly userAgent: string | null;
  /** Language of the page that sent the request. */
  readonly language: Locale;
  /** Campaign labels of the link that the visitor followed. */
  readonly source: LeadSource | null;
  /** Why the request may not be from the buyer, or null. */
  readonly suspicion: Suspicion | null;
}
