import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costTables } from '../costs/cost-tables.generated.ts';
import type { LoanType } from '../loan/loan-type.ts';
import { debtGuideFindings } from './debt-guides.ts';

const { debtGuides } = costTables;

function findings(housing: number, otherDebts: number, loanType: LoanType = 'Conventional') {
  return debtGuideFindings({ householdIncome: 120_000, housing, otherDebts }, loanType, debtGuides);
}

/**
 * Returns the front-end and back-end results under a guideline, and the largest housing payment
 * that the guideline allows.
 */
function resultOf(id: string, housing: number, otherDebts: number, loanType?: LoanType) {
  const finding = findings(housing, otherDebts, loanType).find(({ guide }) => guide.id === id);
  return [finding?.front, finding?.back, finding?.mostHousing];
}

describe('debtGuideFindings', () => {
  it.each([
    ['rule-of-thumb', 2_800, 800, 'within', 'within', 2_800],
    ['rule-of-thumb', 2_801, 0, 'over', 'within', 2_800],
    ['rule-of-thumb', 2_800, 801, 'within', 'over', 2_799],
    ['fannie-mae-manual', 3_600, 0, 'not-applicable', 'within', 3_600],
    ['fannie-mae-manual', 3_601, 0, 'not-applicable', 'over', 3_600],
    ['fannie-mae-manual-reserves', 4_500, 0, 'not-applicable', 'within', 4_500],
    ['fannie-mae-automated', 5_000, 1, 'not-applicable', 'over', 4_999],
  ])(
    'applies the %s guideline to housing costs of %s and debts of %s a month',
    (id, housing, debts, front, back, most) => {
      expect(resultOf(id, housing, debts)).toEqual([front, back, most]);
    },
  );

  it.each([
    ['fha-manual', 3_100, 1_200, 'within', 'within', 3_100],
    ['fha-manual', 3_101, 1_200, 'over', 'over', 3_100],
    ['fha-manual-one-factor', 3_700, 1_000, 'within', 'within', 3_700],
    ['fha-manual-two-factors', 4_000, 1_001, 'within', 'over', 3_999],
  ])(
    'applies the %s guideline to an FHA loan with housing costs of %s and debts of %s a month',
    (id, housing, debts, front, back, most) => {
      expect(resultOf(id, housing, debts, 'FHA')).toEqual([front, back, most]);
    },
  );

  it('uses the guidelines for the loan type, plus the rule of thumb for every loan type', () => {
    const ids = (loanType: LoanType) => findings(1, 1, loanType).map(({ guide }) => guide.id);
    expect(ids('FHA')).toEqual([
      'rule-of-thumb',
      'fha-manual',
      'fha-manual-one-factor',
      'fha-manual-two-factors',
      'fha-automated',
    ]);
    expect(ids('Conventional')).not.toContain('fha-manual');
    expect(ids('Conventional')).toHaveLength(4);
    expect(ids('VA')).toEqual(['rule-of-thumb']);
    expect(ids('USDA')).toEqual(['rule-of-thumb']);
  });

  it('keeps both ratios within their limits at the largest housing payment, unless other debts alone exceed a limit', () => {
    const facts = fc.record({
      householdIncome: fc.integer({ min: 1_000, max: 1_000_000 }),
      housing: fc.integer({ min: 0, max: 20_000 }),
      otherDebts: fc.integer({ min: 0, max: 20_000 }),
    });
    fc.assert(
      fc.property(facts, (each) => {
        for (const { guide, mostHousing } of debtGuideFindings(each, 'FHA', debtGuides)) {
          const close = { ...each, housing: mostHousing * (1 - 1e-9) };
          const [atMost] = debtGuideFindings(close, 'FHA', [guide]);
          expect(atMost?.front).toBe('within');
          if (mostHousing > 0) expect(atMost?.back).toBe('within');
          else
            expect(each.otherDebts * 1200).toBeGreaterThanOrEqual(
              each.householdIncome * guide.backPercent * (1 - 1e-9),
            );
        }
      }),
    );
  });

  it('returns no finding if there is no income', () => {
    const facts = { householdIncome: 0, housing: 1, otherDebts: 1 };
    expect(debtGuideFindings(facts, 'FHA', debtGuides)).toEqual([]);
  });
});
