import { randomUUID } from 'node:crypto';
import { acceptInvitation, type Endpoint, joinTeam, showInvitation } from '@latchkey/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type NoticeSite, openNoticeSite } from '../../../test/notices/notice-site.ts';
import { eq } from '../../db/drizzle.ts';
import { invitations, leadAudit, users } from '../../db/schema.ts';
import { invitationProblem } from './invitation-problem.ts';

const DAY = 24 * 60 * 60 * 1_000;
const member = { fullName: 'Olive Tran', password: 'seven quiet herons' };

describe('an invitation to a role', () => {
  let site: NoticeSite;
  const clock = { now: Date.now() };

  const newAddress = () => `${randomUUID()}@lender.example`;
  const invite = (email: string, role?: string) =>
    site.app.runOperatorCommand({ command: 'invite', email, ...(role && { role }) });
  /** Invites a person, and returns the token of the link in the email. */
  const invited = async (email: string, role = 'leads') => {
    expect(await invite(email, role)).toMatchObject({ isDone: true });
    for (;;) {
      const { content } = await site.mails.nextMail(email);
      const [, token] = /\/invitation#([\w-]{43})/.exec(content) ?? [];
      if (token !== undefined) return token;
    }
  };
  const post = async ({ method, path }: Endpoint, payload: object, headers = {}) => {
    const answer = await site.app.inject({ method, url: `/api${path}`, payload, headers });
    return answer.statusCode === 200 ? answer.json().data : answer.json().code;
  };
  const join = (token: string) => post(joinTeam, { token, ...member });
  const userOf = async (email: string) => {
    const [user] = await site.database.select().from(users).where(eq(users.email, email));
    return user;
  };
  const signIn = (email: string, password: string) =>
    site.app.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=password',
      payload: { email, password },
    });

  beforeAll(async () => {
    site = await openNoticeSite({ clock: () => new Date(clock.now) });
  });

  afterAll(() => site.close());

  it('creates one account with the role, and records both steps without the address', async () => {
    const email = newAddress();
    const token = await invited(email, 'auditor');
    expect(await post(showInvitation, { token })).toEqual({
      email,
      role: 'auditor',
      needs: 'password',
    });
    expect(await join(token)).toEqual({ role: 'auditor' });
    expect(await userOf(email)).toMatchObject({ isAuditor: true, isOperator: false });
    expect((await userOf(email))?.ownerSince).not.toBeNull();
    expect((await signIn(email, member.password)).statusCode).toBe(200);
    for (const call of [() => join(token), () => post(showInvitation, { token })]) {
      expect(await call()).toBe('invitation-used');
    }
    const log = await site.database.select().from(leadAudit);
    const actions = log.map(({ action, actor }) => `${actor} ${action}`);
    expect(actions).toEqual(
      expect.arrayContaining(['command invited', 'owner invitation-accepted']),
    );
    expect(JSON.stringify(log)).not.toContain(email);
    expect(JSON.stringify(await site.database.select().from(invitations))).not.toContain(token);
  });

  it('grants the role once if twenty requests use the link at the same time', async () => {
    const email = newAddress();
    const token = await invited(email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => join(token)));
    expect(answers.filter((answer) => answer !== 'invitation-used')).toEqual([{ role: 'leads' }]);
    expect(await site.database.$count(users, eq(users.email, email))).toBe(1);
  });

  it('requires the owner of an existing account to sign in, and rejects anyone else', async () => {
    const email = newAddress();
    const owner = await site.signUp(email);
    const stranger = await site.signUp(newAddress());
    const token = await invited(email, 'catalog');
    expect(await post(showInvitation, { token })).toMatchObject({ needs: 'sign-in' });
    expect(await join(token)).toBe('invitation-needs-sign-in');
    expect(await post(acceptInvitation, { token }, stranger.headers)).toBe('invitation-elsewhere');
    expect(await post(acceptInvitation, { token }, owner.headers)).toEqual({ role: 'catalog' });
    expect(await userOf(email)).toMatchObject({ isCatalogEditor: true });
    const access = await site.app.inject({ url: '/api/operator/access', headers: owner.headers });
    expect(access.json().data).toMatchObject({ isCatalogEditor: true, isOperator: false });
  });

  it('does not give access to someone who signed up earlier without verifying the address', async () => {
    const email = newAddress();
    const squatter = await site.signUp(email);
    await site.database.update(users).set({ ownerSince: null }).where(eq(users.email, email));
    const token = await invited(email);
    expect(await post(acceptInvitation, { token }, squatter.headers)).toBe('address-not-verified');
    expect(await join(token)).toEqual({ role: 'leads' });
    const access = await site.app.inject({
      url: '/api/operator/access',
      headers: squatter.headers,
    });
    expect(access.statusCode).toBe(401);
    expect((await signIn(email, 'three blue doors')).statusCode).toBe(400);
    expect((await signIn(email, member.password)).statusCode).toBe(200);
  });

  it('is replaced by a newer invitation to the same address, and expires after seven days', async () => {
    const email = newAddress();
    const first = await invited(email);
    const second = await invited(email, 'manager');
    expect(await join(first)).toBe('invitation-replaced');
    clock.now += 7 * DAY;
    expect(await join(second)).toBe('invitation-expired');
    expect(await join('a'.repeat(43))).toBe('invitation-not-found');
    expect(await userOf(email)).toBeUndefined();
  });

  it('rejects a weak password with a field error, and keeps the link valid', async () => {
    const token = await invited(newAddress());
    const { method, path } = joinTeam;
    const payload = { token, ...member, password: 'password1234' };
    const answer = await site.app.inject({ method, url: `/api${path}`, payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toMatchObject([{ field: 'password' }]);
    expect(await join(token)).toEqual({ role: 'leads' });
  });

  it('reports in one line an invalid address, an unknown role, or a role that the account already has', async () => {
    const email = newAddress();
    await join(await invited(email));
    for (const [address, role, words] of [
      ['ann@', 'leads', /^ann@ is not an email address\.$/],
      [newAddress(), 'boss', /^There is no role boss\. The roles are leads, .* auditor\.$/],
      [email, 'leads', /has the role leads already\.$/],
    ] as const) {
      const { isDone, lines } = await invite(address, role);
      expect({ isDone, size: lines.length }).toEqual({ isDone: false, size: 1 });
      expect(lines[0]).toMatch(words);
    }
  });
});

it('is valid until the moment when it expires', () => {
  const expiresAt = new Date(DAY);
  const at = (time: number) => invitationProblem({ state: 'open', expiresAt }, new Date(time));
  expect(at(DAY - 1)).toBeUndefined();
  expect(at(DAY)).toBe('invitation-expired');
  expect(invitationProblem(undefined, expiresAt)).toBe('invitation-not-found');
});
