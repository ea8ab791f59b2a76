import type { KeyObject } from 'node:crypto';
import type { JWK } from 'jose';
import type { Es256Key } from '../settings/jwk-set.ts';
import { type Key, keyOf } from './key-pair.ts';

/** A key with its private part. */
export type SigningKey = Key & { readonly privateKey: KeyObject };

/** The keys of access tokens. */
export interface SigningKeys {
  /** The one that signs now. */
  current(): Promise<SigningKey>;
  /** One whose signatures are good still. */
  find(kid: string): Promise<Key | undefined>;
  /** The public parts of all whose signatures are good. */
  published(): Promise<readonly JWK[]>;
}

export function isSigning(key: Key): key is SigningKey {
  return key.privateKey !== undefined;
}

/** The keys of the settings: the first that can signs, all check. */
export async function givenKeys(jwks: readonly Es256Key[]): Promise<SigningKeys> {
  const keys = await Promise.all(jwks.map(keyOf));
  const first = keys.find(isSigning);
  if (!first) throw new RangeError('No key can sign');
  return {
    current: async () => first,
    find: async (kid) => keys.find((key) => key.kid === kid),
    published: async () => keys.map(({ publicJwk }) => publicJwk),
  };
}
