import type { FastifyRequest } from 'fastify';
import type { AuthContext } from '../auth-context.ts';
import { audit } from '../http/audit.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { type AccountMail, accountMailRepository, type Purpose } from '../mails/repository.ts';
import { tokenHash } from '../mails/secret-token.ts';
import { rejectedLink } from '../rate-limits/actions.ts';
import { limitFailures } from '../rate-limits/limiters.ts';
import { activeAccount } from '../users/active-account.ts';
import type { Account } from '../users/repository.ts';
import { browserMarker } from './browser-marker.ts';
import { claimAccount, NO_ENTRIES, type OwnEntries } from './claim-account.ts';

/** The purposes of links that each type accepts. */
const purposesByType = new Map<string, readonly Purpose[]>([
  ['signup', ['signup']],
  ['recovery', ['recovery']],
  ['magiclink', ['recovery']],
  ['email', ['signup', 'recovery']],
  // Only the hosted service mails these.
  ['invite', []],
  ['email_change', []],
]);

export interface Link {
  readonly type: string;
  readonly token: string;
  /** The address that the link must have gone to, in lower case, if the caller names one. */
  readonly email?: string;
}

/** A redeemed link and its account. */
export interface RedeemedLink {
  readonly account: Account;
  readonly codeChallenge: AccountMail['codeChallenge'];
  readonly purpose: Purpose;
}

/**
 * Redeems a mailed link, which proves that its reader owns the address. The first proof makes the
 * reader the account's owner.
 *
 * Everything happens in one transaction that first locks the user's row, like a password change. So
 * a link mailed before a password change cannot open a session after it. Rejected links are counted
 * against the caller's network.
 *
 * @param open creates the session or code, in the same transaction
 * @throws {AuthRefusal} `otp_expired`, also for a link that never existed or was used; 429
 */
export async function redeemLink<T>(
  context: AuthContext,
  request: FastifyRequest,
  link: Link,
  open: (context: AuthContext, link: RedeemedLink) => Promise<T>,
): Promise<T> {
  const browserHash = browserMarker(context.settings).read(request);
  return limitFailures(context.limits, rejectedLink(request), () =>
    context.database.transaction(async (database) => {
      const within = { ...context, database };
      const redeemed = await redeem(within, link, browserHash);
      const { account, purpose } = redeemed;
      audit(request, 'link-used', { user: account.user.id, purpose });
      return open(within, redeemed);
    }),
  );
}

async function redeem(
  context: AuthContext,
  { type, token, email }: Link,
  browserHash: string | null,
): Promise<RedeemedLink> {
  const now = context.clock();
  const tokens = accountMailRepository(context.database);
  const purposes = purposesByType.get(type) ?? [];
  const presented = { tokenHash: tokenHash(token), purposes, email, now };
  const owner = await tokens.ownerOf(presented);
  const account = owner === undefined ? undefined : await activeAccount(context, owner);
  const taken = account && (await tokens.take(presented));
  if (!taken) {
    throw new AuthRefusal('otp_expired', {
      ...(email === undefined && { message: 'Email link is invalid or has expired' }),
    });
  }
  const isClaimed = account.user.ownerSince !== null;
  return {
    account: isClaimed
      ? account
      : await claimAccount(context, account, ownEntries(browserHash, account, taken)),
    codeChallenge: taken.codeChallenge,
    purpose: taken.purpose,
  };
}

/**
 * What the reader typed at sign-up, which only the cookie of the same browser proves. A sign-up link
 * keeps the password and metadata of its attempt. A recovery link keeps only the metadata, because it
 * asks for a new password.
 */
function ownEntries(browserHash: string | null, { user }: Account, mail: AccountMail): OwnEntries {
  const signedUpIn = mail.purpose === 'signup' ? mail.browserHash : user.signUpBrowser;
  if (browserHash === null || browserHash !== signedUpIn) return NO_ENTRIES;
  return mail.purpose === 'signup'
    ? { passwordHash: mail.passwordHash, metadata: mail.metadata ?? {} }
    : { ...NO_ENTRIES, metadata: user.metadata };
}

/** Sign-in method of a link that was followed without PKCE. */
export function methodOf(purpose: Purpose): 'otp' | 'recovery-otp' {
  return purpose === 'recovery' ? 'recovery-otp' : 'otp';
}

/** Whether `/verify` knows this type. */
export function isLinkType(type: string): boolean {
  return purposesByType.has(type);
}
