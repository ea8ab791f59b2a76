import type { FastifyRequest } from 'fastify';
import { proveAddress } from '../address-proof/repository.ts';
import { audit } from '../audit.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthRefusal } from '../auth-refusal.ts';
import {
  type OneTimeToken,
  oneTimeTokenRepository,
  type Purpose,
} from '../one-time-tokens/repository.ts';
import { tokenHash } from '../one-time-tokens/secret-token.ts';
import { liveAccount } from '../users/live-account.ts';
import type { Account } from '../users/repository.ts';

/** What links a client may bring under each of its names. */
const kinds = new Map<string, readonly Purpose[]>([
  ['signup', ['signup']],
  ['recovery', ['recovery']],
  ['magiclink', ['recovery']],
  ['email', ['signup', 'recovery']],
]);

export interface Link {
  readonly type: string;
  readonly token: string;
  /** Whose it must be, where the caller says; in lower case. */
  readonly email?: string;
}

/** Whose link it was. */
export interface SpentLink {
  readonly account: Account;
  readonly codeChallenge: OneTimeToken['codeChallenge'];
  readonly purpose: Purpose;
}

/**
 * Uses up a mail's link, and notes that its address is its reader's.
 *
 * @throws {AuthRefusal} `otp_expired` also for one that never was or was used
 */
export async function spendLink(
  context: AuthContext,
  request: FastifyRequest,
  { type, token, email }: Link,
): Promise<SpentLink> {
  const now = context.clock();
  const used = await context.database.transaction(async (database) => {
    const taken = await oneTimeTokenRepository(database).take({
      tokenHash: tokenHash(token),
      purposes: kinds.get(type) ?? [],
      email,
      now,
    });
    if (!taken) return undefined;
    const account = await liveAccount({ ...context, database }, taken.userId);
    return { taken, account: await proveAddress(database, account, now) };
  });
  if (!used) {
    throw new AuthRefusal('otp_expired', {
      ...(email === undefined && { message: 'Email link is invalid or has expired' }),
    });
  }
  const { account, taken } = used;
  audit(request, 'link-used', { user: account.user.id, purpose: taken.purpose });
  return { account, codeChallenge: taken.codeChallenge, purpose: taken.purpose };
}

/** Whether a client may call links so. */
export function isLinkType(type: string): boolean {
  return kinds.has(type);
}
