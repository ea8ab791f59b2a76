import { expect, it } from 'vitest';
import { verifiedTokenCache } from './verified-token-cache.ts';

const session = { userId: 'ada', sessionId: 'one', level: 'aal1' } as const;
const good = { ...session, kid: 'key', checkedAt: 100, until: 200 };

it('returns a verified token until it expires', () => {
  const tokens = verifiedTokenCache();
  tokens.add('token', good);
  expect(tokens.find('token', 100)).toEqual(good);
  expect(tokens.find('token', 199)).toEqual(good);
  expect(tokens.find('token', 200)).toBeUndefined();
});

it('returns nothing if the clock moved backward', () => {
  const tokens = verifiedTokenCache();
  tokens.add('token', good);
  expect(tokens.find('token', 99)).toBeUndefined();
});

it('does not return a verified token for a similar token', () => {
  const tokens = verifiedTokenCache();
  tokens.add('token', good);
  for (const other of ['token ', 'Token', 'toke', '']) {
    expect(tokens.find(other, 100)).toBeUndefined();
  }
});

it('evicts the oldest token when the cache is full', () => {
  const tokens = verifiedTokenCache(2);
  for (const token of ['first', 'second', 'third']) tokens.add(token, good);
  expect(tokens.find('first', 100)).toBeUndefined();
  expect(tokens.find('second', 100)).toEqual(good);
  expect(tokens.find('third', 100)).toEqual(good);
});
