import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { AuthContext } from '../auth-context.ts';
import { audit } from '../http/audit.ts';
import { authBody } from '../http/auth-body.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { factorRequest } from '../rate-limits/actions.ts';
import { limitRequests } from '../rate-limits/limiters.ts';
import { authenticate, type SignedIn } from '../sessions/authenticate.ts';
import { activeAccount } from '../users/active-account.ts';
import type { Factor } from '../users/factor-repository.ts';
import * as factorRepository from '../users/factor-repository.ts';
import { assertStrong } from './assert-strong.ts';
import { recordEvent } from './record-event.ts';
import { CODES_PER_SET, newCodes, startOf } from './recovery-code.ts';
import { removeVerified } from './remove-verified.ts';
import * as secondFactorRepository from './repository.ts';
import { verifyRecoveryCode } from './verify-recovery-code.ts';

const DEFAULT_NAME = 'Recovery codes';

export const GenerateCodesBody = z._default(
  z.object({ friendly_name: z.optional(z.nullable(z.string().check(z.maxLength(100)))) }),
  {},
);

export const RecoveryCodeBody = z.object({
  code: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
});

/** Routes for a user's recovery codes. Only the responses that create codes contain them. */
export function recoveryCodeRoutes(app: FastifyInstance, context: AuthContext): void {
  const before = limitRequests(context.limits, factorRequest);
  const url = '/factors/recovery-codes';

  app.get(url, before, async (request) => {
    const factor = await setOf(context, await authenticate(context, request));
    const counts = await secondFactorRepository.countCodes(context.database, factor.id);
    return { id: factor.id, type: factor.type, ...counts };
  });

  app.post(url, before, async (request) => {
    const caller = await authenticate(context, request);
    const { friendly_name: name } = authBody(GenerateCodesBody, request.body ?? {});
    const factors = await factorRepository.list(context.database, caller.user.id);
    if (!factors.some(({ type, verifiedAt }) => type !== 'recovery_code' && verifiedAt)) {
      throw new AuthRefusal('mfa_recovery_codes_sole_factor');
    }
    assertStrong(context, caller, { message: 'AAL2 required to generate recovery codes' });
    const set = newSet(caller.user.id, name || DEFAULT_NAME, context.clock());
    return fillSet(context, request, caller, set, (within) => addSet(within, set));
  });

  app.post(`${url}/regenerate`, before, async (request) => {
    const caller = await authenticate(context, request);
    const factor = await setOf(context, caller);
    assertStrong(context, caller, { message: 'AAL2 required to regenerate recovery codes' });
    return fillSet(context, request, caller, factor);
  });

  app.post(`${url}/verify`, before, async (request) => {
    const caller = await authenticate(context, request);
    const factor = await setOf(context, caller);
    const { code } = authBody(RecoveryCodeBody, request.body);
    return verifyRecoveryCode(context, request, caller, { factor, typed: code ?? '' });
  });

  app.delete(url, before, async (request) => {
    const caller = await authenticate(context, request);
    const factor = await setOf(context, caller);
    await removeVerified(context, request, caller, factor);
    return { id: factor.id };
  });
}

/** @throws {AuthRefusal} `mfa_factor_not_found` if the user has no recovery codes */
async function setOf({ database }: AuthContext, { user }: SignedIn): Promise<Factor> {
  const factors = await factorRepository.list(database, user.id);
  const factor = factors.find(({ type }) => type === 'recovery_code');
  if (!factor) throw new AuthRefusal('mfa_factor_not_found');
  return factor;
}

/** Returns a new set of codes, which is not stored yet. */
function newSet(userId: string, name: string, now: Date): Factor {
  return {
    id: randomUUID(),
    userId,
    type: 'recovery_code',
    name,
    secret: null,
    lastPeriod: null,
    credentialId: null,
    credential: null,
    verifiedAt: now,
    lastChallengedAt: null,
    createdAt: now,
    updatedAt: now,
  };
}

/**
 * Adds an empty set of codes. @throws {AuthRefusal} if the user already has a set, or a factor with
 * the same name
 */
async function addSet({ database }: Pick<AuthContext, 'database'>, set: Factor): Promise<void> {
  const factors = await factorRepository.list(database, set.userId);
  if (factors.some(({ type }) => type === 'recovery_code')) {
    throw new AuthRefusal('mfa_verified_factor_exists');
  }
  if (factors.some(({ name }) => name === set.name)) {
    throw new AuthRefusal('mfa_factor_name_conflict');
  }
  await secondFactorRepository.add(database, set);
}

/**
 * Stores new codes, which replace all earlier ones, and returns them.
 *
 * @param prepare runs in the same transaction, before the codes are stored
 */
async function fillSet(
  context: AuthContext,
  request: FastifyRequest,
  { user, session }: SignedIn,
  { id, type, name }: Factor,
  prepare: (within: AuthContext) => Promise<void> = async () => {},
) {
  const codes = newCodes();
  const rows = await Promise.all(
    codes.map(async (code) => ({
      id: randomUUID(),
      factorId: id,
      start: startOf(code),
      codeHash: await context.passwords.hash(code),
      usedAt: null,
    })),
  );
  await context.database.transaction(async (database) => {
    const within = { ...context, database };
    await activeAccount(within, user.id);
    await prepare(within);
    await secondFactorRepository.replaceCodes(database, id, rows);
    await secondFactorRepository.change(database, id, { updatedAt: context.clock() });
    await recordEvent(within, user, 'recovery-codes-created');
  });
  audit(request, 'recovery-codes-created', { user: user.id, session: session.id });
  return { id, type, friendly_name: name, total: CODES_PER_SET, codes };
}
