import { hash, type Options, parseOptions } from '@node-rs/argon2';
import { commonPasswords } from './common-passwords.ts';
import { isMadeOf } from './context-words.ts';
import { hashInThread, verifyInThread } from './hash-threads.ts';
import type { Passwords, Weakness } from './passwords.ts';

/**
 * Argon2id, the package's own variant, with 19 MiB, two passes and one lane: the first choice of
 * OWASP's Password Storage Cheat Sheet, 2025.
 */
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options;

interface Settings {
  /** Characters that a password must have. */
  readonly shortestPassword: number;
  /** The site's name and the like, which nobody's password may be made of. */
  readonly ownWords: readonly string[];
  readonly cost?: Options;
}

/** Passwords by Argon2id, computed on other threads than the server's own. */
export function argon2Passwords({ shortestPassword, ownWords, cost = COST }: Settings): Passwords {
  const isCommon = commonPasswords();
  const nobody = hash('nobody', cost);

  return {
    hash: (password) => hashInThread(password, cost),

    async verify(kept, password) {
      const compared = kept ?? (await nobody);
      const isSame = await verifyInThread(compared, password);
      return { isRight: isSame && kept !== null, isOutdated: isOutdated(compared, cost) };
    },

    weaknesses(password, context) {
      const weaknesses: Weakness[] = [];
      if ([...password].length < shortestPassword) weaknesses.push('length');
      if (isCommon(password) || isMadeOf([...ownWords, ...context], password)) {
        weaknesses.push('pwned');
      }
      return weaknesses;
    },
  };
}

function isOutdated(kept: string, { memoryCost, timeCost, parallelism }: Options): boolean {
  const used = parseOptions(kept);
  return (
    used.memoryCost !== memoryCost || used.timeCost !== timeCost || used.parallelism !== parallelism
  );
}
