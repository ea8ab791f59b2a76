import { describe, expect, it } from 'vitest';
import { combinedBalance } from './combined-balance.ts';

const owed = (dollars: number) => ({ kind: 'owed', dollars }) as const;
const due = (dollars: number) => ({ kind: 'fell-due', dollars, afterYears: 5 }) as const;
const unknown = { kind: 'unknown', term: 'due' } as const;

describe('combinedBalance', () => {
  it.each([
    ['nothing without programs', [], owed(0)],
    ['the sum of what is owed', [owed(3_000), owed(4_000)], owed(7_000)],
    ['unknown if one is', [owed(3_000), unknown], unknown],
    ['what fell due if nothing else is owed', [owed(0), due(2_000), due(1_000)], due(3_000)],
    ['only what is still owed otherwise', [owed(3_000), due(2_000)], owed(3_000)],
  ])('is %s', (_, balances, expected) => {
    expect(combinedBalance(balances)).toEqual(expected);
  });
});
