import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loweredOf } from '../../test/compared.ts';
import { lowerings, pricingFacts } from '../../test/pricing-arbitraries.ts';
import { detroit, flat, sampleFacts } from '../../test/pricing-samples.ts';
import { sampleDetails } from '../../test/product-samples.ts';
import { dueOnSale } from '../../test/program-samples.ts';
import { helpWith } from '../../test/quote-samples.ts';
import type { CountedDetails } from '../costs/counted-details.ts';
import { unknownLimits } from '../loan/loan-limit.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import { allInPayment, monthOfYear } from '../mortgage/timeline.ts';
import { Percent } from '../units.ts';
import { answerOf } from './answer.ts';
import { estimateOf } from './estimate.ts';

const details = { ...sampleDetails, closingCosts: Percent.parse(2.72), dues: 0 };
const grant = { ...helpWith([]), ...flat(7_250) };

/** Returns the estimate and its three main figures. */
function answered(
  facts: PricingFacts = detroit,
  programs = [grant],
  some: Partial<CountedDetails> = {},
) {
  const estimate = estimateOf(facts, { ...details, ...some }, programs, unknownLimits);
  return { estimate, answer: answerOf(estimate, 12_000) };
}

describe('answerOf', () => {
  it('shows $883 at first in Detroit, then $1,326 with the payback, and a debt of $8,514.62', () => {
    const { estimate, answer } = answered();
    expect(estimate.leadsWith).toBe('lowered');
    const { now, throughYear, later, missing } = answer.eachMonth;
    expect(now).toBeCloseTo(883.02, 2);
    expect(throughYear).toBe(3);
    expect(later?.fromYear).toBe(4);
    expect(later?.payment).toBeCloseTo(1_218.08 + 107.86, 2);
    expect(later?.payback).toBeCloseTo(107.86, 2);
    expect(missing).toEqual([]);
    expect(answer.owedLater).toMatchObject({
      afterYear: 3,
      dollars: expect.closeTo(8_514.62, 2),
      waiting: loweredOf(estimate.comparison).waiting,
      help: { kind: 'owed', dollars: 0 },
    });
    // 1% of $125,750 and 15 days of interest on it.
    expect(answer.cash.needed).toMatchObject({ plan: 'lowered' });
    expect(answer.cash.needed.total).toBeCloseTo(19_732.85 + 1_257.5 + 329.45, 2);
  });

  it.each([
    ['a buyer who does not qualify', detroit, []],
    ['a site without a lowered payment', { ...detroit, lowering: null }, [grant]],
    ['a score below 620', { ...detroit, creditScore: 'poor' } as const, [grant]],
    ['an FHA loan', detroit, [{ ...helpWith(['fha']), ...flat(7_250) }]],
    ['a USDA loan', detroit, [{ ...helpWith(['usda']), ...flat(7_250) }]],
  ])('shows the traditional payment for %s, and no debt later', (_, facts, programs) => {
    const estimate = estimateOf(facts, details, programs, unknownLimits);
    const { eachMonth, owedLater, cash } = answerOf(estimate, 12_000);
    const [first] = estimate.comparison.traditional.months;
    expect(eachMonth).toMatchObject({
      now: first && allInPayment(first),
      throughYear: null,
      later: null,
    });
    expect(owedLater).toMatchObject({ dollars: 0, waiting: null });
    expect(cash.needed.plan).toBe('traditional');
  });

  it('includes assistance that must be repaid at a sale in the amount owed later', () => {
    const deferred = { ...grant, kind: 'deferred-loan' as const, repayment: dueOnSale };
    const { answer } = answered(detroit, [deferred]);
    expect(answer.owedLater.dollars).toBeCloseTo(8_514.62 + 7_250, 2);
    const unknown = answered(detroit, [{ ...deferred, repayment: null }]).answer.owedLater;
    expect(unknown.dollars).toBeCloseTo(8_514.62, 2);
    expect(unknown.help.kind).toBe('unknown');
  });

  it('includes no payback with Amortization, because its payment continues', () => {
    const dear = sampleFacts({ downPayment: 100_000, propertyTax: 0.025 });
    const { estimate, answer } = answered(dear, []);
    expect(loweredOf(estimate.comparison).product).toBe('Amortization');
    expect(answer.eachMonth.later?.payback).toBe(0);
    expect(answer.eachMonth.later?.payment).toBeCloseTo(1_148.69 + 1_871.61 + 481.7, 1);
    expect(answer.owedLater.dollars).toBeCloseTo(69_665.03, 2);
  });

  it('includes only taxes, insurance and dues if there is no loan', () => {
    const facts = { ...detroit, downPayment: 145_000, lowering: null };
    const { now } = answered(facts, [], { dues: 80 }).answer.eachMonth;
    expect(now).toBeCloseTo(3_788.85 / 12 + 80, 6);
  });

  it.each([
    ['condo', null, ['dues']],
    ['condo', 0, []],
    ['condo', 250, []],
    ['single-family', null, []],
    ['multi-family', null, ['insurance']],
  ] as const)(
    'lists, for a %s home with dues of %s, the missing parts %j',
    (homeType, dues, missing) => {
      const { eachMonth } = answered({ ...detroit, homeType }, [grant], { dues }).answer;
      expect(eachMonth.missing).toEqual(missing);
    },
  );

  it('lists the payment on assistance as missing if the terms are unknown', () => {
    const loan = { ...grant, kind: 'repayable-loan' as const };
    expect(answered(detroit, [loan]).answer.eachMonth.missing).toEqual(['assistance']);
  });

  it("never shows a first payment above the lender's figure for the leading plan", () => {
    fc.assert(
      fc.property(pricingFacts, lowerings, (facts, lowering) => {
        const { estimate, answer } = answered({ ...facts, lowering }, []);
        const { now, later } = answer.eachMonth;
        expect(now).toBeLessThanOrEqual(estimate.lenderPayment * (1 + 1e-9) + 1e-9);
        const plan = later && loweredOf(estimate.comparison);
        if (!plan) return;
        const month = monthOfYear(plan.months, plan.years + 1);
        expect(later.payback).toBe(plan.waiting.payback?.monthly ?? 0);
        expect(later.payment).toBe(allInPayment(month));
      }),
      { numRuns: 50 },
    );
  });
});
