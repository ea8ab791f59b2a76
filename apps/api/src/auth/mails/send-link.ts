import { defaultLocale } from '@latchkey/texts';
import type { Mail } from '../../mail/mail.ts';
import type { AuthContext } from '../auth-context.ts';
import { audit } from '../http/audit.ts';
import type { AuthSettings } from '../settings/auth-settings.ts';
import { chosenLanguage } from '../users/metadata.ts';
import { newAccount } from '../users/new-account.ts';
import type { User } from '../users/repository.ts';
import * as userRepository from '../users/repository.ts';
import { linkMail } from './auth-mails.ts';
import type { AccountMail, LinkMail, Purpose } from './repository.ts';
import * as accountMailRepository from './repository.ts';
import { secretToken, tokenHash } from './secret-token.ts';

/** Lifetime of a link, in milliseconds. */
const LINK_LIFETIME = 60 * 60 * 1_000;

/** Prefix for tokens requested by a PKCE client. */
const PKCE_PREFIX = 'pkce_';

/** The web app page that each kind of emailed link opens. */
const pages: Readonly<Record<Purpose, string>> = {
  recovery: '/profile/reset-password',
  signup: '/confirm-email',
};

/**
 * Whether to email the user a link. Any user may reset a password, but each address is confirmed
 * only once.
 */
const needsLink: Readonly<Record<Purpose, (user: User) => boolean>> = {
  recovery: () => true,
  signup: ({ emailConfirmedAt }) => emailConfirmedAt === null,
};

const sentAt = {
  recovery: 'recoverySentAt',
  signup: 'confirmationSentAt',
} as const satisfies Record<Purpose, keyof User>;

/**
 * Finds the user to email. Returns undefined if that user needs no link. For a sign-up, creates an
 * account if the address does not have one.
 */
export async function accountToMail(
  context: AuthContext,
  mail: LinkMail,
): Promise<User | undefined> {
  if (mail.passwordHash !== null) await ensureAccount(context, mail);
  const owner = await userRepository.byEmail(context.database, mail.email);
  return owner && needsLink[mail.purpose](owner) ? owner : undefined;
}

/**
 * Composes an email with a link. Uses the language that the user chose, otherwise the language of
 * the page that caused the email. Returns undefined if the user needs no link.
 */
export async function writeLinkMail(
  context: AuthContext,
  mail: LinkMail,
): Promise<Mail | undefined> {
  const issued = await issueTokenIfNeeded(context, mail);
  if (!issued) return undefined;
  const { token, user } = issued;
  const language = chosenLanguage(user) ?? mail.language ?? defaultLocale;
  const link = mailLink(context.settings, mail, token);
  return linkMail(context, mail.purpose, { email: mail.email, language }, link);
}

/**
 * Creates an empty account if the address has no account. The email's row stores the sign-up form
 * values until the link verifies the address.
 */
async function ensureAccount({ database, clock, log }: AuthContext, mail: LinkMail) {
  const { id, email } = mail;
  const empty = { passwordHash: null, signUpBrowser: null, data: {}, isConfirmed: false };
  const account = newAccount({ ...empty, id, email, now: clock() });
  if (await userRepository.add(database, account)) audit({ log }, 'signed-up', { user: id });
}

/** Locks the user's row so that the address cannot change before the token is stored. */
async function issueTokenIfNeeded(
  { database, clock }: AuthContext,
  mail: LinkMail,
): Promise<{ token: string; user: User } | undefined> {
  const { purpose, email } = mail;
  return database.transaction(async (transaction) => {
    const owner = await userRepository.byEmail(transaction, email);
    const user = owner && (await userRepository.lock(transaction, owner.id));
    if (user?.email !== email || !needsLink[purpose](user)) return undefined;
    const token = await issueToken({ database: transaction, clock }, mail, user.id);
    await userRepository.change(transaction, user.id, { [sentAt[purpose]]: clock() });
    return { token, user };
  });
}

/** Creates the token for an emailed link. The database stores only the token's hash. */
async function issueToken(
  { database, clock }: Pick<AuthContext, 'database' | 'clock'>,
  mail: AccountMail,
  userId: string,
): Promise<string> {
  const token = `${mail.codeChallenge === null ? '' : PKCE_PREFIX}${secretToken()}`;
  await accountMailRepository.setToken(database, mail, {
    userId,
    tokenHash: tokenHash(token),
    expiresAt: new Date(clock().getTime() + LINK_LIFETIME),
  });
  return token;
}

/**
 * Returns the URL of an emailed link. The link opens the requested page, or otherwise a page of the
 * web app. The page requires a click before it sends the token back, so email scanners that open
 * links do not use up the token.
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
