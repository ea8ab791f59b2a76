import type { Database } from '../../db/database.ts';
import { eq } from '../../db/drizzle.ts';
import { serverSecrets } from '../../db/schema.ts';

/** The secret of a name: the one that is kept, or else the one offered, from then on. */
export async function keptSecret(db: Database, name: string, offered: Buffer): Promise<Buffer> {
  await db.insert(serverSecrets).values({ name, value: offered }).onConflictDoNothing();
  const [kept] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, name));
  return kept?.value ?? offered;
}
