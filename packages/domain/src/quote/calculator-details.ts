import * as z from 'zod/mini';
import { loanTerms } from '../mortgage/pricing-facts.ts';
import { Percent } from '../units.ts';
import { says } from '../validation/messages.ts';
import { HIGHEST_LOCAL_RATE } from './location.ts';

/** The highest yearly interest rate that is taken, in percent. */
export const HIGHEST_INTEREST_RATE = 25;

/** A yearly rate of the buyer's own as a fraction of the price; null takes the location's. */
const ownRate = z.nullable(
  z
    .number(says('localRateOutOfRange'))
    .check(
      z.gte(0, { ...says('localRateOutOfRange'), abort: true }),
      z.lte(HIGHEST_LOCAL_RATE, says('localRateOutOfRange')),
    )
    .brand<'Fraction'>(),
);

/** What a buyer sets in the calculator, apart from the answers. */
export const CalculatorDetails = z.object({
  /** Years. */
  term: z.literal(loanTerms, says('termInvalid')),
  interestRate: z
    .number(says('interestRateRequired'))
    .check(
      z.gte(0, { ...says('interestRateAtLeast0'), abort: true }),
      z.lte(HIGHEST_INTEREST_RATE, says('interestRateAtMost25')),
    )
    .brand<'Percent'>(),
  /** Whether the help of the best matching program is counted. */
  applyAssistance: z.boolean(),
  propertyTax: ownRate,
  insurance: ownRate,
});
export type CalculatorDetails = z.infer<typeof CalculatorDetails>;

export const defaultCalculatorDetails: CalculatorDetails = {
  term: 30,
  interestRate: Percent.parse(6.375),
  applyAssistance: true,
  propertyTax: null,
  insurance: null,
};

const { shape } = CalculatorDetails;

/** The same from storage: whatever is missing or not to be used is as it was at the start. */
export const StoredCalculatorDetails = z.catch(
  z.object({
    term: z.catch(shape.term, defaultCalculatorDetails.term),
    interestRate: z.catch(shape.interestRate, defaultCalculatorDetails.interestRate),
    applyAssistance: z.catch(shape.applyAssistance, defaultCalculatorDetails.applyAssistance),
    propertyTax: z.catch(shape.propertyTax, null),
    insurance: z.catch(shape.insurance, null),
  }),
  defaultCalculatorDetails,
);
