import * as z from 'zod/mini';
import type { Database } from '../../db/database.ts';
import { grantRepository } from './repository.ts';

/** What an operator of the server asks for. */
export const GrantCommand = z.union([
  z.strictObject({ command: z.literal('list') }),
  z.strictObject({ command: z.enum(['grant', 'revoke']), email: z.string().check(z.minLength(3)) }),
]);
export type GrantCommand = z.infer<typeof GrantCommand>;

/** The lines to print, or why it is not done. */
export const GrantAnswer = z.strictObject({ isDone: z.boolean(), lines: z.array(z.string()) });
export type GrantAnswer = z.infer<typeof GrantAnswer>;

/** Anybody may have signed up with an address that is not theirs. */
const UNPROVEN =
  'Nobody has shown yet that the address is theirs: have its owner set a new password by the mail ' +
  'of "Reset Password", or revoke this.';

/** Lets an account see leads, or no longer, or lists those that may. */
export async function runGrant(database: Database, asked: GrantCommand): Promise<GrantAnswer> {
  const grants = grantRepository(database);
  if (asked.command === 'list') return { isDone: true, lines: await grants.list() };
  const { command, email } = asked;
  const account = await grants.set(email, command === 'grant');
  if (!account) return { isDone: false, lines: [`There is no account with the address ${email}.`] };
  if (command === 'revoke') return { isDone: true, lines: [`${email} is no operator any more.`] };
  const lines = [`${email} is an operator.`];
  if (!account.isProven) lines.push(UNPROVEN);
  return { isDone: true, lines };
}
