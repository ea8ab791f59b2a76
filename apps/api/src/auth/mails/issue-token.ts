import type { AuthContext } from '../auth-context.ts';
import { type AccountMail, accountMailRepository } from './repository.ts';
import { secretToken, tokenHash } from './secret-token.ts';

/** How long a mail's link works, in milliseconds. */
const LINK_LIFETIME = 60 * 60 * 1_000;

/** By it the server and the client recognize a link that a PKCE client requested. */
const PKCE_MARK = 'pkce_';

/** Makes the token of a mail's link. Only its hash is stored. */
export async function issueToken(
  { database, clock }: Pick<AuthContext, 'database' | 'clock'>,
  mail: AccountMail,
  userId: string,
): Promise<string> {
  const token = `${mail.codeChallenge === null ? '' : PKCE_MARK}${secretToken()}`;
  await accountMailRepository(database).setToken(mail, {
    userId,
    tokenHash: tokenHash(token),
    expiresAt: new Date(clock().getTime() + LINK_LIFETIME),
  });
  return token;
}
