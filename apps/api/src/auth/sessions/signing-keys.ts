import type { KeyObject } from 'node:crypto';
import type { JWK } from 'jose';
import type { Key } from './key-pair.ts';

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
