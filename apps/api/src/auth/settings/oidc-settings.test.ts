import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { StartFailure } from '../../process/start-failure.ts';

const complete = {
  SITE_URL: 'https://home.example',
  OIDC_ISSUER: 'https://login.example.com',
  OIDC_CLIENT_ID: 'latchkey',
  OIDC_CLIENT_SECRET: 'a secret',
  OIDC_NAME: 'Acme',
  OIDC_DOMAINS: 'Example.com, branch.example.com',
  OIDC_ROLES: 'loan-officers=leads, heads = manager',
};
const oidc = (changes: Record<string, string> = {}) =>
  readConfig({ ...complete, ...changes }).auth.oidc;

describe('oidcSettings', () => {
  it('turns off staff sign-in if no issuer is set', () => {
    expect(readConfig({}).auth.oidc).toBeUndefined();
  });

  it('reads domains in any letter case, and roles with spaces around them', () => {
    expect(oidc()).toMatchObject({
      name: 'Acme',
      domains: ['example.com', 'branch.example.com'],
      roleClaim: 'roles',
      roles: [
        ['loan-officers', 'leads'],
        ['heads', 'manager'],
      ],
      callbackUrl: 'https://home.example/auth/v1/callback',
    });
  });

  it('reads the role after the last equals sign in a pair', () => {
    expect(oidc({ OIDC_ROLES: 'group=Heads=manager' })?.roles).toEqual([
      ['group=Heads', 'manager'],
    ]);
  });

  it.each(['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME', 'OIDC_DOMAINS', 'OIDC_ROLES'])(
    'names %s if only it is missing',
    (name) => {
      const read = () => oidc({ [name]: '' });
      expect(read).toThrow(StartFailure);
      expect(read).toThrow(
        new RegExp(`^Cannot start: ${name} must be set if OIDC_ISSUER is set[^\n]*$`),
      );
    },
  );

  it('names every missing setting on its own line', () => {
    const read = () => readConfig({ OIDC_ISSUER: complete.OIDC_ISSUER });
    expect(read).toThrow(/^Cannot start: (OIDC_\w+ must be set if OIDC_ISSUER is set.*\n?){5}$/);
  });

  it.each([
    ['OIDC_ISSUER', 'login.example.com'],
    ['OIDC_ISSUER', 'http://login.example.com'],
    ['OIDC_NAME', 'a'.repeat(41)],
    ['OIDC_DOMAINS', 'example'],
    ['OIDC_DOMAINS', 'grace@example.com'],
    ['OIDC_ROLES', 'loan-officers'],
    ['OIDC_ROLES', 'loan-officers=owner'],
    ['OIDC_ROLES', '=leads'],
    ['OIDC_SCOPES', 'email profile'],
  ])('rejects %s=%s with one line that names the setting', (name, value) => {
    const read = () => oidc({ [name]: value });
    expect(read).toThrow(StartFailure);
    expect(read).toThrow(new RegExp(`^Cannot start: ${name}[^\n]*$`));
  });

  it('does not start if another host serves the accounts', () => {
    expect(() => oidc({ SUPABASE_URL: 'https://accounts.example' })).toThrow(
      'OIDC_ISSUER and SUPABASE_URL are both set',
    );
  });
});
