import { hash, verify } from '@node-rs/argon2';
import type { AuthSettings } from '../auth-settings.ts';
import type { Passwords } from './passwords.ts';

const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Argon2id. */
export function argon2Passwords({
  shortestPassword,
}: Pick<AuthSettings, 'shortestPassword'>): Passwords {
  const nobody = hash('nobody', OPTIONS);
  return {
    hash: (password) => hash(password, OPTIONS),
    async verify(known, password) {
      const isRight = await verify(known ?? (await nobody), password);
      return { isRight: isRight && known !== null, isOutdated: false };
    },
    weaknesses: (password) => ([...password].length < shortestPassword ? ['length'] : []),
  };
}
