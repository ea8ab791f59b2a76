import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { eq } from '../../db/drizzle.ts';
import { serverSecrets } from '../../db/schema.ts';

/** The secret of the settings, or else one that is made at the first start and kept. */
export async function serverSecret(db: Database, given: string | undefined): Promise<Buffer> {
  if (given !== undefined) return Buffer.from(given);
  const [name, offered] = ['auth', randomBytes(32)];
  await db.insert(serverSecrets).values({ name, value: offered }).onConflictDoNothing();
  const [kept] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, name));
  return kept?.value ?? offered;
}
