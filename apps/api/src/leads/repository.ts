import type { Suspicion } from '@latchkey/contract';
import type { QuoteAnswers, Subject } from '@latchkey/domain';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { and, count, eq, gt, inArray, isNull, not, or, sql } from '../db/drizzle.ts';
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
  /** What the address counts as: see `networkOf`. */
  readonly network: string;
  readonly userAgent: string | null;
  /** What the form's own traces tell. */
  readonly suspicion: Suspicion | null;
}

/** A lead that is stored, just now or before. */
export interface StoredLead {
  readonly id: string;
  readonly isNew: boolean;
  readonly suspicion: Suspicion | null;
}

/** How many leads of the same sort came lately from whom. */
export interface Sent {
  readonly fromNetwork: number;
  readonly fromEmail: number;
}

/** What is thought of a lead after as many others; throws where it is not to be taken. */
type Judge = (sent: Sent) => Suspicion | null;

/** What the form's traces show to be no buyer's. These count apart: they use up nobody's allowance. */
const caught = ['filled-trap', 'too-fast'] as const satisfies readonly Suspicion[];

/** The same person with the same quote within this time is one lead, in milliseconds. */
const ONE_LEAD = 10 * 60 * 1000;
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

export function leadRepository(db: Database) {
  return {
    /**
     * Stores a lead with its consents, all or nothing. The same request under the same key, or the
     * same person with the same quote soon after, is stored once, also when both come at the same
     * moment. So do those of one network or one person wait for each other to be counted.
     *
     * @param judge is asked of a new one only
     * @returns nothing where the key was used for another request
     */
    async submit(
      lead: NewLead,
      now: Date,
      judge: Judge = () => lead.suspicion,
    ): Promise<StoredLead | undefined> {
      return db.transaction(async (transaction) => {
        // Always in this order, or two might wait for each other for ever.
        await oneAtATime(transaction, `network ${lead.network}`);
        await oneAtATime(transaction, `email ${lead.subject.email.toLowerCase()}`);
        await oneAtATime(transaction, lead.contentKey);
        const known = await byKey(transaction, lead.idempotencyKey);
        if (known) return sameRequest(known, lead);

        const twin = await recentTwin(transaction, lead.contentKey, now);
        if (twin) {
          await repeat(transaction, twin, lead, now);
          return { id: twin, isNew: false, suspicion: null };
        }
        const suspicion = judge(await sentBefore(transaction, lead, now));
        return insert(transaction, { ...lead, suspicion }, now);
      });
    },
  };
}

/** How many like it came from the network within the hour, and from the person within the day. */
async function sentBefore(db: Database, lead: NewLead, now: Date): Promise<Sent> {
  const { network, subject, suspicion } = lead;
  const isCaught = inArray(leads.suspicion, [...caught]);
  const isAlike = suspicion === null ? or(isNull(leads.suspicion), not(isCaught)) : isCaught;
  const from = async (who: SQL, span: number) => {
    const since = gt(leads.createdAt, new Date(now.getTime() - span));
    const [found] = await db
      .select({ all: count() })
      .from(leads)
      .where(and(who, since, isAlike));
    return found?.all ?? 0;
  };
  return {
    fromNetwork: await from(eq(leads.network, network), HOUR),
    fromEmail: await from(eq(sql`lower(${leads.email})`, subject.email.toLowerCase()), DAY),
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
  return { id: added.id, isNew: true, suspicion: lead.suspicion };
}

/** Those with the same key wait for each other; others do not. Ends with the transaction. */
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

function sameRequest({ id, ...known }: Known, lead: NewLead): StoredLead | undefined {
  if (known.fingerprint !== lead.fingerprint) return undefined;
  return { id, isNew: false, suspicion: lead.suspicion };
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
