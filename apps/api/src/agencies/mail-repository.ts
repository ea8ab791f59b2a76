import type { Database } from '../db/database.ts';
import { and, eq, gt, isNotNull, isNull, lte, ne } from '../db/drizzle.ts';
import type { Expired } from '../db/expired.ts';
import { agencyMails } from '../db/schema.ts';
import * as outboxRepository from '../outbox/repository.ts';
import { isOrphaned, type Outbox } from '../outbox/repository.ts';

export type AgencyMail = typeof agencyMails.$inferSelect;

/** The fields of an email to store. */
export type NewAgencyMail = Pick<
  AgencyMail,
  'kind' | 'email' | 'language' | 'slug' | 'browserHash'
>;

export const agencyOutbox: Outbox = { table: agencyMails, name: 'email' };

const { id, kind, state, createdAt, tokenHash, expiresAt, openedAt, sessionHash } = agencyMails;

/** @returns the email's ID */
export async function add(db: Database, mail: NewAgencyMail, now: Date): Promise<string> {
  const [added] = await db
    .insert(agencyMails)
    .values({ ...mail, createdAt: now })
    .returning({ id });
  if (!added) throw new RangeError('The email was not stored');
  return added.id;
}

export async function find(db: Database, mailId: string): Promise<AgencyMail | undefined> {
  const [found] = await db.select().from(agencyMails).where(eq(id, mailId));
  return found;
}

/** Removes a request for a link that must not be sent. */
export async function removeWaiting(db: Database, mailId: string): Promise<void> {
  await db.delete(agencyMails).where(and(eq(id, mailId), eq(state, 'waiting')));
}

/** Marks a monthly email as no longer wanted. */
export async function stop(db: Database, mailId: string): Promise<void> {
  await outboxRepository.stop(db, agencyOutbox, [mailId]);
}

/** Sets the tokens for the links in an email, just before the email is sent. */
export async function setTokens(
  db: Database,
  mailId: string,
  tokens: Pick<AgencyMail, 'tokenHash' | 'expiresAt' | 'stopHash'>,
): Promise<void> {
  await db.update(agencyMails).set(tokens).where(eq(id, mailId));
}

/** Finds the email that contains a link, whether or not the link still works. */
export async function byToken(db: Database, hash: string): Promise<AgencyMail | undefined> {
  const [found] = await db.select().from(agencyMails).where(eq(tokenHash, hash));
  return found;
}

/** Finds the email that contains a link for turning off the monthly email. */
export async function byStopToken(db: Database, hash: string): Promise<AgencyMail | undefined> {
  const [found] = await db.select().from(agencyMails).where(eq(agencyMails.stopHash, hash));
  return found;
}

/**
 * Opens a link and starts its session. If several requests race, only one succeeds.
 *
 * @returns undefined if the link was opened before, or is too old
 */
export async function open(
  db: Database,
  {
    mailId,
    session,
    now,
  }: { readonly mailId: string; readonly session: string; readonly now: Date },
): Promise<AgencyMail | undefined> {
  const [opened] = await db
    .update(agencyMails)
    .set({ openedAt: now, sessionHash: session })
    .where(and(eq(id, mailId), isNull(openedAt), gt(expiresAt, now)))
    .returning();
  return opened;
}

/** Finds the email whose link started a session. */
export async function bySession(db: Database, hash: string): Promise<AgencyMail | undefined> {
  const [found] = await db
    .select()
    .from(agencyMails)
    .where(and(eq(sessionHash, hash), isNotNull(openedAt)));
  return found;
}

/** Returns the IDs of waiting emails that no job has tried to send since a given time. */
export async function orphaned(db: Database, moment: Date): Promise<string[]> {
  const rows = await db.select({ id }).from(agencyMails).where(isOrphaned(agencyMails, moment));
  return rows.map((row) => row.id);
}

/** Selects the emails that were written at or before a given time, including their recipients. */
export function writtenBefore(moment: Date): Expired {
  const where = and(ne(state, 'waiting'), lte(createdAt, moment));
  return { kind: 'emails to agencies', table: agencyMails, since: createdAt, where };
}

/** Whether a monthly email to an address is still waiting to be sent. */
export async function isAsked(db: Database, address: string): Promise<boolean> {
  const rows = await db
    .select({ id })
    .from(agencyMails)
    .where(and(eq(agencyMails.email, address), eq(kind, 'monthly'), eq(state, 'waiting')))
    .limit(1);
  return rows.length > 0;
}
