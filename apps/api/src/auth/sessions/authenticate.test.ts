import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '../../../test/auth/auth-server.ts';
import { signUp } from '../../../test/auth/people.ts';
import { eq } from '../../db/drizzle.ts';
import { sessions, users } from '../../db/schema.ts';

const AUTH_JWT_SECRET = 'a secret shared with another server of ours';

describe('checking an access token', () => {
  let server: AuthServer;

  const refusal = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${server.url}/user`, { headers });
    return { status: answer.status, ...JSON.parse(await answer.text()) };
  };

  beforeAll(async () => {
    server = await startAuthServer({ AUTH_JWT_SECRET });
  });

  afterAll(() => server.close());

  it("rejects a token with another user's session", async () => {
    const [ana, ben] = [await signUp(server.browser()), await signUp(server.browser())];
    const mixed = await new SignJWT({ ...decodeJwt(ana.access_token), sub: ben.user.id })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(Buffer.from(AUTH_JWT_SECRET));
    expect(await refusal(mixed)).toMatchObject({ status: 403, error_code: 'session_not_found' });
  });

  it.each([
    ['unused for too long', { refreshedAt: new Date(0) }],
    ['too old', { createdAt: new Date(0) }],
  ])('rejects a token whose session is %s', async (_, times) => {
    const { access_token: token, user } = await signUp(server.browser());
    await server.database.update(sessions).set(times).where(eq(sessions.userId, user.id));
    expect(await refusal(token)).toMatchObject({ status: 403, error_code: 'session_not_found' });
  });

  it('rejects a token once the account is deleted', async () => {
    const { access_token: token, user } = await signUp(server.browser());
    await server.database.delete(users).where(eq(users.id, user.id));
    expect(await refusal(token)).toMatchObject({ status: 403, error_code: 'user_not_found' });
  });

  it('rejects a token while the user is banned', async () => {
    const { access_token: token, user } = await signUp(server.browser());
    const bannedUntil = new Date(server.clock.now().getTime() + 60_000);
    await server.database.update(users).set({ bannedUntil }).where(eq(users.id, user.id));
    expect(await refusal(token)).toMatchObject({ status: 403, error_code: 'user_banned' });
  });
});
