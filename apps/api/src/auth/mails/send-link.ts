import type { Mail } from '../../mail/mail.ts';
import { audit } from '../audit.ts';
import type { AuthContext } from '../auth-context.ts';
import { issueToken } from '../one-time-tokens/issue-token.ts';
import { outgoingMail } from '../rate-limits/actions.ts';
import { newAccount } from '../users/new-account.ts';
import { type User, userRepository } from '../users/repository.ts';
import { linkMail } from './auth-mails.ts';
import { mailLink } from './mail-link.ts';
import { type AccountMail, accountMailRepository, type Purpose } from './repository.ts';

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
 * Sends a requested link if its address has an account that needs one. All of it happens after the
 * answer, the search for the account too: neither the answer nor its time tells who has one.
 */
export function sendLink(
  context: AuthContext,
  { id, purpose }: Pick<AccountMail, 'id' | 'purpose'>,
): void {
  context.mailer.compose(purpose, () => writeLinkMail(context, id));
}

/** Writes a requested mail with a link, or nothing if the address needs none. */
async function writeLinkMail(context: AuthContext, id: string): Promise<Mail | undefined> {
  const mail = await accountMailRepository(context.database).find(id);
  if (!mail) return undefined;
  if (mail.passwordHash !== null) await ensureAccount(context, mail);
  const token = await issueDueToken(context, mail);
  if (token === undefined) return undefined;
  return linkMail(context, mail.purpose, mail.email, mailLink(context.settings, mail, token));
}

/**
 * Adds the account of a sign-up if the address has none. Nothing that was typed goes in: whoever
 * follows the link proves the address first. An account that the address has stays as it is.
 */
async function ensureAccount({ database, clock, log }: AuthContext, mail: AccountMail) {
  const { id, email } = mail;
  const empty = { passwordHash: null, signUpBrowser: null, data: {}, isConfirmed: false };
  const account = newAccount({ ...empty, id, email, now: clock() });
  if (await userRepository(database).add(account)) audit({ log }, 'signed-up', { user: id });
}

/** Under the lock of the user's row: the address stays theirs until the token is theirs too. */
async function issueDueToken(
  { database, clock, limits }: AuthContext,
  mail: AccountMail,
): Promise<string | undefined> {
  const { purpose, email } = mail;
  const owner = await userRepository(database).byEmail(email);
  if (!owner || !isDue[purpose](owner)) return undefined;
  // Here nobody is refused for what others ask for: beyond all bounds a mail is tried again later.
  await limits.count(outgoingMail);
  return database.transaction(async (transaction) => {
    const users = userRepository(transaction);
    const user = await users.lock(owner.id);
    if (user?.email !== email || !isDue[purpose](user)) return undefined;
    const token = await issueToken({ database: transaction, clock }, mail, user.id);
    await users.change(user.id, { [sentAt[purpose]]: clock() });
    return token;
  });
}
