import fc from 'fast-check';
import { HIGHEST_INTEREST_RATE, loanTerms } from '../src/loan/pricing-facts.ts';
import { SiteProduct } from '../src/site-product.ts';
import { lowerings } from './pricing-arbitraries.ts';

const rates = fc
  .integer({ min: 0, max: HIGHEST_INTEREST_RATE * 1000 })
  .map((thousandths) => thousandths / 1000);

/** The cost of a line of credit, as stated in a product file. */
const productLines = fc
  .record({
    ratePercent: rates,
    isVariable: fc.boolean(),
    openingFee: fc.integer({ min: 0, max: 2_000 }),
    duringDraw: fc.constantFrom('nothing', 'interest'),
    repayYears: fc.integer({ min: 0, max: 30 }),
  })
  .map((line) => ({ ...line, maxRatePercent: line.isVariable ? HIGHEST_INTEREST_RATE : null }));

/** Any product that a product file can define, with and without a lowered payment. */
export const products: fc.Arbitrary<SiteProduct> = fc
  .record({
    percent: rates,
    terms: fc.shuffledSubarray([...loanTerms], { minLength: 1 }),
    lowering: fc.option(lowerings),
    line: fc.option(productLines),
  })
  .map(({ percent, terms, lowering, line }) =>
    SiteProduct.parse({
      rate: { percent },
      terms,
      defaultTerm: terms[0],
      loweredPayment: lowering && {
        ...lowering,
        name: 'payment lowering',
        shortName: 'PL',
        lender: line && 'Harbor Bank',
        line,
      },
    }),
  );
