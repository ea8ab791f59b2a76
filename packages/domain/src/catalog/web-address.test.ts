import { describe, expect, it } from 'vitest';
import { SecureAddress, WebAddress, Website } from './web-address.ts';

describe('WebAddress', () => {
  it.each([
    'https://agency.example',
    'https://agency.example:8443/help?a=1&b=2#top',
    'http://www.agency.example/',
    'HTTPS://Agency.Example/@name',
    'https://agency.example/kamaʻāina–program',
    'https://agency.example?next=a@b',
    'https://agency.example./help',
    'http://203.0.113.7/help',
  ])('accepts the URL %s', (address) => {
    expect(WebAddress.parse(address)).toBe(address);
  });

  it.each([
    ['a user name', 'https://a@b.example'],
    ['a user name and a password', 'https://agency.example:1@b.example/'],
    ['an empty user name', 'https://@b.example'],
    ['a backslash, which browsers read as a slash', 'https://a.example\\@b.example'],
    ['a space', 'https://a.example/a b'],
    ['a line break', 'https://a.example/a\u2028b'],
    ['text that runs backward', 'https://a.example/\u202egpj.exe'],
    ['an invisible character', 'https://a.example/\u200bb'],
    ['look-alike letters in its host', 'https://\u0430gency.example'],
    ['an encoded host', 'https://%61gency.example'],
    ['a number as its host', 'https://2130706433/'],
    ['an abbreviated IP address', 'https://127.1/'],
    ['an octal IP address', 'https://0177.0.0.1/'],
    ['an impossible IP address', 'https://203.0.113.256/'],
    ['no domain', 'https://localhost/'],
    ['an impossible port', 'https://a.example:70000/'],
    ['another scheme', 'javascript:alert(1)'],
    ['no scheme', 'agency.example'],
    ['more than 2,000 characters', `https://a.example/${'a'.repeat(2_000)}`],
  ])('rejects a URL with %s', (_, address) => {
    expect(WebAddress.safeParse(address).success).toBe(false);
    expect(Website.safeParse(address).success).toBe(false);
    expect(SecureAddress.safeParse(address).success).toBe(false);
  });
});

describe('SecureAddress', () => {
  it('requires a URL that starts with https:', () => {
    expect(SecureAddress.safeParse('https://agency.example/').success).toBe(true);
    const { error } = SecureAddress.safeParse('http://agency.example/');
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'must be an address like https://agency.example/help',
    ]);
  });
});
