import { FinishSignUp } from '@latchkey/domain';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/**
 * A role of an account. `leads` works on requests. `catalog` edits the catalog. `manager` works on
 * requests, erases people's data and places legal holds on requests. `auditor` reads the audit log.
 */
export const TeamRole = z.enum(['leads', 'catalog', 'manager', 'auditor']);
export type TeamRole = z.infer<typeof TeamRole>;

/** How many days an invitation is valid. */
export const INVITATION_DAYS = 7;

const token = z.string().check(z.maxLength(200));

/** Uses POST, because URLs are logged. Does not use up the invitation link. */
export const showInvitation = endpoint({
  method: 'POST',
  path: '/invitations/show',
  summary: 'Show an invitation to a role',
  access: 'anyone',
  body: z.strictObject({ token }),
  answer: z.strictObject({
    data: z.strictObject({
      email: z.string(),
      role: TeamRole,
      /**
       * Whether the person creates an account with a password, or signs in to an existing account.
       */
      needs: z.enum(['password', 'sign-in']),
    }),
  }),
});

/** Creates an account for an invited person who does not have one, and grants the role. */
export const joinTeam = endpoint({
  method: 'POST',
  path: '/invitations/join',
  summary: 'Accept an invitation with a new account',
  access: 'anyone',
  body: z.extend(FinishSignUp, { token }),
  answer: z.strictObject({ data: z.strictObject({ role: TeamRole }) }),
});

/** Grants the role to the caller, whose verified address must match the invitation. */
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/invitations/accept',
  summary: 'Accept an invitation with the account of the caller',
  access: 'signed-in',
  body: z.strictObject({ token }),
  answer: z.strictObject({ data: z.strictObject({ role: TeamRole }) }),
});
