import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestsOf } from '../security/full-run.ts';
import { type AuthServer, startAuthServer } from './auth-server.ts';
import { newAddress, PASSWORD, userOf } from './people.ts';
import {
  ATTACKER_NAME,
  attackerStep,
  CLIENT,
  enterByGoogle,
  ownerEntersByGoogle,
  ownerFollowsMail,
  ownerStep,
  requestReset,
  type Takeover,
} from './takeover-actions.ts';
import { type TestProvider, testProvider } from './test-provider.ts';

const RUNS = requestsOf({ usual: 10, full: 40 });

describe.each([
  ['confirmed by email', 'false'],
  ['confirmed at sign-up', 'true'],
])('an attacker who acts before the owner, with addresses %s', (_, autoconfirm) => {
  let server: AuthServer;
  let google: TestProvider;

  beforeAll(async () => {
    google = await testProvider();
    server = await startAuthServer({
      AUTH_AUTOCONFIRM: autoconfirm,
      GOOGLE_CLIENT_ID: CLIENT,
      GOOGLE_ISSUER: google.issuer,
    });
  });

  afterAll(async () => {
    await server.close();
    await google.close();
  });

  function newTakeover(): Takeover {
    const address = newAddress('owner');
    return {
      server,
      google,
      isAutoconfirmed: autoconfirm === 'true',
      address,
      attacker: {
        browser: server.browser(),
        passwords: [],
        sessions: [],
        subject: `attacker of ${address}`,
        links: [],
      },
      owner: {
        browser: server.browser(),
        password: `${PASSWORD}-owner`,
        subject: `owner of ${address}`,
        mails: [],
      },
      exists: false,
      isProven: false,
    };
  }

  /** Verifies the address with another email. The owner can always do this. */
  async function prove(takeover: Takeover): Promise<void> {
    if (!takeover.exists) await ownerEntersByGoogle(takeover);
    await requestReset(takeover);
    await ownerFollowsMail(takeover, 0, true);
  }

  async function attackerIsOut(takeover: Takeover): Promise<void> {
    const { address, attacker } = takeover;
    for (const password of attacker.passwords) {
      const tried = await server.browser().signInWithPassword({ email: address, password });
      expect(tried.error?.code).toBe('invalid_credentials');
    }
    for (const { access, refresh } of attacker.sessions) {
      const seen = await server.browser().getUser(access);
      expect(seen.data.user?.email).not.toBe(address);
      const refreshed = await server.browser().refreshSession({ refresh_token: refresh });
      expect(refreshed.data.user?.email).not.toBe(address);
    }
    const own = newAddress('attacker');
    const entered = userOf(await enterByGoogle(takeover, attacker.subject, own, server.browser()));
    expect(entered.email).not.toBe(address);
  }

  async function ownerIsIn(takeover: Takeover): Promise<void> {
    const { address, owner } = takeover;
    const { password } = owner;
    const byPassword = await server.browser().signInWithPassword({ email: address, password });
    expect(userOf(byPassword)).toMatchObject({ email: address });
    expect(userOf(byPassword).factors, 'factors of the attacker').toBeUndefined();
    const byGoogle = userOf(
      await enterByGoogle(takeover, owner.subject, address, server.browser()),
    );
    expect(byGoogle.email).toBe(address);
    expect(JSON.stringify(byGoogle)).not.toContain(ATTACKER_NAME);
    expect(JSON.stringify(byGoogle)).not.toContain('attacker');
  }

  it("removes the attacker's access once the owner verifies the address, in any order of steps", async () => {
    const steps = fc.array(fc.oneof(attackerStep, ownerStep), { minLength: 2, maxLength: 9 });
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const takeover = newTakeover();
        for (const { run } of all) await run(takeover);
        await prove(takeover);
        await attackerIsOut(takeover);
        await ownerIsIn(takeover);
      }),
      { numRuns: RUNS },
    );
  }, 900_000);
});
