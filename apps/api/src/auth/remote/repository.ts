import type { Database } from '../../db/database.ts';
import { eq } from '../../db/drizzle.ts';
import { users } from '../../db/schema.ts';
import type { User } from '../users/repository.ts';

interface RemoteUser {
  readonly id: string;
  /** The email address, in lower case. Null if the service stores no address for the user. */
  readonly email: string | null;
  readonly now: Date;
}

/**
 * Finds or creates the row that a hosted user's quotes reference. Omits the address if another row
 * already has it.
 */
export async function findOrAdd(db: Database, remote: RemoteUser): Promise<User> {
  const user = await find(db, remote.id);
  if (user) return user;
  await add(db, remote);
  await add(db, { ...remote, email: null });
  const added = await find(db, remote.id);
  if (!added) throw new RangeError('The row of a user was deleted while it was being added');
  return added;
}

async function find(db: Database, id: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

async function add(db: Database, { id, email, now }: RemoteUser): Promise<void> {
  await db
    .insert(users)
    .values({ id, email, metadata: {}, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
}
