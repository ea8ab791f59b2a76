import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownFacts } from '../../test/known-arbitraries.ts';
import { areas } from '../../test/limit-arbitraries.ts';
import { assistanceCaps } from '../../test/pricing-arbitraries.ts';
import { sampleDetails, sampleProduct } from '../../test/product-samples.ts';
import { answers } from '../../test/quote-arbitraries.ts';
import { costTables } from '../costs/cost-tables.generated.ts';
import { extraCosts } from '../costs/extra-costs.ts';
import { vaOption } from '../costs/va-option.ts';
import { appliedLoanType } from '../loan/applied-loan-type.ts';
import { noExtras } from '../loan/extras.ts';
import type { LoanType } from '../loan/loan-type.ts';
import { KnownFacts } from '../programs/rules/known-facts.ts';
import type { QuoteAnswers } from '../quote/quote.ts';
import { comparePayments } from './compare-payments.ts';
import { pricingFactsOf } from './pricing-facts-of.ts';

/** Two buyers of the same home. Any of their other answers may differ. */
const sameHome = fc.tuple(answers, answers).map(([buyer, other]) => {
  const { homePrice, downPayment, homeLocation, creditScore } = buyer;
  return [buyer, { ...other, homePrice, downPayment, homeLocation, creditScore }] as const;
});

function factsOf(buyer: QuoteAnswers) {
  return pricingFactsOf(buyer, sampleDetails, sampleProduct);
}

describe('every buyer of the same home', () => {
  it('gets the same comparison', () => {
    fc.assert(
      fc.property(sameHome, assistanceCaps, (buyers, cap) => {
        const [one, other] = buyers.map((buyer) => comparePayments(factsOf(buyer), cap));
        expect(one).toEqual(other);
      }),
    );
  });

  it('gets the same loan type and the same costs with the same program', () => {
    const types = fc.subarray<LoanType>(['Conventional', 'FHA', 'VA', 'USDA']);
    fc.assert(
      fc.property(sameHome, assistanceCaps, types, areas, (buyers, cap, takes, limits) => {
        const [one, other] = buyers.map((buyer) => {
          const facts = factsOf(buyer);
          const comparison = comparePayments(facts, cap);
          const { loanAmount } = comparison;
          const { creditScore } = facts;
          const loanType = appliedLoanType({ types: takes, loanAmount, limits, creditScore });
          const extras = { ...noExtras, mortgageInsurance: true };
          return { loanType, costs: extraCosts(facts, comparison, loanType, extras, costTables) };
        });
        expect(one).toEqual(other);
      }),
    );
  });

  it('gets the same VA option if both served and will live in the home', () => {
    fc.assert(
      fc.property(sameHome, (buyers) => {
        const [one, other] = buyers.map((buyer) => {
          const veteran = { ...buyer, veteranStatus: true, homePlan: 'primary' } as const;
          return vaOption(factsOf(veteran), veteran, costTables.va);
        });
        expect(one).toEqual(other);
      }),
    );
  });
});

it('computes the same figures no matter what the short answers are', () => {
  fc.assert(
    fc.property(answers, knownFacts, (buyer, known) => {
      const facts = pricingFactsOf(buyer, sampleDetails, sampleProduct);
      expect(pricingFactsOf({ ...buyer, ...known }, sampleDetails, sampleProduct)).toEqual(facts);
      for (const name of Object.keys(KnownFacts.shape)) expect(facts).not.toHaveProperty(name);
    }),
  );
});
