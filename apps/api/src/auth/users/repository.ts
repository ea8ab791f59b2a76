import type { Database } from '../../db/database.ts';
import { and, asc, eq } from '../../db/drizzle.ts';
import { identities, users } from '../../db/schema.ts';

export type User = typeof users.$inferSelect;
export type Identity = typeof identities.$inferSelect;

/** A person, and the ways in which they are known, the first one first. */
export interface Account {
  readonly user: User;
  readonly identities: readonly Identity[];
}

/** What of a person may be changed; the rest stays as it was made. */
export type UserChanges = Partial<Omit<User, 'id' | 'createdAt' | 'isOperator'>>;

export type UserRepository = ReturnType<typeof userRepository>;

export function userRepository(db: Database) {
  return {
    async find(id: string): Promise<User | undefined> {
      const [user] = await db.select().from(users).where(eq(users.id, id));
      return user;
    },

    /** @param email in lower case */
    async byEmail(email: string): Promise<User | undefined> {
      const [user] = await db.select().from(users).where(eq(users.email, email));
      return user;
    },

    async identitiesOf(userId: string): Promise<Identity[]> {
      return db
        .select()
        .from(identities)
        .where(eq(identities.userId, userId))
        .orderBy(asc(identities.createdAt));
    },

    /** @returns nothing where the address is another's: of two at once, one is added */
    async add({ user, identities: known }: Account): Promise<Account | undefined> {
      return db.transaction(async (transaction) => {
        const added = await transaction
          .insert(users)
          .values(user)
          .onConflictDoNothing({ target: users.email })
          .returning({ id: users.id });
        if (added.length === 0) return undefined;
        await transaction.insert(identities).values([...known]);
        return { user, identities: known };
      });
    },

    async change(id: string, changes: UserChanges): Promise<void> {
      await db.update(users).set(changes).where(eq(users.id, id));
    },

    /** Notes a sign-in, with the identity that was used. */
    async signedIn(id: string, provider: Identity['provider'], now: Date): Promise<void> {
      await db.update(users).set({ lastSignInAt: now, updatedAt: now }).where(eq(users.id, id));
      await db
        .update(identities)
        .set({ lastSignInAt: now, updatedAt: now })
        .where(and(eq(identities.userId, id), eq(identities.provider, provider)));
    },
  };
}
