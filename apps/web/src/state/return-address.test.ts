import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { returnAfterQuestions, takeReturnAddress } from './return-address.ts';

const items = new Map<string, string>();

beforeEach(() => {
  items.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

it('returns to the comparison page once', () => {
  returnAfterQuestions({ pathname: '/quote/programs/compare', search: '?ids=1,2' });
  expect(takeReturnAddress()).toBe('/quote/programs/compare?ids=1,2');
  expect(takeReturnAddress()).toBeNull();
});

it('does not remember any other page', () => {
  returnAfterQuestions({ pathname: '/quote/calculator', search: '?programId=1' });
  expect(takeReturnAddress()).toBeNull();
});

it('ignores a stored URL that is not a comparison page', () => {
  items.set('latchkey.return-address', '//evil.example');
  expect(takeReturnAddress()).toBeNull();
});

it('does not remember a page if storage is blocked', () => {
  vi.unstubAllGlobals();
  returnAfterQuestions({ pathname: '/quote/programs/compare', search: '?ids=1,2' });
  expect(takeReturnAddress()).toBeNull();
});
