import type { LeadDelivery, Suspicion } from '@latchkey/contract';
import type { FunnelStep } from '@latchkey/domain';

/** Events that `/metrics` counts, with their labels. */
export interface CountedEvents {
  /** A lead that was stored. `flag` is the reason why it may not be from the buyer. */
  leads: { flag: Suspicion | 'none' };
  /** A lead that was not stored, because its network sends too many leads. */
  leads_rejected: { reason: 'flood' };
  /** An attempt to deliver a lead, or the decision to stop trying. */
  deliveries: { kind: LeadDelivery['kind']; outcome: 'delivered' | 'failed' | 'given-up' };
  /** An attempt to send any email. */
  emails: { outcome: 'sent' | 'failed' };
  /** A quote that reached a step. */
  funnel_steps: { step: FunnelStep };
}

/** Counts an event in this process. Undefined in a server without `/metrics`. */
export type Meter = <Name extends keyof CountedEvents>(
  name: Name,
  labels: CountedEvents[Name],
) => void;
