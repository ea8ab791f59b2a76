import type { KeyObject } from 'node:crypto';
import type { JWK } from 'jose';
import type { Es256Key } from '../settings/jwk-set.ts';
import { type Key, keyOf } from './key-pair.ts';

/** A key that includes its private part. */
export type SigningKey = Key & { readonly privateKey: KeyObject };

/** The keys for access tokens. */
export interface SigningKeys {
  /** The key that signs new tokens. */
  current(): Promise<SigningKey>;
  /** Finds a key that still verifies signatures. */
  find(kid: string): Promise<Key | undefined>;
  /** Returns the public keys that still verify signatures. */
  published(): Promise<readonly JWK[]>;
}

export function isSigning(key: Key): key is SigningKey {
  return key.privateKey !== undefined;
}

/** Returns the keys from the settings. The first private key signs, and all keys verify. */
export async function givenKeys(jwks: readonly Es256Key[]): Promise<SigningKeys> {
  const keys = await Promise.all(jwks.map(keyOf));
  const first = keys.find(isSigning);
  if (!first) throw new RangeError('None of the keys can sign');
  return {
    current: async () => first,
    find: async (kid) => keys.find((key) => key.kid === kid),
    published: async () => keys.map(({ publicJwk }) => publicJwk),
  };
}
