import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { assertReauthenticated } from '../accounts/assert-reauthenticated.ts';
import type { AuthContext } from '../auth-context.ts';
import { authBody } from '../http/auth-body.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { factorRequest } from '../rate-limits/actions.ts';
import { limitRequests } from '../rate-limits/limiters.ts';
import { authenticate, type Identified } from '../sessions/authenticate.ts';
import { activeAccount } from '../users/active-account.ts';
import type { Factor } from '../users/factor-repository.ts';
import * as factorRepository from '../users/factor-repository.ts';
import { assertStrong } from './assert-strong.ts';
import { ownFactor } from './own-factor.ts';
import { allowsPasskeys } from './passkeys.ts';
import { removeVerified } from './remove-verified.ts';
import * as secondFactorRepository from './repository.ts';
import { type AppKey, newAppKey } from './totp.ts';

/** Maximum number of second factors per account. */
const MAX_FACTORS = 10;

const shortText = z.string().check(z.maxLength(100));

export const EnrollBody = z.object({
  factor_type: z.optional(z.nullable(z.string())),
  friendly_name: z.optional(z.nullable(shortText)),
  /** The site's name in the authenticator app. By default, this is the brand's name. */
  issuer: z.optional(z.nullable(shortText)),
});

/** Adds and removes second factors. */
export function factorRoutes(app: FastifyInstance, context: AuthContext): void {
  const before = limitRequests(context.limits, factorRequest);

  app.post('/factors', before, async (request) => {
    const caller = await authenticate(context, request);
    const body = authBody(EnrollBody, request.body);
    const { type, key } = newFactorOf(context, caller, body);
    await assertMayEnroll(context, caller);
    const name = body.friendly_name ?? '';
    const factor = await enroll(context, caller, { type, name, key });
    return {
      id: factor.id,
      type,
      friendly_name: name,
      ...(key && { totp: { qr_code: key.qrCode, secret: key.text, uri: key.uri } }),
    };
  });

  app.delete<{ Params: { id: string } }>('/factors/:id', before, async (request) => {
    const caller = await authenticate(context, request);
    const factor = await ownFactor(context, caller, request.params.id);
    if (factor.verifiedAt) await removeVerified(context, request, caller, factor);
    else await secondFactorRepository.remove(context.database, [factor.id]);
    return { id: factor.id };
  });
}

/** @throws {AuthRefusal} if the type is unknown or not available here */
function newFactorOf(
  context: AuthContext,
  { user }: Identified,
  { factor_type: type, issuer }: z.infer<typeof EnrollBody>,
): { type: 'totp' | 'webauthn'; key: AppKey | undefined } {
  switch (type) {
    case 'totp':
      return { type, key: newAppKey(issuer || context.brand.name, user.email ?? user.id) };
    case 'webauthn':
      if (!allowsPasskeys(context)) throw new AuthRefusal('mfa_webauthn_enroll_not_enabled');
      return { type, key: undefined };
    case 'phone':
      throw new AuthRefusal('mfa_phone_enroll_not_enabled');
    default:
      throw new AuthRefusal('validation_failed', {
        message: 'factor_type needs to be totp, phone, or webauthn',
      });
  }
}

/**
 * The first factor needs a fresh session. Otherwise, someone who finds an open session could add a
 * factor. Each additional factor requires an existing factor.
 */
async function assertMayEnroll(context: AuthContext, caller: Identified): Promise<void> {
  if (caller.hasFactor) {
    assertStrong(context, caller, { message: 'AAL2 required to enroll a new factor' });
  } else {
    await assertReauthenticated(context, caller, { currentPassword: undefined });
  }
}

interface NewFactor {
  readonly type: 'totp' | 'webauthn';
  readonly name: string;
  readonly key: AppKey | undefined;
}

/** Adds an unverified factor. Replaces a factor with the same name that was never verified. */
async function enroll(
  { database, clock, sealer }: AuthContext,
  { user }: Identified,
  { type, name, key }: NewFactor,
): Promise<Factor> {
  const now = clock();
  const id = randomUUID();
  const factor = {
    id,
    userId: user.id,
    type,
    name,
    secret: key ? sealer.seal(key.bytes, id) : null,
    lastPeriod: null,
    credentialId: null,
    credential: null,
    verifiedAt: null,
    lastChallengedAt: null,
    createdAt: now,
    updatedAt: now,
  };
  await database.transaction(async (transaction) => {
    await activeAccount({ database: transaction, clock }, user.id);
    const existing = await factorRepository.list(transaction, user.id);
    const [same] = existing.filter((one) => one.name === name);
    if (same?.verifiedAt && name !== '') {
      throw new AuthRefusal('mfa_factor_name_conflict', {
        message: `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`,
      });
    }
    const replaced = existing.filter((one) => one.name === name && !one.verifiedAt);
    if (existing.length - replaced.length >= MAX_FACTORS) {
      throw new AuthRefusal('too_many_enrolled_mfa_factors');
    }
    await secondFactorRepository.remove(
      transaction,
      replaced.map((one) => one.id),
    );
    await secondFactorRepository.add(transaction, factor);
  });
  return factor;
}
