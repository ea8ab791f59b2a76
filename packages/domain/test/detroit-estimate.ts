import { costTables } from '../src/costs/cost-tables.generated.ts';
import { countedDetails } from '../src/costs/counted-details.ts';
import type { CalculatorDetails } from '../src/draft/calculator-details.ts';
import type { PricedAnswers } from '../src/draft/priced-answers.ts';
import { cashFacts } from '../src/estimate/cash-facts.ts';
import { type Estimate, estimateOf } from '../src/estimate/estimate.ts';
import { unknownLimits } from '../src/loan/loan-limit.ts';
import { pricingFactsOf } from '../src/mortgage/pricing-facts-of.ts';
import type { CountedProgram } from '../src/programs/applied-program.ts';
import { austin, helpWith, sampleDetails, sampleProduct } from './quote-samples.ts';

/** The buyer from the design, who has $12,000 of their own money for a $145,000 home in Detroit. */
export const quote: PricedAnswers = {
  homePrice: 145_000,
  downPayment: 12_000,
  creditScore: 'fair',
  homeType: 'single-family',
  homeLocation: { ...austin, state: 'MI', property_tax: 0.0182, insurance_rate: 0.00793 },
};
/** A grant of 5% of the price. */
export const help: CountedProgram = { ...helpWith([]), cap: 7_250 };

/** Returns all figures for this buyer, with the given changes. */
export function estimated(
  changes: Partial<PricedAnswers> = {},
  program: CountedProgram | null = help,
  settings: Partial<CalculatorDetails> = {},
) {
  const answers = { ...quote, ...changes };
  const own = { ...sampleDetails, ...settings };
  const details = countedDetails(own, 'MI', costTables.closingCosts);
  return estimateOf(
    pricingFactsOf(answers, details, sampleProduct),
    details,
    program ? [program] : [],
    unknownLimits,
  );
}

/** Returns the cash due at closing with the lowered payment. */
export function cashOf(estimate: Estimate, have = 12_000) {
  return cashFacts(estimate, have, 'lowered');
}
