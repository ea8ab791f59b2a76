import { describe, expect, it } from 'vitest';
import { mailLinkIn } from './mail-link.ts';

const at = (address: string) => new URL(address, 'https://latchkey.example');

/** Returns an access token with a fake signature. The tested code does not verify signatures. */
function tokenOf(claims: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  const base64 = btoa(String.fromCharCode(...bytes));
  return `e30.${base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.s`;
}

describe('mailLinkIn', () => {
  it.each([
    [
      '/profile/reset-password?token_hash=abc&type=recovery',
      { kind: 'token', tokenHash: 'abc', type: 'recovery' },
    ],
    [
      '/confirm-email?token_hash=abc&type=signup',
      { kind: 'token', tokenHash: 'abc', type: 'signup' },
    ],
    [
      '/profile/reset-password#error=access_denied&error_code=otp_expired',
      { kind: 'failed', type: 'recovery' },
    ],
    ['/confirm-email#access_token=rubbish&refresh_token=r', { kind: 'failed', type: 'signup' }],
    ['/profile/reset-password', null],
    ['/profile/reset-password?token_hash=', null],
    ['/profile/reset-password#content', null],
    ['/profile/reset-password?access_token=a', null],
    ['/dashboard?token_hash=abc', null],
  ])('parses the URL %s as %j', (address, expected) => {
    expect(mailLinkIn(at(address))).toEqual(expected);
  });

  it.each(['maya@example.com', 'zoë@exämple.com'])(
    'reads the email %s from the access token',
    (email) => {
      const access_token = tokenOf({ email });
      const link = at(`/confirm-email#access_token=${access_token}&refresh_token=r`);
      const session = { access_token, refresh_token: 'r', email };
      expect(mailLinkIn(link)).toEqual({ kind: 'session', type: 'signup', session });
    },
  );

  it.each(['/', '/dashboard', '/quote/confirmation'])('ignores a session on %s', (path) => {
    const fragment = `#access_token=${tokenOf({ email: 'maya@example.com' })}&refresh_token=r`;
    expect(mailLinkIn(at(`${path}${fragment}`))).toBeNull();
  });
});
