import * as auditRepository from '../../audit/repository.ts';
import { claimAccount } from '../../auth/accounts/claim-account.ts';
import type { Invitation } from '../../auth/mails/invitation-repository.ts';
import * as invitationRepository from '../../auth/mails/invitation-repository.ts';
import { tokenHash } from '../../auth/mails/secret-token.ts';
import * as sessionRepository from '../../auth/sessions/repository.ts';
import { newAccount } from '../../auth/users/new-account.ts';
import type { User } from '../../auth/users/repository.ts';
import * as userRepository from '../../auth/users/repository.ts';
import type { Database } from '../../db/database.ts';
import type { ErasureContext } from '../../erasure/erase-person.ts';
import * as personRepository from '../../erasure/person-repository.ts';
import { Failure } from '../../process/failure.ts';
import * as grantRepository from '../grants/repository.ts';
import { invitationProblem } from './invitation-problem.ts';

export type AcceptContext = Pick<ErasureContext, 'database' | 'clock' | 'hashPerson'>;

/** The password and the name of a person without an account. */
interface NewMember {
  readonly fullName: string;
  readonly passwordHash: string;
}

/**
 * Finds an invitation that can be accepted.
 *
 * @throws {Failure} `invitation-not-found`, `invitation-used`, `invitation-replaced`,
 *   `invitation-expired`
 */
export async function openInvitation(
  { database, clock }: Pick<AcceptContext, 'database' | 'clock'>,
  token: string,
): Promise<Invitation> {
  const invitation = await invitationRepository.byToken(database, tokenHash(token));
  const problem = invitationProblem(invitation, clock());
  if (problem) throw new Failure(problem);
  if (!invitation) throw new Failure('invitation-not-found');
  return invitation;
}

/**
 * Whether the owner of an email address has an account. An account that someone else opened with
 * the address does not count.
 */
export async function hasOwnAccount(database: Database, email: string): Promise<boolean> {
  const account = await userRepository.byEmail(database, email);
  return account !== undefined && account.ownerSince !== null;
}

/**
 * Creates the account of an invited person, and grants the role. The link proves that the person
 * owns the address. If someone else opened an account with the address, this function removes
 * everything that the other person entered.
 *
 * @throws {Failure} the errors of `openInvitation`, or `invitation-needs-sign-in`
 */
export function joinWithPassword(
  context: AcceptContext,
  token: string,
  { fullName, passwordHash }: NewMember,
): Promise<Invitation> {
  return accept(context, token, async (database, { email }) => {
    const [now, metadata] = [context.clock(), { full_name: fullName }];
    const found = await userRepository.accountOf(database, email);
    if (found?.user.ownerSince) throw new Failure('invitation-needs-sign-in');
    if (found) {
      await userRepository.lock(database, found.user.id);
      const claimed = await claimAccount({ database, clock: context.clock }, found, {
        passwordHash,
        metadata,
      });
      return claimed.user;
    }
    const entries = { email, passwordHash, signUpBrowser: null, data: metadata };
    const account = newAccount({ ...entries, isConfirmed: true, now });
    const user = { ...account.user, emailProvenAt: now, ownerSince: now };
    // Someone may sign up with the address at this moment.
    if (!(await userRepository.add(database, { ...account, user }))) {
      throw new Failure('invitation-needs-sign-in');
    }
    return user;
  });
}

/**
 * Grants the role to the caller's account.
 *
 * @throws {Failure} the errors of `openInvitation`, `invitation-elsewhere` if the invitation is for
 *   another address, or `address-not-verified`
 */
export function acceptAs(
  context: AcceptContext,
  token: string,
  callerId: string,
): Promise<Invitation> {
  return accept(context, token, async (database, { email }) => {
    const user = await userRepository.lock(database, callerId);
    if (user?.email !== email) throw new Failure('invitation-elsewhere');
    if (user.ownerSince === null) throw new Failure('address-not-verified');
    return user;
  });
}

/**
 * Grants the role of an invitation once, in one transaction. If several callers race, only one
 * succeeds. The lock on the address prevents an erasure from running at the same time.
 */
async function accept(
  context: AcceptContext,
  token: string,
  memberOf: (database: Database, invitation: Invitation) => Promise<User>,
): Promise<Invitation> {
  const { clock, hashPerson } = context;
  const { email } = await openInvitation(context, token);
  return context.database.transaction(async (database) => {
    await personRepository.lock(database, email);
    const invitation = await openInvitation({ database, clock }, token);
    const { id, role } = invitation;
    const member = await memberOf(database, invitation);
    if (!(await invitationRepository.take(database, id))) throw new Failure('invitation-used');
    const now = clock();
    await grantRepository.set(database, email, role, true);
    await sessionRepository.noteUseOfAll(database, member.id, now);
    const about = { personHash: hashPerson(email), details: { role, accountId: member.id } };
    const entry = { actor: 'owner', action: 'invitation-accepted', ...about } as const;
    await auditRepository.record(database, entry, now);
    return invitation;
  });
}
