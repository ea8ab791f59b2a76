import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { eq } from '../../db/drizzle.ts';
import { serverSecrets } from '../../db/schema.ts';
import type { AuthSettings } from '../settings/auth-settings.ts';
import { type Sealer, sealer } from './sealer.ts';

/** Settings with the secrets that encrypt. */
export type SecretSettings = Pick<AuthSettings, 'secret' | 'previousSecret'>;

/** The name of the generated secret in the database. */
const NAME = 'auth';

/**
 * Encrypts with the secret from the settings, and decrypts also with the previous one and with the
 * generated one. Without a secret in the settings, the first start generates and stores one.
 */
export async function serverSealer(db: Database, settings: SecretSettings): Promise<Sealer> {
  const { secret, previousSecret } = settings;
  if (secret === undefined) return sealer(await generatedSecret(db));
  const former = previousSecret === undefined ? [] : [Buffer.from(previousSecret)];
  return sealer(Buffer.from(secret), [...former, ...(await stored(db))]);
}

/** Deletes the generated secret. */
export async function forgetGeneratedSecret(db: Database): Promise<void> {
  await db.delete(serverSecrets).where(eq(serverSecrets.name, NAME));
}

async function generatedSecret(db: Database): Promise<Buffer> {
  const generated = randomBytes(32);
  await db.insert(serverSecrets).values({ name: NAME, value: generated }).onConflictDoNothing();
  const [value = generated] = await stored(db);
  return value;
}

async function stored(db: Database): Promise<Buffer[]> {
  const rows = await db.select().from(serverSecrets).where(eq(serverSecrets.name, NAME));
  return rows.map(({ value }) => value);
}
