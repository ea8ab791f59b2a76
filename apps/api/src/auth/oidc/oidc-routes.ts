import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { AuthContext } from '../auth-context.ts';
import { answerRefusal, logRefusal, refusalOf } from '../http/answer-refusal.ts';
import { providerRedirect } from '../rate-limits/actions.ts';
import { limitFailures, limitRequests } from '../rate-limits/limiters.ts';
import { authenticate } from '../sessions/authenticate.ts';
import { ProviderUnreachable } from '../sessions/fetched-keys.ts';
import { type AuthorizeQuery, beginSignIn, unsupportedProvider } from './begin-sign-in.ts';
import type { StaffProvider } from './confirm-access.ts';
import { failedPage, signInPage } from './failed-page.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { followLogout, type LogoutBody, logoutVerifier } from './follow-logout.ts';
import { openTokens } from './provider-tokens.ts';
import * as providerRepository from './repository.ts';

/** Path that receives the provider's sign-out messages, relative to the account server's path. */
const BACKCHANNEL_LOGOUT = '/oidc/backchannel-logout';

/** Routes that sign staff in and out through the company's identity provider. */
export function oidcRoutes(
  app: FastifyInstance,
  context: AuthContext,
  provider: StaffProvider | undefined,
): void {
  const browserRoute = {
    ...limitRequests(context.limits, providerRedirect),
    // A browser shows the response of this route, so an outage leads to a page that explains it.
    errorHandler: (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      const refusal = refusalOf(error);
      if (refusal.status < 429) return answerRefusal(error, request, reply);
      logRefusal(refusal, error, request);
      reply.redirect(failedPage(signInPage(context.settings), 'try-later'), 303);
    },
  };

  app.get<{ Querystring: AuthorizeQuery }>('/authorize', browserRoute, async (request, reply) => {
    if (!provider) throw unsupportedProvider();
    return reply.redirect(await beginSignIn(context, provider.client, request, reply), 303);
  });

  app.get('/callback', browserRoute, async (request, reply) => {
    if (!provider) throw unsupportedProvider();
    return reply.redirect(await finishSignIn(context, provider, request), 303);
  });

  /** Returns the URL of the provider's page that ends the caller's session there, or null. */
  app.get('/oidc/sign-out', async (request) => {
    const { session } = await authenticate(context, request);
    const stored = await providerRepository.ofSession(context.database, session.id);
    const idToken = stored && openTokens(context.sealer, stored).idToken;
    if (!provider || idToken === undefined) return { url: null };
    const url = await provider.client
      .signOutUrl(idToken, `${context.settings.siteUrl}/`)
      .catch((error: unknown) => {
        if (error instanceof ProviderUnreachable) return undefined;
        throw error;
      });
    return { url: url ?? null };
  });

  if (provider) backchannelRoute(app, context, provider);
}

/**
 * Receives the provider's sign-out messages. The provider sends a form, which no other route of the
 * account server accepts.
 */
function backchannelRoute(
  app: FastifyInstance,
  context: AuthContext,
  provider: StaffProvider,
): void {
  const verify = logoutVerifier(provider.oidc, context.clock);
  const formRoute: FastifyPluginAsync = async (part) => {
    part.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    part.post<{ Body: LogoutBody }>(BACKCHANNEL_LOGOUT, async (request, reply) => {
      await limitFailures(context.limits, providerRedirect(request), () =>
        followLogout(context, verify, request),
      );
      return reply.status(200).send();
    });
  };
  app.register(formRoute);
}
