import type { AuthContext } from '../auth-context.ts';
import { issueToken } from '../one-time-tokens/issue-token.ts';
import type { Purpose } from '../one-time-tokens/repository.ts';
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

/**
 * Sends a link to an address, if it has an account that needs one. All of it happens after the
 * answer, the look for the account too: neither the answer nor its time tells who has one.
 */
export function sendLink(context: AuthContext, { purpose, email, ...wanted }: Wanted): void {
  const { database, clock, mailer, settings } = context;
  mailer.compose(purpose, async () => {
    const users = userRepository(database);
    const user = await users.byEmail(email);
    if (!user || !isDue[purpose](user)) return undefined;

    const { codeChallenge, redirectTo } = wanted;
    const token = await issueToken(context, { userId: user.id, purpose, codeChallenge });
    const now = clock();
    await users.change(
      user.id,
      purpose === 'recovery' ? { recoverySentAt: now } : { confirmationSentAt: now },
    );
    return linkMail(context, purpose, email, mailLink(settings, purpose, token, redirectTo));
  });
}
