import { describe, expect, it } from 'vitest';
import { isSessionAddress, mailLinkIn } from './address.ts';

const at = (address: string) => new URL(address, 'https://latchkey.example');

describe('isSessionAddress', () => {
  it.each([
    ['/profile/reset-password#access_token=a&type=recovery', true],
    ['/confirm-email#access_token=a', true],
    ['/profile/reset-password#error=access_denied&error_code=otp_expired', true],
    ['/profile/reset-password', false],
    ['/profile/reset-password#content', false],
    ['/profile/reset-password?access_token=a', false],
    ['/#access_token=a', false],
    ['/dashboard#access_token=a', false],
    ['/quote/confirmation#access_token=a', false],
  ])('of %s is %s', (address, expected) => {
    expect(isSessionAddress(at(address))).toBe(expected);
  });
});

describe('mailLinkIn', () => {
  it.each([
    [
      '/profile/reset-password?token_hash=abc&type=recovery',
      { tokenHash: 'abc', type: 'recovery' },
    ],
    ['/confirm-email?token_hash=abc&type=signup', { tokenHash: 'abc', type: 'signup' }],
    [
      '/profile/reset-password#error=access_denied&error_code=otp_expired',
      { tokenHash: null, type: 'recovery' },
    ],
    ['/profile/reset-password', null],
    ['/profile/reset-password?token_hash=', null],
    ['/dashboard?token_hash=abc', null],
  ])('of %s is %j', (address, expected) => {
    expect(mailLinkIn(at(address))).toEqual(expected);
  });
});
