import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '../../../test/auth/auth-server.ts';
import { PASSWORD, signUp } from '../../../test/auth/people.ts';
import { type TestProvider, testProvider } from '../../../test/auth/test-provider.ts';

const CLIENT = 'latchkey.apps.example';

let server: AuthServer;
let google: TestProvider;

beforeAll(async () => {
  google = await testProvider();
  server = await startAuthServer({ GOOGLE_CLIENT_ID: CLIENT, GOOGLE_ISSUER: google.issuer });
});

afterAll(async () => {
  await server.close();
  await google.close();
});

it('completes or rejects every concurrent change to one account', async () => {
  for (const round of [1, 2, 3, 4]) {
    const owner = server.browser();
    const { email, refresh_token } = await signUp(owner);
    await owner.resetPasswordForEmail(email);
    const { link } = await server.mailbox.next(email);
    const token_hash = link?.searchParams.get('token_hash') ?? '';
    const said = { sub: `s${round}`, aud: CLIENT, email, email_verified: true };
    const token = await google.token(said);

    const answers = await Promise.all([
      owner.updateUser({ password: 'heron-Basalt-77' }),
      owner.updateUser({ data: { full_name: 'Ada' } }),
      server.browser().refreshSession({ refresh_token }),
      server.browser().signInWithPassword({ email, password: PASSWORD }),
      server.browser().resetPasswordForEmail(email),
      ...[1, 2].flatMap(() => [
        server.browser().verifyOtp({ type: 'recovery', token_hash }),
        server.browser().signInWithIdToken({ provider: 'google', token }),
      ]),
    ]);
    const failures = answers.flatMap(({ error }) => (error ? [error.status ?? 0] : []));
    expect(failures.filter((status) => status < 400 || status >= 500)).toEqual([]);
    const ofGoogle = await server.browser().signInWithIdToken({ provider: 'google', token });
    expect(ofGoogle.data.user?.email).toBe(email);
  }
});
