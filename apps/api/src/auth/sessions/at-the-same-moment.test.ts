import { setTimeout } from 'node:timers/promises';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type AuthServer, startAuthServer } from '../../../test/auth/auth-server.ts';
import { isAccepted, PASSWORD, signUp } from '../../../test/auth/people.ts';
import { jobQueue } from '../../db/job-queue.ts';
import { changeAccount } from '../accounts/change-account.ts';
import * as userRepository from '../users/repository.ts';
import * as sessionRepository from './repository.ts';

const NEW = 'heron-Basalt-77';

/**
 * How many milliseconds before the sign-in the password change starts. The values are below, around
 * and above the duration of one hash.
 */
const delays = [0, 5, 15, 30, 45, 60, 90];

describe('signing in while a password changes', () => {
  let server: AuthServer;

  beforeAll(async () => {
    server = await startAuthServer();
  });

  afterAll(() => server.close());

  it.each(delays)(
    'ends a session that started %i ms later with the old password',
    async (delay) => {
      const owner = server.browser();
      const { email } = await signUp(owner);
      const other = server.browser();
      const [changed, entered] = await Promise.all([
        owner.updateUser({ password: NEW }),
        setTimeout(delay).then(() => other.signInWithPassword({ email, password: PASSWORD })),
      ]);
      expect(changed.error).toBeNull();
      if (entered.data.session) {
        expect(await isAccepted(server, entered.data.session.access_token)).toBe(false);
      }
      const again = await server.browser().signInWithPassword({ email, password: NEW });
      expect(again.error).toBeNull();
    },
  );

  it('changes nothing when the session ends during the request', async () => {
    const { email, access_token: token } = await signUp(server.browser());
    const who = await sessionRepository.find(server.database, sessionIdIn(token));
    if (!who) throw new RangeError('There is no session');
    await server.browser().signInWithPassword({ email, password: PASSWORD });
    await sessionRepository.end(server.database, who.session.id);

    const jobs = jobQueue(server.database, { warn: () => {}, error: () => {} });
    onTestFinished(() => jobs.stop(0));
    const context = { database: server.database, clock: server.clock.now, jobs };
    const change = changeAccount(context, who, { passwordHash: 'a hash', metadata: {} }, 'en');
    await expect(change).rejects.toMatchObject({ code: 'session_not_found' });
    const kept = await userRepository.find(server.database, who.user.id);
    expect(kept?.passwordHash).toBe(who.user.passwordHash);
    expect(kept?.metadata).toMatchObject({ full_name: 'Ada Buyer' });
  });
});

function sessionIdIn(token: string): string {
  return String(decodeJwt(token).session_id);
}
