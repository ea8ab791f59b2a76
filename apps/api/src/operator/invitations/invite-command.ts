import { randomUUID } from 'node:crypto';
import { INVITATION_DAYS, NoticeEmail } from '@latchkey/contract';
import * as z from 'zod/mini';
import * as auditRepository from '../../audit/repository.ts';
import { accountMailJobs, bareMail } from '../../auth/mails/enqueue.ts';
import * as invitationRepository from '../../auth/mails/invitation-repository.ts';
import * as accountMailRepository from '../../auth/mails/repository.ts';
import * as userRepository from '../../auth/users/repository.ts';
import { Role, roleColumns } from '../../auth/users/roles.ts';
import type { JobQueue } from '../../db/job-queue.ts';
import type { ErasureContext } from '../../erasure/erase-person.ts';
import * as personRepository from '../../erasure/person-repository.ts';
import type { GrantAnswer } from '../grants/grant-command.ts';

/** A command that invites a person to a role by email. */
export const InviteCommand = z.strictObject({
  command: z.literal('invite'),
  email: z.string(),
  role: z.optional(z.string()),
});
export type InviteCommand = z.infer<typeof InviteCommand>;

export interface InviteContext extends ErasureContext {
  /** The queue that sends account emails. Undefined if a hosted service stores the accounts. */
  readonly accountMails: JobQueue | undefined;
}

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Invites a person to a role. A new invitation replaces earlier ones to the same address. */
export async function runInvite(
  context: InviteContext,
  { email: typed, role: asked = 'leads' }: InviteCommand,
): Promise<GrantAnswer> {
  const email = NoticeEmail.safeParse(typed);
  const role = Role.safeParse(asked);
  const refused = (line: string) => ({ isDone: false, lines: [line] });
  const { accountMails } = context;
  if (!accountMails) {
    return refused(
      'A hosted service stores the accounts: invite the person there, then run grant.',
    );
  }
  if (!email.success) return refused(`${typed} is not an email address.`);
  if (!role.success) {
    return refused(`There is no role ${asked}. The roles are ${Role.options.join(', ')}.`);
  }
  const outcome = await invite({ ...context, accountMails }, email.data, role.data);
  if (outcome === 'has-role') return refused(`${email.data} has the role ${role.data} already.`);
  return {
    isDone: true,
    lines: [
      `${email.data} gets an email with a link to accept the role ${role.data}. It works once, within ${INVITATION_DAYS} days.`,
      ...(outcome === 'replaced' ? ['The link of the earlier invitation no longer works.'] : []),
    ],
  };
}

async function invite(
  context: ErasureContext & { readonly accountMails: JobQueue },
  email: string,
  role: Role,
): Promise<'has-role' | 'replaced' | 'new'> {
  const { database, clock, accountMails, hashPerson } = context;
  await accountMails.start();
  return database.transaction(async (transaction) => {
    await personRepository.lock(transaction, email);
    const account = await userRepository.byEmail(transaction, email);
    if (account?.[roleColumns[role]]) return 'has-role';
    const isReplacement = await invitationRepository.replaceOpen(transaction, email);
    const [id, now] = [randomUUID(), clock()];
    const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
    await invitationRepository.add(transaction, { id, email, role, createdAt: now, expiresAt });
    const mail = { ...bareMail({ clock }, 'invitation', { email, language: null }), id };
    await accountMailRepository.add(transaction, mail);
    await accountMails.add(transaction, accountMailJobs, [{ mailId: id }]);
    const details = { role, isReplacement };
    const entry = { actor: 'command', action: 'invited', personHash: hashPerson(email) } as const;
    await auditRepository.record(transaction, { ...entry, details }, now);
    return isReplacement ? 'replaced' : 'new';
  });
}
