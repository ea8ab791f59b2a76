import type { Database } from '../db/database.ts';
import { asc, desc, eq, sql } from '../db/drizzle.ts';
import { identities, leads, sessions, users } from '../db/schema.ts';

export type AccountRepository = ReturnType<typeof accountRepository>;

export function accountRepository(db: Database) {
  return {
    /** A person with all by which they sign in. */
    async find(userId: string) {
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
      return user && { user, identities: signIns, sessions: open };
    },

    /** What was sent in the name of an address. */
    async requestsOf(email: string) {
      return db
        .select()
        .from(leads)
        .where(eq(sql`lower(${leads.email})`, email))
        .orderBy(desc(leads.createdAt));
    },

    /**
     * All or nothing: what refers to the person goes with them, and what was sent in the name of an
     * address that is theirs alone, with its deliveries, consents and notes.
     */
    async delete(userId: string): Promise<void> {
      await db.transaction(async (transaction) => {
        const [gone] = await transaction.delete(users).where(eq(users.id, userId)).returning();
        if (!gone?.email || !gone.ownerSince) return;
        await transaction.delete(leads).where(eq(sql`lower(${leads.email})`, gone.email));
      });
    },
  };
}
