import { randomUUID } from 'node:crypto';
import { STAFF_PROVIDER, showAccess } from '@latchkey/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { leadAudit } from '../../src/db/schema.ts';
import { runGrant } from '../../src/operator/grants/grant-command.ts';
import { type AuthServer, SITE, startAuthServer } from './auth-server.ts';
import { type Browser, openBrowser } from './browser.ts';
import { errorOf, isAccepted, newAddress, PASSWORD, sessionOf, signUp } from './people.ts';
import {
  CLIENT_ID,
  type StaffProvider,
  staffClaims,
  staffSettings,
  startStaffProvider,
} from './staff-provider.ts';
import {
  enter,
  failureOf,
  logoutClaims,
  openTraveler,
  RETURN_TO,
  refreshOnce,
  type StaffSite,
  sendLogout,
  statusOf,
} from './staff-site.ts';

let provider: StaffProvider;
let server: AuthServer;
let site: StaffSite;

beforeAll(async () => {
  provider = await startStaffProvider();
  server = await startAuthServer({
    ...staffSettings(provider),
    STAFF_SECOND_FACTOR: 'required',
    OIDC_ACR: 'gold',
  });
  site = { server, provider };
});
afterAll(async () => {
  await server.close();
  await provider.close();
});
afterEach(() => {
  provider.isUp = true;
  provider.givesRefreshTokens = true;
  provider.spoil = () => {};
});

const Access = z.object({ data: z.unknown() });
const SignOutPage = z.object({ url: z.string() });
const refreshCode = async (browser: Browser) => errorOf(await browser.refreshSession()).code;
/** Advances the clock by less than the 30 minutes after which an idle session ends. */
const wait = () => server.clock.pass({ minutes: 25 });

describe('signing in at the identity provider', () => {
  it('creates an account with the roles in the claim and the provider’s second factor', async () => {
    const person = staffClaims();
    const browser = await enter(site, person);
    const { user } = sessionOf(await browser.getSession());
    expect(user).toMatchObject({
      email: person.email,
      app_metadata: { provider: 'oidc', providers: ['oidc'] },
      user_metadata: { full_name: 'Grace Hopper' },
    });
    expect(await statusOf(server, browser)).toBe(200);
    const { data } = await browser.mfa.getAuthenticatorAssuranceLevel();
    expect(data?.currentLevel).toBe('aal2');
    const entries = await server.database.select().from(leadAudit);
    expect(entries).toContainEqual(
      expect.objectContaining({
        actor: 'provider',
        action: 'granted',
        details: { role: 'leads', accountId: user.id },
      }),
    );
    expect(sessionOf(await (await enter(site, person)).getSession()).user.id).toBe(user.id);
  });

  it('requires our second factor if the provider did not require one', async () => {
    expect(await statusOf(server, await enter(site, staffClaims({ amr: ['pwd'] })))).toBe(403);
    expect(
      await statusOf(server, await enter(site, staffClaims({ amr: ['pwd'], acr: 'gold' }))),
    ).toBe(200);
  });

  it.each([
    ['foreign-domain', { email: 'grace@other.example' }],
    ['foreign-domain', { email: 'grace@example.com.other.example' }],
    ['unverified-email', { email_verified: false }],
    ['unverified-email', { email: undefined }],
    ['no-role', { realm: { roles: ['visitors'] } }],
    ['no-role', { realm: 'officers' }],
    ['rejected', { sub: '' }],
  ])('ends with %s for the claims %j', async (reason, claims) => {
    expect(await failureOf(site, staffClaims(claims))).toBe(reason);
  });

  it.each([
    ['another nonce', { nonce: 'another' }],
    ['another audience', { aud: 'another' }],
    ['several audiences without ours as the authorized party', { aud: [CLIENT_ID, 'b'], azp: 'b' }],
    ['another issuer', { iss: 'https://other.example' }],
    ['an expiry time in the past', { exp: 1_000_000_000 }],
  ])('rejects an ID token with %s', async (_, claims) => {
    provider.spoil = (payload) => void Object.assign(payload, claims);
    expect(await failureOf(site, staffClaims())).toBe('rejected');
  });

  it('distinguishes a canceled sign-in from a provider outage', async () => {
    expect(await failureOf(site)).toBe('canceled');
    const traveler = openTraveler(server);
    provider.person = staffClaims();
    const there = await traveler.begin();
    provider.isUp = false;
    const page = await traveler.comeBack(there);
    expect(page.searchParams.get('error_code')).toBe('provider-down');
    server.clock.pass({ hours: 2 });
  });

  it('accepts each state once, for ten minutes, and only in the same browser', async () => {
    provider.person = staffClaims();
    const traveler = openTraveler(server);
    const there = await traveler.begin();
    expect((await traveler.comeBack(there, '')).searchParams.get('error_code')).toBe('expired');
    const page = await traveler.comeBack(there);
    expect((await traveler.comeBack(there)).searchParams.get('error_code')).toBe('expired');
    const thief = openBrowser(server.url, { flowType: 'pkce' });
    await thief.signInWithOAuth({
      provider: STAFF_PROVIDER,
      options: { redirectTo: RETURN_TO, skipBrowserRedirect: true },
    });
    const code = page.searchParams.get('code') ?? '';
    expect(errorOf(await thief.exchangeCodeForSession(code)).code).toBe('bad_code_verifier');
    sessionOf(await traveler.arrive(page));

    const late = openTraveler(server);
    const lateThere = await late.begin();
    server.clock.pass({ minutes: 11 });
    expect((await late.comeBack(lateThere)).searchParams.get('error_code')).toBe('expired');
    const forged = openTraveler(server);
    const another = await forged.begin();
    another.searchParams.set('state', 'a');
    expect((await forged.comeBack(another)).searchParams.get('error_code')).toBe('expired');
  });

  it('accepts only one of twenty callbacks, and creates one account', async () => {
    const person = staffClaims();
    provider.person = person;
    const traveler = openTraveler(server);
    const there = await traveler.begin();
    const pages = await Promise.all(Array.from({ length: 20 }, () => traveler.comeBack(there)));
    const won = pages.filter(({ searchParams }) => searchParams.has('code'));
    expect(won).toHaveLength(1);
    const all = await Promise.all(Array.from({ length: 20 }, () => enter(site, person)));
    const users = await Promise.all(all.map(async (one) => sessionOf(await one.getSession())));
    expect(new Set(users.map(({ user }) => user.id)).size).toBe(1);
  });
});

describe('an account that existed before', () => {
  it('grants the roles to the provider’s sessions, never to a password sign-in', async () => {
    const own = server.browser();
    const { email } = await signUp(own, { email: newAddress('staff') });
    await own.resetPasswordForEmail(email);
    const { link } = await server.mailbox.next(email);
    const token_hash = link?.searchParams.get('token_hash') ?? '';
    sessionOf(await own.verifyOtp({ type: 'recovery', token_hash }));
    await own.updateUser({ password: `${PASSWORD}-new` });
    const { data } = await own.getUser();

    const linked = await enter(site, staffClaims({ email }));
    expect(sessionOf(await linked.getSession()).user.id).toBe(data.user?.id);
    expect(await statusOf(server, linked)).toBe(200);
    const password = server.browser();
    sessionOf(await password.signInWithPassword({ email, password: `${PASSWORD}-new` }));
    expect(await statusOf(server, password)).toBe(403);
  });

  it('removes all access of a person who signed up with the address but never verified it', async () => {
    const attacker = await signUp(server.browser(), { email: newAddress('victim') });
    await enter(site, staffClaims({ email: attacker.email }));
    expect(await isAccepted(server, attacker.access_token)).toBe(false);
    const again = await server.browser().signInWithPassword(attacker);
    expect(errorOf(again).code).toBe('invalid_credentials');
  });

  it('keeps roles from the operator command separate from the provider’s roles', async () => {
    const person = staffClaims({ realm: { roles: ['heads'] } });
    const browser = await enter(site, person);
    const grant = { email: person.email, role: 'auditor' } as const;
    await runGrant(server.database, { command: 'grant', ...grant }, server.clock.now());
    const { lines } = await runGrant(server.database, { command: 'list' });
    expect(lines).toContain(`${person.email}: auditor, manager (from the identity provider)`);
    await runGrant(server.database, { command: 'revoke', email: person.email, role: 'manager' });
    expect(await statusOf(server, browser)).toBe(200);

    provider.people.set(person.sub, { ...person, realm: { roles: [] } });
    wait();
    expect(await refreshCode(browser)).toBe('provider_access_ended');
    const left = await runGrant(server.database, { command: 'list' });
    expect(left.lines).toContain(`${person.email}: auditor`);
  });
});

describe('a session of the provider', () => {
  it('updates the roles at each refresh, and calls the provider once for twenty concurrent refreshes', async () => {
    const person = staffClaims();
    const browser = await enter(site, person);
    provider.people.set(person.sub, { ...person, realm: { roles: ['officers', 'heads'] } });
    wait();
    const { refresh_token } = sessionOf(await browser.getSession());
    const before = provider.refreshes;
    const all = await Promise.all(
      Array.from({ length: 20 }, () => server.browser().refreshSession({ refresh_token })),
    );
    expect(all.filter(({ error }) => error)).toEqual([]);
    expect(provider.refreshes - before).toBe(1);
    const { session } = all[0]?.data ?? {};
    const url = `${server.url.replace('/auth/v1', '/api')}${showAccess.path}`;
    const headers = { authorization: `Bearer ${session?.access_token}` };
    const { data } = Access.parse(await (await fetch(url, { headers })).json());
    expect(data).toMatchObject({ isOperator: true, isManager: true, isAuditor: false });
    wait();
    expect(await refreshOnce(server, session?.refresh_token)).toBe(200);
    expect(provider.refreshes - before).toBe(2);
  });

  it('ends at the next refresh after the person is removed at the provider', async () => {
    const person = staffClaims();
    const browser = await enter(site, person);
    const { access_token } = sessionOf(await browser.getSession());
    provider.people.delete(person.sub);
    wait();
    expect(await refreshCode(browser)).toBe('provider_access_ended');
    expect(await isAccepted(server, access_token)).toBe(false);
  });

  it('ends at the next refresh if the provider gives no refresh token', async () => {
    provider.givesRefreshTokens = false;
    const browser = await enter(site, staffClaims());
    wait();
    expect(await refreshCode(browser)).toBe('provider_access_ended');
  });

  it('does not refresh the session while the provider is down', async () => {
    const browser = await enter(site, staffClaims());
    const { refresh_token } = sessionOf(await browser.getSession());
    wait();
    provider.isUp = false;
    expect(await refreshOnce(server, refresh_token)).toBe(503);
    provider.isUp = true;
  });

  it('ends when the provider sends a logout message, which works only once', async () => {
    const sid = randomUUID();
    const person = staffClaims({ sid });
    const [one, other] = [
      await enter(site, person),
      await enter(site, staffClaims({ sid: 'another' })),
    ];
    const ended = { sub: person.sub, sid };
    const claims = logoutClaims(CLIENT_ID, ended, server.clock.now());
    for (const wrong of [
      { aud: 'another' },
      { iss: 'https://other.example' },
      { events: {} },
      { nonce: 'a' },
      { sub: undefined, sid: undefined },
      { jti: undefined },
      { iat: 1_000_000_000 },
    ]) {
      expect(await sendLogout(server, await provider.sign({ ...claims, ...wrong }))).toBe(400);
    }
    expect(await sendLogout(server, 'a.b.c')).toBe(400);
    expect(await statusOf(server, one)).toBe(200);
    const token = await provider.sign(claims);
    expect(await sendLogout(server, token)).toBe(200);
    const { access_token } = sessionOf(await one.getSession());
    expect(await isAccepted(server, access_token)).toBe(false);
    expect(await statusOf(server, other)).toBe(200);
    expect(await sendLogout(server, token)).toBe(400);
  });

  it('has a sign-out page at the provider', async () => {
    const browser = await enter(site, staffClaims());
    const { access_token: token } = sessionOf(await browser.getSession());
    const answer = await fetch(`${server.url}/oidc/sign-out`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { url } = SignOutPage.parse(await answer.json());
    expect(url).toMatch(`${provider.issuer}/endsession?id_token_hint=`);
    expect(new URL(url).searchParams.get('post_logout_redirect_uri')).toBe(`${SITE}/`);
  });
});
