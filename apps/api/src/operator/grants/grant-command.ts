import * as z from 'zod/mini';
import type { Database } from '../../db/database.ts';
import { grantRepository } from './repository.ts';

/** A command from `npm run operator`. */
export const GrantCommand = z.union([
  z.strictObject({ command: z.literal('list') }),
  z.strictObject({
    command: z.enum(['grant', 'revoke']),
    email: z.string().check(z.minLength(3)),
    /** Also grants access to an account whose address is not verified. */
    force: z.optional(z.boolean()),
  }),
]);
export type GrantCommand = z.infer<typeof GrantCommand>;

/** The lines to print: the result, or the reason for a rejection. */
export const GrantAnswer = z.strictObject({ isDone: z.boolean(), lines: z.array(z.string()) });
export type GrantAnswer = z.infer<typeof GrantAnswer>;

/** Anyone can sign up with another person's address. */
const unproven = (email: string) => [
  `${email} is not an operator: this address is not verified yet.`,
  'Ask its owner to reset the password by email, then run grant again.',
  'With --force, the person who signed up sees every lead, even if the address is not theirs.',
];

/** Grants or revokes access to leads, or lists the operators. */
export async function runGrant(database: Database, request: GrantCommand): Promise<GrantAnswer> {
  const grants = grantRepository(database);
  if (request.command === 'list') return { isDone: true, lines: await grants.list() };
  const { command, email } = request;
  const account = await grants.find(email);
  if (!account) return { isDone: false, lines: [`There is no account with the address ${email}.`] };
  const isGrant = command === 'grant';
  if (isGrant && !account.isProven && !request.force) {
    return { isDone: false, lines: unproven(email) };
  }
  await grants.set(email, isGrant);
  const state = isGrant ? 'is an operator' : 'is no longer an operator';
  return { isDone: true, lines: [`${email} ${state}.`] };
}
