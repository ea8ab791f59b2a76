import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from './auth-server.ts';
import { PASSWORD, signUp, userOf } from './people.ts';

const apikey = { apikey: 'public', Authorization: 'Bearer public' };
const inSpanish = { headers: { ...apikey, 'Accept-Language': 'es' } };
const inEnglish = { headers: { ...apikey, 'Accept-Language': 'en-US,en;q=0.9,es;q=0.8' } };

describe('the language of account emails', () => {
  let server: AuthServer;

  const recover = async (email: string, options: object) => {
    await server.browser(options).resetPasswordForEmail(email);
    return server.mailbox.next(email);
  };

  beforeAll(async () => {
    server = await startAuthServer();
  });
  afterAll(() => server.close());

  it('uses the language of the page that triggered the email', async () => {
    const { email } = await signUp(server.browser());
    const spanish = await recover(email, inSpanish);
    expect(spanish.raw).toContain('<html lang=3D"es">');
    expect(spanish.subject).toMatch(/=\?UTF-8\?/);
    const english = await recover(email, inEnglish);
    expect(english.raw).toContain('<html lang=3D"en">');
  });

  it('uses the language that the user chose, from any page', async () => {
    const browser = server.browser();
    const { email } = await signUp(browser);
    const user = userOf(await browser.updateUser({ data: { language: 'es' } }));
    expect(user.user_metadata).toMatchObject({ language: 'es', full_name: 'Ada Buyer' });
    const again = server.browser();
    await again.signInWithPassword({ email, password: PASSWORD });
    expect(userOf(await again.getUser()).user_metadata).toMatchObject({ language: 'es' });
    expect((await recover(email, inEnglish)).raw).toContain('<html lang=3D"es">');

    await browser.updateUser({ password: 'heron-Basalt-77' });
    expect((await server.mailbox.next(email)).raw).toContain('<html lang=3D"es">');
  });

  it('uses English if the server does not have the stored language', async () => {
    for (const language of ['tlh', 7, '../es']) {
      const browser = server.browser();
      const { email } = await signUp(browser);
      await browser.updateUser({ data: { language } });
      expect((await recover(email, inEnglish)).raw).toContain('<html lang=3D"en">');
    }
  });
});
