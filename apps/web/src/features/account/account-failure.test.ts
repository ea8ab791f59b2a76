import { AuthApiError, AuthRetryableFetchError, AuthUnknownError } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { adviceOn } from './account-failure.ts';

describe('adviceOn', () => {
  // Some of the advice depends on settings that the server embeds in the page.
  beforeAll(
    () =>
      void vi.stubGlobal('document', {
        getElementById: () => null,
        documentElement: { lang: 'en' },
      }),
  );
  afterAll(() => void vi.unstubAllGlobals());

  it.each([
    ['no network', new TypeError('Failed to fetch'), /^We could not reach the server/],
    ['no response', new AuthRetryableFetchError('', 0), /^We could not reach the server/],
    ['a busy server', new AuthRetryableFetchError('', 503), /busy. Try again in a minute/],
    ['a server error', new AuthRetryableFetchError('', 500), /^Our server had a problem/],
    ['a bad gateway', new AuthRetryableFetchError('', 502), /^Our server had a problem/],
    ['an error with a code', new AuthApiError('', 500, 'unexpected'), /^Our server had a problem/],
    ['a busy API', Object.assign(new Error(), { status: 503 }), /busy. Try again in a minute/],
  ])('gives specific advice for %s', (_, error, advice) => {
    expect(adviceOn(error)).toMatch(advice);
  });

  it('gives advice that matches the error code', () => {
    expect(adviceOn(new AuthApiError('', 400, 'invalid_credentials'))).toMatch(/do not match/);
  });

  it.each([
    ['an error code without advice', new AuthApiError('', 400, 'no_such_code')],
    ['an unreadable response', new AuthUnknownError('', null)],
    ['an unrelated error', new Error('Something')],
  ])('gives no advice for %s', (_, error) => {
    expect(adviceOn(error)).toBeUndefined();
  });
});
