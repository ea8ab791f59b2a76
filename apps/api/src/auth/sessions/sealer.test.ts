import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sealer } from './sealer.ts';

const secret = randomBytes(32);

describe('sealer', () => {
  const { seal, open } = sealer(randomBytes(32));

  it('decrypts a secret for the session that it was encrypted for', () => {
    expect(open(seal(secret, 'a session'), 'a session')).toEqual(secret);
  });

  it('encrypts the same secret differently each time', () => {
    expect(seal(secret, 'a session')).not.toEqual(seal(secret, 'a session'));
  });

  it('does not decrypt a secret for another session, with another key, or after a change', () => {
    const sealed = seal(secret, 'a session');
    expect(open(sealed, 'another session')).toBeUndefined();
    expect(sealer(randomBytes(32)).open(sealed, 'a session')).toBeUndefined();
    for (const index of sealed.keys()) {
      const changed = Buffer.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(open(changed, 'a session')).toBeUndefined();
    }
  });

  it.each([0, 11, 12, 27, 28])('does not decrypt %i bytes that it did not encrypt', (length) => {
    expect(open(randomBytes(length), 'a session')).toBeUndefined();
  });
});
