import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { AuthContext } from '../auth-context.ts';
import { authBody } from '../http/auth-body.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { sessionAnswer } from '../sessions/session-answer.ts';
import { openSession } from '../sessions/start-session.ts';
import { emailAddress } from '../users/email-address.ts';
import { followLink } from './follow-link.ts';
import { isLinkType, type Link, methodOf, redeemLink } from './redeem-link.ts';

const optionalText = z.optional(z.nullable(z.string()));
export const VerifyBody = z.object({
  type: optionalText,
  token: optionalText,
  token_hash: optionalText,
  email: optionalText,
  phone: optionalText,
  redirect_to: optionalText,
});
type VerifyBody = z.infer<typeof VerifyBody>;

interface LinkRequest {
  readonly Querystring: {
    readonly token?: unknown;
    readonly type?: unknown;
    readonly redirect_to?: unknown;
  };
}

/**
 * Redeems emailed links. Either the web app sends a link's token after a click, or a browser opens
 * the link directly.
 */
export function verifyRoutes(app: FastifyInstance, context: AuthContext): void {
  app.post('/verify', async (request, reply) => {
    const link = linkFrom(authBody(VerifyBody, request.body));
    const opened = await redeemLink(context, request, link, (within, { account, purpose }) =>
      openSession(within, account, methodOf(purpose), request),
    );
    context.devices.remember(request, reply, opened.account.user);
    return sessionAnswer(context, opened);
  });

  // Without a HEAD route, email scanners that send HEAD requests do not use up a link.
  app.get<LinkRequest>('/verify', { exposeHeadRoute: false }, async (request, reply) => {
    const { token, type } = request.query;
    if (typeof type !== 'string' || type === '') {
      throw refused('Verify requires a verification type');
    }
    if (typeof token !== 'string' || token === '') {
      throw refused('Verify requires a token or a token hash');
    }
    return reply.redirect(await followLink(context, request, { type, token }), 303);
  });
}

/** A phone number without its plus sign. @see ITU-T E.164 */
const e164 = /^[1-9]\d{1,14}$/;

/**
 * @throws {AuthRefusal} `validation_failed` if the body has no link or two links; `otp_expired` for
 *   an empty body, and for a code sent to a phone, because this server never sends one
 */
function linkFrom(body: VerifyBody): Link {
  const { type, token, token_hash: hash, email, phone } = body;
  if (phone && !email && !hash) throw phoneRefusal(phone);
  if (!type && !token && !hash && !email) throw new AuthRefusal('otp_expired');
  if (!type) throw refused('Verify requires a verification type');
  if (Boolean(token) === Boolean(hash)) {
    throw refused('Verify requires either a token or a token hash');
  }
  if (!isLinkType(type)) throw refused('Invalid email verification type');
  if (hash) {
    if (email || phone || body.redirect_to) {
      throw refused('Only the token_hash and type should be provided');
    }
    return { type, token: hash };
  }
  if (!token || !email || phone) {
    throw refused('Only an email address or phone number should be provided on verify');
  }
  return { type, token, email: emailAddress(email) };
}

function phoneRefusal(phone: string): AuthRefusal {
  return e164.test(phone.replace(/^\+/, '').replaceAll(' ', ''))
    ? new AuthRefusal('otp_expired')
    : refused('Invalid phone number format (E.164 required)');
}

function refused(message: string): AuthRefusal {
  return new AuthRefusal('validation_failed', { message });
}
