import { randomUUID } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { and, asc, count, eq, gt, isNotNull, isNull, lt, lte, or } from '../../db/drizzle.ts';
import type { Expired } from '../../db/expired.ts';
import { dueOrderOf } from '../../db/schema/lead-expressions.ts';
import { leadDigests, leads, users } from '../../db/schema.ts';
import type { Outbox } from '../../outbox/repository.ts';
import { isOpen, isUnassigned, worksOnLeads } from '../officers/repository.ts';

/**
 * The outbox of digests. A lost digest is better than a duplicate, because there is another one the
 * next day.
 */
export const digestOutbox: Outbox = { table: leadDigests, name: 'digest', isAtMostOnce: true };

export type Digest = typeof leadDigests.$inferSelect;

/** The recipient of a digest: an operator, or one of the team's email addresses. */
export type DigestRecipient = Pick<Digest, 'recipient' | 'operatorId'>;

/** The IDs and buyers' names of the first leads, and the total number of leads. */
export interface ListedLeads {
  readonly total: number;
  readonly first: readonly { readonly id: string; readonly fullName: string }[];
}

/** Maximum number of leads that a digest lists under a heading. */
const MAX_LISTED = 20;

/** Returns the operators with a verified email address. */
export async function officers(db: Database): Promise<{ id: string }[]> {
  return db.select({ id: users.id }).from(users).where(mayGetNames);
}

/** Returns the verified email address of an operator who may still work on leads. */
export async function addressOf(db: Database, operatorId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, operatorId), mayGetNames));
  return found?.email ?? undefined;
}

/**
 * Adds the day's digests. @returns the IDs of the digests that no other process has already added
 */
export async function add(
  db: Database,
  day: string,
  to: readonly DigestRecipient[],
  now: Date,
): Promise<string[]> {
  if (to.length === 0) return [];
  const rows = to.map((one) => ({ ...one, id: randomUUID(), day, createdAt: now }));
  const added = await db
    .insert(leadDigests)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: leadDigests.id });
  return added.map(({ id }) => id);
}

export async function find(db: Database, id: string): Promise<Digest | undefined> {
  const [found] = await db.select().from(leadDigests).where(eq(leadDigests.id, id));
  return found;
}

/**
 * Returns an officer's open leads. Each lead is under only one heading. A lead that is due is not
 * listed as new.
 */
export async function ofOfficer(db: Database, officerId: string, today: string) {
  const isOwn = eq(leads.officerId, officerId);
  const isLater = or(isNull(leads.dueOn), gt(leads.dueOn, today));
  return {
    overdue: await listed(db, and(isOwn, lt(leads.dueOn, today))),
    dueToday: await listed(db, and(isOwn, eq(leads.dueOn, today))),
    new: await listed(db, and(isOwn, eq(leads.status, 'new'), isLater)),
  };
}

/** Counts the team's open leads. Flagged leads do not count as unassigned. */
export async function ofTeam(db: Database, today: string) {
  return {
    unassigned: await total(db, and(isUnassigned, isNull(leads.suspicion))),
    overdue: await total(db, lt(dueOrderOf(leads), today)),
  };
}

/** Selects the digests that were written at or before a given time. */
export function writtenBefore(moment: Date): Expired {
  const { createdAt } = leadDigests;
  return {
    kind: 'morning emails',
    table: leadDigests,
    since: createdAt,
    where: lte(createdAt, moment),
  };
}

/**
 * SQL condition: the account may work on leads, and its email address is verified. Anyone can sign
 * up with another person's address.
 */
const mayGetNames = and(worksOnLeads, isNotNull(users.ownerSince));

async function listed(db: Database, condition: SQL | undefined): Promise<ListedLeads> {
  const first = await db
    .select({ id: leads.id, fullName: leads.fullName })
    .from(leads)
    .where(and(isOpen, condition))
    .orderBy(asc(leads.dueOn), asc(leads.createdAt), asc(leads.id))
    .limit(MAX_LISTED);
  const isAll = first.length < MAX_LISTED;
  return { total: isAll ? first.length : await total(db, condition), first };
}

async function total(db: Database, condition: SQL | undefined): Promise<number> {
  const [counted] = await db.select({ all: count() }).from(leads).where(and(isOpen, condition));
  return counted?.all ?? 0;
}
