import type { Database } from '../../db/database.ts';
import type { Clock } from '../../process/clock.ts';
import { StartFailure } from '../../process/start-failure.ts';
import type { AuthSettings } from '../settings/auth-settings.ts';
import { newKey } from './key-pair.ts';
import * as keyRepository from './key-repository.ts';
import * as sessionRepository from './repository.ts';
import { sealer } from './sealer.ts';
import { forgetGeneratedSecret } from './server-secret-repository.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<AuthSettings, 'secret'>;
}

/**
 * After a leak, ends all sessions, and deletes all signing keys and the generated secret. Does not
 * decrypt anything. Creates a new signing key, encrypted with `AUTH_SECRET`.
 *
 * @returns how many sessions ended
 * @throws {StartFailure} if `AUTH_SECRET` is not set
 */
export async function replaceKeys({ database, clock, settings }: Dependencies): Promise<number> {
  const { secret } = settings;
  if (secret === undefined) throw new StartFailure('AUTH_SECRET is not set. Set it first.');
  const key = await newKey(sealer(Buffer.from(secret)), clock());
  return database.transaction(async (transaction) => {
    await keyRepository.deleteAll(transaction);
    await keyRepository.add(transaction, key);
    await forgetGeneratedSecret(transaction);
    return sessionRepository.endEveryone(transaction);
  });
}
