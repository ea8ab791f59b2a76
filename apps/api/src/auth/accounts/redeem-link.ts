import type { FastifyRequest } from 'fastify';
import type { AuthContext } from '../auth-context.ts';
import { audit } from '../http/audit.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import type { AccountMail, Purpose } from '../mails/repository.ts';
import * as accountMailRepository from '../mails/repository.ts';
import { tokenHash } from '../mails/secret-token.ts';
import { rejectedLink } from '../rate-limits/actions.ts';
import { limitFailures } from '../rate-limits/limiters.ts';
import { activeAccount } from '../users/active-account.ts';
import type { Account } from '../users/repository.ts';
import { browserMarker } from './browser-marker.ts';
import { claimAccount, NO_ENTRIES, type OwnEntries } from './claim-account.ts';

/** The link purposes that each `type` accepts. */
const purposesByType = new Map<string, readonly Purpose[]>([
  ['signup', ['signup']],
  ['recovery', ['recovery']],
  ['magiclink', ['recovery']],
  ['email', ['signup', 'recovery']],
  // Only the hosted service sends links of these types.
  ['invite', []],
  ['email_change', []],
]);

export interface Link {
  readonly type: string;
  readonly token: string;
  /**
   * The address that the link was sent to, in lower case. Checked only if the caller provides one.
   */
  readonly email?: string;
}

/** A redeemed link and its account. */
export interface RedeemedLink {
  readonly account: Account;
  readonly codeChallenge: AccountMail['codeChallenge'];
  readonly purpose: Purpose;
}

/**
 * Redeems an emailed link. This verifies that the user owns the address, and the first verification
 * makes the user the account's owner.
 *
 * Everything happens in one transaction that first locks the user's row, as a password change does.
 * So a link emailed before a password change cannot open a session after the change. Rejected
 * attempts to redeem a link count against the caller's network.
 *
 * @param open creates the session or code, in the same transaction
 * @throws {AuthRefusal} `otp_expired` if the link has expired, was already used or never existed;
 * 429 after too many rejected attempts
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
  const purposes = purposesByType.get(type) ?? [];
  const presented = { tokenHash: tokenHash(token), purposes, email, now };
  const owner = await accountMailRepository.ownerOf(context.database, presented);
  const account = owner === undefined ? undefined : await activeAccount(context, owner);
  const taken = account && (await accountMailRepository.take(context.database, presented));
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
 * Returns the sign-up form values to keep. Returns no values unless the cookie shows that the same
 * browser signed up. A sign-up link keeps the password and metadata from its own sign-up attempt. A
 * recovery link keeps only the metadata, because it asks for a new password.
 */
function ownEntries(browserHash: string | null, { user }: Account, mail: AccountMail): OwnEntries {
  const signedUpIn = mail.purpose === 'signup' ? mail.browserHash : user.signUpBrowser;
  if (browserHash === null || browserHash !== signedUpIn) return NO_ENTRIES;
  return mail.purpose === 'signup'
    ? { passwordHash: mail.passwordHash, metadata: mail.metadata ?? {} }
    : { ...NO_ENTRIES, metadata: user.metadata };
}

/** Returns the sign-in method for a link that was followed without PKCE. */
export function methodOf(purpose: Purpose): 'otp' | 'recovery-otp' {
  return purpose === 'recovery' ? 'recovery-otp' : 'otp';
}

/** Whether `/verify` supports this type. */
export function isLinkType(type: string): boolean {
  return purposesByType.has(type);
}
