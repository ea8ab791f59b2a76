import { expect, test } from 'vitest';
import { verifiedTokenCache } from './verified-token-cache.ts';

const good = { userId: 'ada', sessionId: 'one', kid: 'key', checkedAt: 100, until: 200 };

test('a token is known from when it was checked until its time is over', () => {
  const tokens = verifiedTokenCache();
  tokens.add('token', good);
  expect(tokens.find('token', 100)).toEqual(good);
  expect(tokens.find('token', 199)).toEqual(good);
  expect(tokens.find('token', 200)).toBeUndefined();
});

test('a token is looked at anew where the clock went back', () => {
  const tokens = verifiedTokenCache();
  tokens.add('token', good);
  expect(tokens.find('token', 99)).toBeUndefined();
});

test('no other token is known, however near', () => {
  const tokens = verifiedTokenCache();
  tokens.add('token', good);
  for (const other of ['token ', 'Token', 'toke', '']) {
    expect(tokens.find(other, 100)).toBeUndefined();
  }
});

test('the one that came first is forgotten when there are too many', () => {
  const tokens = verifiedTokenCache(2);
  for (const token of ['first', 'second', 'third']) tokens.add(token, good);
  expect(tokens.find('first', 100)).toBeUndefined();
  expect(tokens.find('second', 100)).toEqual(good);
  expect(tokens.find('third', 100)).toEqual(good);
});
