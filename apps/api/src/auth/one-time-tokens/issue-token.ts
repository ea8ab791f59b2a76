import { randomUUID } from 'node:crypto';
import type { AuthContext } from '../auth-context.ts';
import { oneTimeTokenRepository, type Purpose } from './repository.ts';
import { secretToken, tokenHash } from './secret-token.ts';

/** How long a mail's link is good, in milliseconds. */
const LINK_LIFETIME = 60 * 60 * 1_000;

/** By it the server and the client know a link that a PKCE client asked for. */
const PKCE_MARK = 'pkce_';

interface Issue {
  readonly userId: string;
  readonly purpose: Purpose;
  /** Null where the client does without PKCE. */
  readonly codeChallenge: string | null;
}

/** Makes the token of a mail's link, which is nowhere else afterwards. */
export async function issueToken(
  { database, clock }: Pick<AuthContext, 'database' | 'clock'>,
  { userId, purpose, codeChallenge }: Issue,
): Promise<string> {
  const token = `${codeChallenge === null ? '' : PKCE_MARK}${secretToken()}`;
  const now = clock();
  await oneTimeTokenRepository(database).put({
    id: randomUUID(),
    userId,
    purpose,
    tokenHash: tokenHash(token),
    codeChallenge,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LINK_LIFETIME),
  });
  return token;
}
