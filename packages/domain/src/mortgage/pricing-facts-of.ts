import type { CalculatorDetails } from '../draft/calculator-details.ts';
import type { PricedAnswers } from '../draft/priced-answers.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import { Fraction } from '../units.ts';

/**
 * Pricing facts from the answers and the calculator settings. The buyer's own tax and insurance
 * rates override the location's.
 */
export function pricingFactsOf(
  { homePrice, downPayment, homeLocation, creditScore }: PricedAnswers,
  { interestRate, term, propertyTax, insurance }: CalculatorDetails,
): PricingFacts {
  return {
    homePrice,
    downPayment,
    creditScore,
    interest: interestRate,
    term,
    propertyTax: propertyTax ?? Fraction.parse(homeLocation.property_tax),
    insurance: insurance ?? Fraction.parse(homeLocation.insurance_rate),
  };
}
