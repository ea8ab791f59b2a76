import { hash, type Options, parseOptions } from '@node-rs/argon2';
import { commonPasswords } from './common-passwords.ts';
import { isMadeOf } from './context-words.ts';
import { hashInThread, verifyInThread } from './hash-threads.ts';
import type { Passwords, Weakness } from './passwords.ts';

/**
 * Argon2id, the package's default variant, with 19 MiB of memory, two passes and one lane: the
 * first choice of OWASP's Password Storage Cheat Sheet, 2025.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options;

interface Settings {
  /** Minimum length of a password, in characters. */
  readonly shortestPassword: number;
  /** Words that a password must not consist of, such as the site's name. */
  readonly ownWords: readonly string[];
  readonly hashCost?: Options | undefined;
}

/** Hashes passwords with Argon2id on worker threads. */
export function argon2Passwords({
  shortestPassword,
  ownWords,
  hashCost: cost = COST,
}: Settings): Passwords {
  const isCommon = commonPasswords();
  // The server verifies against this hash when there is no account, so the response takes just as
  // long.
  const dummyHash = hash('nobody', cost);

  return {
    hash: (password) => hashInThread(password, cost),

    async verify(stored, password) {
      const compared = stored ?? (await dummyHash);
      const isSame = await verifyInThread(compared, password);
      return { isRight: isSame && stored !== null, isOutdated: isOutdated(compared, cost) };
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

function isOutdated(stored: string, { memoryCost, timeCost, parallelism }: Options): boolean {
  const used = parseOptions(stored);
  return (
    used.memoryCost !== memoryCost || used.timeCost !== timeCost || used.parallelism !== parallelism
  );
}
