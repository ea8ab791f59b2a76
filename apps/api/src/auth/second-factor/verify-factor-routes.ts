import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { AuthContext } from '../auth-context.ts';
import { authBody } from '../http/auth-body.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { factorRequest } from '../rate-limits/actions.ts';
import { limitRequests } from '../rate-limits/limiters.ts';
import { authenticate, type SignedIn } from '../sessions/authenticate.ts';
import type { Factor } from '../users/factor-repository.ts';
import * as factorRepository from '../users/factor-repository.ts';
import { CHALLENGE_LIFETIME, openChallenge } from './challenge.ts';
import { ownFactor } from './own-factor.ts';
import { CredentialBody, creationOptions, requestOptions } from './passkeys.ts';
import * as secondFactorRepository from './repository.ts';
import { verifyApp } from './verify-app.ts';
import { verifyPasskey } from './verify-passkey.ts';

export const VerifyFactorBody = z.object({
  challenge_id: z.optional(z.nullable(z.string())),
  /** The code from an authenticator app. */
  code: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  webauthn: z.optional(
    z.nullable(
      z.object({ type: z.enum(['create', 'request']), credential_response: CredentialBody }),
    ),
  ),
});

interface FactorRequest {
  readonly Params: { readonly id: string };
}

/** Starts the verification of a second factor, and checks the caller's response. */
export function verifyFactorRoutes(app: FastifyInstance, context: AuthContext): void {
  const before = limitRequests(context.limits, factorRequest);

  app.post<FactorRequest>('/factors/:id/challenge', before, async (request) => {
    const caller = await authenticate(context, request);
    const factor = await ownFactor(context, caller, request.params.id);
    return challengeAnswer(context, caller, factor);
  });

  app.post<FactorRequest>('/factors/:id/verify', before, async (request) => {
    const caller = await authenticate(context, request);
    const factor = await ownFactor(context, caller, request.params.id);
    const body = authBody(VerifyFactorBody, request.body);
    return factor.type === 'webauthn'
      ? verifySignature(context, request, { caller, factor, body })
      : verifyCode(context, request, { caller, factor, body });
  });
}

async function challengeAnswer(context: AuthContext, { user, session }: SignedIn, factor: Factor) {
  assertChallengeable(factor);
  const now = context.clock();
  const options = factor.type === 'webauthn' ? await ceremony(context, user, factor) : undefined;
  const challenge = {
    id: randomUUID(),
    factorId: factor.id,
    sessionId: session.id,
    challenge: options?.credential_options.publicKey.challenge ?? null,
    createdAt: now,
  };
  await context.database.transaction((transaction) =>
    secondFactorRepository.addChallenge(transaction, challenge),
  );
  return {
    id: challenge.id,
    type: factor.type,
    expires_at: Math.floor((now.getTime() + CHALLENGE_LIFETIME) / 1_000),
    ...(options && { webauthn: options }),
  };
}

/** Returns the options for the browser to create a passkey, or to sign with the existing one. */
async function ceremony(context: AuthContext, user: SignedIn['user'], factor: Factor) {
  if (factor.verifiedAt) {
    const publicKey = await requestOptions(context, [factor]);
    return { type: 'request' as const, credential_options: { publicKey } };
  }
  const existing = await factorRepository.list(context.database, user.id);
  const publicKey = await creationOptions(context, user, existing);
  return { type: 'create' as const, credential_options: { publicKey } };
}

interface Attempt {
  readonly caller: SignedIn;
  readonly factor: Factor;
  readonly body: z.infer<typeof VerifyFactorBody>;
}

async function verifyCode(context: AuthContext, request: FastifyRequest, attempt: Attempt) {
  const { caller, factor, body } = attempt;
  assertChallengeable(factor);
  if (!body.code) {
    throw new AuthRefusal('validation_failed', { message: 'Code needs to be non-empty' });
  }
  const challenge = await openChallenge(context, caller, factor, body.challenge_id);
  return verifyApp(context, request, caller, { factor, challenge, code: body.code });
}

async function verifySignature(context: AuthContext, request: FastifyRequest, attempt: Attempt) {
  const { caller, factor, body } = attempt;
  if (!body.webauthn) {
    throw new AuthRefusal('validation_failed', { message: 'WebAuthn config required' });
  }
  const { type, credential_response: response } = body.webauthn;
  if (type !== (factor.verifiedAt ? 'request' : 'create')) {
    throw new AuthRefusal('validation_failed', {
      message: `The factor needs a WebAuthn response of the other type, not ${type}`,
    });
  }
  const challenge = await openChallenge(context, caller, factor, body.challenge_id);
  return verifyPasskey(context, request, caller, { factor, challenge, response });
}

function assertChallengeable({ type }: Factor): void {
  if (type !== 'recovery_code') return;
  throw new AuthRefusal('validation_failed', {
    message: 'Recovery codes need no challenge: send the code to /factors/recovery-codes/verify',
  });
}
