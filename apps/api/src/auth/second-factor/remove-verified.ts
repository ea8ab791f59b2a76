import type { FastifyRequest } from 'fastify';
import { requestLanguage } from '../../site/languages.ts';
import type { AuthContext } from '../auth-context.ts';
import { audit } from '../http/audit.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import type { SignedIn } from '../sessions/authenticate.ts';
import { activeAccount } from '../users/active-account.ts';
import type { Factor } from '../users/factor-repository.ts';
import * as factorRepository from '../users/factor-repository.ts';
import { assertStrong } from './assert-strong.ts';
import { notifyOwner } from './notify-owner.ts';
import { recordEvent } from './record-event.ts';
import * as secondFactorRepository from './repository.ts';

const REFUSAL = { message: 'AAL2 required to unenroll verified factor', status: 422 };

/**
 * Removes a verified factor. The session must have verified another factor within the last ten
 * minutes. To remove the last authenticator app or passkey, the user needs a recovery code. The
 * recovery codes are then removed too.
 *
 * @throws {AuthRefusal} `insufficient_aal`
 */
export async function removeVerified(
  context: AuthContext,
  request: FastifyRequest,
  caller: SignedIn,
  factor: Factor,
): Promise<void> {
  assertStrong(context, caller, REFUSAL);
  await context.jobs.start();
  await context.database.transaction(async (database) => {
    const within = { ...context, database };
    const { user } = await activeAccount(within, caller.user.id);
    const removed = removedWith(factor, await factorRepository.list(database, user.id), caller);
    await secondFactorRepository.remove(
      database,
      removed.map(({ id }) => id),
    );
    await notifyOwner(within, 'factor-removed', user, requestLanguage(request));
    await recordEvent(within, user, 'factor-removed', { factor: factor.type });
  });
  const { user, session } = caller;
  audit(request, 'factor-removed', { user: user.id, session: session.id, factor: factor.id });
}

/**
 * Returns the factors to remove together with this one.
 *
 * @throws {AuthRefusal} `insufficient_aal` if the session verified the wrong factor
 */
function removedWith(
  factor: Factor,
  factors: readonly Factor[],
  { session }: SignedIn,
): readonly Factor[] {
  if (factor.type === 'recovery_code') return [factor];
  const shown = factors.find(({ id }) => id === session.factorId);
  const others = factors.filter(({ id, verifiedAt }) => verifiedAt && id !== factor.id);
  const isLast = others.every(({ type }) => type === 'recovery_code');
  const isEnough = isLast ? shown?.type === 'recovery_code' : shown && shown.id !== factor.id;
  if (isEnough) return isLast ? [factor, ...others] : [factor];
  const needed = isLast ? 'a recovery code' : 'another factor or a recovery code';
  throw new AuthRefusal('insufficient_aal', {
    ...REFUSAL,
    message: `${REFUSAL.message}: verify ${needed} first`,
  });
}
