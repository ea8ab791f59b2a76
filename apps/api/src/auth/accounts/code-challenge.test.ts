import { describe, expect, it } from 'vitest';
import { challengeOf, codeChallenge } from './code-challenge.ts';

const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const asked = (code_challenge: string | null, code_challenge_method: string | null = 's256') =>
  codeChallenge({ code_challenge, code_challenge_method });

describe('codeChallenge', () => {
  it('returns null when the client does not use PKCE', () => {
    expect(codeChallenge({})).toBeNull();
    expect(asked(null, null)).toBeNull();
    expect(asked('', '')).toBeNull();
  });

  it('accepts a challenge of 43 to 128 characters, with S256 in either letter case', () => {
    expect(asked(challenge)).toBe(challenge);
    expect(asked(challenge, 'S256')).toBe(challenge);
    expect(asked('a'.repeat(128))).toHaveLength(128);
  });

  it.each([
    ['the plain method', challenge, 'plain'],
    ['42 characters', 'a'.repeat(42), 's256'],
    ['129 characters', 'a'.repeat(129), 's256'],
    ['invalid characters', `${challenge}=`, 's256'],
    ['a challenge without a method', challenge, null],
    ['a method without a challenge', null, 's256'],
  ])('rejects %s', (_, given, method) => {
    expect(() => asked(given, method)).toThrow(
      expect.objectContaining({ code: 'validation_failed' }),
    );
  });

  it('matches the example in RFC 7636, appendix B', () => {
    expect(challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(challenge);
  });
});
