import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { AuthContext } from '../auth-context.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { checkNewPassword } from '../passwords/new-password.ts';
import { addressChange, passwordEntry } from '../rate-limits/actions.ts';
import type { Identified, SignedIn } from '../sessions/authenticate.ts';
import { emailAddress } from '../users/email-address.ts';
import { Metadata, mergedMetadata } from '../users/metadata.ts';
import type { UserChanges } from '../users/repository.ts';
import * as userRepository from '../users/repository.ts';
import { assertReauthenticated } from './assert-reauthenticated.ts';

export const ChangesBody = z.object({
  email: z.optional(z.nullable(z.string())),
  phone: z.optional(z.nullable(z.string())),
  password: z.optional(z.nullable(z.string())),
  current_password: z.optional(z.nullable(z.string())),
  /** The code from the email that `GET /reauthenticate` sent. */
  nonce: z.optional(z.nullable(z.string())),
  data: z.optional(z.nullable(Metadata)),
  app_metadata: z.optional(z.unknown()),
});
export type ChangesBody = z.infer<typeof ChangesBody>;

/**
 * Validates a request to change the caller's own account, and returns the columns to change.
 *
 * @throws {AuthRefusal}
 */
export async function accountChanges(
  context: AuthContext,
  request: FastifyRequest,
  caller: Identified,
  body: ChangesBody,
): Promise<UserChanges> {
  if (body.app_metadata !== undefined) {
    throw new AuthRefusal('not_admin', {
      message: 'Updating app_metadata requires admin privileges',
    });
  }
  if (body.phone) throw new AuthRefusal('phone_provider_disabled');
  assertVerifiedFactor(caller, body);
  if (body.password || body.current_password) {
    await context.limits.count(passwordEntry(caller.user.id));
  }
  const email = await newEmail(context, request, caller, body);
  const metadata = mergedMetadata(caller.user.metadata, body.data ?? {});
  return {
    ...(body.data && { metadata }),
    ...(email !== undefined && emailChanges(context, email, metadata)),
    ...(await passwordChanges(context, caller, body)),
  };
}

/**
 * A user with a second factor cannot change the password or the email address with only a
 * password, or with only a link from an email.
 */
function assertVerifiedFactor(
  { user, session, hasFactor }: Identified,
  { password, email }: ChangesBody,
): void {
  const isNewEmail = Boolean(email) && email?.toLowerCase() !== user.email;
  if (!hasFactor || session.factorId !== null || !(password || isNewEmail)) return;
  throw new AuthRefusal('insufficient_aal', {
    status: 401,
    message: 'AAL2 session is required to update email or password when MFA is enabled.',
  });
}

async function newEmail(
  context: AuthContext,
  request: FastifyRequest,
  caller: SignedIn,
  body: ChangesBody,
): Promise<string | undefined> {
  if (!body.email) return undefined;
  const email = emailAddress(body.email);
  if (email === caller.user.email) return undefined;
  if (!context.settings.autoconfirm) {
    throw new AuthRefusal('email_provider_disabled', {
      message: 'An email address cannot be changed here',
    });
  }
  await assertReauthenticated(context, caller, { currentPassword: body.current_password });
  await context.limits.count(addressChange(request, caller.user));
  const owner = await userRepository.byEmail(context.database, email);
  if (owner) throw new AuthRefusal('email_exists');
  return email;
}

/**
 * Returns the columns for a new address. Marks the new address as confirmed, even though its owner
 * has not verified it yet.
 */
function emailChanges({ clock }: AuthContext, email: string, metadata: Metadata): UserChanges {
  return {
    email,
    emailConfirmedAt: clock(),
    emailProvenAt: null,
    ownerSince: null,
    metadata: { ...metadata, email },
  };
}

async function passwordChanges(
  context: AuthContext,
  caller: SignedIn,
  { password, current_password: currentPassword, nonce: code }: ChangesBody,
): Promise<UserChanges> {
  if (password === undefined || password === null) return {};
  checkNewPassword(context, password, caller.user.email);
  await assertReauthenticated(context, caller, { currentPassword, code });
  const { passwordHash } = caller.user;
  if (passwordHash !== null) {
    const { isRight } = await context.passwords.verify(passwordHash, password);
    if (isRight) throw new AuthRefusal('same_password');
  }
  return { passwordHash: await context.passwords.hash(password) };
}
