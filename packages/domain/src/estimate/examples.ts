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
 * A home in Detroit (48219) with the county's tax and insurance rates. A program pays 5% of the
 * price: see {@link detroitHelp}.
 */
const detroit: ExampleHome = {
  homePrice: 145_000,
  downPayment: 12_000,
  propertyTax: Fraction.parse(0.01642),
  insurance: Fraction.parse(0.00971),
  creditScore: 'fair',
};

/** The line of credit that the examples are designed for, in dollars. */
const USUAL_LINE = 25_000;

/** The state whose average closing costs the examples use. */
const STATE = 'MI';

const homeType = 'single-family';

/** A grant that pays 5% of the price. */
const detroitHelp: EstimatedProgram = {
  cap: null,
  maxPercent: 5,
  percentOf: 'price',
  pays: 'price',
  capByLoanType: null,
  kind: 'grant',
  repayment: null,
  firstMortgage: { types: [] },
};

/** A site's example: made-up answers, with the site's own rate, term and lowered payment. */
export type Example = Estimate<EstimatedProgram>;

/** Returns the worked example with a site's rate, term and lowered payment. */
export function workedExample(product: LocalProduct): Example {
  return exampleOf(largestSavings, product, []);
}

/** Returns the example home in Detroit with a site's rate, term and lowered payment. */
export function detroitExample(product: LocalProduct): Example {
  return exampleOf(detroit, product, [detroitHelp]);
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
 * Returns an example at the site's own rate and term. Lowers the price if the site's line of credit
 * would not pay all taxes and insurance, and raises it if the line is too large for the home.
 * Raises the down payment if the buyer would not qualify otherwise.
 */
function exampleOf(
  home: ExampleHome,
  product: LocalProduct,
  programs: readonly EstimatedProgram[],
): Example {
  const { homePrice, downPayment, propertyTax, insurance, creditScore } = home;
  const settings = calculatorDetails(defaultCalculatorDetails, product);
  const homeLocation = { property_tax: propertyTax, insurance_rate: insurance };
  const answers = { homePrice, downPayment, creditScore, homeLocation, homeType } as const;
  const facts = pricingFactsOf(answers, settings, product);
  const details = countedDetails(settings, STATE, costTables.closingCosts);
  const estimate = (changes: Partial<PricingFacts>) =>
    estimateOf({ ...facts, ...changes }, details, programs, unknownLimits);
  if (facts.lowering === null) return estimate({});

  const { lineOfCredit } = facts.lowering;
  const plan = loweredPlanOf(estimate({}).comparison);
  const scale = plan
    ? Math.min(1, lineOfCredit / taxesAndInsuranceFromYear2(facts, plan.years))
    : lineOfCredit / USUAL_LINE;
  const inThousands = (dollars: number) => Math.floor((dollars * scale) / 1_000) * 1_000;
  const sized = { homePrice: inThousands(homePrice), downPayment: inThousands(downPayment) };
  const example = estimate(sized);
  const { lowering } = example.comparison;
  if (lowering.kind !== 'not-qualified') return example;
  const raised = raisedDownPayment(sized.downPayment, lowering.additionalDownPayment);
  return estimate({ ...sized, downPayment: raised });
}
