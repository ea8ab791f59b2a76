import type { Database } from '../db/database.ts';
import { organization } from '../db/schema.ts';

/** The organization that a database belongs to. */
export type Organization = Omit<typeof organization.$inferSelect, 'row'>;

/** Returns the organization. The table has at most one row. */
export async function find(db: Database): Promise<Organization | undefined> {
  const [found] = await db.select().from(organization);
  return found;
}

/** Adds the organization. Does nothing if the database already belongs to an organization. */
export async function add(db: Database, added: Organization): Promise<void> {
  await db.insert(organization).values(added).onConflictDoNothing();
}

export async function rename(
  db: Database,
  names: Pick<Organization, 'company' | 'name'>,
): Promise<void> {
  await db.update(organization).set(names);
}
