import { describe, expect, it } from 'vitest';
import { shippedCatalog } from '../../../test/test-data.ts';
import { addressesOf, catalogHosts, secureUrl } from './addresses.ts';

const program = (slug: string, website: string | null, ...urls: string[]) => ({
  slug,
  website,
  sources: urls.map((url) => ({ url, asOf: null, supports: 'amount' })),
});

describe('addressesOf', () => {
  it('lists each URL once, with https, and with every program that has the URL', () => {
    const programs = [
      program('mi-a', 'https://a.example/x', 'http://a.example/x#amount', 'https://b.example'),
      program('mi-b', '', 'https://b.example/'),
      program('mi-c', null),
    ];
    expect([...addressesOf(programs)]).toEqual([
      ['https://a.example/x', ['mi-a']],
      ['https://b.example/', ['mi-a', 'mi-b']],
    ]);
  });

  it('finds URLs for every program in the shipped catalog', () => {
    const { programs } = shippedCatalog();
    const slugs = new Set([...addressesOf(programs).values()].flat());
    expect(slugs.size).toBe(programs.length);
  });
});

describe('secureUrl', () => {
  it.each([
    ['http://a.example/x?y=1#z', 'https://a.example/x?y=1'],
    ['https://user:password@a.example/', 'https://a.example/'],
    ['mailto:a@a.example', undefined],
    ['javascript:alert(1)', undefined],
    ['not an address', undefined],
  ])('converts %s to the https URL %s', (typed, expected) => {
    expect(secureUrl(typed)?.href).toBe(expected);
  });
});

describe('catalogHosts', () => {
  const hosts = catalogHosts([
    program('mi-a', 'https://housing.troy.mi.us/', 'https://b.example/'),
  ]);
  const from = new URL('https://housing.troy.mi.us/loan');

  it.each([
    ['https://b.example/anything', true],
    ['https://www.troy.mi.us/', true],
    ['https://troy.mi.us/', true],
    ['https://ann-arbor.mi.us/', false],
    ['https://mi.us/', false],
    ['https://www.troy.mi.us:444/', false],
    ['https://other.example/', false],
    ['https://66.228.45.157/', false],
  ])('returns whether to follow a redirect to %s: %s', (to, expected) => {
    expect(hosts.mayFollow(from, new URL(to))).toBe(expected);
  });
});
