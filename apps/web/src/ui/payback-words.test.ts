import {
  costTables,
  countedDetails,
  estimateOf,
  type LoweredPlan,
  loweredPlanOf,
  pricingFactsOf,
  SiteProduct,
  unknownLimits,
  workedExample,
} from '@latchkey/domain';
import { austin, sampleDetails, sampleProduct } from '@latchkey/domain/samples';
import { afterEach, describe, expect, it } from 'vitest';
import { setLocale } from '@/lib/text.ts';
import {
  borrowedWords,
  paybackTerms,
  paymentAfterLabel,
  paymentWithPayback,
  waitingFigure,
  waitingSentence,
} from './payback-words.ts';

afterEach(() => setLocale('en'));

const line = {
  ratePercent: 8,
  isVariable: false,
  openingFee: 0,
  duringDraw: 'nothing',
  repayYears: 10,
};

function shown(plan: LoweredPlan | null): LoweredPlan {
  if (!plan) throw new Error('no lowered payment');
  return plan;
}

/** Returns the worked example, with either a lender's line of credit or the assumed terms. */
function exampleWith(
  changes: Partial<Record<keyof typeof line | 'maxRatePercent', unknown>> | null,
) {
  const own = changes && { lender: 'Harbor Bank', line: { ...line, ...changes } };
  const loweredPayment = { ...sampleProduct.loweredPayment, ...own };
  const product = SiteProduct.parse({ ...sampleProduct, loweredPayment });
  return shown(loweredPlanOf(workedExample(product).comparison));
}

/** Returns an example with a second loan, because the line of credit does not cover all bills. */
function amortized(): LoweredPlan {
  const details = countedDetails(sampleDetails, 'TX', costTables.closingCosts);
  const answers = {
    homePrice: 900_000,
    downPayment: 120_000,
    creditScore: 'excellent',
    homeType: 'single-family',
    homeLocation: austin,
  } as const;
  const facts = pricingFactsOf(answers, details, sampleProduct);
  const plan = shown(loweredPlanOf(estimateOf(facts, details, [], unknownLimits).comparison));
  expect(plan.product).toBe('Amortization');
  return plan;
}

describe("with an assumed line of credit, because the site has no lender's terms", () => {
  const plan = exampleWith(null);

  // These are the reference values of the worked example.
  it('adds $290.37 of payback to the payment of $2,549.04, and states both amounts', () => {
    expect(plan.paymentAfter).toBeCloseTo(2_549.04, 2);
    expect(paymentWithPayback(plan)).toBeCloseTo(2_839.41, 2);
    expect(paymentAfterLabel(plan)).toBe('From year 4, with repayment');
  });

  it('states the amount borrowed, that the rate is assumed, and how the debt is paid back', () => {
    expect(paybackTerms(plan)).toBe(
      '$21,016.08 before interest, at an assumed 9% a year: no lender offers it here. $290.37 a month for 10 years pays the line back.',
    );
  });

  it('states the cost of waiting, as a figure and in a sentence', () => {
    expect(waitingFigure(plan)).toBe('about $13,828');
    expect(waitingSentence(plan)).toBe(
      'What waiting costs, over 13 years: about $13,828 in interest.',
    );
  });

  it('shows the same figures in Spanish', async () => {
    await setLocale('es');
    expect(paybackTerms(plan)).toMatch(/\$21,016\.08 .*9% .*\$290\.37 .*10 años/);
    expect(waitingSentence(plan)).toMatch(/13 años.*\$13,828/);
  });
});

describe('with a lender’s line of credit', () => {
  it('does not describe the rate as assumed', () => {
    expect(borrowedWords(exampleWith({}))).toBe('$21,016.08 before interest, at 8% a year.');
  });

  it('states how far a variable rate can rise', () => {
    const plan = exampleWith({ isVariable: true, maxRatePercent: 18 });
    expect(borrowedWords(plan)).toBe(
      '$21,016.08 before interest, at 8% a year at first. It can rise to 18%.',
    );
  });

  it('does not describe a variable rate without a known limit as fixed', () => {
    expect(borrowedWords(exampleWith({ isVariable: true }))).toBe(
      '$21,016.08 before interest, at 8% a year at first. The rate can rise.',
    );
  });

  it('states that the line of credit is due in full, and shows no payback amount', () => {
    const plan = exampleWith({ repayYears: 0 });
    expect(paymentWithPayback(plan)).toBe(plan.paymentAfter);
    expect(paymentAfterLabel(plan)).toBe('From year 4');
    expect(paybackTerms(plan)).toBe(
      '$21,016.08 before interest, at 8% a year. Due in full after year 3.',
    );
  });
});

describe('with an amortized second loan', () => {
  const plan = amortized();

  it('adds no payback to the payment, because the payment already includes the second loan', () => {
    expect(paymentWithPayback(plan)).toBe(plan.paymentAfter);
    expect(paymentAfterLabel(plan)).not.toContain('payback');
  });

  it('states the amount borrowed, and that the second loan has the first loan’s rate and term', () => {
    expect(paybackTerms(plan)).toMatch(
      /^\$[\d,.]+ borrowed at 6\.375% a year, paid back over 30 years\.$/,
    );
    expect(waitingSentence(plan)).toMatch(/^What waiting costs, over 30 years: about \$/);
  });
});
