import type { Suspicion } from '@latchkey/contract';
import type { QuoteAnswers, Subject } from '@latchkey/domain';
import type { LeadSnapshot } from './lead-snapshot.ts';

/** A buyer's permission for one channel, and how the buyer gave it. */
export interface GivenConsent {
  readonly channel: 'call' | 'text';
  readonly phone: string;
  readonly textVersion: string;
  readonly wording: string;
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
  /** What the e-mail address counts as: see `mailboxOf`. */
  readonly mailbox: string;
  readonly consents: readonly GivenConsent[];
  readonly remoteAddress: string;
  /** What the network address counts as: see `networkOf`. */
  readonly network: string;
  readonly userAgent: string | null;
  /** Why it may not come from the buyer. */
  readonly suspicion: Suspicion | null;
}
