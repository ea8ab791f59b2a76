import * as z from 'zod/mini';
import type { AuthContext } from '../../auth/auth-context.ts';
import { resetFactors } from '../../auth/second-factor/reset-factors.ts';
import type { GrantAnswer } from './grant-command.ts';
import * as grantRepository from './repository.ts';

/** A command that removes all second factors of an account whose owner lost the device. */
export const ResetFactorCommand = z.strictObject({
  command: z.literal('reset-factor'),
  email: z.optional(z.string()),
});
export type ResetFactorCommand = z.infer<typeof ResetFactorCommand>;

export interface ResetContext extends Pick<AuthContext, 'database' | 'clock'> {
  /** The queue that sends account emails. Undefined if a hosted service stores the accounts. */
  readonly accountMails: AuthContext['jobs'] | undefined;
}

/** Removes all second factors and recovery codes of an account, and ends its sessions. */
export async function runResetFactor(
  { database, clock, accountMails }: ResetContext,
  { email = '' }: ResetFactorCommand,
): Promise<GrantAnswer> {
  if (!email.includes('@')) {
    return rejected('reset-factor needs an email address, such as ada@example.com.');
  }
  if (!accountMails) {
    return rejected('The hosted account service stores the second factors. Remove them there.');
  }
  const account = await grantRepository.find(database, email);
  if (!account) return rejected(`There is no account with the address ${email}.`);
  const isReset = await resetFactors({ database, clock, jobs: accountMails }, account.id);
  if (!isReset) return rejected(`${email} has no second factor.`);
  return {
    isDone: true,
    lines: [
      `Removed all second factors and recovery codes of ${email}, and ended its sessions.`,
      'An email tells the owner. At the next sign-in, the password is enough to set up a new one.',
    ],
  };
}

function rejected(line: string): GrantAnswer {
  return { isDone: false, lines: [line] };
}
