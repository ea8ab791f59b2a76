import { availableParallelism } from 'node:os';
import { hash, type Options, parseOptions, verify } from '@node-rs/argon2';
import { commonPasswords } from './common-passwords.ts';
import { isMadeOf } from './context-words.ts';
import type { Passwords, Weakness } from './passwords.ts';
import { turns } from './turns.ts';

/**
 * Argon2id, the package's own variant, with 19 MiB, two passes and one lane: the first choice of
 * OWASP's Password Storage Cheat Sheet, 2025.
 */
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options;

/** Of Node's four threads for such work one stays free for files, signatures and names of hosts. */
const MOST_AT_ONCE = 3;

/** At some 40 hashes a second the last of them waits for about three seconds. */
const MOST_WAITING = 120;

interface Settings {
  /** Characters that a password must have. */
  readonly shortestPassword: number;
  /** The site's name and the like, which nobody's password may be made of. */
  readonly ownWords: readonly string[];
  readonly cost?: Options;
}

/**
 * How many passwords are hashed at the same time. A core stays free for the server's own thread: a
 * crowd that signs in keeps nobody else waiting.
 */
export function hashesAtOnce(cores = availableParallelism()): number {
  return Math.max(1, Math.min(cores - 1, MOST_AT_ONCE));
}

/** Passwords by Argon2id, computed on other threads than the server's own. */
export function argon2Passwords({ shortestPassword, ownWords, cost = COST }: Settings): Passwords {
  const inTurn = turns({ atOnce: hashesAtOnce(), waiting: MOST_WAITING });
  const isCommon = commonPasswords();
  const nobody = hash('nobody', cost);

  return {
    hash: (password) => inTurn(() => hash(password, cost)),

    async verify(kept, password) {
      const compared = kept ?? (await nobody);
      const isSame = await inTurn(() => verify(compared, password));
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
