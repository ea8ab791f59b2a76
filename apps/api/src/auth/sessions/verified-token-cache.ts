import { createHash } from 'node:crypto';

/** The most tokens that are remembered: those of people who are there just now, 1 MB. */
const MOST = 2_000;

/** What is known of an access token once all of it was found good. Times are seconds since 1970. */
interface VerifiedToken {
  readonly userId: string;
  readonly sessionId: string;
  /** The key that signed it; none for the shared secret. */
  readonly kid: string | undefined;
  readonly checkedAt: number;
  /** From when on it is good no longer. */
  readonly until: number;
}

/** Access tokens that were found good: one comes back with each call for an hour. */
export interface VerifiedTokenCache {
  /** @returns nothing where it is to be looked at anew: never seen, over, or the clock went back */
  find(token: string, now: number): VerifiedToken | undefined;
  add(token: string, good: VerifiedToken): void;
}

/** Of a token its hash is kept, so none can be had from here. */
export function verifiedTokenCache(most = MOST): VerifiedTokenCache {
  const known = new Map<string, VerifiedToken>();
  return {
    find(token, now) {
      const good = known.get(hashOf(token));
      return good && good.checkedAt <= now && now < good.until ? good : undefined;
    },
    add(token, good) {
      known.set(hashOf(token), good);
      const [oldest] = known.size > most ? known.keys() : [];
      if (oldest !== undefined) known.delete(oldest);
    },
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
