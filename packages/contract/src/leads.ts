import { Subject, says } from '@latchkey/domain';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { QuoteInput } from './quote-input.ts';

/**
 * Leave to be called or texted: each channel apart, with the version of the text that stood beside
 * the box. Never a condition of sending the form.
 */
export const PhoneConsent = z.strictObject({
  call: z.boolean(),
  text: z.boolean(),
  textVersion: z.string().check(z.minLength(1), z.maxLength(100)),
});
export type PhoneConsent = z.infer<typeof PhoneConsent>;

/** The same key with the same request is the same lead: a retry never makes a second one. */
export const IdempotencyHeaders = z.object({ 'idempotency-key': z.uuid() });

export const submitQuote = endpoint({
  method: 'POST',
  path: '/quotes/submit',
  summary: 'Request pre-approval: stores the quote and the contact',
  access: 'anyone',
  headers: IdempotencyHeaders,
  body: z
    .strictObject({ quote: QuoteInput, subject: Subject, consent: z.optional(PhoneConsent) })
    .check(
      z.refine(({ subject, consent }) => subject.phone !== undefined || !isGiven(consent), {
        ...says('consentNeedsPhone'),
        path: ['subject', 'phone'],
      }),
    ),
  answer: z.strictObject({ data: z.strictObject({ id: z.uuid() }) }),
  status: 201,
});

function isGiven(consent: PhoneConsent | undefined): boolean {
  return consent !== undefined && (consent.call || consent.text);
}
