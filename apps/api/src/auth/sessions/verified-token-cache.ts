import { createHash } from 'node:crypto';
import type { AssuranceLevel } from './second-factor.ts';

/** Maximum number of cached tokens. They use about 1 MB. */
const MAX_TOKENS = 2_000;

/** A verified access token. Times are in seconds since 1970. */
interface VerifiedToken {
  readonly userId: string;
  readonly sessionId: string;
  readonly level: AssuranceLevel;
  /** The ID of the key that signed the token. Undefined if the shared secret signed the token. */
  readonly kid: string | undefined;
  readonly checkedAt: number;
  /** The time when the token expires. */
  readonly until: number;
}

/** A cache of verified access tokens, because a client sends the same token for an hour. */
export interface VerifiedTokenCache {
  /** @returns undefined if the token is unknown or expired, or if the clock moved backward */
  find(token: string, now: number): VerifiedToken | undefined;
  add(token: string, verified: VerifiedToken): void;
}

/** Creates the cache, which stores only hashes of the tokens. */
export function verifiedTokenCache(maxTokens = MAX_TOKENS): VerifiedTokenCache {
  const tokens = new Map<string, VerifiedToken>();
  return {
    find(token, now) {
      const verified = tokens.get(hashOf(token));
      return verified && verified.checkedAt <= now && now < verified.until ? verified : undefined;
    },
    add(token, verified) {
      tokens.set(hashOf(token), verified);
      const [oldest] = tokens.size > maxTokens ? tokens.keys() : [];
      if (oldest !== undefined) tokens.delete(oldest);
    },
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
