import { AuthApiError } from '@supabase/auth-js';
import { describe, expect, it } from 'vitest';
import { failureSentence, isStepNeeded } from './failure-sentence.ts';

const refused = (code: string, status = 422) => new AuthApiError('', status, code);

describe('failureSentence', () => {
  it.each([
    ['a wrong code', 'code', refused('mfa_verification_failed'), /^This code is wrong.*clock/],
    ['an expired code', 'code', refused('mfa_code_expired'), /^This code has expired.*clock/],
    ['a used code', 'code', refused('mfa_code_reused'), /was used before: wait/],
    ['a slow user', 'code', refused('mfa_challenge_expired'), /took too long/],
    ['too many codes', 'code', refused('over_request_rate_limit', 429), /wait 15 minutes/],
    ['a wrong recovery code', 'recovery', refused('mfa_verification_failed'), /recovery code is/],
    ['many recovery codes', 'recovery', refused('mfa_recovery_codes_locked', 429), /wait an hour/],
    ['another passkey', 'passkey', refused('mfa_verification_failed'), /passkey was not accepted/],
    ['a canceled passkey', 'passkey', new DOMException('', 'NotAllowedError'), /did not get/],
    ['a known passkey', 'passkey', new DOMException('', 'InvalidStateError'), /already has/],
    ['an old sign-in', 'passkey', refused('reauthentication_needed', 400), /more than a day ago/],
    ['an ended session', 'code', refused('session_not_found', 403), /has ended: sign in again/],
    ['another failure', 'code', new Error('Something'), /^Something went wrong/],
    ['no network', 'code', new TypeError('Failed to fetch'), /could not reach the server/],
  ] as const)('explains %s', (_, tried, error, sentence) => {
    expect(failureSentence(error, tried)).toMatch(sentence);
  });
});

describe('isStepNeeded', () => {
  it('detects that the account service requires the second step again', () => {
    expect(isStepNeeded(refused('insufficient_aal', 403))).toBe(true);
    expect(isStepNeeded(refused('mfa_verification_failed'))).toBe(false);
    expect(isStepNeeded(new Error('Something'))).toBe(false);
  });
});
