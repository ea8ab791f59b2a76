import type { AuthContext } from '../auth-context.ts';
import { issueToken } from '../one-time-tokens/issue-token.ts';
import type { Purpose } from '../one-time-tokens/repository.ts';
import { outgoingMail } from '../rate-limits/actions.ts';
import { type User, userRepository } from '../users/repository.ts';
import { linkMail } from './auth-mails.ts';
import { mailLink } from './mail-link.ts';

interface Wanted {
  readonly purpose: Purpose;
  /** In lower case. */
  readonly email: string;
  readonly codeChallenge: string | null;
  /** Where the link is to lead, as the caller says. */
  readonly redirectTo: unknown;
}

/** When a person gets a link: anybody may choose a new password, an address is confirmed once. */
const isDue: Readonly<Record<Purpose, (user: User) => boolean>> = {
  recovery: () => true,
  signup: ({ emailConfirmedAt }) => emailConfirmedAt === null,
};

const sentAt = {
  recovery: 'recoverySentAt',
  signup: 'confirmationSentAt',
} as const satisfies Record<Purpose, keyof User>;

/**
 * Sends a link to an address, if it has an account that needs one. All of it happens after the
 * answer, the look for the account too: neither the answer nor its time tells who has one.
 */
export function sendLink(context: AuthContext, { purpose, email, ...wanted }: Wanted): void {
  context.mailer.compose(purpose, async () => {
    const token = await issueDueToken(context, { purpose, email, ...wanted });
    if (token === undefined) return undefined;
    const link = mailLink(context.settings, purpose, token, wanted.redirectTo);
    return linkMail(context, purpose, email, link);
  });
}

/** Under the lock of the person's row: the address stays theirs until the token is theirs too. */
async function issueDueToken(
  { database, clock, limits }: AuthContext,
  { purpose, email, codeChallenge }: Wanted,
): Promise<string | undefined> {
  const owner = await userRepository(database).byEmail(email);
  if (!owner || !isDue[purpose](owner)) return undefined;
  // Here nobody is refused for what others ask for: beyond all bounds a mail is tried again later.
  await limits.count(outgoingMail);
  return database.transaction(async (transaction) => {
    const users = userRepository(transaction);
    const user = await users.lock(owner.id);
    if (user?.email !== email || !isDue[purpose](user)) return undefined;
    const issue = { userId: user.id, purpose, codeChallenge };
    const token = await issueToken({ database: transaction, clock }, issue);
    await users.change(user.id, { [sentAt[purpose]]: clock() });
    return token;
  });
}
