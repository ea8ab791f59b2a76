import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { StartFailure } from '../../process/start-failure.ts';

const DAY = 24 * 60 * 60 * 1_000;
const auth = (environment: Record<string, string>) => readConfig(environment).auth;

describe('authSettings', () => {
  it('has a default value for every setting', () => {
    expect(auth({})).toMatchObject({
      siteUrl: 'http://localhost:3000',
      prefix: '/auth/v1',
      isSignUpOpen: true,
      autoconfirm: true,
      shortestPassword: 8,
      tokenSeconds: 3_600,
      reuseInterval: 10_000,
      idleLimit: 7 * DAY,
      absoluteLimit: 30 * DAY,
      jwtKeys: undefined,
      jwtSecret: undefined,
      secret: undefined,
      redirectAllowList: [],
    });
  });

  it("uses the server's own URL as the site by default", () => {
    expect(auth({ PORT: '4000' }).siteUrl).toBe('http://localhost:4000');
    expect(auth({ SITE_URL: 'https://home.example/buy/' }).siteUrl).toBe(
      'https://home.example/buy',
    );
  });

  it.each([
    ['/', ''],
    ['/auth', '/auth'],
    ['/apis/auth.v1', '/apis/auth.v1'],
  ])('mounts the account server at %s', (AUTH_PREFIX, prefix) => {
    expect(auth({ AUTH_PREFIX }).prefix).toBe(prefix);
  });

  it.each([
    ['SITE_URL', 'home.example'],
    ['SITE_URL', 'ftp://home.example'],
    ['SITE_URL', 'https://home.example?a=b'],
    ['AUTH_PREFIX', 'auth/v1'],
    ['AUTH_PREFIX', '/auth/'],
    ['AUTH_PREFIX', '/api/auth'],
    ['AUTH_SIGN_UP', 'yes'],
    ['AUTH_AUTOCONFIRM', '1'],
    ['AUTH_PASSWORD_MIN', '5'],
    ['AUTH_PASSWORD_MIN', '73'],
    ['AUTH_TOKEN_SECONDS', '0'],
    ['AUTH_TOKEN_SECONDS', '86401'],
    ['AUTH_REUSE_INTERVAL', '61'],
    ['AUTH_IDLE_DAYS', '0'],
    ['AUTH_ABSOLUTE_DAYS', '3651'],
  ])('rejects %s=%s with a one-line error that names the setting and its value', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(StartFailure);
    expect(read).toThrow(new RegExp(`^Cannot start: ${name} must .*, not "[^\n]+"$`));
  });

  it.each(['AUTH_SECRET', 'AUTH_SECRET_PREVIOUS', 'AUTH_JWT_SECRET', 'AUTH_JWT_KEYS'])(
    'rejects a short or malformed %s without printing it',
    (name) => {
      const read = () => readConfig({ [name]: 'short secret' });
      expect(read).toThrow(new RegExp(`^Cannot start: ${name} must `));
      expect(read).not.toThrow('short secret');
    },
  );

  it('rejects a previous secret without a current one', () => {
    const AUTH_SECRET_PREVIOUS = 'a former secret of more than 32 characters';
    const read = () => readConfig({ AUTH_SECRET_PREVIOUS });
    expect(read).toThrow(
      /^Cannot start: AUTH_SECRET must be set when AUTH_SECRET_PREVIOUS is set$/,
    );
  });
});
