import { expect, test } from 'vitest';
import { isMadeOf } from './context-words.ts';

const context = ['Latchkey Homes', 'ada.buyer@example.com'];

test.each([
  'latchkey',
  'Latchkey1',
  'latchkey-2024',
  'LatchkeyHomes',
  'latchkey homes!',
  'ada.buyer',
  'adabuyer99',
  'buyer1234',
  'ada.buyer@example.com',
  'buyerbuyer12345',
])('"%s" is made of the words', (password) => {
  expect(isMadeOf(context, password)).toBe(true);
});

test.each(['plover-Quartz-42', 'latchkey123456', 'buyer-of-a-home', 'adaada12', 'com-com-'])(
  '"%s" is not',
  (password) => {
    expect(isMadeOf(context, password)).toBe(false);
  },
);

test('without words nothing is made of them', () => {
  expect(isMadeOf([], 'abc')).toBe(false);
  expect(isMadeOf([''], '')).toBe(false);
});
