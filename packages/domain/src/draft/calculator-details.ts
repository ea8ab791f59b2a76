import * as z from 'zod/mini';
import { noExtras } from '../loan/extras.ts';
import { loanTerms } from '../loan/pricing-facts.ts';
import { YEARLY_GROWTH } from '../loan/taxes-and-insurance.ts';
import { HIGHEST_LOCAL_RATE } from '../quote/location.ts';
import { Percent } from '../units.ts';
import { says } from '../validation/messages.ts';

/** The highest yearly interest rate that is taken, in percent. */
export const HIGHEST_INTEREST_RATE = 25;

/** The highest closing costs that are taken, in percent of the price. */
export const HIGHEST_CLOSING_COSTS = 20;

/** The most points that are taken, in percent of the loan. */
export const HIGHEST_POINTS = 10;

/** The most that a lender's fees, or something paid each month, may be, in dollars. */
export const LARGEST_EXTRA = 1_000_000;

/** The farthest that a home's value is taken to rise or to fall a year, in percent. */
export const STRONGEST_GROWTH = 10;

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

/** A percentage within these limits. */
function percentWithin(lowest: number, highest: number) {
  return z.number().check(z.gte(lowest), z.lte(highest)).brand<'Percent'>();
}

const extraDollars = z.int().check(z.gte(0), z.lte(LARGEST_EXTRA));

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
  // What may be added to the comparison, as `Extras` has it.
  mortgageInsurance: z.boolean(),
  closingCosts: percentWithin(0, HIGHEST_CLOSING_COSTS),
  points: percentWithin(0, HIGHEST_POINTS),
  lenderFees: extraDollars,
  dues: extraDollars,
  extraPrincipal: extraDollars,
  /** What the buyer pays a month on debts that are none of the home's: dollars. */
  otherDebts: extraDollars,
  /** What the home's value is taken to grow by a year. */
  yearlyGrowth: percentWithin(-STRONGEST_GROWTH, STRONGEST_GROWTH),
});
export type CalculatorDetails = z.infer<typeof CalculatorDetails>;

export const defaultCalculatorDetails: CalculatorDetails = {
  term: 30,
  interestRate: Percent.parse(6.375),
  applyAssistance: true,
  propertyTax: null,
  insurance: null,
  ...noExtras,
  otherDebts: 0,
  // As fast as taxes and insurance.
  yearlyGrowth: Percent.parse(YEARLY_GROWTH * 100),
};

const { shape } = CalculatorDetails;
const atStart = defaultCalculatorDetails;

/** The same from storage: whatever is missing or not to be used is as it was at the start. */
export const StoredCalculatorDetails = z.catch(
  z.object({
    term: z.catch(shape.term, atStart.term),
    interestRate: z.catch(shape.interestRate, atStart.interestRate),
    applyAssistance: z.catch(shape.applyAssistance, atStart.applyAssistance),
    propertyTax: z.catch(shape.propertyTax, atStart.propertyTax),
    insurance: z.catch(shape.insurance, atStart.insurance),
    mortgageInsurance: z.catch(shape.mortgageInsurance, atStart.mortgageInsurance),
    closingCosts: z.catch(shape.closingCosts, atStart.closingCosts),
    points: z.catch(shape.points, atStart.points),
    lenderFees: z.catch(shape.lenderFees, atStart.lenderFees),
    dues: z.catch(shape.dues, atStart.dues),
    extraPrincipal: z.catch(shape.extraPrincipal, atStart.extraPrincipal),
    otherDebts: z.catch(shape.otherDebts, atStart.otherDebts),
    yearlyGrowth: z.catch(shape.yearlyGrowth, atStart.yearlyGrowth),
  }),
  atStart,
);
