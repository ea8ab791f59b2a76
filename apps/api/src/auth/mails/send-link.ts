import type { Mail } from '../../mail/mail.ts';
import type { AuthContext } from '../auth-context.ts';
import { audit } from '../http/audit.ts';
import type { AuthSettings } from '../settings/auth-settings.ts';
import { newAccount } from '../users/new-account.ts';
import { type User, userRepository } from '../users/repository.ts';
import { linkMail } from './auth-mails.ts';
import {
  type AccountMail,
  accountMailRepository,
  type LinkMail,
  type Purpose,
} from './repository.ts';
import { secretToken, tokenHash } from './secret-token.ts';

/** How long a mail's link works, in milliseconds. */
const LINK_LIFETIME = 60 * 60 * 1_000;

/** By it the server and the client recognize a link that a PKCE client requested. */
const PKCE_MARK = 'pkce_';

/** The pages of the web app that take a mail's link. */
const pages: Readonly<Record<Purpose, string>> = {
  recovery: '/profile/reset-password',
  signup: '/confirm-email',
};

/** Who gets a link: anyone may choose a new password, an address is confirmed once. */
const isDue: Readonly<Record<Purpose, (user: User) => boolean>> = {
  recovery: () => true,
  signup: ({ emailConfirmedAt }) => emailConfirmedAt === null,
};

const sentAt = {
  recovery: 'recoverySentAt',
  signup: 'confirmationSentAt',
} as const satisfies Record<Purpose, keyof User>;

/**
 * Finds the account that a requested link is for, unless it needs none. A sign-up adds an account to
 * an address that has none.
 */
export async function accountToMail(
  context: AuthContext,
  mail: LinkMail,
): Promise<User | undefined> {
  if (mail.passwordHash !== null) await ensureAccount(context, mail);
  const owner = await userRepository(context.database).byEmail(mail.email);
  return owner && isDue[mail.purpose](owner) ? owner : undefined;
}

/** Writes a requested mail with a link, or nothing if the address needs none. */
export async function writeLinkMail(
  context: AuthContext,
  mail: LinkMail,
): Promise<Mail | undefined> {
  const token = await issueDueToken(context, mail);
  if (token === undefined) return undefined;
  return linkMail(context, mail.purpose, mail.email, mailLink(context.settings, mail, token));
}

/**
 * Adds the account of a sign-up if the address has none. Nothing that was typed goes in: anyone who
 * follows the link proves the address first. An account that the address has stays as it is.
 */
async function ensureAccount({ database, clock, log }: AuthContext, mail: LinkMail) {
  const { id, email } = mail;
  const empty = { passwordHash: null, signUpBrowser: null, data: {}, isConfirmed: false };
  const account = newAccount({ ...empty, id, email, now: clock() });
  if (await userRepository(database).add(account)) audit({ log }, 'signed-up', { user: id });
}

/** Under the lock of the user's row: the address stays theirs until the token is theirs too. */
async function issueDueToken(
  { database, clock }: AuthContext,
  mail: LinkMail,
): Promise<string | undefined> {
  const { purpose, email } = mail;
  return database.transaction(async (transaction) => {
    const users = userRepository(transaction);
    const owner = await users.byEmail(email);
    const user = owner && (await users.lock(owner.id));
    if (user?.email !== email || !isDue[purpose](user)) return undefined;
    const token = await issueToken({ database: transaction, clock }, mail, user.id);
    await users.change(user.id, { [sentAt[purpose]]: clock() });
    return token;
  });
}

/** Makes the token of a mail's link. Only its hash is stored. */
async function issueToken(
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

/**
 * The link of a mail: a page of the web app, or the page that the mail was requested for. The page
 * asks for a click before it sends the token back, so a program that opens links uses nothing up.
 */
function mailLink(
  { siteUrl }: Pick<AuthSettings, 'siteUrl'>,
  { purpose, redirectTo }: Pick<LinkMail, 'purpose' | 'redirectTo'>,
  token: string,
): URL {
  const link = new URL(redirectTo ?? `${siteUrl}${pages[purpose]}`);
  link.searchParams.set('token_hash', token);
  link.searchParams.set('type', purpose);
  return link;
}
