import { LeadSnapshot, PhoneConsent } from '@latchkey/contract';
import { QuoteAnswers, Subject } from '@latchkey/domain';
import * as z from 'zod/mini';
import type { ApprovalRequest } from './use-submit-quote.ts';

const SentRequest = z.object({
  quote: QuoteAnswers,
  subject: Subject,
  consent: z.optional(PhoneConsent),
  snapshot: LeadSnapshot,
});

/** A request as the thank-you page shows it: what the buyer sent, and what the team received. */
export type SentRequest = z.infer<typeof SentRequest>;

/** A request without the form's traces, with the server's answer. */
export function sentRequest(
  { quote, subject, consent }: ApprovalRequest,
  snapshot: LeadSnapshot,
): SentRequest {
  return { quote, subject, consent, snapshot };
}

/** Reads a stored request. Returns null for an older shape or without one. */
export function readSentRequest(stored: unknown): SentRequest | null {
  return SentRequest.safeParse(stored).data ?? null;
}
