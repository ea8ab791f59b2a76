import fc from 'fast-check';
import { HIGHEST_INTEREST_RATE, loanTerms } from '../src/loan/pricing-facts.ts';
import { SiteProduct } from '../src/site-product.ts';
import { lowerings } from './pricing-arbitraries.ts';

/** Any product that a file can have, with and without a lowered payment. */
export const products: fc.Arbitrary<SiteProduct> = fc
  .record({
    percent: fc.double({ min: 0, max: HIGHEST_INTEREST_RATE, noNaN: true }),
    terms: fc.shuffledSubarray([...loanTerms], { minLength: 1 }),
    lowering: fc.option(lowerings),
  })
  .map(({ percent, terms, lowering }) =>
    SiteProduct.parse({
      rate: { percent },
      terms,
      defaultTerm: terms[0],
      loweredPayment: lowering && { name: 'payment lowering', shortName: 'PL', ...lowering },
    }),
  );
