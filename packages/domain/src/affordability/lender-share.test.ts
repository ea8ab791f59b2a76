import { describe, expect, it } from 'vitest';
import { costTables } from '../costs/cost-tables.generated.ts';
import { lenderShare } from './lender-share.ts';

const { debtGuides } = costTables;

/**
 * Returns the lender share for housing and other debts in dollars a month, for an income of $10,000
 * a month.
 */
function shareOf(housing: number, otherDebts = 0) {
  const facts = { householdIncome: 120_000, housing, otherDebts };
  return lenderShare(facts, 'Conventional', debtGuides);
}

describe('lenderShare', () => {
  it.each([
    [2_801, 0, 'guide'],
    [2_800, 801, 'guide'],
    [4_300, 0, 'guide'],
    [4_301, 0, 'many'],
    [2_000, 2_301, 'many'],
    [5_000, 0, 'many'],
    [5_001, 0, 'most'],
  ])('finds the limit that housing of $%s and debts of $%s exceed', (housing, debts, above) => {
    expect(shareOf(housing, debts)).toEqual({ percent: (housing + debts) / 100, above });
  });

  it('returns null if the share is within the common guide, or if there is no income', () => {
    expect(shareOf(2_800, 800)).toBeNull();
    const facts = { householdIncome: 0, housing: 1, otherDebts: 1 };
    expect(lenderShare(facts, 'FHA', debtGuides)).toBeNull();
  });

  it('uses limits from the guides of HUD and Fannie Mae', () => {
    const limitOf = (id: string) => debtGuides.find((guide) => guide.id === id)?.backPercent;
    expect([limitOf('fha-manual'), limitOf('fannie-mae-automated')]).toEqual([43, 50]);
  });
});
