import { NmlsNumber, OfficerName } from '@latchkey/contract';
import * as z from 'zod/mini';
import * as auditRepository from '../../audit/repository.ts';
import * as sessionRepository from '../../auth/sessions/repository.ts';
import { Role } from '../../auth/users/roles.ts';
import type { Database } from '../../db/database.ts';
import * as grantRepository from './repository.ts';

/** A command that grants or revokes a role, or lists the accounts with roles. */
export const GrantCommand = z.union([
  z.strictObject({ command: z.literal('list') }),
  z.strictObject({
    command: z.enum(['grant', 'revoke']),
    email: z.string().check(z.minLength(3)),
    /**
     * The role to grant or revoke. Defaults to access to leads. An account may have several roles.
     */
    role: z.optional(Role),
    /** Whether to grant access even if the account's email address is not verified. */
    force: z.optional(z.boolean()),
    /** The officer's name and NMLS ID. An empty value removes the stored value. */
    name: z.optional(OfficerName),
    nmls: z.optional(z.union([NmlsNumber, z.literal('')])),
  }),
]);
export type GrantCommand = z.infer<typeof GrantCommand>;

/**
 * The lines to print, and whether the command succeeded. If the command was rejected, the lines
 * explain why.
 */
export const GrantAnswer = z.strictObject({ isDone: z.boolean(), lines: z.array(z.string()) });
export type GrantAnswer = z.infer<typeof GrantAnswer>;

/** Text for each role: its name, and what a person with the role can do. */
const words = {
  leads: { name: 'an operator', power: 'sees every lead' },
  catalog: { name: 'a catalog editor', power: 'may change every fact in the catalog' },
  manager: { name: 'a manager', power: 'sees every lead and may erase people' },
  auditor: { name: 'an auditor', power: 'sees who did what with the leads' },
} as const satisfies Record<Role, object>;

/**
 * Returns the message for an email address that is not verified. The command rejects such an
 * address, because anyone can sign up with another person's address.
 */
const unproven = (email: string, role: Role) => [
  `${email} is not ${words[role].name}: this address is not verified yet.`,
  'Ask its owner to reset the password by email, then run grant again.',
  `With --force, the person who signed up ${words[role].power}, even if the address is not theirs.`,
];

/**
 * Grants or revokes a role, or lists the accounts with roles. Each grant and revocation is recorded
 * in the audit log.
 */
export async function runGrant(
  database: Database,
  request: GrantCommand,
  now: Date = new Date(),
): Promise<GrantAnswer> {
  if (request.command === 'list')
    return { isDone: true, lines: await grantRepository.list(database) };
  const { command, email, role = 'leads', name, nmls } = request;
  const account = await grantRepository.find(database, email);
  if (!account) return { isDone: false, lines: [`There is no account with the address ${email}.`] };
  const isGrant = command === 'grant';
  if (isGrant && !account.isProven && !request.force) {
    return { isDone: false, lines: unproven(email, role) };
  }
  await database.transaction(async (transaction) => {
    await grantRepository.set(transaction, email, role, isGrant);
    if (isGrant) {
      await grantRepository.setOfficer(transaction, email, { name, nmls });
      // The rules for staff apply to open sessions at once. Buyers' use is not recorded, so the 30
      // minutes start now.
      await sessionRepository.noteUseOfAll(transaction, account.id, now);
    }
    const details = { role, accountId: account.id, isForced: isGrant && !account.isProven };
    const action = isGrant ? 'granted' : 'revoked';
    await auditRepository.record(transaction, { actor: 'command', action, details }, now);
  });
  const verb = isGrant ? 'is' : 'is no longer';
  return { isDone: true, lines: [`${email} ${verb} ${words[role].name}.`] };
}
