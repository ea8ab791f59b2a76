import { describe, expect, it } from 'vitest';
import { buyer, sampleProgram, travis } from '../../../test/program-samples.ts';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import { firstMortgageFinding } from './first-mortgage.ts';
import { withPastLimit } from './past-limit.ts';

const area = { ...travis, fhaLimits: [500_000], conformingLimits: [800_000], loanLimitYear: 2026 };
const fha: Partial<CatalogProgram> = { firstMortgage: { types: ['fha'], from: null } };

function finding(loan: number, today: string, changes: Partial<CatalogProgram> = fha) {
  const program = sampleProgram(changes);
  const facts = { ...buyer, homePrice: loan + buyer.downPayment };
  return withPastLimit(firstMortgageFinding(program, facts, area, 0), program, area, today);
}

describe('withPastLimit', () => {
  it.each([
    [474_999, 'within'],
    [475_000, 'past-limit'],
    [500_000, 'past-limit'],
    [525_000, 'past-limit'],
    [525_001, 'over'],
  ])('compares a loan of %s with last year’s limit of 500,000', (loan, reason) => {
    expect(finding(loan, '2027-01-01').reason).toBe(reason);
  });

  it('names the year of the limit', () => {
    expect(finding(500_000, '2027-01-01')).toMatchObject({ verdict: 'check', limitYear: 2026 });
  });

  it('changes nothing until the last day of the year', () => {
    expect(finding(500_000, '2026-12-31')).toMatchObject({ verdict: 'met', limitYear: null });
    expect(finding(500_001, '2026-12-31').verdict).toBe('not-met');
  });

  it("checks a cap that is the county's limit, but never a program's own cap", () => {
    const capped = (maxFirstMortgage: CatalogProgram['maxFirstMortgage']) =>
      finding(510_000, '2027-01-01', { maxFirstMortgage }).reason;
    expect(capped('fha-limit')).toBe('past-limit');
    expect(capped({ limit: 500_000 })).toBe('over-cap');
  });

  it('uses the limit of a type that is far from the loan, if there is one', () => {
    const types: Partial<CatalogProgram> = {
      firstMortgage: { types: ['fha', 'conventional'], from: null },
    };
    expect(finding(500_000, '2027-01-01', types).reason).toBe('within');
  });
});
