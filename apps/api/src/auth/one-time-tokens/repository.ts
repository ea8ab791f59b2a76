import type { Database } from '../../db/database.ts';
import { and, eq, gt, inArray, lte } from '../../db/drizzle.ts';
import { oneTimeTokens, users } from '../../db/schema.ts';

export type OneTimeToken = typeof oneTimeTokens.$inferSelect;
export type Purpose = OneTimeToken['purpose'];

/** A token that somebody brings back, and when. */
export interface Brought {
  readonly tokenHash: string;
  readonly purposes: readonly Purpose[];
  /** Whose it must be, where the caller says; in lower case. */
  readonly email: string | undefined;
  readonly now: Date;
}

export function oneTimeTokenRepository(db: Database) {
  function isGood({ tokenHash, purposes, email, now }: Brought) {
    const named = db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, email ?? ''));
    return and(
      eq(oneTimeTokens.tokenHash, tokenHash),
      inArray(oneTimeTokens.purpose, [...purposes]),
      gt(oneTimeTokens.expiresAt, now),
      email === undefined ? undefined : inArray(oneTimeTokens.userId, named),
    );
  }

  return {
    /** Keeps a token; the person's earlier one for the same purpose is worth nothing from then. */
    async put(token: OneTimeToken): Promise<void> {
      const { userId: _, purpose: __, ...news } = token;
      await db
        .insert(oneTimeTokens)
        .values(token)
        .onConflictDoUpdate({ target: [oneTimeTokens.userId, oneTimeTokens.purpose], set: news });
    },

    /** Whose token it is, if it is still good. */
    async ownerOf(brought: Brought): Promise<string | undefined> {
      const [found] = await db
        .select({ userId: oneTimeTokens.userId })
        .from(oneTimeTokens)
        .where(isGood(brought));
      return found?.userId;
    },

    /** Takes a token away in one statement: of two who bring it at once, one gets it. */
    async take(brought: Brought): Promise<OneTimeToken | undefined> {
      const [taken] = await db.delete(oneTimeTokens).where(isGood(brought)).returning();
      return taken;
    },

    /** Forgets those that are no longer good. */
    async sweep(now: Date): Promise<void> {
      await db.delete(oneTimeTokens).where(lte(oneTimeTokens.expiresAt, now));
    },
  };
}
