import type { Es256Key } from '../settings/jwk-set.ts';
import { keyOf } from './key-pair.ts';
import { isSigning, type SigningKeys } from './signing-keys.ts';

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
