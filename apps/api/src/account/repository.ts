import * as factorRepository from '../auth/users/factor-repository.ts';
import type { Database } from '../db/database.ts';
import { asc, desc, eq, inArray, sql } from '../db/drizzle.ts';
import { consents, identities, leads, sessions, users } from '../db/schema.ts';

/** Returns a user with their sign-in methods, open sessions and second factors. */
export async function find(db: Database, userId: string) {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const signIns = await db
    .select()
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.createdAt));
  const open = await db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.refreshedAt));
  const factors = await factorRepository.list(db, userId);
  return user && { user, identities: signIns, sessions: open, factors };
}

/**
 * Returns the leads with this email address, each with the consents that the buyer gave for that
 * lead.
 */
export async function requestsOf(db: Database, email: string) {
  const found = await db
    .select()
    .from(leads)
    .where(eq(sql`lower(${leads.email})`, email))
    .orderBy(desc(leads.createdAt));
  const ids = found.map(({ id }) => id);
  const given = await db
    .select()
    .from(consents)
    .where(inArray(consents.leadId, ids))
    .orderBy(asc(consents.createdAt), asc(consents.channel));
  const ofLead = Map.groupBy(given, ({ leadId }) => leadId);
  return found.map((lead) => ({ ...lead, consents: ofLead.get(lead.id) ?? [] }));
}

/** Deletes a user without a verified address, and every row that references the user. */
export async function remove(db: Database, userId: string): Promise<void> {
  await db.delete(users).where(eq(users.id, userId));
}
