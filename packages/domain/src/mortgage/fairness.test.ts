import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assistanceCaps } from '../../test/pricing-arbitraries.ts';
import { answers } from '../../test/quote-arbitraries.ts';
import { defaultCalculatorDetails } from '../draft/calculator-details.ts';
import { comparePayments } from './compare-payments.ts';
import { pricingFactsOf } from './pricing-facts-of.ts';

it('computes the same figures for every buyer of the same home', () => {
  fc.assert(
    fc.property(answers, answers, assistanceCaps, (buyer, other, cap) => {
      const { homePrice, downPayment, homeLocation, creditScore } = buyer;
      const sameHome = { ...other, homePrice, downPayment, homeLocation, creditScore };
      const [one, two] = [buyer, sameHome].map((each) =>
        comparePayments(pricingFactsOf(each, defaultCalculatorDetails), cap),
      );
      expect(one).toEqual(two);
    }),
  );
});
