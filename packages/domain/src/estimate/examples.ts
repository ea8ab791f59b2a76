import type { AppliedAssistance } from '../assistance/combined-assistance.ts';
import { calculatorDetails, defaultCalculatorDetails } from '../draft/calculator-details.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import { taxesAndInsuranceFromYear2 } from '../loan/taxes-and-insurance.ts';
import { comparePayments } from '../mortgage/compare-payments.ts';
import { loweringOutcome } from '../mortgage/lowering-outcome.ts';
import { pricingFactsOf } from '../mortgage/pricing-facts-of.ts';
import type { LocalProduct } from '../site-product.ts';
import { Fraction } from '../units.ts';

type ExampleHome = Pick<
  PricingFacts,
  'homePrice' | 'downPayment' | 'propertyTax' | 'insurance' | 'creditScore'
>;

/** The worked example for the claim "up to 30%". */
const largestSavings: ExampleHome = {
  homePrice: 300_000,
  downPayment: 36_000,
  propertyTax: Fraction.parse(0.022),
  insurance: Fraction.parse(0.012),
  creditScore: 'excellent',
};

/**
 * A home in Detroit (48219) with that county's tax and insurance rates. A program adds 5% of the
 * price: {@link detroitHelp}.
 */
const detroit: ExampleHome = {
  homePrice: 145_000,
  downPayment: 12_000,
  propertyTax: Fraction.parse(0.01642),
  insurance: Fraction.parse(0.00971),
  creditScore: 'fair',
};

/** The line of credit that the examples are made for, in dollars. */
const USUAL_LINE = 25_000;

export const detroitHelp = { cap: null, maxPercent: 5, percentOf: 'price' } as const;

/** The worked example with what a site offers. */
export function workedExample(product: LocalProduct): PricingFacts {
  return exampleOf(largestSavings, product, null);
}

/** The example home in Detroit with what a site offers. */
export function detroitExample(product: LocalProduct): PricingFacts {
  return exampleOf(detroit, product, detroitHelp);
}

/**
 * The savings that a site may name in its claim: those of the worked example, in percent, rounded
 * down to a multiple of five. Null if the site offers no lowered payment, or it saves less.
 */
export function claimedSavings(product: LocalProduct): number | null {
  const { isQualified, percentSaved } = comparePayments(workedExample(product));
  const percent = Math.floor(percentSaved / 5) * 5;
  return isQualified && percent > 0 ? percent : null;
}

/**
 * An example at the site's own rate and term. The home costs less if the site's line of credit would
 * not pay its taxes and insurance, and more if the line is too large for it. The buyer puts more down
 * if that is what qualifies.
 */
function exampleOf(
  home: ExampleHome,
  product: LocalProduct,
  help: AppliedAssistance,
): PricingFacts {
  const { homePrice, downPayment, propertyTax, insurance, creditScore } = home;
  const details = calculatorDetails(defaultCalculatorDetails, product);
  const homeLocation = { property_tax: propertyTax, insurance_rate: insurance };
  const answers = { homePrice, downPayment, creditScore, homeLocation };
  const facts = pricingFactsOf(answers, details, product);
  if (facts.lowering === null) return facts;

  const { isOffered, years } = comparePayments(facts, help);
  const { lineOfCredit } = facts.lowering;
  const scale = isOffered
    ? Math.min(1, lineOfCredit / taxesAndInsuranceFromYear2(facts, years))
    : lineOfCredit / USUAL_LINE;
  const inThousands = (dollars: number) => Math.floor((dollars * scale) / 1_000) * 1_000;
  const sized = {
    ...facts,
    homePrice: inThousands(homePrice),
    downPayment: inThousands(downPayment),
  };
  const outcome = loweringOutcome(sized, help);
  return outcome.kind === 'not-qualified'
    ? { ...sized, downPayment: outcome.raisedDownPayment }
    : sized;
}
