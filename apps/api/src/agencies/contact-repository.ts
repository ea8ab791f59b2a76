import type { Database } from '../db/database.ts';
import { and, asc, eq, isNotNull, isNull, lte, or, sql } from '../db/drizzle.ts';
import type { Expired } from '../db/expired.ts';
import { agencyContacts } from '../db/schema.ts';

export type AgencyContact = typeof agencyContacts.$inferSelect;

const { id, email, slugs, monthlySince, askedAt, endedAt } = agencyContacts;

export async function find(db: Database, address: string): Promise<AgencyContact | undefined> {
  const [found] = await db.select().from(agencyContacts).where(eq(email, address));
  return found;
}

/** Returns the contacts who were invited to confirm a program, oldest first. */
export async function ofProgram(db: Database, slug: string): Promise<AgencyContact[]> {
  return db
    .select()
    .from(agencyContacts)
    .where(sql`${slugs} @> ${JSON.stringify([slug])}::jsonb`)
    .orderBy(asc(agencyContacts.createdAt), asc(id));
}

interface Invitation {
  readonly email: string;
  readonly slug: string;
  readonly language: string;
  readonly invitedBy: string;
}

/**
 * Invites the owner of an email address to confirm a program. A repeated invitation changes
 * nothing.
 */
export async function invite(db: Database, invitation: Invitation, now: Date): Promise<void> {
  const { slug, ...invited } = invitation;
  const named = JSON.stringify([slug]);
  await db
    .insert(agencyContacts)
    .values({ ...invited, slugs: [slug], createdAt: now })
    .onConflictDoUpdate({
      target: email,
      set: {
        slugs: sql`case when ${slugs} @> ${named}::jsonb then ${slugs} else ${slugs} || ${named}::jsonb end`,
        invitedBy: sql`coalesce(${agencyContacts.invitedBy}, ${invited.invitedBy}::uuid)`,
        endedAt: null,
      },
    });
}

/**
 * Withdraws an invitation to confirm a program. @returns undefined if there is no such invitation
 */
export async function uninvite(
  db: Database,
  contactId: string,
  slug: string,
  now: Date,
): Promise<AgencyContact | undefined> {
  const [contact] = await db
    .update(agencyContacts)
    .set({ slugs: sql`${slugs} - ${slug}::text` })
    .where(and(eq(id, contactId), sql`${slugs} @> ${JSON.stringify([slug])}::jsonb`))
    .returning();
  if (contact) await endIfUnused(db, contact.email, now);
  return contact;
}

/**
 * Turns on the monthly email for an address. The links in the email open only in the given browser.
 */
export async function startMonthly(
  db: Database,
  chosen: Pick<AgencyContact, 'email' | 'language' | 'browserHash'>,
  now: Date,
): Promise<void> {
  // The first email comes a month from now, because the agency has just confirmed its programs.
  const monthly = { ...chosen, monthlySince: now, askedAt: now, endedAt: null };
  await db
    .insert(agencyContacts)
    .values({ ...monthly, slugs: [], createdAt: now })
    .onConflictDoUpdate({ target: email, set: monthly });
}

/** Turns off the monthly email for an address. @returns false if it was already off */
export async function stopMonthly(db: Database, address: string, now: Date): Promise<boolean> {
  const stopped = await db
    .update(agencyContacts)
    .set({ monthlySince: null, browserHash: null })
    .where(and(eq(email, address), isNotNull(monthlySince)))
    .returning({ id });
  await endIfUnused(db, address, now);
  return stopped.length > 0;
}

/** Returns contacts whose last monthly email was written at or before a given time. */
export async function due(db: Database, moment: Date, limit: number): Promise<AgencyContact[]> {
  return db
    .select()
    .from(agencyContacts)
    .where(and(isNotNull(monthlySince), or(isNull(askedAt), lte(askedAt, moment))))
    .orderBy(asc(agencyContacts.createdAt), asc(id))
    .limit(limit);
}

/** Stores when a monthly email was written. @returns false if another process stored it first */
export async function markAsked(
  db: Database,
  { id: contactId, askedAt: last }: AgencyContact,
  now: Date,
): Promise<boolean> {
  const marked = await db
    .update(agencyContacts)
    .set({ askedAt: now })
    .where(
      and(
        eq(id, contactId),
        isNotNull(monthlySince),
        last === null ? isNull(askedAt) : eq(askedAt, last),
      ),
    )
    .returning({ id });
  return marked.length > 0;
}

/**
 * Selects the contacts who have had no invitation and no monthly email since a given time or
 * earlier.
 */
export function endedBefore(moment: Date): Expired {
  return {
    kind: 'agency contacts',
    table: agencyContacts,
    since: endedAt,
    where: lte(endedAt, moment),
  };
}

async function endIfUnused(db: Database, address: string, now: Date): Promise<void> {
  await db
    .update(agencyContacts)
    .set({ endedAt: sql`coalesce(${endedAt}, ${sql.param(now, endedAt)})` })
    .where(and(eq(email, address), isNull(monthlySince), eq(sql`jsonb_array_length(${slugs})`, 0)));
}
