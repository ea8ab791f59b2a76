import type { LeadCalculation, LeadProgram, LeadStatus, Suspicion } from '@latchkey/contract';
import {
  boolean,
  index,
  integer,
  isNotNull,
  jsonb,
  pgTable,
  sql,
  text,
  timestamp,
  uuid,
} from '../drizzle.ts';
import { homePriceOf, homeStateOf, lowerNameOf, searchTextOf } from './lead-expressions.ts';
import { storedAnswers } from './stored-answers.ts';

const moment = () => timestamp({ withTimezone: true });

/** Requests for pre-approval: who asks, the quote as it stood, and what the buyer was shown of it. */
export const leads = pgTable(
  'leads',
  {
    id: uuid().primaryKey().defaultRandom(),
    idempotencyKey: uuid().notNull().unique('leads_idempotency_key_unique'),
    /** SHA-256 of the request, to tell a retry from another request with the same key. */
    fingerprint: text().notNull(),
    /** SHA-256 of the person and the quote, to know a request that is sent twice. */
    contentKey: text(),
    fullName: text().notNull(),
    email: text().notNull(),
    phone: text(),
    quote: storedAnswers().notNull(),
    programs: jsonb().$type<LeadProgram[]>(),
    calculation: jsonb().$type<LeadCalculation>(),
    remoteAddress: text(),
    /** What the address counts as: an IPv4 address, or the /64 network of an IPv6 one. */
    network: text(),
    userAgent: text(),
    /** What the e-mail address counts as: see `mailboxOf`. Null for leads of older versions. */
    mailbox: text(),
    /** Why it may not come from the buyer, who then gets no mail. */
    suspicion: text().$type<Suspicion>(),
    status: text().$type<LeadStatus>().notNull().default('new'),
    withdrawnAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (lead) => [
    index('leads_created_at_index').on(lead.createdAt, lead.id),
    index('leads_email_index').on(sql`lower(${lead.email})`, lead.createdAt),
    index('leads_mailbox_index').on(lead.mailbox, lead.createdAt),
    index('leads_content_key_index').on(lead.contentKey),
    index('leads_network_index').on(lead.network, lead.createdAt),
    index('leads_state_index').on(homeStateOf(lead), lead.createdAt, lead.id),
    index('leads_status_index').on(lead.status, lead.createdAt, lead.id),
    index('leads_suspicion_index').on(lead.createdAt, lead.id).where(isNotNull(lead.suspicion)),
    index('leads_home_price_index').on(homePriceOf(lead), lead.id),
    index('leads_full_name_index').on(lowerNameOf(lead), lead.id),
    // Of PostgreSQL's own extension pg_trgm: any part of a text is found by it.
    index('leads_search_index').using('gin', sql`${searchTextOf(lead)} gin_trgm_ops`),
  ],
);

const leadId = () =>
  uuid()
    .notNull()
    .references(() => leads.id, { onDelete: 'cascade' });

/** Further keys under which a lead was sent: each of them is answered with the same lead. */
export const leadRepeats = pgTable(
  'lead_repeats',
  {
    idempotencyKey: uuid().primaryKey(),
    fingerprint: text().notNull(),
    leadId: leadId(),
  },
  ({ leadId }) => [index('lead_repeats_lead_id_index').on(leadId)],
);

/**
 * Leave to be called or texted, given or withdrawn. Rows are only ever added.
 *
 * @see 47 CFR 64.1200(f)(9): what a written consent must show
 */
export const consents = pgTable(
  'consents',
  {
    id: uuid().primaryKey().defaultRandom(),
    leadId: leadId(),
    channel: text({ enum: ['call', 'text'] }).notNull(),
    isGiven: boolean().notNull(),
    phone: text().notNull(),
    textVersion: text().notNull(),
    /** The very words that stood beside the box. */
    wording: text().notNull(),
    page: text(),
    remoteAddress: text().notNull(),
    userAgent: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  ({ leadId }) => [index('consents_lead_id_index').on(leadId)],
);

/** What a lead is told to whom: the delivery log. Each row has a job of its own. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: uuid().primaryKey(),
    leadId: leadId(),
    kind: text({ enum: ['team-mail', 'buyer-mail', 'webhook'] }).notNull(),
    event: text({ enum: ['lead.submitted', 'lead.withdrawn'] }).notNull(),
    /** The address of a mail or of a webhook. */
    target: text().notNull(),
    state: text({ enum: ['waiting', 'delivered', 'given-up', 'stopped'] }).notNull(),
    attempts: integer().notNull().default(0),
    /** What went wrong last, in our words: a server's own may repeat an address. */
    problem: text(),
    createdAt: moment().notNull(),
    triedAt: moment(),
    deliveredAt: moment(),
  },
  ({ leadId, createdAt }) => [index('deliveries_lead_id_index').on(leadId, createdAt)],
);

/** The links by which a buyer takes a request back. */
export const withdrawalTokens = pgTable(
  'withdrawal_tokens',
  {
    /** SHA-256 of what the mail carries. */
    tokenHash: text().primaryKey(),
    leadId: leadId(),
  },
  ({ leadId }) => [index('withdrawal_tokens_lead_id_index').on(leadId)],
);

/** What operators wrote about a lead and made of it. Rows are only ever added. */
export const leadChanges = pgTable(
  'lead_changes',
  {
    id: uuid().primaryKey().defaultRandom(),
    leadId: leadId(),
    operatorId: uuid().notNull(),
    /** The status that it was given; null where only a note was written. */
    status: text().$type<LeadStatus>(),
    note: text(),
    createdAt: moment().notNull(),
  },
  ({ leadId, createdAt }) => [index('lead_changes_lead_id_index').on(leadId, createdAt)],
);

/**
 * Who saw or changed what. Rows are only ever added, and stay when the lead or the account is gone:
 * they hold nobody's contact data.
 */
export const leadAudit = pgTable(
  'lead_audit',
  {
    id: uuid().primaryKey().defaultRandom(),
    operatorId: uuid().notNull(),
    action: text({
      enum: ['listed', 'viewed', 'changed', 'sent-again', 'exported'],
    }).notNull(),
    /** Null where it was more than one. */
    leadId: uuid(),
    details: jsonb().$type<Record<string, unknown>>(),
    createdAt: moment().notNull(),
  },
  ({ leadId, createdAt }) => [
    index('lead_audit_lead_id_index').on(leadId),
    index('lead_audit_created_at_index').on(createdAt),
  ],
);
