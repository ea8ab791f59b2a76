import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { eq } from '../../db/drizzle.ts';
import { serverSecrets } from '../../db/schema.ts';
import type { AuthSettings } from '../settings/auth-settings.ts';
import { type Sealer, sealer } from './sealer.ts';

/** The settings for the encryption secrets. */
export type SecretSettings = Pick<AuthSettings, 'secret' | 'previousSecret'>;

/** The name of the generated secret in the database. */
const NAME = 'auth';

/**
 * Returns a sealer that encrypts with the secret from the settings, and can also decrypt with the
 * previous secret and the generated secret. If the settings have no secret, the first start
 * generates and stores one.
 */
export async function serverSealer(db: Database, settings: SecretSettings): Promise<Sealer> {
  const { secret, previousSecret } = settings;
  if (secret === undefined) return sealer(await generatedSecret(db));
  const former = previousSecret === undefined ? [] : [Buffer.from(previousSecret)];
  return sealer(Buffer.from(secret), [...former, ...(await stored(db))]);
}

/** Hashes text with a secret key. Without the key, no one can find the text by hashing guesses. */
export type KeyedHash = (text: string) => string;

/**
 * Returns a function that computes HMAC-SHA256 with a key derived (HKDF, RFC 5869) from the server
 * secret. All processes on the same database with the same settings compute the same hashes. A new
 * secret changes the hashes.
 *
 * @param purpose makes the same text hash differently for each purpose
 */
export async function serverHash(
  db: Database,
  { secret }: Pick<SecretSettings, 'secret'>,
  purpose: string,
): Promise<KeyedHash> {
  const root = secret === undefined ? await generatedSecret(db) : Buffer.from(secret);
  const key = Buffer.from(hkdfSync('sha256', root, '', `latchkey ${purpose}`, 32));
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
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
