import { describe, expect, it } from 'vitest';
import { challengeOf, codeChallenge } from './code-challenge.ts';

const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const asked = (code_challenge: string | null, code_challenge_method: string | null = 's256') =>
  codeChallenge({ code_challenge, code_challenge_method });

describe('codeChallenge', () => {
  it('is nothing where the client does without', () => {
    expect(codeChallenge({})).toBeNull();
    expect(asked(null, null)).toBeNull();
    expect(asked('', '')).toBeNull();
  });

  it('takes S256 in either case, of 43 to 128 characters', () => {
    expect(asked(challenge)).toBe(challenge);
    expect(asked(challenge, 'S256')).toBe(challenge);
    expect(asked('a'.repeat(128))).toHaveLength(128);
  });

  it.each([
    ['a plain one', challenge, 'plain'],
    ['one of 42 characters', 'a'.repeat(42), 's256'],
    ['one of 129 characters', 'a'.repeat(129), 's256'],
    ['one with other characters', `${challenge}=`, 's256'],
    ['one without a method', challenge, null],
    ['a method without one', null, 's256'],
  ])('refuses %s', (_, given, method) => {
    expect(() => asked(given, method)).toThrow(
      expect.objectContaining({ code: 'validation_failed' }),
    );
  });

  it('is what the verifier of RFC 7636, appendix B, answers', () => {
    expect(challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(challenge);
  });
});
