import { describe, expect, it } from 'vitest';
import { sampleProgram, travisIncome } from '../../../test/program-samples.ts';
import type { CatalogProgram } from '../catalog-program.ts';
import { deriveIncomeLimit } from './income-limit.ts';

/**
 * A county with a median of $130,000 and a county with a median of $80,000, in a state with a
 * median of $95,000.
 */
const incomes = new Map([
  ['48453', travisIncome],
  ['48491', { ...travisIncome, medianFamilyIncome: 80_000 }],
]);
const places = { stateOfCounty: new Map([...incomes.keys()].map((fips) => [fips, 'TX'])) };

function found(
  maxIncome: CatalogProgram['rules']['maxIncome'],
  counties: string[] = ['48453'],
): unknown {
  const program = sampleProgram({ rules: { maxIncome } });
  const coverage: CatalogProgram['coverage'] = {
    ...program.coverage,
    scope: 'county',
    state: 'TX',
    counties,
  };
  return deriveIncomeLimit({ ...program, coverage }, places, incomes)?.rule ?? null;
}

describe('deriveIncomeLimit', () => {
  const { lowIncomeLimits, veryLowIncomeLimits } = travisIncome;

  it("finds limits that equal HUD's own figures or a multiple of its 50% figures", () => {
    const adjusted = { householdSize: 'adjusted' };
    expect(found({ byHouseholdSize: [...lowIncomeLimits] })).toEqual({
      percentAmi: 80,
      ...adjusted,
    });
    const doubled = veryLowIncomeLimits.map((limit) => limit * 2.4);
    expect(found({ byHouseholdSize: doubled })).toEqual({ percentAmi: 120, ...adjusted });
    const higher = doubled.map((limit, i) => (i === 7 ? limit + 2 : limit));
    expect(found({ byHouseholdSize: higher })).toBeNull();
  });

  it('finds a limit that is the same for every household size, and uses the state median where it is higher', () => {
    const base = { householdSize: 'not-adjusted', base: 'median' };
    expect(found({ limit: 104_000 })).toEqual({ percentAmi: 80, ...base });
    expect(found({ byCounty: { '48453': 130_000, '48491': 95_000 } }, [...incomes.keys()])).toEqual(
      { percentAmi: 100, ...base, atLeastStateMedian: true },
    );
    expect(found({ byCounty: { '48453': 130_000, '48491': 96_000 } }, [...incomes.keys()])).toBe(
      null,
    );
  });

  it('finds the two income bands of bond programs', () => {
    const maxIncome: CatalogProgram['rules']['maxIncome'] = {
      byCounty: {
        '48453': [130_000, 149_500],
        '48491': [95_000, 109_250],
      },
    };
    expect(found(maxIncome, [...incomes.keys()])).toMatchObject({
      percentAmi: 100,
      threePlusPercentAmi: 115,
      atLeastStateMedian: true,
    });
  });

  it('returns null for a limit without figures, and for a limit that is already a rule', () => {
    expect(found({ unknown: true })).toBeNull();
    expect(found(null)).toBeNull();
    expect(found({ percentAmi: 80, householdSize: 'adjusted' })).toBeNull();
    expect(found({ limit: 104_000 }, [])).toBeNull();
  });
});
