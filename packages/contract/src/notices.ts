import { QuoteChange } from '@latchkey/domain';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { FormTraces } from './leads.ts';

/** Maximum length of an email address, in characters. */
const MAX_EMAIL_LENGTH = 254;

/** The email address of a visitor who is not signed in. */
export const NoticeEmail = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(MAX_EMAIL_LENGTH), z.email());

/** Maximum number of topics for one account or email address. */
export const MAX_NOTICE_TOPICS = 50;

/** Number of days for which we keep ended and unconfirmed subscriptions, and sent notices. */
export const ENDED_NOTICE_DAYS = 60;

/** The topic of notices: a program, or a saved quote of the account. */
export const NoticeTopic = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('program'), programId: z.int().check(z.gte(1)) }),
  z.strictObject({ kind: z.literal('quote'), quoteId: z.uuid() }),
]);
export type NoticeTopic = z.infer<typeof NoticeTopic>;

/** The topic of notices, in the format that users see. Weekly notices cover all saved quotes. */
export const NoticeSubject = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('program'),
    /** The program's ID. Null if the program is no longer in the catalog. */
    programId: z.nullable(z.int()),
    programName: z.nullable(z.string()),
  }),
  z.strictObject({ kind: z.literal('quote'), quoteId: z.uuid() }),
  z.strictObject({ kind: z.literal('correction') }),
  z.strictObject({ kind: z.literal('weekly') }),
]);
export type NoticeSubject = z.infer<typeof NoticeSubject>;

/** The token of a link in an email: 256 random bits in base64url. */
export const LinkToken = z.string().check(z.regex(/^[\w-]{43}$/));

/**
 * Subscribes to notices. A signed-in user gets the notices at the account's email address, which
 * must be verified. Other visitors get an email with a link to confirm their email address. If the
 * sender is a bot, the response is the same, but the server drops the request. If the brand has no
 * postal address, the response status is 404.
 */
export const subscribeToNotices = endpoint({
  method: 'POST',
  path: '/notices',
  summary: 'Ask for an email when a program or a saved quote changes',
  access: 'anyone',
  token: 'if-present',
  body: z.strictObject({
    topic: NoticeTopic,
    /** Required if the user is not signed in, and otherwise ignored. */
    email: z.optional(NoticeEmail),
    /**
     * The state of the buyer's home. We send emails only at certain hours in that state's time
     * zone.
     */
    state: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
    form: FormTraces,
  }),
  answer: z.strictObject({
    /** Whether notices start now, or only after the visitor confirms the email address. */
    data: z.strictObject({ starts: z.enum(['now', 'once-confirmed']) }),
  }),
  status: 202,
});

export const listNotices = endpoint({
  method: 'GET',
  path: '/account/notices',
  summary: 'List what the account gets notices about',
  access: 'signed-in',
  answer: z.strictObject({
    data: z.strictObject({
      /**
       * The email address for notices. Null if it is not verified, in which case we send no
       * notices.
       */
      email: z.nullable(z.string()),
      /** Whether the account is subscribed to weekly notices about all saved quotes. */
      weekly: z.boolean(),
      topics: z.array(z.strictObject({ id: z.uuid(), subject: NoticeSubject })),
    }),
  }),
});

export const endNotices = endpoint({
  method: 'DELETE',
  path: '/account/notices/:id',
  summary: 'End notices of the account',
  access: 'signed-in',
  params: z.strictObject({ id: z.uuid() }),
  answer: z.null(),
  status: 204,
});

export const chooseWeeklyNotices = endpoint({
  method: 'PUT',
  path: '/account/weekly-notices',
  summary: 'Turn the weekly notices about all saved quotes on or off',
  access: 'signed-in',
  body: z.strictObject({ weekly: z.boolean() }),
  answer: z.null(),
  status: 204,
});

const ByToken = z.strictObject({ token: LinkToken });
const OneSubject = z.strictObject({ data: z.strictObject({ subject: NoticeSubject }) });

export const confirmNotices = endpoint({
  method: 'POST',
  path: '/notices/confirm',
  summary: 'Confirm the address for notices, with the token of the link in the email',
  access: 'anyone',
  body: ByToken,
  answer: OneSubject,
});

/** Idempotent: a repeated request has no further effect. */
export const stopNotices = endpoint({
  method: 'POST',
  path: '/notices/stop',
  summary: 'End notices, with the token of the link in an email',
  access: 'anyone',
  body: ByToken,
  answer: OneSubject,
});

/**
 * Does the same as {@link stopNotices}, for email programs that submit a form as described in RFC
 * 8058.
 */
export const stopNoticesInOneClick = endpoint({
  method: 'POST',
  path: '/notices/stop/:token',
  summary: 'End notices, as the email program does with the List-Unsubscribe header',
  access: 'anyone',
  params: ByToken,
  answer: OneSubject,
});

/** Undoes {@link stopNotices}, with the same token. */
export const resumeNotices = endpoint({
  method: 'POST',
  path: '/notices/resume',
  summary: 'Resume notices that were just ended',
  access: 'anyone',
  body: ByToken,
  answer: OneSubject,
});

/**
 * The changes to a saved quote's matches since the buyer last saved the quote or received a notice
 * about it.
 */
export const QuoteNews = z.strictObject({
  quoteId: z.uuid(),
  foundAt: z.iso.datetime(),
  changes: z.array(QuoteChange),
});
export type QuoteNews = z.infer<typeof QuoteNews>;

export const listQuoteNews = endpoint({
  method: 'GET',
  path: '/account/quote-news',
  summary: 'List what changed for the saved quotes of the account, newest first',
  access: 'signed-in',
  answer: z.strictObject({ data: z.array(QuoteNews) }),
});
