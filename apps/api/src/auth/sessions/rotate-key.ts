import type { Database } from '../../db/database.ts';
import type { Clock } from '../../process/clock.ts';
import { StartFailure } from '../../process/start-failure.ts';
import type { AuthSettings } from '../settings/auth-settings.ts';
import { newKey } from './key-pair.ts';
import * as keyRepository from './key-repository.ts';
import { sealer } from './sealer.ts';
import { serverSealer } from './server-secret-repository.ts';
import { isInUse } from './stored-keys.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<AuthSettings, 'secret' | 'tokenSeconds'>;
}

/**
 * Replaces the key that signs access tokens. Running servers start to use the new key within a
 * minute. Tokens signed with the old key stay valid until they expire.
 *
 * @returns the ID of the new key
 * @throws {StartFailure} if `AUTH_SECRET` does not decrypt a key in use, because the running
 * servers could then not decrypt the new key
 */
export async function rotateKey({ database, clock, settings }: Dependencies): Promise<string> {
  const { secret, tokenSeconds } = settings;
  const seal =
    secret === undefined
      ? await serverSealer(database, { secret, previousSecret: undefined })
      : sealer(Buffer.from(secret));
  const now = clock();
  const stored = (await keyRepository.list(database)).filter((key) =>
    isInUse(key, now, tokenSeconds),
  );
  if (stored.some(({ kid, privateKey }) => !seal.open(privateKey, kid))) {
    throw new StartFailure(
      'AUTH_SECRET does not decrypt the keys in the database. If it is the right one, run ' +
        '`npm run auth-keys -- reseal` first.',
    );
  }
  const key = await newKey(seal, now);
  await keyRepository.replace(database, key);
  return key.kid;
}
