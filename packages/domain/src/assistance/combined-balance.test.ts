import { describe, expect, it } from 'vitest';
import { combinedBalance } from './combined-balance.ts';

const owed = (dollars: number) => ({ kind: 'owed', dollars }) as const;
const due = (dollars: number) => ({ kind: 'fell-due', dollars, afterYears: 5 }) as const;
const unknown = { kind: 'unknown', term: 'due' } as const;

describe('combinedBalance', () => {
  it.each([
    ['a balance of 0 if there are no programs', [], owed(0)],
    ['the sum of the balances that are owed', [owed(3_000), owed(4_000)], owed(7_000)],
    ['an unknown balance if any balance is unknown', [owed(3_000), unknown], unknown],
    [
      'the sum of the balances that fell due if nothing else is owed',
      [owed(0), due(2_000), due(1_000)],
      due(3_000),
    ],
    [
      'only the balances that are still owed if there are any',
      [owed(3_000), due(2_000)],
      owed(3_000),
    ],
  ])('returns %s', (_, balances, expected) => {
    expect(combinedBalance(balances)).toEqual(expected);
  });
});
