import type { FastifyRequest } from 'fastify';
import { noteOwner, proveAddress } from '../address-proof/repository.ts';
import { audit } from '../audit.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthRefusal } from '../auth-refusal.ts';
import { type AccountMail, accountMailRepository, type Purpose } from '../mails/repository.ts';
import { tokenHash } from '../one-time-tokens/secret-token.ts';
import { liveAccount } from '../users/live-account.ts';
import type { Account } from '../users/repository.ts';

/** What links a client may bring under each of its names. */
const kinds = new Map<string, readonly Purpose[]>([
  ['signup', ['signup']],
  ['recovery', ['recovery']],
  ['magiclink', ['recovery']],
  ['email', ['signup', 'recovery']],
  // The hosted service mails these too; here there never is one.
  ['invite', []],
  ['email_change', []],
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
  readonly codeChallenge: AccountMail['codeChallenge'];
  readonly purpose: Purpose;
}

/**
 * Uses up a mail's link, and notes that its address is its reader's.
 *
 * All in one transaction that begins with the person's row, as a new password does: a link that was
 * mailed before it is worth nothing after it, nor is what came of the link.
 *
 * @param open makes of the link what is asked for, in the transaction
 * @throws {AuthRefusal} `otp_expired` also for one that never was or was used
 */
export async function spendLink<T>(
  context: AuthContext,
  request: FastifyRequest,
  link: Link,
  open: (context: AuthContext, link: SpentLink) => Promise<T>,
): Promise<T> {
  return context.database.transaction(async (database) => {
    const within = { ...context, database };
    const spent = await spend(within, link);
    const { account, purpose } = spent;
    audit(request, 'link-used', { user: account.user.id, purpose });
    return open(within, spent);
  });
}

async function spend(context: AuthContext, { type, token, email }: Link): Promise<SpentLink> {
  const now = context.clock();
  const tokens = accountMailRepository(context.database);
  const purposes = kinds.get(type) ?? [];
  const brought = { tokenHash: tokenHash(token), purposes, email, now };
  const owner = await tokens.ownerOf(brought);
  const account = owner === undefined ? undefined : await liveAccount(context, owner);
  const taken = account && (await tokens.take(brought));
  if (!taken) {
    throw new AuthRefusal('otp_expired', {
      ...(email === undefined && { message: 'Email link is invalid or has expired' }),
    });
  }
  const proven = await proveAddress(context.database, account, now);
  return {
    // After a link for a new password others can still sign in, until that is set.
    account: taken.purpose === 'recovery' ? proven : await noteOwner(context.database, proven, now),
    codeChallenge: taken.codeChallenge,
    purpose: taken.purpose,
  };
}

/** How somebody showed who they are who followed a link, where the client does without PKCE. */
export function methodOf(purpose: Purpose): 'otp' | 'recovery-otp' {
  return purpose === 'recovery' ? 'recovery-otp' : 'otp';
}

/** Whether a client may call links so. */
export function isLinkType(type: string): boolean {
  return kinds.has(type);
}
