import type {
  LeadAssignment,
  LeadCalculation,
  LeadEvent,
  LeadEventChange,
  LeadHold,
  LeadProgram,
  LeadSource,
  LeadStatus,
  Suspicion,
} from '@latchkey/contract';
import {
  boolean,
  date,
  eq,
  index,
  isNotNull,
  jsonb,
  pgTable,
  sql,
  text,
  timestamp,
  uuid,
} from '../drizzle.ts';
import {
  dueOrderOf,
  homePriceOf,
  homeStateOf,
  lowerNameOf,
  phoneKeyOf,
  searchTextOf,
  sourceTextOf,
} from './lead-expressions.ts';
import { outboxColumns } from './outbox-columns.ts';
import { storedAnswers } from './stored-answers.ts';

const moment = () => timestamp({ withTimezone: true });

/**
 * Pre-approval requests, each with the buyer, a copy of the quote, and the numbers that the buyer
 * saw.
 */
export const leads = pgTable(
  'leads',
  {
    id: uuid().primaryKey().defaultRandom(),
    idempotencyKey: uuid().notNull().unique('leads_idempotency_key_unique'),
    /**
     * SHA-256 hash of the request. Distinguishes a retry from a different request with the same
     * key.
     */
    fingerprint: text().notNull(),
    /** SHA-256 hash of the buyer's details and the quote. Detects duplicate requests. */
    contentKey: text(),
    fullName: text().notNull(),
    email: text().notNull(),
    phone: text(),
    quote: storedAnswers().notNull(),
    programs: jsonb().$type<LeadProgram[]>(),
    calculation: jsonb().$type<LeadCalculation>(),
    remoteAddress: text(),
    /**
     * The sender's network for rate limits: an IPv4 address, or the /64 network of an IPv6 address.
     */
    network: text(),
    userAgent: text(),
    /**
     * Language of the page with the form, such as `es`. Null for leads stored by older versions.
     */
    language: text(),
    /** Normalized email address. See `mailboxOf`. Null for leads stored by older versions. */
    mailbox: text(),
    /** Why the lead may be fake. If this is set, the buyer gets no email. */
    suspicion: text().$type<Suspicion>(),
    status: text().$type<LeadStatus>().notNull().default('new'),
    withdrawnAt: moment(),
    /** When a legal hold was placed on the lead. Null if there is no hold. */
    heldAt: moment(),
    /**
     * The account of the operator who works on the lead. The account may have been deleted, or may
     * no longer be an operator.
     */
    officerId: uuid(),
    /** The officer's name at the time of the assignment. It stays after the account is deleted. */
    officerName: text(),
    /** The day when the team's next step on the lead is due. */
    dueOn: date(),
    /** Campaign labels of the link that the visitor followed. */
    source: jsonb().$type<LeadSource>(),
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
    index('leads_officer_index').on(lead.officerId, lead.dueOn),
    index('leads_due_index').on(dueOrderOf(lead), lead.id),
    index('leads_phone_index').on(phoneKeyOf(lead), lead.createdAt).where(isNotNull(lead.phone)),
    index('leads_source_index')
      .using('gin', sql`${sourceTextOf(lead)} gin_trgm_ops`)
      .where(isNotNull(lead.source)),
    index('leads_full_name_index').on(lowerNameOf(lead), lead.id),
    // This index uses PostgreSQL's pg_trgm extension, which can find any part of a text.
    index('leads_search_index').using('gin', sql`${searchTextOf(lead)} gin_trgm_ops`),
  ],
);

const leadId = () =>
  uuid()
    .notNull()
    .references(() => leads.id, { onDelete: 'cascade' });

/** A lead's additional idempotency keys. A request with any of these keys returns that lead. */
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
 * Consents to calls and texts, given or withdrawn. Rows are only added.
 *
 * @see 47 CFR 64.1200(f)(9): requirements for written consent
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
    /** The exact text next to the checkbox. */
    wording: text().notNull(),
    /** Language of the wording. Null for consents stored by older versions, which are in English. */
    language: text(),
    page: text(),
    remoteAddress: text().notNull(),
    userAgent: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  ({ leadId }) => [index('consents_lead_id_index').on(leadId)],
);

/** A lead's deliveries by email or webhook. Each row has its own job. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: uuid().primaryKey(),
    leadId: leadId(),
    kind: text({ enum: ['team-mail', 'buyer-mail', 'webhook'] }).notNull(),
    event: text().$type<LeadEvent>().notNull(),
    /** The change that the event reports. Null for an event about the whole lead. */
    change: jsonb().$type<LeadEventChange>(),
    /** Recipient: an email address or a webhook URL. */
    target: text().notNull(),
    /**
     * Deliveries with the same ID are sent in one email. Null for a delivery that is sent
     * separately.
     */
    bundleId: uuid(),
    ...outboxColumns(),
  },
  ({ leadId, kind, state, createdAt, deliveredAt, bundleId }) => [
    index('deliveries_lead_id_index').on(leadId, createdAt),
    // The metrics queries use this index every few seconds.
    index('deliveries_waiting_index').on(kind, createdAt).where(eq(state, sql`'waiting'`)),
    index('deliveries_delivered_index').on(kind, deliveredAt),
    index('deliveries_bundle_index').on(bundleId),
  ],
);

/** Tokens for the links that let a buyer withdraw a request. */
export const withdrawalTokens = pgTable(
  'withdrawal_tokens',
  {
    /** SHA-256 hash of the token in the email. */
    tokenHash: text().primaryKey(),
    leadId: leadId(),
  },
  ({ leadId }) => [index('withdrawal_tokens_lead_id_index').on(leadId)],
);

/** Operators' notes and changes. Rows are only added. */
export const leadChanges = pgTable(
  'lead_changes',
  {
    id: uuid().primaryKey().defaultRandom(),
    leadId: leadId(),
    operatorId: uuid().notNull(),
    /** The new status. Null if the status did not change. */
    status: text().$type<LeadStatus>(),
    note: text(),
    /** The new officer and due date, with the officer's name at that time. */
    assignment: jsonb().$type<LeadAssignment>(),
    /** Whether a legal hold was set or lifted, and why. */
    hold: jsonb().$type<LeadHold>(),
    createdAt: moment().notNull(),
  },
  ({ leadId, createdAt }) => [index('lead_changes_lead_id_index').on(leadId, createdAt)],
);
