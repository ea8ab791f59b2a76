import type { Database } from '../../db/database.ts';
import { eq } from '../../db/drizzle.ts';
import { users } from '../../db/schema.ts';
import type { User } from '../users/repository.ts';

interface RemotePerson {
  readonly id: string;
  /** In lower case; null where the service knows none. */
  readonly email: string | null;
  readonly now: Date;
}

export function remoteUserRepository(db: Database) {
  const find = async (id: string): Promise<User | undefined> => {
    const [user] = await db.select().from(users).where(eq(users.id, id));
    return user;
  };
  const add = async ({ id, email, now }: RemotePerson): Promise<void> => {
    await db
      .insert(users)
      .values({ id, email, metadata: {}, createdAt: now, updatedAt: now })
      .onConflictDoNothing();
  };

  return {
    /**
     * The row that a hosted service's person has here, for their quotes to refer to. It is made on
     * first sight; without the address where another row has that one.
     */
    async known(person: RemotePerson): Promise<User> {
      const user = await find(person.id);
      if (user) return user;
      await add(person);
      await add({ ...person, email: null });
      const added = await find(person.id);
      if (!added) throw new RangeError('The row of a person was taken away while it was made');
      return added;
    },
  };
}
