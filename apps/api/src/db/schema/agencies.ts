import { index, jsonb, pgTable, text, timestamp, uuid } from '../drizzle.ts';
import { outboxColumns } from './outbox-columns.ts';

const moment = () => timestamp({ withTimezone: true });

/**
 * Email addresses of agencies that an editor invited, or that requested the monthly email. Any
 * other address is only in the rows of the emails that we sent to it.
 */
export const agencyContacts = pgTable(
  'agency_contacts',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In lower case. */
    email: text().notNull().unique('agency_contacts_email_unique'),
    /** The programs that the invitation is for. Empty if there is no invitation. */
    slugs: jsonb().$type<string[]>().notNull(),
    /** Language of the monthly email, such as `es`. */
    language: text().notNull(),
    createdAt: moment().notNull(),
    /**
     * The editor who invited the email address. Not a foreign key, because the invitation outlives
     * the account.
     */
    invitedBy: uuid(),
    /** When the owner of the email address turned on the monthly email. Null if it is off. */
    monthlySince: moment(),
    /** SHA-256 hash of the cookie of the browser that turned the monthly email on. */
    browserHash: text(),
    /** When the last monthly email was written. */
    askedAt: moment(),
    /**
     * The time since which the address has had no invitation and no monthly email. Null while the
     * address has either.
     */
    endedAt: moment(),
  },
  ({ monthlySince }) => [index('agency_contacts_monthly_index').on(monthlySince)],
);

/**
 * Emails to agencies. Each row has its own job. A request for a link is stored even if the address
 * is not eligible for a link. Sending the email sets the token. Opening the link starts a session,
 * which is in the same row.
 */
export const agencyMails = pgTable(
  'agency_mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: ['link', 'monthly'] }).notNull(),
    /** Recipient's email address, in lower case. */
    email: text().notNull(),
    /** Language of the page where the agency requested the link, such as `es`. */
    language: text().notNull(),
    /**
     * The program whose page the link was requested from. The opened link shows this program first.
     * Null for a monthly email.
     */
    slug: text(),
    /** SHA-256 hash of the cookie of the only browser that can open the link. */
    browserHash: text().notNull(),
    ...outboxColumns(),
    /**
     * SHA-256 hash of the link's token, and the time when the link expires. Set when the email is
     * sent.
     */
    tokenHash: text().unique('agency_mails_token_unique'),
    expiresAt: moment(),
    /** SHA-256 hash of the token that turns off the monthly email. */
    stopHash: text().unique('agency_mails_stop_unique'),
    /** When the link was opened. A link opens once. */
    openedAt: moment(),
    /** SHA-256 hash of the session's cookie. */
    sessionHash: text().unique('agency_mails_session_unique'),
  },
  ({ email, state, createdAt }) => [
    index('agency_mails_email_index').on(email, createdAt),
    index('agency_mails_state_index').on(state, createdAt),
  ],
);

/**
 * Actions of agencies, and of editors on their behalf. Contains no email address. Rows are never
 * changed.
 */
export const agencyEvents = pgTable(
  'agency_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({
      enum: ['opened', 'stated', 'undone', 'invited', 'uninvited', 'monthly-on', 'monthly-off'],
    }).notNull(),
    /** The host of the email address, such as `agency.example.gov`. */
    host: text().notNull(),
    /** The email with the link. The email is deleted before the event. */
    mailId: uuid(),
    /** The editor who invited an address. */
    userId: uuid(),
    slug: text(),
    editId: uuid(),
    createdAt: moment().notNull(),
  },
  ({ mailId, slug }) => [
    index('agency_events_mail_index').on(mailId),
    index('agency_events_slug_index').on(slug),
  ],
);
