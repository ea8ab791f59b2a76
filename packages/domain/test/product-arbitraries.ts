import fc from 'fast-check';
import { HIGHEST_INTEREST_RATE, loanTerms } from '../src/loan/pricing-facts.ts';
import { SiteProduct } from '../src/site-product.ts';
import { lowerings } from './pricing-arbitraries.ts';

/** Any product that a file can have, with and without a lowered payment. */
export const products: fc.Arbitrary<SiteProduct> = fc
  .record({
    thousandths: fc.integer({ min: 0, max: HIGHEST_INTEREST_RATE * 1000 }),
    terms: fc.shuffledSubarray([...loanTerms], { minLength: 1 }),
    lowering: fc.option(lowerings),
  })
  .map(({ thousandths, terms, lowering }) =>
    SiteProduct.parse({
      rate: { percent: thousandths / 1000 },
      terms,
      defaultTerm: terms[0],
      loweredPayment: lowering && { name: 'payment lowering', shortName: 'PL', ...lowering },
    }),
  );
