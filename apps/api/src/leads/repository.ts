import type { Suspicion } from '@latchkey/contract';
import type { QuoteAnswers, Subject } from '@latchkey/domain';
import type { Database } from '../db/database.ts';
import { and, count, eq, gt, isNull, sql } from '../db/drizzle.ts';
import { consents, leadRepeats, leads } from '../db/schema.ts';
import type { LeadSnapshot } from './lead-snapshot.ts';

/** Leave that a buyer gave for one way of being reached, and how it was given. */
export interface GivenConsent {
  readonly channel: 'call' | 'text';
  readonly phone: string;
  readonly textVersion: string;
  readonly wording: string;
  readonly page: string | null;
  readonly remoteAddress: string;
  readonly userAgent: string | null;
}

export interface NewLead extends LeadSnapshot {
  readonly idempotencyKey: string;
  readonly fingerprint: string;
  readonly contentKey: string;
  readonly quote: QuoteAnswers;
  readonly subject: Subject;
  readonly consents: readonly GivenConsent[];
  readonly remoteAddress: string;
  readonly userAgent: string | null;
  readonly suspicion: Suspicion | null;
}

/** A lead that is stored, just now or before. */
export interface StoredLead {
  readonly id: string;
  readonly isNew: boolean;
}

/** How many leads came lately from whom. */
export interface Sent {
  readonly fromAddress: number;
  readonly fromEmail: number;
}

/** The same person with the same quote within this time is one lead, in milliseconds. */
const ONE_LEAD = 10 * 60 * 1000;
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

export function leadRepository(db: Database) {
  return {
    /** How many leads came from an address within the hour, and from a person within the day. */
    async sentBy(remoteAddress: string, email: string, now: Date): Promise<Sent> {
      const since = (span: number) => gt(leads.createdAt, new Date(now.getTime() - span));
      const [[byAddress], [byEmail]] = await Promise.all([
        db
          .select({ all: count() })
          .from(leads)
          .where(and(eq(leads.remoteAddress, remoteAddress), since(HOUR))),
        db
          .select({ all: count() })
          .from(leads)
          .where(and(eq(sql`lower(${leads.email})`, email.toLowerCase()), since(DAY))),
      ]);
      return { fromAddress: byAddress?.all ?? 0, fromEmail: byEmail?.all ?? 0 };
    },

    /**
     * Stores a lead with its consents, all or nothing. The same request under the same key, or the
     * same person with the same quote soon after, is stored once, also when both come at the same
     * moment.
     *
     * @returns nothing where the key was used for another request
     */
    async submit(lead: NewLead, now: Date): Promise<StoredLead | undefined> {
      return db.transaction(async (transaction) => {
        await oneAtATime(transaction, lead.contentKey);
        const known = await byKey(transaction, lead.idempotencyKey);
        if (known) return sameRequest(known, lead);

        const twin = await recentTwin(transaction, lead.contentKey, now);
        if (twin) {
          await repeat(transaction, twin, lead, now);
          return { id: twin, isNew: false };
        }
        return insert(transaction, lead, now);
      });
    },
  };
}

async function insert(db: Database, lead: NewLead, now: Date): Promise<StoredLead | undefined> {
  const { subject, consents: given, ...columns } = lead;
  const [added] = await db
    .insert(leads)
    .values({ ...columns, ...subject, createdAt: now })
    .onConflictDoNothing({ target: leads.idempotencyKey })
    .returning({ id: leads.id });
  if (!added) {
    const known = await byKey(db, lead.idempotencyKey);
    return known && sameRequest(known, lead);
  }
  await addConsents(db, added.id, given, now);
  return { id: added.id, isNew: true };
}

/** Two copies of a request wait for each other; others do not. Ends with the transaction. */
async function oneAtATime(db: Database, key: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

interface Known {
  readonly id: string;
  readonly fingerprint: string;
}

async function byKey(db: Database, key: string): Promise<Known | undefined> {
  const [first] = await db
    .select({ id: leads.id, fingerprint: leads.fingerprint })
    .from(leads)
    .where(eq(leads.idempotencyKey, key));
  if (first) return first;
  const [again] = await db
    .select({ id: leadRepeats.leadId, fingerprint: leadRepeats.fingerprint })
    .from(leadRepeats)
    .where(eq(leadRepeats.idempotencyKey, key));
  return again;
}

function sameRequest(known: Known, { fingerprint }: NewLead): StoredLead | undefined {
  return known.fingerprint === fingerprint ? { id: known.id, isNew: false } : undefined;
}

/** One that was suspected does not stand in the way of one that is not. */
async function recentTwin(db: Database, key: string, now: Date): Promise<string | undefined> {
  const [twin] = await db
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(
        eq(leads.contentKey, key),
        gt(leads.createdAt, new Date(now.getTime() - ONE_LEAD)),
        isNull(leads.suspicion),
        isNull(leads.withdrawnAt),
      ),
    )
    .limit(1);
  return twin?.id;
}

/** A repeated request may bring another key, and leave that was not given before. */
async function repeat(db: Database, leadId: string, lead: NewLead, now: Date): Promise<void> {
  const { idempotencyKey, fingerprint } = lead;
  await db
    .insert(leadRepeats)
    .values({ idempotencyKey, fingerprint, leadId })
    .onConflictDoNothing();
  const before = await db
    .select({ channel: consents.channel })
    .from(consents)
    .where(and(eq(consents.leadId, leadId), consents.isGiven));
  const channels = new Set(before.map(({ channel }) => channel));
  const further = lead.consents.filter(({ channel }) => !channels.has(channel));
  await addConsents(db, leadId, further, now);
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
