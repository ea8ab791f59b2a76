import type { Suspicion } from '@latchkey/contract';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { and, count, eq, gt, inArray, isNull, not, or, sql } from '../db/drizzle.ts';
import { consents, deliveries, leadRepeats, leads } from '../db/schema.ts';
import type { GivenConsent, NewLead } from './lead.ts';

/** A stored request for pre-approval. */
export type Lead = typeof leads.$inferSelect;

/** A stored consent to calls or texts, given or withdrawn. */
export type Consent = typeof consents.$inferSelect;

/** Recent leads and emails that count toward the limits for a new lead. */
export interface RecentCounts {
  /** Number of leads from the new lead's network in the last hour. */
  readonly leadsOfNetwork: number;
  /** Number of leads in the last day with the same normalized email address as the new lead. */
  readonly leadsOfMailbox: number;
  /** Number of confirmation emails in the last day to the new lead's email address. */
  readonly mailsToBuyer: number;
}

/** An earlier request with the same idempotency key. */
interface EarlierRequest {
  readonly leadId: string;
  readonly fingerprint: string;
}

/**
 * Reasons that come from the form's own signals. Leads with these reasons are counted separately,
 * so that bots do not use up a buyer's limit.
 */
const botSuspicions = ['filled-trap', 'too-fast'] as const satisfies readonly Suspicion[];

/** Requests from the same person with the same quote within this time become one lead. */
const DUPLICATE_WINDOW_MS = 10 * 60 * 1000;
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/**
 * Locks the lead's network, mailbox, content and key until the transaction ends. Every function in
 * this file runs in the caller's transaction.
 */
export async function lock(
  db: Database,
  { network, mailbox, contentKey, idempotencyKey }: NewLead,
): Promise<void> {
  // The locks are always taken in this order. Otherwise two submissions could deadlock.
  const keys = [`network ${network}`, `mailbox ${mailbox}`, contentKey, idempotencyKey];
  for (const key of keys) {
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  }
}

export async function findByKey(
  db: Database,
  idempotencyKey: string,
): Promise<EarlierRequest | undefined> {
  const [first] = await db
    .select({ leadId: leads.id, fingerprint: leads.fingerprint })
    .from(leads)
    .where(eq(leads.idempotencyKey, idempotencyKey));
  if (first) return first;
  const [repeated] = await db
    .select({ leadId: leadRepeats.leadId, fingerprint: leadRepeats.fingerprint })
    .from(leadRepeats)
    .where(eq(leadRepeats.idempotencyKey, idempotencyKey));
  return repeated;
}

/**
 * Finds a recent lead from the same person with the same quote. Ignores flagged and withdrawn
 * leads.
 */
export async function findDuplicate(
  db: Database,
  { contentKey }: NewLead,
  now: Date,
): Promise<string | undefined> {
  const [duplicate] = await db
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(
        eq(leads.contentKey, contentKey),
        gt(leads.createdAt, new Date(now.getTime() - DUPLICATE_WINDOW_MS)),
        isNull(leads.suspicion),
        isNull(leads.withdrawnAt),
      ),
    )
    .limit(1);
  return duplicate?.id;
}

/** Adds a duplicate's idempotency key to a lead, and any consents that the lead does not have. */
export async function addRepeat(
  db: Database,
  leadId: string,
  lead: NewLead,
  now: Date,
): Promise<void> {
  const { idempotencyKey, fingerprint } = lead;
  await db.insert(leadRepeats).values({ idempotencyKey, fingerprint, leadId });
  const before = await db
    .select({ channel: consents.channel })
    .from(consents)
    .where(and(eq(consents.leadId, leadId), consents.isGiven));
  const channels = new Set(before.map(({ channel }) => channel));
  const further = lead.consents.filter(({ channel }) => !channels.has(channel));
  await addConsents(db, leadId, further, now);
}

/** Counts recent leads of the same kind: either leads that the form flagged, or all other leads. */
export async function countRecent(db: Database, lead: NewLead, now: Date): Promise<RecentCounts> {
  const isFromBot = inArray(leads.suspicion, [...botSuspicions]);
  const isSameKind =
    lead.suspicion === null ? or(isNull(leads.suspicion), not(isFromBot)) : isFromBot;
  const leadsOf = async (sender: SQL, span: number) => {
    const isRecent = gt(leads.createdAt, new Date(now.getTime() - span));
    const [counted] = await db
      .select({ all: count() })
      .from(leads)
      .where(and(sender, isRecent, isSameKind));
    return counted?.all ?? 0;
  };
  const isMailbox = eq(leads.mailbox, lead.mailbox);
  return {
    leadsOfNetwork: await leadsOf(eq(leads.network, lead.network), HOUR),
    leadsOfMailbox: await leadsOf(isMailbox, DAY),
    mailsToBuyer: await mailsToBuyer(db, isMailbox, new Date(now.getTime() - DAY)),
  };
}

/** @returns the lead's ID */
export async function insert(db: Database, lead: NewLead, now: Date): Promise<string> {
  const { subject, consents: given, ...columns } = lead;
  const [added] = await db
    .insert(leads)
    .values({ ...columns, ...subject, createdAt: now })
    .returning({ id: leads.id });
  if (!added) throw new RangeError('The database stored no lead');
  await addConsents(db, added.id, given, now);
  return added.id;
}

async function mailsToBuyer(db: Database, isMailbox: SQL, since: Date): Promise<number> {
  const [counted] = await db
    .select({ all: count() })
    .from(deliveries)
    .innerJoin(leads, eq(deliveries.leadId, leads.id))
    .where(and(isMailbox, eq(deliveries.kind, 'buyer-mail'), gt(deliveries.createdAt, since)));
  return counted?.all ?? 0;
}

async function addConsents(
  db: Database,
  leadId: string,
  given: readonly GivenConsent[],
  createdAt: Date,
): Promise<void> {
  const rows = given.map((one) => ({ ...one, leadId, isGiven: true, createdAt }));
  if (rows.length > 0) await db.insert(consents).values(rows);
}
