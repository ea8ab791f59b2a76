import { Quote } from '@latchkey/domain';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { LeadStatus } from './lead-parts.ts';
import { LeadSource } from './lead-source.ts';
import { QuoteNotes } from './quotes.ts';

/**
 * The maximum age, in milliseconds, of a session in which a user may delete the account without a
 * password.
 */
export const FRESH_SESSION = 10 * 60 * 1_000;

const moment = z.iso.datetime();
const details = z.record(z.string(), z.unknown());

/** All data that we store about a user, without secrets such as password hashes. */
export const AccountExport = z.strictObject({
  account: z.strictObject({
    id: z.uuid(),
    email: z.nullable(z.string()),
    hasPassword: z.boolean(),
    details,
    createdAt: moment,
    updatedAt: moment,
    emailConfirmedAt: z.nullable(moment),
    lastSignInAt: z.nullable(moment),
    /** The name and NMLS ID that the team sees. Only for operators. */
    officerName: z.nullable(z.string()),
    nmlsNumber: z.nullable(z.string()),
  }),
  /** The user's sign-in methods, with the details that each provider sent us. */
  signIns: z.array(
    z.strictObject({ provider: z.string(), details, createdAt: moment, updatedAt: moment }),
  ),
  sessions: z.array(
    z.strictObject({
      methods: z.array(z.string()),
      userAgent: z.nullable(z.string()),
      createdAt: moment,
      lastUsedAt: moment,
    }),
  ),
  /** The second factors of the sign-in, without their keys. */
  secondFactors: z.array(
    z.strictObject({
      kind: z.enum(['totp', 'webauthn', 'recovery_code']),
      name: z.string(),
      createdAt: moment,
      lastUsedAt: moment,
    }),
  ),
  quotes: z.array(z.extend(Quote, QuoteNotes.shape)),
  /** Pre-approval requests with the user's email address, if that address is verified. */
  requests: z.array(
    z.strictObject({
      fullName: z.string(),
      email: z.string(),
      phone: z.nullable(z.string()),
      /** Language of the page that sent the request. Null for requests from older versions. */
      language: z.nullable(z.string()),
      /** Campaign and partner labels from the link that the visitor followed. */
      source: z.nullable(LeadSource),
      quote: details,
      status: LeadStatus,
      createdAt: moment,
      withdrawnAt: z.nullable(moment),
      /** Consents to calls and text messages that the buyer gave or withdrew, oldest first. */
      consents: z.array(
        z.strictObject({
          channel: z.enum(['call', 'text']),
          isGiven: z.boolean(),
          phone: z.string(),
          /** The exact text that was shown next to the checkbox. */
          wording: z.string(),
          /** Null for consents from older versions, which are in English. */
          language: z.nullable(z.string()),
          /** The page with the checkbox. Null for consents from older versions. */
          page: z.nullable(z.string()),
          createdAt: moment,
        }),
      ),
    }),
  ),
  /**
   * Notice subscriptions of the account and of its verified email address, including those that
   * ended recently.
   */
  notices: z.array(
    z.strictObject({
      kind: z.enum(['program', 'quote', 'correction', 'weekly']),
      /** The program's slug, or the ID of the quote or the correction. Empty for weekly notices. */
      about: z.string(),
      language: z.string(),
      state: z.nullable(z.string()),
      createdAt: moment,
      endedAt: z.nullable(moment),
      /** The emails that we sent to the user in the last few weeks, oldest first. */
      sent: z.array(
        z.strictObject({
          /**
           * The type of email: a confirmation of the email address, a notice of changes, or the
           * result of a correction.
           */
          kind: z.enum(['confirm', 'changes', 'outcome']),
          content: details,
          sentAt: moment,
        }),
      ),
    }),
  ),
});
export type AccountExport = z.infer<typeof AccountExport>;

export const exportAccount = endpoint({
  method: 'GET',
  path: '/account/export',
  summary: 'Export all data of the account',
  access: 'signed-in',
  answer: z.strictObject({ data: AccountExport }),
});

/**
 * Deletes the account and all its data before the server responds. Requires the password, or a
 * session that is less than ten minutes old. A session is enough because users who sign in with
 * Google may have no password.
 *
 * `requests` applies to the requests with the account's verified address. `withdraw` withdraws and
 * deletes them, and notifies everyone who received them. `keep` leaves them with the team, as if
 * there had been no account. In both cases, a request with a legal hold is kept.
 */
export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/account',
  summary: 'Delete the account and all of its data',
  access: 'signed-in',
  body: z._default(
    z.strictObject({
      password: z.optional(z.string().check(z.maxLength(1_000))),
      requests: z._default(z.enum(['withdraw', 'keep']), 'withdraw'),
    }),
    { requests: 'withdraw' },
  ),
  answer: z.null(),
  status: 204,
});

/**
 * Confirms that the caller knows the password. Endpoints with `confirmation: 'recent'` then accept
 * the session for five minutes. A sign-in or a second-factor code has the same effect.
 */
export const confirmIdentity = endpoint({
  method: 'POST',
  path: '/account/confirmation',
  summary: 'Confirm with the password that it is you',
  access: 'signed-in',
  body: z.strictObject({ password: z.string().check(z.minLength(1), z.maxLength(1_000)) }),
  answer: z.null(),
  status: 204,
});
