import type { FastifyRequest } from 'fastify';
import type { AuthContext } from '../auth-context.ts';
import { audit } from '../http/audit.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { type AccountMail, accountMailRepository, type Purpose } from '../mails/repository.ts';
import { tokenHash } from '../mails/secret-token.ts';
import { liveAccount } from '../users/live-account.ts';
import type { Account } from '../users/repository.ts';
import { browserMarker } from './browser-marker.ts';
import { claimAccount, NO_ENTRIES, type OwnEntries } from './claim-account.ts';

/** The purposes of links that a client may present under each type. */
const kinds = new Map<string, readonly Purpose[]>([
  ['signup', ['signup']],
  ['recovery', ['recovery']],
  ['magiclink', ['recovery']],
  ['email', ['signup', 'recovery']],
  // The hosted service mails these too; this server never does.
  ['invite', []],
  ['email_change', []],
]);

export interface Link {
  readonly type: string;
  readonly token: string;
  /** The address that it must have gone to, if the caller names one; in lower case. */
  readonly email?: string;
}

/** The account that a link belonged to. */
export interface SpentLink {
  readonly account: Account;
  readonly codeChallenge: AccountMail['codeChallenge'];
  readonly purpose: Purpose;
}

/**
 * Uses up a mail's link, which proves that its reader owns the address. The first proof makes the
 * account theirs.
 *
 * All of it is one transaction that starts with the lock on the user's row, as a new password does:
 * neither a link mailed before that password nor its session works after it.
 *
 * @param open makes what the client gets for the link, in the transaction
 * @throws {AuthRefusal} `otp_expired` also for a link that never existed or was used
 */
export async function spendLink<T>(
  context: AuthContext,
  request: FastifyRequest,
  link: Link,
  open: (context: AuthContext, link: SpentLink) => Promise<T>,
): Promise<T> {
  return context.database.transaction(async (database) => {
    const within = { ...context, database };
    const spent = await spend(within, link, browserMarker(context.settings).read(request));
    const { account, purpose } = spent;
    audit(request, 'link-used', { user: account.user.id, purpose });
    return open(within, spent);
  });
}

async function spend(
  context: AuthContext,
  { type, token, email }: Link,
  browserHash: string | null,
): Promise<SpentLink> {
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
  const isClaimed = account.user.ownerSince !== null;
  return {
    account: isClaimed
      ? account
      : await claimAccount(context, account, entriesBy(browserHash, account, taken)),
    codeChallenge: taken.codeChallenge,
    purpose: taken.purpose,
  };
}

/**
 * What the link's reader typed before, which only the browser that signed up proves: with a sign-up
 * link all of that attempt, with a recovery link the name. A recovery link asks for a new password.
 */
function entriesBy(browserHash: string | null, { user }: Account, mail: AccountMail): OwnEntries {
  const signedUpIn = mail.purpose === 'signup' ? mail.browserHash : user.signUpBrowser;
  if (browserHash === null || browserHash !== signedUpIn) return NO_ENTRIES;
  return mail.purpose === 'signup'
    ? { passwordHash: mail.passwordHash, metadata: mail.metadata ?? {} }
    : { ...NO_ENTRIES, metadata: user.metadata };
}

/** How the reader of a link proved who they are, to a client without PKCE. */
export function methodOf(purpose: Purpose): 'otp' | 'recovery-otp' {
  return purpose === 'recovery' ? 'recovery-otp' : 'otp';
}

/** Whether a client may name links by this type. */
export function isLinkType(type: string): boolean {
  return kinds.has(type);
}
