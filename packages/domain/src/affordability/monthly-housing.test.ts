import { expect, it } from 'vitest';
import { sampleFacts } from '../../test/pricing-samples.ts';
import { allInPayments, lenderExtras } from '../costs/all-in-payments.ts';
import { costTables } from '../costs/cost-tables.generated.ts';
import { extraCosts } from '../costs/extra-costs.ts';
import { type Extras, noExtras } from '../loan/extras.ts';
import { comparePayments } from '../mortgage/compare-payments.ts';
import { Percent } from '../units.ts';
import { monthlyHousing } from './monthly-housing.ts';

function costsWith(extras: Partial<Extras>) {
  const facts = sampleFacts();
  const comparison = comparePayments(facts);
  return extraCosts(facts, comparison, 'Conventional', { ...noExtras, ...extras }, costTables);
}

it('is the traditional payment when the buyer adds nothing', () => {
  expect(monthlyHousing(costsWith({}), { kind: 'none' })).toBeCloseTo(2_529.72, 2);
});

it('includes dues but not extra principal', () => {
  const costs = costsWith({ dues: 250, extraPrincipal: 400 });
  expect(monthlyHousing(costs, { kind: 'none' })).toBeCloseTo(2_779.72, 2);
});

it('includes the payment on assistance if it is known', () => {
  const loan = { principal: 12_000, interest: Percent.parse(0), years: 10 };
  const paid = { kind: 'monthly', monthly: 100, loan } as const;
  expect(monthlyHousing(costsWith({}), paid)).toBeCloseTo(2_629.72, 2);
  const unknown = { kind: 'unknown', term: 'payment' } as const;
  expect(monthlyHousing(costsWith({}), unknown)).toBeCloseTo(2_529.72, 2);
});

it("counts mortgage insurance for a lender, even if the buyer's switch is off", () => {
  const facts = sampleFacts({ downPayment: 40_000 });
  const comparison = comparePayments(facts);
  const { loanType } = comparison;
  const costs = extraCosts(facts, comparison, loanType, lenderExtras(noExtras), costTables);
  const housing = monthlyHousing(costs, { kind: 'none' });
  // 360,000 x 0.46% a year.
  expect(housing - comparison.traditionalMortgagePayment).toBeCloseTo(138, 9);
  const { traditional } = allInPayments(facts, comparison, costs, noExtras, { kind: 'none' });
  expect(housing).toBeCloseTo(traditional.total, 9);
});
