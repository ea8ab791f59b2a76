import type { Database } from '../../db/database.ts';
import type { Clock } from '../../process/clock.ts';
import { StartFailure } from '../../process/start-failure.ts';
import type { AuthSettings } from '../settings/auth-settings.ts';
import * as factorRepository from '../users/factor-repository.ts';
import * as keyRepository from './key-repository.ts';
import * as providerTokenRepository from './provider-token-repository.ts';
import * as sessionRepository from './repository.ts';
import { sealer } from './sealer.ts';
import {
  forgetGeneratedSecret,
  type SecretSettings,
  serverSealer,
} from './server-secret-repository.ts';
import { isInUse } from './stored-keys.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: SecretSettings & Pick<AuthSettings, 'tokenSeconds'>;
}

/** The number of keys, sessions and authenticator apps whose secrets `reseal` re-encrypted. */
export interface Resealed {
  readonly keys: number;
  readonly sessions: number;
  readonly factors: number;
}

/**
 * Re-encrypts secrets with `AUTH_SECRET`, in one transaction: the signing keys, the sessions' keys,
 * the keys of authenticator apps, and the identity provider's tokens. Decrypts them with any known
 * secret. Skips keys that `AUTH_SECRET` already encrypts. Deletes signing keys that are no longer
 * in use, and the generated secret.
 *
 * @throws {StartFailure} if `AUTH_SECRET` is not set, or if no known secret decrypts a key; nothing
 * changes in either case
 */
export async function reseal({ database, clock, settings }: Dependencies): Promise<Resealed> {
  const { secret, tokenSeconds } = settings;
  if (secret === undefined) throw new StartFailure('AUTH_SECRET is not set. Set it first.');
  const target = sealer(Buffer.from(secret));
  return database.transaction(async (transaction) => {
    const opener = await serverSealer(transaction, settings);
    /** Re-encrypts a secret. Returns undefined if `AUTH_SECRET` already encrypts it. */
    const sealedAgain = (sealed: Buffer, place: string): Buffer | undefined => {
      if (target.open(sealed, place)) return undefined;
      const content = opener.open(sealed, place);
      if (!content) {
        throw new StartFailure(
          'neither AUTH_SECRET nor AUTH_SECRET_PREVIOUS decrypts all keys and sessions. ' +
            'Nothing has changed. Set AUTH_SECRET_PREVIOUS to the former secret.',
        );
      }
      return target.seal(content, place);
    };

    const now = clock();
    let changedKeys = 0;
    for (const key of await keyRepository.list(transaction)) {
      if (isInUse(key, now, tokenSeconds)) {
        const privateKey = sealedAgain(key.privateKey, key.kid);
        if (!privateKey) continue;
        await keyRepository.reseal(transaction, key, privateKey);
        changedKeys += 1;
      } else await keyRepository.remove(transaction, key);
    }

    const changed = (await sessionRepository.refreshKeys(transaction)).flatMap(
      ({ id, refreshKey }) => {
        const again = sealedAgain(refreshKey, id);
        return again ? [{ id, refreshKey: again }] : [];
      },
    );
    await sessionRepository.replaceRefreshKeys(transaction, changed);

    let factors = 0;
    for (const { id, secret } of await factorRepository.secrets(transaction)) {
      const again = sealedAgain(secret, id);
      if (!again) continue;
      await factorRepository.replaceSecret(transaction, { id, secret: again });
      factors += 1;
    }
    for (const { id, tokens } of await providerTokenRepository.all(transaction)) {
      const again = sealedAgain(tokens, id);
      if (again) await providerTokenRepository.replace(transaction, { id, tokens: again });
    }
    await forgetGeneratedSecret(transaction);
    return { keys: changedKeys, sessions: changed.length, factors };
  });
}
