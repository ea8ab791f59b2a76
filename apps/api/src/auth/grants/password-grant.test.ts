import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '../../../test/auth/auth-server.ts';
import { errorOf, PASSWORD, signUp } from '../../../test/auth/people.ts';
import { eq } from '../../db/drizzle.ts';
import { users } from '../../db/schema.ts';

describe('the password grant', () => {
  let server: AuthServer;

  const change = (id: string, changes: Partial<typeof users.$inferInsert>) =>
    server.database.update(users).set(changes).where(eq(users.id, id));

  beforeAll(async () => {
    server = await startAuthServer();
  });

  afterAll(() => server.close());

  it('accepts an existing password that is now too weak, and reports the weakness', async () => {
    const { email, password } = await signUp(server.browser());
    const strict = await server.another({ AUTH_PASSWORD_MIN: '40' });
    const { data, error } = await strict.browser().signInWithPassword({ email, password });
    expect(error).toBeNull();
    expect(data.weakPassword).toEqual({
      message: 'Password should be at least 40 characters.',
      reasons: ['length'],
    });
    await strict.close();
  });

  it('reports a ban only with the correct password, and never for an unconfirmed account', async () => {
    const person = await signUp(server.browser());
    const code = async (password: string) =>
      errorOf(await server.browser().signInWithPassword({ email: person.email, password })).code;

    await change(person.user.id, { emailConfirmedAt: null });
    expect(await code(PASSWORD)).toBe('invalid_credentials');
    expect(await code('heron-Basalt-77')).toBe('invalid_credentials');
    await change(person.user.id, {
      emailConfirmedAt: server.clock.now(),
      bannedUntil: new Date(server.clock.now().getTime() + 60_000),
    });
    expect(await code(PASSWORD)).toBe('user_banned');
    expect(await code('heron-Basalt-77')).toBe('invalid_credentials');
  });

  it('rejects every password for an account that has no password', async () => {
    const { email, user } = await signUp(server.browser());
    await change(user.id, { passwordHash: null });
    for (const password of [PASSWORD, '', 'null']) {
      const error = errorOf(await server.browser().signInWithPassword({ email, password }));
      expect(error).toMatchObject({ status: 400, code: 'invalid_credentials' });
    }
  });

  it('compares a password exactly, including spaces and look-alike characters', async () => {
    const password = ' Ångström-plover 42 ';
    const { email } = await signUp(server.browser(), { password });
    const signIn = (typed: string) =>
      server.browser().signInWithPassword({ email, password: typed });
    expect((await signIn(password)).error).toBeNull();
    for (const typed of [password.trim(), password.normalize('NFD'), password.toLowerCase()]) {
      expect(errorOf(await signIn(typed)).code).toBe('invalid_credentials');
    }
  });

  it.each([
    [{ password: PASSWORD }, 'validation_failed'],
    [{ email: '', password: PASSWORD }, 'validation_failed'],
    [{ phone: '+15125550123', password: PASSWORD }, 'phone_provider_disabled'],
    [{ email: 'nobody@example.com' }, 'invalid_credentials'],
    [{ email: ['nobody@example.com'], password: PASSWORD }, 'validation_failed'],
  ])('rejects %j', async (body, code) => {
    const answer = await fetch(`${server.url}/token?grant_type=password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error_code: code });
  });
});
