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

it('returns to the comparison page only once', () => {
  returnAfterQuestions({ pathname: '/quote/programs/compare', search: '?ids=1,2' });
  expect(takeReturnAddress()).toBe('/quote/programs/compare?ids=1,2');
  expect(takeReturnAddress()).toBeNull();
});

it.each(['/quote/programs/1126', '/quote/price'])('returns to %s', (pathname) => {
  returnAfterQuestions({ pathname, search: '' });
  expect(takeReturnAddress()).toBe(pathname);
});

it.each(['/quote/calculator', '/quote/programs', '/quote/programs/1126/more', '/quote/programsx1'])(
  'does not remember %s',
  (pathname) => {
    returnAfterQuestions({ pathname, search: '?programId=1' });
    expect(takeReturnAddress()).toBeNull();
  },
);

it.each(['//evil.example', '//evil.example/quote/programs/1'])(
  'ignores the stored URL %s, which is not one of our pages',
  (address) => {
    items.set('latchkey.return-address', address);
    expect(takeReturnAddress()).toBeNull();
  },
);

it('does not remember a page if storage is blocked', () => {
  vi.unstubAllGlobals();
  returnAfterQuestions({ pathname: '/quote/programs/compare', search: '?ids=1,2' });
  expect(takeReturnAddress()).toBeNull();
});
