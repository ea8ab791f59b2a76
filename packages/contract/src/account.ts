import { Quote } from '@latchkey/domain';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { LeadStatus } from './lead-parts.ts';
import { LeadSource } from './lead-source.ts';
import { QuoteNotes } from './quotes.ts';

/**
 * A user may delete the account without a password while the session is younger than this.
 * Milliseconds.
 */
export const FRESH_SESSION = 10 * 60 * 1_000;

const moment = z.iso.datetime();
const details = z.record(z.string(), z.unknown());

/** All data stored about a user, without secrets such as password hashes. */
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
    /** For operators, the name and NMLS ID that the team sees. */
    officerName: z.nullable(z.string()),
    nmlsNumber: z.nullable(z.string()),
  }),
  /** Sign-in methods, with the details that each provider reported. */
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
  quotes: z.array(z.extend(Quote, QuoteNotes.shape)),
  /** Pre-approval requests with the user's email address, if that address is verified. */
  requests: z.array(
    z.strictObject({
      fullName: z.string(),
      email: z.string(),
      phone: z.nullable(z.string()),
      /** Language of the page that sent the request. Null for requests stored by older versions. */
      language: z.nullable(z.string()),
      /** Campaign and partner labels from the link that the visitor followed. */
      source: z.nullable(LeadSource),
      quote: details,
      status: LeadStatus,
      createdAt: moment,
      withdrawnAt: z.nullable(moment),
      /** Consents to calls and texts, given and withdrawn, oldest first. */
      consents: z.array(
        z.strictObject({
          channel: z.enum(['call', 'text']),
          isGiven: z.boolean(),
          phone: z.string(),
          /** The exact text next to the checkbox. */
          wording: z.string(),
          /** Null for consents stored by older versions, which are in English. */
          language: z.nullable(z.string()),
          /** The page with the checkbox. Null for consents stored by older versions. */
          page: z.nullable(z.string()),
          createdAt: moment,
        }),
      ),
    }),
  ),
  /**
   * Notice subscriptions of the account and its verified address, including recently ended ones.
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
      /** The emails that we sent in the last few weeks, oldest first. */
      sent: z.array(
        z.strictObject({
          /**
           * An email to confirm the address, about changes, or about a correction that we checked.
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
 * Deletes the account and all its data before responding. Requires the password or a session
 * younger than ten minutes, because users of a sign-in provider have no password.
 */
export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/account',
  summary: 'Delete the account and all of its data',
  access: 'signed-in',
  body: z._default(
    z.strictObject({ password: z.optional(z.string().check(z.maxLength(1_000))) }),
    {},
  ),
  answer: z.null(),
  status: 204,
});
