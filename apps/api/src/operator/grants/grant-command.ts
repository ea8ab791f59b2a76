import * as z from 'zod/mini';
import type { Database } from '../../db/database.ts';
import { grantRepository } from './repository.ts';

/** What an operator of the server asks for. */
export const GrantCommand = z.union([
  z.strictObject({ command: z.literal('list') }),
  z.strictObject({
    command: z.enum(['grant', 'revoke']),
    email: z.string().check(z.minLength(3)),
    /** Grants also to an account whose address is not proven. */
    force: z.optional(z.boolean()),
  }),
]);
export type GrantCommand = z.infer<typeof GrantCommand>;

/** The lines to print, or why it is not done. */
export const GrantAnswer = z.strictObject({ isDone: z.boolean(), lines: z.array(z.string()) });
export type GrantAnswer = z.infer<typeof GrantAnswer>;

/** Anyone may have signed up with an address that is not theirs. */
const unproven = (email: string) => [
  `${email} is not an operator: no one has proven to own this address yet.`,
  'Have its owner follow the link of a "Reset Password" mail, then grant again.',
  'With --force anyone who signed up with this address sees every lead, whether it is theirs or not.',
];

/** Lets an account see leads, or no longer, or lists those that may. */
export async function runGrant(database: Database, asked: GrantCommand): Promise<GrantAnswer> {
  const grants = grantRepository(database);
  if (asked.command === 'list') return { isDone: true, lines: await grants.list() };
  const { command, email } = asked;
  const account = await grants.find(email);
  if (!account) return { isDone: false, lines: [`There is no account with the address ${email}.`] };
  const isGrant = command === 'grant';
  if (isGrant && !account.isProven && !asked.force) {
    return { isDone: false, lines: unproven(email) };
  }
  await grants.set(email, isGrant);
  const state = isGrant ? 'is an operator' : 'is no operator any more';
  return { isDone: true, lines: [`${email} ${state}.`] };
}
