import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assistanceCaps, loanTypes, pricingFacts } from '../../test/pricing-arbitraries.ts';
import { sampleFacts } from '../../test/pricing-samples.ts';
import { type Extras, noExtras } from '../loan/extras.ts';
import { levelPayment } from '../loan/level-payment.ts';
import type { LoanType } from '../loan/loan-type.ts';
import { comparePayments } from '../mortgage/compare-payments.ts';
import { Percent } from '../units.ts';
import { costTables } from './cost-tables.generated.ts';
import { addedInMonth, extraCosts } from './extra-costs.ts';
import { premiumInMonth } from './mortgage-insurance.ts';

/** Costs of the loan type that the credit score decides, unless another one is given. */
function costsOf(
  changes: Parameters<typeof sampleFacts>[0],
  extras: Partial<Extras>,
  given?: LoanType,
) {
  const facts = sampleFacts(changes);
  const comparison = comparePayments(facts);
  const loanType = given ?? comparison.loanType;
  return extraCosts(facts, comparison, loanType, { ...noExtras, ...extras }, costTables);
}

const someExtras: fc.Arbitrary<Extras> = fc.record({
  mortgageInsurance: fc.boolean(),
  closingCosts: fc.double({ min: 0, max: 10, noNaN: true }).map((each) => Percent.parse(each)),
  points: fc.double({ min: 0, max: 10, noNaN: true }).map((each) => Percent.parse(each)),
  lenderFees: fc.integer({ min: 0, max: 20_000 }),
  dues: fc.integer({ min: 0, max: 2_000 }),
  extraPrincipal: fc.integer({ min: 0, max: 5_000 }),
});

describe('extraCosts', () => {
  it('exactly equals the comparison if there are no extras', () => {
    fc.assert(
      fc.property(pricingFacts, assistanceCaps, loanTypes, (facts, cap, loanType) => {
        const comparison = comparePayments(facts, cap);
        const costs = extraCosts(facts, comparison, loanType, noExtras, costTables);
        expect(costs.loweredPayment).toBe(comparison.ITMOMortgagePayment);
        expect(costs.traditionalPayment).toBe(comparison.traditionalMortgagePayment);
        expect(costs.firstLoan.principal).toBe(comparison.loanAmount);
        expect(costs.apr).toBe(facts.interest);
        expect(costs).toMatchObject({ monthsSaved: 0, interestSaved: 0, added: { total: 0 } });
      }),
      { numRuns: 500 },
    );
  });

  it('returns finite, nonnegative figures for any input', () => {
    fc.assert(
      fc.property(pricingFacts, assistanceCaps, loanTypes, someExtras, (...given) => {
        const [facts, cap, loanType, extras] = given;
        const comparison = comparePayments(facts, cap);
        const costs = extraCosts(facts, comparison, loanType, extras, costTables);
        const { added, atClosing, insurance: _, firstLoan: __, apr, ...plain } = costs;
        const figures = [added, atClosing, plain].flatMap((part) => Object.values(part));
        for (const figure of [...figures, apr]) {
          if (figure === null || figure === undefined) continue;
          expect(Number.isFinite(figure)).toBe(true);
          expect(figure).toBeGreaterThanOrEqual(0);
        }
        if (apr !== undefined) expect(apr).toBeGreaterThan(facts.interest - 1e-9);
      }),
      { numRuns: 500 },
    );
  });

  it('adds dues and extra principal to both payments, and nothing to the APR', () => {
    const plain = costsOf({}, {});
    const { loweredPayment, traditionalPayment, apr } = costsOf(
      {},
      { dues: 120, extraPrincipal: 200 },
    );
    expect(loweredPayment - plain.loweredPayment).toBeCloseTo(320, 9);
    expect(traditionalPayment - plain.traditionalPayment).toBeCloseTo(320, 9);
    expect(apr).toBe(6.375);
  });

  it('shortens the loan with $200 extra a month: 281 payments, $102,194.09 saved', () => {
    const { months, monthsSaved, interestSaved } = costsOf({}, { extraPrincipal: 200 });
    expect({ months, monthsSaved }).toEqual({ months: 281, monthsSaved: 79 });
    expect(interestSaved).toBeCloseTo(102_194.09, 2);
  });

  it('adds private insurance up to 97% of the price, and none at 80%', () => {
    const insured = { mortgageInsurance: true };
    expect(costsOf({ downPayment: 80_000 }, insured)).toMatchObject({
      insurance: { kind: 'none' },
    });
    const { added, insurance, apr } = costsOf({ downPayment: 40_000 }, insured);
    expect(insurance).toMatchObject({ kind: 'private', rate: 0.46 });
    expect(added.insurance).toBeCloseTo((360_000 * 0.0046) / 12, 9);
    expect(added.total).toBe(added.insurance);
    expect(apr).toBeGreaterThan(6.375);
  });

  it('reports insurance and APR as unknown above 97%', () => {
    const costs = costsOf({ downPayment: 11_999 }, { mortgageInsurance: true });
    expect(costs).toMatchObject({
      insurance: { kind: 'unknown' },
      added: { insurance: null, total: 0 },
      apr: undefined,
    });
  });

  it("finances FHA's up-front premium", () => {
    const facts = { downPayment: 14_000, creditScore: 'poor' } as const;
    const plain = costsOf(facts, {});
    const costs = costsOf(facts, { mortgageInsurance: true });
    expect(costs.firstLoan.principal).toBeCloseTo(386_000 * 1.0175, 6);
    const more = levelPayment(costs.firstLoan) - levelPayment(plain.firstLoan);
    expect(costs.added.financedPremium).toBeCloseTo(more, 9);
    expect(costs.traditionalPayment - plain.traditionalPayment).toBeCloseTo(
      more + (costs.added.insurance ?? Number.NaN),
      9,
    );
    expect(costs.atClosing.lowered).toBe(plain.atClosing.lowered);
  });

  it('includes all FHA insurance in the APR, which discounts the payments to the base loan', () => {
    const facts = { downPayment: 14_000, creditScore: 'poor' } as const;
    const { apr, firstLoan, insurance } = costsOf(facts, { mortgageInsurance: true });
    const rate = (apr ?? Number.NaN) / 1200;
    let worth = 0;
    for (let month = 1; month <= 360; month += 1) {
      const premium = premiumInMonth(insurance.premiums, month);
      worth += (levelPayment(firstLoan) + premium) / (1 + rate) ** month;
    }
    expect(worth).toBeCloseTo(386_000, 3);
  });

  it('finances the VA funding fee, and adds nothing else', () => {
    const plain = costsOf({ downPayment: 14_000 }, {});
    const costs = costsOf({ downPayment: 14_000 }, { mortgageInsurance: true }, 'VA');
    expect(costs.firstLoan.principal).toBeCloseTo(386_000 * 1.0215, 6);
    expect(costs.added.insurance).toBe(0);
    expect(costs.traditionalPayment - plain.traditionalPayment).toBeCloseTo(
      levelPayment({ ...costs.firstLoan, principal: 386_000 * 0.0215 }),
      9,
    );
    expect(costs.atClosing).toEqual(plain.atClosing);
    expect(costs.apr).toBeGreaterThan(6.375);
  });

  it('finances the USDA guarantee fee, and adds the annual fee', () => {
    const plain = costsOf({ downPayment: 4_000 }, {});
    const costs = costsOf({ downPayment: 4_000 }, { mortgageInsurance: true }, 'USDA');
    expect(costs.firstLoan.principal).toBeCloseTo(400_000, 6);
    expect(costs.added.insurance).toBeGreaterThan(115.5);
    expect(costs.added.insurance).toBeLessThan((400_000 * 0.0035) / 12);
    expect(costs.traditionalPayment - plain.traditionalPayment).toBeCloseTo(
      levelPayment({ ...costs.firstLoan, principal: 4_000 }) + (costs.added.insurance ?? 0),
      9,
    );
    expect(costs.atClosing).toEqual(plain.atClosing);
  });

  it('takes insurance from the loan type, not from the credit score', () => {
    const insured = { mortgageInsurance: true };
    const [one, other] = (['excellent', 'poor'] as const).map((creditScore) =>
      costsOf({ downPayment: 14_000, creditScore }, insured, 'FHA'),
    );
    expect(one?.insurance).toMatchObject({ kind: 'fha' });
    expect(other?.insurance).toEqual(one?.insurance);
  });

  it('raises the APR for points and lender fees, but not for other closing costs', () => {
    const two = costsOf({}, { points: Percent.parse(2) });
    const asFees = costsOf({}, { lenderFees: 6_400 });
    expect(two.apr).toBeGreaterThan(6.375);
    expect(asFees.apr).toBe(two.apr);
    expect(costsOf({}, { closingCosts: Percent.parse(3) }).apr).toBe(6.375);
  });

  it('adds up cash to close: $80,000, 3%, one point and $6,400', () => {
    const extras = { closingCosts: Percent.parse(3), points: Percent.parse(1), lenderFees: 900 };
    expect(costsOf({}, extras).atClosing).toEqual({
      downPayment: 80_000,
      closingCosts: 12_000,
      points: 3_200,
      lenderFees: 900,
      taxesAndInsurance: 6_400,
      traditional: 96_100,
      lowered: 102_500,
    });
  });

  it("counts only the buyer's own money at closing if assistance applies", () => {
    const facts = sampleFacts();
    const cap = { cap: 10_000, maxPercent: null, percentOf: null };
    const comparison = comparePayments(facts, cap);
    const { loanType } = comparison;
    const { atClosing } = extraCosts(facts, comparison, loanType, noExtras, costTables);
    expect(atClosing.traditional).toBe(80_000);
  });
});

describe('addedInMonth', () => {
  it('drops the insurance once it ends and keeps the other extras', () => {
    const extras = { ...noExtras, mortgageInsurance: true, dues: 100 };
    const costs = costsOf({ downPayment: 40_000 }, extras);
    const months = costs.insurance.kind === 'private' ? costs.insurance.months : Number.NaN;
    expect(addedInMonth(costs, extras, 1)).toEqual(costs.added);
    expect(addedInMonth(costs, extras, months).total).toBeGreaterThan(100);
    expect(addedInMonth(costs, extras, months + 1)).toMatchObject({ insurance: 0, total: 100 });
  });
});
