import type { Database } from '../../db/database.ts';
import { and, eq, lte, ne, or } from '../../db/drizzle.ts';
import { sessions, users } from '../../db/schema.ts';
import type { User } from '../users/repository.ts';

export type Session = typeof sessions.$inferSelect;

/** Sessions that began or were used last at these moments or before are over. */
export interface Ends {
  readonly createdAt: Date;
  readonly refreshedAt: Date;
}

export type SessionRepository = ReturnType<typeof sessionRepository>;

export function sessionRepository(db: Database) {
  return {
    async add(session: Session): Promise<void> {
      await db.insert(sessions).values(session);
    },

    /** A session with whose it is. */
    async find(id: string): Promise<{ session: Session; user: User } | undefined> {
      const [found] = await db
        .select({ session: sessions, user: users })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(eq(sessions.id, id));
      return found;
    },

    /**
     * Counts one up, under the row's lock: of several that found the same counter one does.
     *
     * @returns whether this one did
     */
    async rotate({ id, counter }: Session, now: Date): Promise<boolean> {
      const rotated = await db
        .update(sessions)
        .set({ counter: counter + 1, refreshedAt: now })
        .where(and(eq(sessions.id, id), eq(sessions.counter, counter)))
        .returning({ id: sessions.id });
      return rotated.length > 0;
    },

    async end(id: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.id, id));
    },

    async endAll(userId: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.userId, userId));
    },

    async endOthers(userId: string, kept: string): Promise<void> {
      await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, kept)));
    },

    /** Forgets sessions that are over. */
    async sweep({ createdAt, refreshedAt }: Ends): Promise<void> {
      await db
        .delete(sessions)
        .where(or(lte(sessions.createdAt, createdAt), lte(sessions.refreshedAt, refreshedAt)));
    },
  };
}
