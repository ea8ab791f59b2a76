import { LARGEST_AMOUNT, StoredCalculatorDetails, Subject, says, WithIds } from '@latchkey/domain';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { LeadSnapshot } from './lead-parts.ts';
import { LeadSource } from './lead-source.ts';
import { QuoteInput } from './quote-input.ts';

/**
 * Separate consents to calls and to text messages, with the version of the text next to the
 * checkboxes. Buyers can submit the form without any consent.
 */
export const PhoneConsent = z.strictObject({
  call: z.boolean(),
  text: z.boolean(),
  textVersion: z.string().check(z.minLength(1), z.maxLength(100)),
});
export type PhoneConsent = z.infer<typeof PhoneConsent>;

/** The calculator's settings and the programs whose assistance is applied. */
export const CalculatorInput = z.strictObject({
  details: StoredCalculatorDetails,
  programId: z.nullable(z.int()),
  /** The other programs in the combination with `programId`. */
  withIds: z._default(WithIds, []),
  /** The buyer's cash for closing, in whole dollars. If it is not set, the down payment is used. */
  cash: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(LARGEST_AMOUNT)))),
});
export type CalculatorInput = z.infer<typeof CalculatorInput>;

/** How the form was filled out. The server uses these facts to detect bots. */
export const FormTraces = z.strictObject({
  /** The value of a hidden field. Only bots fill it in. */
  website: z.string().check(z.maxLength(2000)),
  /** Time between showing the form and submitting it, in seconds. */
  seconds: z.number(),
});
export type FormTraces = z.infer<typeof FormTraces>;

/**
 * If a request has the same key and content as an earlier request, the response contains the same
 * lead. As a result, a retry never creates a second lead.
 */
export const IdempotencyHeaders = z.object({ 'idempotency-key': z.uuid() });

export const submitQuote = endpoint({
  method: 'POST',
  path: '/quotes/submit',
  summary: 'Request pre-approval: store the quote and the contact, and deliver them',
  access: 'anyone',
  headers: IdempotencyHeaders,
  body: z
    .strictObject({
      quote: QuoteInput,
      subject: Subject,
      consent: z.optional(PhoneConsent),
      calculator: z.optional(CalculatorInput),
      form: z.optional(FormTraces),
      source: z.optional(LeadSource),
    })
    .check(
      z.refine(({ subject, consent }) => subject.phone !== undefined || !isGiven(consent), {
        ...says('consentNeedsPhone'),
        path: ['subject', 'phone'],
      }),
    ),
  /** The thank-you page shows `snapshot`. The email to the buyer contains the same facts. */
  answer: z.strictObject({
    data: z.strictObject({ id: z.uuid(), snapshot: LeadSnapshot }),
  }),
  status: 201,
});

/** The token of a link in an email: 256 random bits in base64url. */
const WithdrawalToken = z.string().check(z.regex(/^[\w-]{43}$/));

/** Idempotent: a repeated request has no further effect and gets the same response. */
export const withdrawRequest = endpoint({
  method: 'POST',
  path: '/withdrawals',
  summary: 'Withdraw a pre-approval request with the link in its email',
  access: 'anyone',
  body: z.strictObject({ token: WithdrawalToken }),
  answer: z.strictObject({ data: z.strictObject({ withdrawnAt: z.iso.datetime() }) }),
});

function isGiven(consent: PhoneConsent | undefined): boolean {
  return consent !== undefined && (consent.call || consent.text);
}
