import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleFacts } from '../../../test/pricing-samples.ts';
import { sampleProgram, travis } from '../../../test/program-samples.ts';
import { capOf } from '../../assistance/cap-of.ts';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import { costTables } from '../../costs/cost-tables.generated.ts';
import { CreditScore } from '../../quote/choices.ts';
import { monthlyInsurance, typeOfLoan } from './monthly-insurance.ts';
import { nextBracket } from './next-bracket.ts';

const loan = (applied: CatalogProgram | null = null) => {
  const program = applied && { ...applied, ...capOf(applied), capByLoanType: null };
  return { program, limits: travis, tables: costTables };
};
const home = (downPayment: number, creditScore: CreditScore = 'good') =>
  sampleFacts({ homePrice: 300_000, downPayment, creditScore });

const fhaOnly = sampleProgram({ maxAmount: 0, firstMortgage: { types: ['fha'], from: null } });

describe('nextBracket', () => {
  it.each([
    // 97%, 95%, 90%, 85% and 80% of 300,000.
    [9_000, 15_000],
    [14_999, 15_000],
    [15_000, 30_000],
    [30_000, 45_000],
    [45_000, 60_000],
    [59_999, 60_000],
    // No insurance is needed.
    [60_000, null],
    [300_000, null],
    // Above 97%, no price list has a rate.
    [8_999, null],
  ])('returns, for a conventional loan with %s down, a down payment of %s', (from, to) => {
    expect(nextBracket(home(from), loan())).toBe(to);
  });

  it.each([
    [10_500, 15_000],
    [14_999, 15_000],
    // Below 95%, the FHA rate stays the same. Only the number of years changes.
    [15_000, null],
  ])('returns, for an FHA loan with %s down, a down payment of %s', (from, to) => {
    expect(nextBracket(home(from, 'poor'), loan())).toBe(to);
    expect(nextBracket(home(from), loan(fhaOnly))).toBe(to);
  });

  it("adds the applied program's assistance to the down payment", () => {
    const grant = sampleProgram({ maxAmount: 5_000 });
    expect(nextBracket(home(5_000), loan(grant))).toBe(10_000);
    // With 16,500 down, the loan after 5% help is 270,000, which is 90% of the price.
    const ofLoan = sampleProgram({ maxAmount: null, maxPercent: 5, percentOf: 'loan' });
    expect(nextBracket(home(3_000), loan(ofLoan))).toBe(16_500);
  });

  it('returns the smallest down payment with a lower rate', () => {
    const buyers = fc.record({
      homePrice: fc.integer({ min: 50_000, max: 700_000 }),
      percent: fc.integer({ min: 0, max: 30 }),
      creditScore: fc.constantFrom(...CreditScore.options),
    });
    fc.assert(
      fc.property(buyers, ({ homePrice, percent, creditScore }) => {
        const downPayment = Math.floor((homePrice * percent) / 100);
        const facts = sampleFacts({ homePrice, downPayment, creditScore });
        const next = nextBracket(facts, loan());
        if (next === null) return;
        const type = typeOfLoan(facts, loan());
        const share = (dollars: number) =>
          monthlyInsurance({ ...facts, downPayment: dollars }, loan(), type)?.monthlyShare ?? 1;
        expect(share(next)).toBeLessThan(share(downPayment));
        expect(share(next - 1)).toBeCloseTo(share(downPayment), 12);
        expect(next).toBeGreaterThan(downPayment);
        expect(next).toBeLessThan(homePrice);
      }),
    );
  });
});

describe('monthlyInsurance', () => {
  it('adds the payment on a financed premium', () => {
    const facts = { ...home(10_500, 'poor'), interest: sampleFacts().interest };
    const fha = monthlyInsurance(facts, loan());
    // 0.55% a year of the first year's average balance, plus the payment on 1.75% of 289,500 over
    // 30 years.
    expect(fha?.principal).toBe(289_500);
    expect(fha?.monthly).toBeGreaterThan((289_500 * 0.0055 * 0.98) / 12 + 289_500 * 0.0175 * 0.006);
    expect(fha?.monthly).toBeLessThan((289_500 * 0.0055) / 12 + 289_500 * 0.0175 * 0.0065);
  });

  it('returns 0 if there is no loan, and null if the rate is unknown', () => {
    expect(monthlyInsurance(home(300_000), loan())?.monthly).toBe(0);
    expect(monthlyInsurance(home(1_000), loan())).toBeNull();
  });
});
