import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { readBrand } from '../../site/brand-file.ts';
import { linkMail, noticeMail } from './auth-mails.ts';
import type { Notice, NoticeMail } from './repository.ts';

const config = readConfig({ SITE_URL: 'https://home.example' });
const brand = { ...readBrand(config.brandFile), name: 'Harbor <Homes>' };
const context = {
  brand,
  settings: config.auth,
};
const notice = (purpose: Notice): NoticeMail => ({
  purpose,
  email: 'ada@example.com',
  language: 'en',
  createdAt: new Date('2026-11-21T13:05:00Z'),
});

describe('account emails', () => {
  it.each([
    ['recovery', 'Reset your Harbor <Homes> password'],
    ['signup', 'Confirm your address for Harbor <Homes>'],
  ] as const)('includes the %s link as a button and as text', (purpose, subject) => {
    const link = new URL('https://home.example/page?token_hash=abc&type=x');
    const mail = linkMail(context, purpose, { email: 'ada@example.com', language: 'en' }, link);
    expect(mail).toMatchObject({
      kind: purpose,
      subject,
      to: { address: 'ada@example.com' },
      link: link.href,
    });
    expect(mail.text).toContain(`\n${link.href}\n`);
    expect(
      mail.html.split('href="https://home.example/page?token_hash=abc&amp;type=x"'),
    ).toHaveLength(3);
    expect(mail.html).toContain('Harbor &lt;Homes&gt;');
    expect(mail.text).toContain('only once and expires after an hour');
  });

  it("uses the reader's language", () => {
    const to = { email: 'ada@example.com', language: 'es' };
    const link = new URL('https://home.example/page');
    expect(linkMail(context, 'recovery', to, link).html).toContain('<html lang="es">');
    expect(linkMail(context, 'recovery', to, link).subject).toContain('contraseña');
    const changed = noticeMail(context, { ...notice('password-changed'), language: 'es' });
    expect(changed.text).toMatch(/sábado, 21 de noviembre de 2026.*UTC/u);
    const unknown = noticeMail(context, { ...notice('password-changed'), language: 'tlh' });
    expect(unknown.text).toContain('was changed');
  });

  it('tells the owner that the password changed and what to do', () => {
    const { text, kind } = noticeMail(context, notice('password-changed'));
    expect(kind).toBe('password-changed');
    expect(text).toMatch(/Saturday, November 21, 2026 at 1:05\sPM UTC/u);
    expect(text).toContain('request a new password on the sign-in page now');
    expect(text).toContain('https://home.example');
  });

  it('notifies the old address when the address changes', () => {
    const mail = noticeMail(context, notice('address-changed'));
    expect(mail).toMatchObject({ kind: 'address-changed', to: { address: 'ada@example.com' } });
    expect(mail.text).toContain('You can no longer sign in with this address.');
    expect(mail.html).not.toContain('href=');
  });

  it.each([
    ['google-linked', 'you can also sign in with Google'],
    ['provider-linked', 'you can also sign in with your work account'],
  ] as const)('reports %s without asking for a click', (purpose, words) => {
    const mail = noticeMail(context, notice(purpose));
    expect(mail.text).toContain(words);
    expect(mail).not.toHaveProperty('link');
    expect(mail.html).not.toContain('href=');
  });
});
