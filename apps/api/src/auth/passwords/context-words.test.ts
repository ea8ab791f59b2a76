import { expect, it } from 'vitest';
import { isMadeOf } from './context-words.ts';

const context = ['Latchkey Homes', 'ada.buyer@example.com'];

it.each([
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
])('reports that "%s" consists of context words', (password) => {
  expect(isMadeOf(context, password)).toBe(true);
});

it.each(['plover-Quartz-42', 'latchkey123456', 'buyer-of-a-home', 'adaada12', 'com-com-'])(
  'accepts "%s"',
  (password) => {
    expect(isMadeOf(context, password)).toBe(false);
  },
);

it('accepts every password when there are no context words', () => {
  expect(isMadeOf([], 'abc')).toBe(false);
  expect(isMadeOf([''], '')).toBe(false);
});
