import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { AuthSettings } from '../settings/auth-settings.ts';
import { newKey } from './key-pair.ts';
import { keyRepository } from './key-repository.ts';
import { sealer } from './sealer.ts';
import { serverSecret } from './server-secret-repository.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<AuthSettings, 'secret'>;
}

/**
 * Replaces the key that signs access tokens. Running servers notice within a minute. Tokens signed
 * with the old key stay valid until they expire.
 *
 * @returns the ID of the new key
 */
export async function rotateKey({ database, clock, settings }: Dependencies): Promise<string> {
  const seal = sealer(await serverSecret(database, settings.secret));
  const key = await newKey(seal, clock());
  await keyRepository(database).replace(key);
  return key.kid;
}
