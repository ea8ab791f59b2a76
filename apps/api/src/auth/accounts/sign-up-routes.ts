import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { requestLanguage } from '../../site/languages.ts';
import type { AuthContext } from '../auth-context.ts';
import { audit } from '../http/audit.ts';
import { authBody } from '../http/auth-body.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { requestLink } from '../mails/request-link.ts';
import { checkNewPassword } from '../passwords/new-password.ts';
import { mailRequest, mailRequestTo, signUp } from '../rate-limits/actions.ts';
import { limitRequests } from '../rate-limits/limiters.ts';
import { startSession } from '../sessions/start-session.ts';
import { emailAddress } from '../users/email-address.ts';
import { Metadata, mergedMetadata } from '../users/metadata.ts';
import { newAccount } from '../users/new-account.ts';
import * as userRepository from '../users/repository.ts';
import { userJson } from '../users/user-json.ts';
import { browserMarker } from './browser-marker.ts';
import { codeChallenge, pkceFields } from './code-challenge.ts';

export const SignUpBody = z.object({
  email: z.optional(z.nullable(z.string())),
  phone: z.optional(z.nullable(z.string())),
  password: z.optional(z.nullable(z.string())),
  data: z.optional(z.nullable(Metadata)),
  ...pkceFields,
});
export type SignUpBody = z.infer<typeof SignUpBody>;

interface SignUpRequest {
  readonly Querystring: { readonly redirect_to?: unknown };
}

/**
 * The sign-up route. If addresses are confirmed by email, the response and its timing are the same
 * for every address. In that case, the server stores the attempt and copies it to the account when
 * the user follows the link. Without confirmation, the protocol cannot hide whether an address is
 * taken.
 */
export function signUpRoutes(app: FastifyInstance, context: AuthContext): void {
  const { database, clock, passwords, settings, limits, devices } = context;
  const marker = browserMarker(settings);

  const before = limitRequests(limits, (request) => ({
    ...signUp(request),
    ...(!settings.autoconfirm && mailRequest(request)),
  }));

  app.post<SignUpRequest>('/signup', before, async (request, reply) => {
    const body = authBody(SignUpBody, request.body);
    const { email, password, data } = validSignUp(context, body);
    const challenge = codeChallenge(body);
    const isConfirmed = settings.autoconfirm;
    if (!isConfirmed) await limits.count(mailRequestTo({ purpose: 'signup', email }));
    const passwordHash = await passwords.hash(password);
    const browserHash = marker.mark(request, reply);
    const entries = { email, passwordHash, data, signUpBrowser: browserHash };
    const account = newAccount({ ...entries, isConfirmed, now: clock() });
    const { id } = account.user;
    if (!isConfirmed) {
      await requestLink(context, {
        purpose: 'signup',
        email,
        codeChallenge: challenge,
        language: requestLanguage(request),
        redirectTo: request.query.redirect_to,
        attempt: { id, passwordHash, metadata: data, browserHash },
      });
      return userJson(account);
    }
    const added = await userRepository.add(database, account);
    if (!added) throw new AuthRefusal('user_already_exists');
    audit(request, 'signed-up', { user: id });
    devices.remember(request, reply, added.user);
    return startSession(context, added, 'password', request);
  });
}

/** The values of a sign-up request that passed all checks. */
interface ValidSignUp {
  readonly email: string;
  readonly password: string;
  readonly data: Metadata;
}

/** @throws {AuthRefusal} if sign-up is closed or a field is invalid */
function validSignUp(context: AuthContext, body: SignUpBody): ValidSignUp {
  if (!body.email && !body.phone) throw new AuthRefusal('anonymous_provider_disabled');
  if (!context.settings.isSignUpOpen) throw new AuthRefusal('signup_disabled');
  if (!body.email || body.phone) throw new AuthRefusal('phone_provider_disabled');
  if (!body.password) {
    throw new AuthRefusal('validation_failed', { message: 'Signup requires a valid password' });
  }
  const email = emailAddress(body.email);
  checkNewPassword(context, body.password, email);
  return { email, password: body.password, data: mergedMetadata({}, body.data ?? {}) };
}
