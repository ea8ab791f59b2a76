import * as z from 'zod/mini';
import { noExtras } from '../loan/extras.ts';
import { HIGHEST_INTEREST_RATE, loanTerms } from '../loan/pricing-facts.ts';
import { YEARLY_GROWTH } from '../loan/taxes-and-insurance.ts';
import { HIGHEST_LOCAL_RATE } from '../quote/location.ts';
import type { LocalProduct } from '../site-product.ts';
import { Percent } from '../units.ts';
import { says } from '../validation/says.ts';

/** Highest accepted closing costs, as a percentage of the price. */
export const HIGHEST_CLOSING_COSTS = 20;

/** Highest accepted points, as a percentage of the loan. */
export const HIGHEST_POINTS = 10;

/** Largest accepted lender fee or monthly extra, in dollars. */
export const LARGEST_EXTRA = 1_000_000;

/** Largest accepted annual increase or decrease in the home's value, in percent. */
export const STRONGEST_GROWTH = 10;

/**
 * A rate that the buyer entered, as a yearly fraction of the price. If null, the location's rate
 * applies.
 */
const ownRate = z.nullable(
  z
    .number(says('localRateOutOfRange'))
    .check(
      z.gte(0, { ...says('localRateOutOfRange'), abort: true }),
      z.lte(HIGHEST_LOCAL_RATE, says('localRateOutOfRange')),
    )
    .brand<'Fraction'>(),
);

/** Returns a schema for a percentage between two bounds. */
function percentWithin(lowest: number, highest: number) {
  return z.number().check(z.gte(lowest), z.lte(highest)).brand<'Percent'>();
}

const extraDollars = z.int().check(z.gte(0), z.lte(LARGEST_EXTRA));

const ownLineRate = z.nullable(percentWithin(0, HIGHEST_INTEREST_RATE));

/** Maximum number of days of prepaid interest at closing: the days in the longest month. */
export const MOST_PREPAID_DAYS = 31;

const prepaidDays = z.int().check(z.gte(0), z.lte(MOST_PREPAID_DAYS));

/** The settings of the calculator, not including the answers. */
export const CalculatorDetails = z.object({
  /** The loan's term, in years. */
  term: z.literal(loanTerms, says('termInvalid')),
  interestRate: z
    .number(says('interestRateRequired'))
    .check(
      z.gte(0, { ...says('interestRateAtLeast0'), abort: true }),
      z.lte(HIGHEST_INTEREST_RATE, says('interestRateAtMost25')),
    )
    .brand<'Percent'>(),
  /** Whether to apply the best matching program's assistance. */
  applyAssistance: z.boolean(),
  /**
   * Whether assistance that may pay closing costs pays those costs before the price. Requests from
   * older versions do not have this field.
   */
  helpPaysClosing: z._default(z.boolean(), false),
  propertyTax: ownRate,
  insurance: ownRate,
  /** Annual rate of the line of credit. If null, the site's rate applies. */
  lineRate: z._default(ownLineRate, null),
  // The fields of `Extras`.
  mortgageInsurance: z.boolean(),
  /** If null, the average for the home's state applies. 0 means that there are no closing costs. */
  closingCosts: z.nullable(percentWithin(0, HIGHEST_CLOSING_COSTS)),
  points: percentWithin(0, HIGHEST_POINTS),
  /** If null, 1% of the loan applies. 0 means that there are no lender fees. */
  lenderFees: z.nullable(extraDollars),
  /** Requests from older versions do not have this field. They did not include prepaid interest. */
  prepaidInterestDays: z._default(prepaidDays, 0),
  /** Null if the buyer has entered no dues. */
  dues: z.nullable(extraDollars),
  extraPrincipal: extraDollars,
  /** Payments on debts other than the home, in dollars a month. */
  otherDebts: extraDollars,
  /** Assumed annual growth of the home's value. */
  yearlyGrowth: percentWithin(-STRONGEST_GROWTH, STRONGEST_GROWTH),
});
export type CalculatorDetails = z.infer<typeof CalculatorDetails>;

const { shape } = CalculatorDetails;

/** The default settings. On average, half a month of interest is due at closing. */
const defaults = {
  term: null,
  interestRate: null,
  applyAssistance: true,
  helpPaysClosing: false,
  propertyTax: null,
  insurance: null,
  lineRate: null,
  ...noExtras,
  closingCosts: null,
  lenderFees: null,
  prepaidInterestDays: 15,
  dues: null,
  otherDebts: 0,
  // The home's value grows at the same rate as taxes and insurance.
  yearlyGrowth: Percent.parse(YEARLY_GROWTH * 100),
};

/**
 * The settings as stored. A null term or rate means the site's own value, which may change before
 * the settings are read again. Accepts any value. A missing or invalid setting is replaced with its
 * default.
 */
export const StoredCalculatorDetails = z.catch(
  z.object({
    term: z.catch(z.nullable(shape.term), defaults.term),
    interestRate: z.catch(z.nullable(shape.interestRate), defaults.interestRate),
    applyAssistance: z.catch(shape.applyAssistance, defaults.applyAssistance),
    helpPaysClosing: z.catch(z.boolean(), defaults.helpPaysClosing),
    propertyTax: z.catch(shape.propertyTax, defaults.propertyTax),
    insurance: z.catch(shape.insurance, defaults.insurance),
    lineRate: z.catch(ownLineRate, defaults.lineRate),
    mortgageInsurance: z.catch(shape.mortgageInsurance, defaults.mortgageInsurance),
    closingCosts: z.catch(shape.closingCosts, defaults.closingCosts),
    points: z.catch(shape.points, defaults.points),
    lenderFees: z.catch(shape.lenderFees, defaults.lenderFees),
    prepaidInterestDays: z.catch(prepaidDays, defaults.prepaidInterestDays),
    dues: z.catch(shape.dues, defaults.dues),
    extraPrincipal: z.catch(shape.extraPrincipal, defaults.extraPrincipal),
    otherDebts: z.catch(shape.otherDebts, defaults.otherDebts),
    yearlyGrowth: z.catch(shape.yearlyGrowth, defaults.yearlyGrowth),
  }),
  defaults,
);
export type StoredCalculatorDetails = z.infer<typeof StoredCalculatorDetails>;

/** The settings of a new quote. */
export const defaultCalculatorDetails: StoredCalculatorDetails = defaults;

/**
 * Returns the settings to use in calculations. A rate or term that the buyer chose replaces the
 * site's own rate or term. Ignores a term that the site no longer offers.
 */
export function calculatorDetails(
  stored: StoredCalculatorDetails,
  { rate, terms, defaultTerm }: Pick<LocalProduct, 'rate' | 'terms' | 'defaultTerm'>,
): CalculatorDetails {
  const { term, interestRate } = stored;
  return {
    ...stored,
    term: term !== null && terms.includes(term) ? term : defaultTerm,
    interestRate: interestRate ?? rate.percent,
  };
}
