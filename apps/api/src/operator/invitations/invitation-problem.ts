import type { ProblemCode } from '@latchkey/contract';
import type { Invitation } from '../../auth/mails/invitation-repository.ts';

/**
 * Returns why an invitation cannot be accepted, or undefined if it can. An invitation expires at
 * `expiresAt`.
 */
export function invitationProblem(
  invitation: Pick<Invitation, 'state' | 'expiresAt'> | undefined,
  now: Date,
): ProblemCode | undefined {
  if (!invitation) return 'invitation-not-found';
  if (invitation.state === 'accepted') return 'invitation-used';
  if (invitation.state === 'replaced') return 'invitation-replaced';
  return now >= invitation.expiresAt ? 'invitation-expired' : undefined;
}
