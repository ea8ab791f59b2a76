import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGenuine, readRefreshToken, refreshToken } from './refresh-token.ts';

const key = randomBytes(32);
const ids = fc.uuid();
const counters = fc.integer({ min: 0, max: 2 ** 32 - 1 });

describe('refresh tokens', () => {
  it('puts the session ID and the refresh counter in a refresh token', () => {
    fc.assert(
      fc.property(ids, counters, (sessionId, counter) => {
        const claim = readRefreshToken(refreshToken(key, sessionId, counter));
        expect(claim).toMatchObject({ sessionId, counter });
        expect(claim && isGenuine(key, claim)).toBe(true);
      }),
    );
  });

  it('detects a token that was forged for another session or counter, or with another key', () => {
    const sessionId = randomUUID();
    const claim = readRefreshToken(refreshToken(key, sessionId, 1));
    if (!claim) throw new RangeError('Expected a refresh token');
    expect(isGenuine(key, { ...claim, counter: 2 })).toBe(false);
    expect(isGenuine(key, { ...claim, sessionId: randomUUID() })).toBe(false);
    expect(isGenuine(randomBytes(32), claim)).toBe(false);
    expect(isGenuine(key, { ...claim, signature: randomBytes(32) })).toBe(false);
  });

  it.each([
    ['empty', ''],
    ['in the hosted service’s oldest format', 'abcdefghijkl'],
    ['too short', randomBytes(51).toString('base64url')],
    ['too long', randomBytes(53).toString('base64url')],
    ['not Base64URL', `${'A'.repeat(68)}+/`],
    ['padded', `${randomBytes(52).toString('base64url')}=`],
  ])('rejects a refresh token as malformed if it is %s', (_, token) => {
    expect(readRefreshToken(token)).toBeUndefined();
  });
});
