import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type AuthServer, startAuthServer } from './auth-server.ts';
import { errorOf, newAddress, signUp } from './people.ts';

let server: AuthServer;

beforeAll(async () => {
  server = await startAuthServer({ AUTH_LIMITS: '1000' });
}, 60_000);
afterAll(() => server.close());

/** Signs in with a wrong password. Returns the statements that the server sent to the database. */
async function statementsFor(email: string): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const signIn = server.browser().signInWithPassword({ email, password: 'not-the-password' });
  expect(errorOf(await signIn).code).toBe('invalid_credentials');
  const statements = query.mock.calls.map(([one]) => String(Object(one).text ?? one));
  query.mockRestore();
  // The job queue polls in the background, so its statements are left out.
  return statements.filter((one) => !one.includes('pgboss'));
}

it('runs the same SQL statements for a known and an unknown address', async () => {
  const { email } = await signUp(server.browser());
  const known = await statementsFor(email);
  expect(known.length).toBeGreaterThan(1);
  expect(await statementsFor(newAddress())).toEqual(known);
});
