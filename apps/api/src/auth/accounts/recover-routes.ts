import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { requestLanguage } from '../../site/languages.ts';
import type { AuthContext } from '../auth-context.ts';
import { authBody } from '../http/auth-body.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { requestLink } from '../mails/request-link.ts';
import { mailRequest, mailRequestTo } from '../rate-limits/actions.ts';
import { limitRequests } from '../rate-limits/limiters.ts';
import { emailAddress } from '../users/email-address.ts';
import { codeChallenge, pkceFields } from './code-challenge.ts';

export const RecoverBody = z.object({ email: z.optional(z.nullable(z.string())), ...pkceFields });
export const ResendBody = z.extend(RecoverBody, { type: z.optional(z.nullable(z.string())) });
export const OtpBody = z.extend(RecoverBody, { phone: z.optional(z.nullable(z.string())) });

interface MailRequest {
  readonly Querystring: { readonly redirect_to?: unknown };
}

/** Routes that send an email on request. The response is the same for every email address. */
export function recoverRoutes(app: FastifyInstance, context: AuthContext): void {
  const before = limitRequests(context.limits, mailRequest);

  app.post<MailRequest>('/recover', before, async (request) => {
    const { body, query } = request;
    const fields = authBody(RecoverBody, body);
    if (!fields.email) throw missing('Password recovery requires an email');
    const email = emailAddress(fields.email);
    const challenge = codeChallenge(fields);
    await context.limits.count(mailRequestTo({ purpose: 'recovery', email }));
    await requestLink(context, {
      purpose: 'recovery',
      email,
      codeChallenge: challenge,
      language: requestLanguage(request),
      redirectTo: query.redirect_to,
    });
    return {};
  });

  app.post<MailRequest>('/resend', before, async (request) => {
    const { body, query } = request;
    const fields = authBody(ResendBody, body);
    if (!fields.type) throw missing('Missing one of these types: signup, email_change');
    if (!fields.email) throw missing('Type provided requires an email address');
    const email = emailAddress(fields.email);
    const challenge = codeChallenge(fields);
    // This server never confirms an address change by email, so `signup` is the only type.
    if (fields.type === 'signup') {
      await context.limits.count(mailRequestTo({ purpose: 'signup', email }));
      const redirectTo = query.redirect_to;
      const link = { email, codeChallenge: challenge, language: requestLanguage(request) };
      await requestLink(context, { ...link, purpose: 'signup', redirectTo });
    }
    return {};
  });

  // Sign-in by code is disabled. The response does not depend on whether the account exists.
  app.post('/otp', async ({ body }) => {
    const { email, phone } = authBody(OtpBody, body);
    if (!email && !phone) throw missing('One of email or phone must be set');
    if (!email) throw new AuthRefusal('phone_provider_disabled', { status: 422 });
    emailAddress(email);
    throw new AuthRefusal('otp_disabled');
  });
}

function missing(message: string): AuthRefusal {
  return new AuthRefusal('validation_failed', { message });
}
