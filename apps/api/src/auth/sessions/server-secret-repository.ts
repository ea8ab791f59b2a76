import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { eq } from '../../db/drizzle.ts';
import { serverSecrets } from '../../db/schema.ts';

/**
 * Returns the secret from the settings. If it is not set, the first start generates and stores one.
 */
export async function serverSecret(db: Database, configured: string | undefined): Promise<Buffer> {
  if (configured !== undefined) return Buffer.from(configured);
  const [name, generated] = ['auth', randomBytes(32)];
  await db.insert(serverSecrets).values({ name, value: generated }).onConflictDoNothing();
  const [stored] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, name));
  return stored?.value ?? generated;
}
