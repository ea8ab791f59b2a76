import * as z from 'zod/mini';
import type { AuthContext } from '../auth-context.ts';
import { authBody } from '../http/auth-body.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { weakness } from '../passwords/new-password.ts';
import { signIn, signInRequest } from '../rate-limits/actions.ts';
import { limitAttempts } from '../rate-limits/limiters.ts';
import { startSession } from '../sessions/start-session.ts';
import { isBanned } from '../users/active-account.ts';
import type { Account } from '../users/repository.ts';
import * as userRepository from '../users/repository.ts';
import type { Grant } from './token-routes.ts';

export const PasswordBody = z.object({
  email: z.optional(z.nullable(z.string())),
  phone: z.optional(z.nullable(z.string())),
  password: z.optional(z.nullable(z.string())),
});

/**
 * Grant that signs a user in with email and password. For an unknown address, the response takes as
 * long as for a wrong password.
 */
export function passwordGrant(context: AuthContext): Grant {
  return async (request, reply) => {
    const { email, phone, password } = authBody(PasswordBody, request.body);
    if (phone) throw new AuthRefusal('phone_provider_disabled');
    if (!email) {
      throw new AuthRefusal('validation_failed', { message: 'missing email or phone' });
    }
    const address = email.toLowerCase();
    const account = await userRepository.accountOf(context.database, address);
    const verdict = await limitAttempts(
      context.limits,
      signIn(context.devices, request, address, account?.user),
      () => context.passwords.verify(passwordHashOf(account), password ?? ''),
      signInRequest(request),
    );
    if (!account || !verdict.isRight) {
      throw new AuthRefusal('invalid_credentials');
    }
    const { user } = account;
    if (isBanned(user, context.clock())) throw new AuthRefusal('user_banned');
    const weak = weakness(context, password ?? '', user.email);
    const latest =
      verdict.isOutdated && password ? await context.passwords.hash(password) : user.passwordHash;
    context.devices.remember(request, reply, { ...user, passwordHash: latest });
    const answer = await startSession(context, account, 'password', request);
    if (latest !== null && latest !== user.passwordHash)
      await userRepository.rehash(context.database, user, latest);
    return { ...answer, ...(weak && { weak_password: weak }) };
  };
}

/**
 * Returns the stored password hash. Null until the address is confirmed, because the response must
 * not reveal who signed up.
 */
function passwordHashOf(account: Account | undefined): string | null {
  return account?.user.emailConfirmedAt ? account.user.passwordHash : null;
}
