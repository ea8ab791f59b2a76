import { Quote } from '@latchkey/domain';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** A session of this age may delete its account without a password, in milliseconds. */
export const FRESH_SESSION = 10 * 60 * 1_000;

const moment = z.iso.datetime();
const details = z.record(z.string(), z.unknown());

/** All that is kept of a person; no secret is in it, such as the hash of the password. */
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
  }),
  /** By what the person signs in, and what a provider told of them. */
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
  quotes: z.array(Quote),
  /** Requests for pre-approval in the person's name, where the address is proven to be theirs. */
  requests: z.array(
    z.strictObject({
      fullName: z.string(),
      email: z.string(),
      phone: z.nullable(z.string()),
      quote: details,
      createdAt: moment,
    }),
  ),
});
export type AccountExport = z.infer<typeof AccountExport>;

export const exportAccount = endpoint({
  method: 'GET',
  path: '/account/export',
  summary: 'All that is kept of the account',
  access: 'signed-in',
  answer: z.strictObject({ data: AccountExport }),
});

/**
 * Removes the account with all that hangs on it, before it answers. It takes the password, or else
 * a session of less than ten minutes: whoever signs in with a provider has no password.
 */
export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/account',
  summary: 'Delete the account and all that is kept with it',
  access: 'signed-in',
  body: z._default(
    z.strictObject({ password: z.optional(z.string().check(z.maxLength(1_000))) }),
    {},
  ),
  answer: z.null(),
  status: 204,
});
