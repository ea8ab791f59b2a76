import { describe, expect, it } from 'vitest';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { emailAddress } from './email-address.ts';

const labels = `${'e'.repeat(50)}.`.repeat(3);
const sized = (length: number) =>
  `${'a'.repeat(64)}@${labels}${'f'.repeat(length - labels.length - '@.com'.length - 64)}.com`;

describe('emailAddress', () => {
  it('converts an address to lower case', () => {
    expect(emailAddress('Ana.B+home@Example.COM')).toBe('ana.b+home@example.com');
  });

  it('accepts an address of up to 254 characters', () => {
    expect(emailAddress(sized(254))).toHaveLength(254);
    expect(() => emailAddress(sized(255))).toThrow(AuthRefusal);
  });

  it.each([
    '',
    'ana',
    'ana@',
    '@example.com',
    ' ana@example.com',
    'a b@example.com',
    'a@b@c.de',
    'a@example.com\r\nBcc: b@example.com',
  ])('rejects "%s"', (typed) => {
    expect(() => emailAddress(typed)).toThrow('Unable to validate email address');
  });
});
