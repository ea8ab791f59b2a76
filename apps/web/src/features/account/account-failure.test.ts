import { AuthApiError, AuthRetryableFetchError, AuthUnknownError } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { adviceOn } from './account-failure.ts';

describe('adviceOn', () => {
  // Some advice depends on what the server wrote into the page.
  beforeAll(() => void vi.stubGlobal('document', { getElementById: () => null }));
  afterAll(() => void vi.unstubAllGlobals());

  it.each([
    ['no network', new TypeError('Failed to fetch'), /^We could not reach the server/],
    ['no answer', new AuthRetryableFetchError('', 0), /^We could not reach the server/],
    ['a busy server', new AuthRetryableFetchError('', 503), /busy. Try again in a minute/],
    ['a server that failed', new AuthRetryableFetchError('', 500), /^Our server had a problem/],
    ['a bad gateway', new AuthRetryableFetchError('', 502), /^Our server had a problem/],
    ['a failure with a code', new AuthApiError('', 500, 'unexpected'), /^Our server had a problem/],
    ['our own API', Object.assign(new Error(), { status: 503 }), /busy. Try again in a minute/],
  ])('has its own advice on %s', (_, error, advice) => {
    expect(adviceOn(error)).toMatch(advice);
  });

  it('gives advice for the code of a rejection', () => {
    expect(adviceOn(new AuthApiError('', 400, 'invalid_credentials'))).toMatch(/do not match/);
  });

  it.each([
    ['a refusal without advice', new AuthApiError('', 400, 'no_such_code')],
    ['an answer that makes no sense', new AuthUnknownError('', null)],
    ['an error of ours', new Error('Something')],
  ])('has no advice on %s', (_, error) => {
    expect(adviceOn(error)).toBeUndefined();
  });
});
