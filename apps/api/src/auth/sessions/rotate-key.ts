import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { AuthSettings } from '../settings/auth-settings.ts';
import { newKey } from './key-pair.ts';
import { keyRepository } from './key-repository.ts';
import { sealer } from './sealer.ts';
import { serverSecret } from './server-secret-repository.ts';

interface Place {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<AuthSettings, 'secret'>;
}

/**
 * Puts a new key in the place of the one that signs access tokens. Servers that run notice within a
 * minute; what the old key signed stays good for as long as a token is.
 *
 * @returns the new key's id
 */
export async function rotateKey({ database, clock, settings }: Place): Promise<string> {
  const seal = sealer(await serverSecret(database, settings.secret));
  const key = await newKey(seal, clock());
  await keyRepository(database).replace(key);
  return key.kid;
}
