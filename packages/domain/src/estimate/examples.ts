import { costTables } from '../costs/cost-tables.generated.ts';
import { countedDetails } from '../costs/counted-details.ts';
import { calculatorDetails, defaultCalculatorDetails } from '../draft/calculator-details.ts';
import { unknownLimits } from '../loan/loan-limit.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import { taxesAndInsuranceFromYear2 } from '../loan/taxes-and-insurance.ts';
import { raisedDownPayment } from '../mortgage/additional-down-payment.ts';
import { loweredPlanOf } from '../mortgage/compare-payments.ts';
import { pricingFactsOf } from '../mortgage/pricing-facts-of.ts';
import type { LocalProduct } from '../site-product.ts';
import { Fraction, type Percent } from '../units.ts';
import { type Estimate, type EstimatedProgram, estimateOf } from './estimate.ts';

/** The home of an example, with the buyer's own cash and credit score. */
export interface ExampleHome
  extends Pick<
    PricingFacts,
    'homePrice' | 'downPayment' | 'propertyTax' | 'insurance' | 'creditScore'
  > {
  /** The two-letter code of the state whose average closing costs the example uses. */
  readonly state: string;
}

/** The worked example for the claim "up to 30%". */
const largestSavings: ExampleHome = {
  homePrice: 300_000,
  downPayment: 36_000,
  propertyTax: Fraction.parse(0.022),
  insurance: Fraction.parse(0.012),
  creditScore: 'excellent',
  state: 'MI',
};

/** The line of credit that the examples are designed for, in dollars. */
const USUAL_LINE = 25_000;

const homeType = 'single-family';

/** A site's example: made-up answers, with the site's own rate, term and lowered payment. */
export type Example = Estimate<EstimatedProgram>;

/** Returns the worked example with a site's rate, term and lowered payment. */
export function workedExample(product: LocalProduct): Example {
  return exampleOf(sizedHome(largestSavings, product, []), product, []);
}

/**
 * Returns an example with a site's rate, term and lowered payment.
 *
 * @param programs the programs whose assistance is applied
 */
export function exampleOf(
  { state, propertyTax, insurance, ...home }: ExampleHome,
  product: LocalProduct,
  programs: readonly EstimatedProgram[],
): Example {
  const settings = calculatorDetails(defaultCalculatorDetails, product);
  const homeLocation = { property_tax: propertyTax, insurance_rate: insurance };
  const facts = pricingFactsOf({ ...home, homeLocation, homeType }, settings, product);
  const details = countedDetails(settings, state, costTables.closingCosts);
  return estimateOf(facts, details, programs, unknownLimits);
}

/** Returns the same example at another rate, or without help. */
export function changedExample(
  { facts, details, programs }: Example,
  { interest = facts.interest, isHelped = true }: { interest?: Percent; isHelped?: boolean },
): Example {
  return estimateOf({ ...facts, interest }, details, isHelped ? programs : [], unknownLimits);
}

/**
 * Returns the savings that a site may claim, in percent. These are the worked example's savings,
 * rounded down to a multiple of five. Null if the site offers no lowered payment, or if the example
 * saves less than 5%.
 */
export function claimedSavings(product: LocalProduct): number | null {
  const { lowering } = workedExample(product).comparison;
  if (lowering.kind !== 'qualified') return null;
  const percent = Math.floor(lowering.plan.percentSaved / 5) * 5;
  return percent > 0 ? percent : null;
}

/**
 * Returns a home for which the site's lowered payment works. Lowers the price if the site's line of
 * credit would not pay all taxes and insurance, and raises it if the line is too large for the home.
 * Raises the down payment if the buyer would not qualify otherwise. On a site without a lowered
 * payment, returns the same home.
 */
export function sizedHome(
  home: ExampleHome,
  product: LocalProduct,
  programs: readonly EstimatedProgram[],
): ExampleHome {
  const { facts, comparison } = exampleOf(home, product, programs);
  if (facts.lowering === null) return home;

  const { lineOfCredit } = facts.lowering;
  const plan = loweredPlanOf(comparison);
  const scale = plan
    ? Math.min(1, lineOfCredit / taxesAndInsuranceFromYear2(facts, plan.years))
    : lineOfCredit / USUAL_LINE;
  const inThousands = (dollars: number) => Math.floor((dollars * scale) / 1_000) * 1_000;
  const sized = {
    ...home,
    homePrice: inThousands(home.homePrice),
    downPayment: inThousands(home.downPayment),
  };
  const { lowering } = exampleOf(sized, product, programs).comparison;
  if (lowering.kind !== 'not-qualified') return sized;
  const raised = raisedDownPayment(sized.downPayment, lowering.additionalDownPayment);
  return { ...sized, downPayment: raised };
}
