import { createPrivateKey, type KeyObject } from 'node:crypto';
import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';
import { StartFailure } from '../../process/start-failure.ts';
import { Es256Key } from '../settings/jwk-set.ts';
import type { StoredKey } from './key-repository.ts';
import type { Sealer } from './sealer.ts';

export const ALGORITHM = 'ES256';

/** A key that signs and verifies access tokens, or only verifies them. */
export interface Key {
  readonly kid: string;
  readonly publicKey: CryptoKey;
  readonly publicJwk: JWK;
  readonly privateKey: KeyObject | undefined;
}

/** Generates a key, encrypted for the database. */
export async function newKey(sealer: Sealer, now: Date): Promise<Omit<StoredKey, 'retiredAt'>> {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const kid = await calculateJwkThumbprint(await exportJWK(publicKey));
  const secret = Buffer.from(JSON.stringify({ ...(await exportJWK(privateKey)), kid }));
  return {
    kid,
    privateKey: sealer.seal(secret, kid),
    publicKey: { ...(await exportJWK(publicKey)) },
    createdAt: now,
  };
}

/** @throws {StartFailure} if the key was encrypted with another secret */
export async function openKey(sealer: Sealer, { kid, privateKey }: StoredKey): Promise<Key> {
  const secret = sealer.open(privateKey, kid);
  if (!secret) {
    throw new StartFailure(
      'the keys in the database were encrypted with a different AUTH_SECRET. Set that secret as ' +
        'AUTH_SECRET_PREVIOUS, or run `npm run auth-keys -- replace --yes`, which ends all sessions.',
    );
  }
  return keyOf(Es256Key.parse(JSON.parse(secret.toString())));
}

export async function keyOf({ kid, d, kty, crv, x, y }: Es256Key): Promise<Key> {
  const publicPart = { kty, crv, x, y };
  const publicKey = await importJWK(publicPart, ALGORITHM);
  if (publicKey instanceof Uint8Array) throw new RangeError('Expected a public key, not a secret');
  return {
    kid,
    publicKey,
    publicJwk: { ...publicPart, kid, alg: ALGORITHM, use: 'sig', key_ops: ['verify'] },
    privateKey:
      d === undefined ? undefined : createPrivateKey({ key: { ...publicPart, d }, format: 'jwk' }),
  };
}
