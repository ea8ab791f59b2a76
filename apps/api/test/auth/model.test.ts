import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestsOf } from '../security/full-run.ts';
import { type AuthServer, startAuthServer } from './auth-server.ts';
import { isAccessGood, isOver, type Model } from './model.ts';
import { action, refresh, startAccount } from './model-actions.ts';
import { isAccepted, isRefreshed } from './people.ts';

const RUNS = requestsOf({ usual: 20, full: 80 });

describe('a random sequence of user actions', () => {
  let server: AuthServer;

  beforeAll(async () => {
    server = await startAuthServer();
  });

  afterAll(() => server.close());

  const now = () => server.clock.now().getTime();

  async function holdsForAccess({ sessions }: Model): Promise<void> {
    for (const session of sessions) {
      const { token, since } = session.accessTokens.at(-1) ?? { token: '', since: 0 };
      expect(await isAccepted(server, token)).toBe(isAccessGood(session, since, now()));
    }
  }

  /** Checks the rules for refresh tokens. Runs last, because the check uses up the tokens. */
  async function holdsForRefresh({ sessions }: Model): Promise<void> {
    for (const session of sessions) {
      if (isOver(session, now())) {
        for (const token of session.refreshTokens) {
          expect(await isRefreshed(server, token)).toBe(false);
        }
      } else {
        expect(await refresh(server, session, 0, server.browser())).toBe(true);
      }
    }
  }

  it('rejects every token of an ended session, and accepts every token of an active one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 3, maxLength: 12 }), async (actions) => {
        const model: Model = { people: [], sessions: [] };
        await startAccount(server, model);
        for (const { run } of actions) {
          await run(server, model);
          await holdsForAccess(model);
        }
        await holdsForRefresh(model);
      }),
      { numRuns: RUNS },
    );
  }, 360_000);
});
