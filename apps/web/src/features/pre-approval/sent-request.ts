import {
  type AnswerOf,
  CalculatorInput,
  LeadSnapshot,
  PhoneConsent,
  type submitQuote,
} from '@latchkey/contract';
import { QuoteAnswers, Subject } from '@latchkey/domain';
import * as z from 'zod/mini';
import type { ApprovalRequest } from './use-submit-quote.ts';

const SentRequest = z.object({
  id: z.uuid(),
  quote: QuoteAnswers,
  subject: Subject,
  consent: z.optional(PhoneConsent),
  /** The settings with which the figures were calculated. */
  calculator: CalculatorInput,
  snapshot: LeadSnapshot,
});

/** A request on the thank-you page: what the buyer sent, and what the team received. */
export type SentRequest = z.infer<typeof SentRequest>;

/** Combines a request with the server's response. Drops the fields that only the form needs. */
export function sentRequest(
  { quote, subject, consent }: ApprovalRequest,
  calculator: CalculatorInput,
  { id, snapshot }: AnswerOf<typeof submitQuote>['data'],
): SentRequest {
  return { id, quote, subject, consent, calculator, snapshot };
}

/** Parses a stored request. Null if there is no request in the current format. */
export function readSentRequest(stored: unknown): SentRequest | null {
  return SentRequest.safeParse(stored).data ?? null;
}
