import { StoredCalculatorDetails, Subject, says } from '@latchkey/domain';
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

/** What the buyer had set in the calculator, and the program that its help was taken of. */
export const CalculatorInput = z.strictObject({
  details: StoredCalculatorDetails,
  programId: z.nullable(z.int()),
});
export type CalculatorInput = z.infer<typeof CalculatorInput>;

/** How the form was filled in: it tells people from programs that fill in forms. */
export const FormTraces = z.strictObject({
  /** A field that nobody sees: who fills it in is no person. */
  website: z.string().check(z.maxLength(2000)),
  /** From the form's first sight to its sending, in seconds. */
  seconds: z.number(),
});
export type FormTraces = z.infer<typeof FormTraces>;

/** The same key with the same request is the same lead: a retry never makes a second one. */
export const IdempotencyHeaders = z.object({ 'idempotency-key': z.uuid() });

export const submitQuote = endpoint({
  method: 'POST',
  path: '/quotes/submit',
  summary: 'Request pre-approval: stores the quote and the contact, and has them delivered',
  access: 'anyone',
  headers: IdempotencyHeaders,
  body: z
    .strictObject({
      quote: QuoteInput,
      subject: Subject,
      consent: z.optional(PhoneConsent),
      calculator: z.optional(CalculatorInput),
      form: z.optional(FormTraces),
    })
    .check(
      z.refine(({ subject, consent }) => subject.phone !== undefined || !isGiven(consent), {
        ...says('consentNeedsPhone'),
        path: ['subject', 'phone'],
      }),
    ),
  answer: z.strictObject({ data: z.strictObject({ id: z.uuid() }) }),
  status: 201,
});

/** What a mail's link carries: 256 bits in base64url. */
const WithdrawalToken = z.string().check(z.regex(/^[\w-]{43}$/));

/** Done again it changes nothing and answers the same. */
export const withdrawRequest = endpoint({
  method: 'POST',
  path: '/withdrawals',
  summary: 'Take a request for pre-approval back, by the link of the mail about it',
  access: 'anyone',
  body: z.strictObject({ token: WithdrawalToken }),
  answer: z.strictObject({ data: z.strictObject({ withdrawnAt: z.iso.datetime() }) }),
});

function isGiven(consent: PhoneConsent | undefined): boolean {
  return consent !== undefined && (consent.call || consent.text);
}
