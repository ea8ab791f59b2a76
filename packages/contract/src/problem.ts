import { Day, Quote } from '@latchkey/domain';
import * as z from 'zod/mini';

/**
 * All API errors, with the status and a sentence for API clients. The web app has separate
 * sentences for buyers.
 */
export const problems = {
  'invalid-request': { status: 400, title: 'The request is not valid' },
  'malformed-json': { status: 400, title: 'The body is not valid JSON' },
  'unknown-location': { status: 400, title: 'Unknown ZIP Code and county' },
  unauthorized: { status: 401, title: 'Unauthorized' },
  'session-ended-idle': {
    status: 401,
    title: 'The session ended after 30 minutes without a request. Sign in again.',
  },
  'session-ended-age': {
    status: 401,
    title: 'The session ended 12 hours after the sign-in. Sign in again.',
  },
  'operators-only': { status: 403, title: 'Only operators may do this' },
  'agency-link-elsewhere': {
    status: 403,
    title: 'The link opens only in the browser that asked for it',
  },
  'agency-session-ended': { status: 403, title: 'The page has closed. Ask for a new link.' },
  'invitation-elsewhere': {
    status: 403,
    title: 'The invitation is for another address. Sign in with the address that received it.',
  },
  'not-licensed': { status: 403, title: 'The company is not licensed in that state' },
  'second-factor-missing': { status: 403, title: 'Set up a second factor first' },
  'second-factor-needed': { status: 403, title: 'Verify the second factor first' },
  'confirmation-needed': {
    status: 403,
    title:
      'Confirm that it is you: send your password to POST /api/account/confirmation, and repeat this request within five minutes',
  },
  'wrong-password': { status: 403, title: 'Wrong password' },
  'reauthentication-needed': { status: 403, title: 'Sign in again or send the password' },
  'route-not-found': { status: 404, title: 'There is nothing at this address' },
  'county-not-found': { status: 404, title: 'County not found' },
  'program-not-found': { status: 404, title: 'Program not found' },
  'state-not-found': { status: 404, title: 'State not found' },
  'program-hidden': { status: 404, title: 'This site does not list this program' },
  'quote-not-found': { status: 404, title: 'Quote not found' },
  'lead-not-found': { status: 404, title: 'Lead not found' },
  'agency-link-used': { status: 404, title: 'The link was used before, or it is too old' },
  'notices-off': { status: 404, title: 'This site sends no notices' },
  'notice-not-found': { status: 404, title: 'The link is too old, or the notices were ended' },
  'request-not-found': { status: 404, title: 'The request does not exist or was deleted' },
  'invitation-not-found': {
    status: 404,
    title: 'This is no link of an invitation. Ask for a new one.',
  },
  'method-not-allowed': { status: 405, title: 'This URL does not accept that method' },
  'quote-changed': { status: 409, title: 'The quote changed after it was read' },
  'address-not-verified': { status: 409, title: 'The account has no verified address' },
  'too-many-notices': { status: 409, title: 'The address already has 50 kinds of notices' },
  'too-many-corrections': {
    status: 409,
    title: 'The report was not stored: too many reports about this program are open',
  },
  'too-many-quotes': { status: 409, title: 'The account already has 200 quotes' },
  'account-has-role': {
    status: 409,
    title: 'The account has a role. Revoke its roles before you erase the person.',
  },
  'invitation-needs-sign-in': {
    status: 409,
    title: 'The address has an account. Sign in to accept the invitation.',
  },
  'lead-changed': { status: 409, title: 'The lead changed after it was read' },
  'fact-changed': { status: 409, title: 'The catalog changed after it was read' },
  'lead-withdrawn': { status: 409, title: 'The buyer withdrew this request' },
  'key-reused': { status: 409, title: 'The idempotency key was used for another request' },
  'invitation-expired': {
    status: 410,
    title: 'The invitation expired after seven days. Ask for a new one.',
  },
  'invitation-used': { status: 410, title: 'The invitation was already accepted. Sign in.' },
  'invitation-replaced': {
    status: 410,
    title: 'A newer invitation replaced this one. Use the link in the latest email.',
  },
  'program-retired': { status: 410, title: 'The program is no longer in the catalog' },
  'body-too-large': { status: 413, title: 'The body is larger than 64 KB' },
  'unsupported-media-type': { status: 415, title: 'The body must be application/json' },
  'too-many-requests': { status: 429, title: 'Too many requests. Try again later.' },
  unexpected: { status: 500, title: 'Something went wrong on our side' },
  unavailable: {
    status: 503,
    title: 'The database is unavailable. Try again in a moment.',
  },
  overloaded: { status: 503, title: 'The server is busy. Try again in a moment.' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof problems;

/** A problem with one field: the field's path, a stable code and a sentence. */
export const FieldProblem = z.strictObject({
  field: z.string(),
  code: z.string(),
  message: z.string(),
});
export type FieldProblem = z.infer<typeof FieldProblem>;

/** An RFC 9457 problem document with a stable code. */
export const Problem = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: Object.keys drops the key types.
  code: z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]),
  detail: z.optional(z.string()),
  fields: z.optional(z.array(FieldProblem)),
  /** The stored quote, if the update was based on an older version of it. */
  current: z.optional(Quote),
  /**
   * The date on which the program was removed from the catalog. Undefined if the date is unknown.
   */
  leftOn: z.optional(Day),
});
export type Problem = z.infer<typeof Problem>;
