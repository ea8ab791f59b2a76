import { defaultLocale } from '@latchkey/texts';
import type { AuthContext } from '../auth-context.ts';
import * as sessionRepository from '../sessions/repository.ts';
import * as factorRepository from '../users/factor-repository.ts';
import * as userRepository from '../users/repository.ts';
import { notifyOwner } from './notify-owner.ts';
import { recordEvent } from './record-event.ts';
import * as secondFactorRepository from './repository.ts';

/**
 * Removes all second factors and recovery codes of an account whose owner lost the device, ends the
 * account's sessions, and sends the owner an email.
 *
 * @returns false, without changing anything, if the account has no second factor
 */
export async function resetFactors(
  context: Pick<AuthContext, 'database' | 'clock' | 'jobs'>,
  userId: string,
): Promise<boolean> {
  // On a single connection, starting the queue inside the transaction would deadlock.
  await context.jobs.start();
  return context.database.transaction(async (database) => {
    const within = { ...context, database };
    const user = await userRepository.lock(database, userId);
    const factors = await factorRepository.list(database, userId);
    if (!user || factors.length === 0) return false;
    await secondFactorRepository.remove(
      database,
      factors.map(({ id }) => id),
    );
    await sessionRepository.endAll(database, userId);
    await notifyOwner(within, 'factors-reset', user, defaultLocale);
    await recordEvent(within, user, 'factors-reset');
    return true;
  });
}
