import type { CalculatorDetails } from '../draft/calculator-details.ts';
import type { PricedAnswers } from '../draft/priced-answers.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import type { Location } from '../quote/location.ts';
import { type LocalProduct, lineTerms } from '../site-product.ts';
import { Fraction } from '../units.ts';

/**
 * Returns pricing facts from the answers, the calculator settings and the site's product. The
 * buyer's own tax and insurance rates override the location's.
 */
export function pricingFactsOf(
  {
    homePrice,
    downPayment,
    homeLocation,
    creditScore,
    homeType,
  }: Omit<PricedAnswers, 'homeLocation'> & {
    readonly homeLocation: Pick<Location, 'property_tax' | 'insurance_rate'>;
  },
  { interestRate, term, propertyTax, insurance, lineRate }: CalculatorDetails,
  { loweredPayment }: Pick<LocalProduct, 'loweredPayment'>,
): PricingFacts {
  return {
    homePrice,
    downPayment,
    creditScore,
    homeType,
    interest: interestRate,
    term,
    propertyTax: propertyTax ?? Fraction.parse(homeLocation.property_tax),
    insurance: insurance ?? Fraction.parse(homeLocation.insurance_rate),
    lowering: loweredPayment && {
      lineOfCredit: loweredPayment.lineOfCredit,
      lengths: loweredPayment.lengths,
      line: lineTerms(loweredPayment, lineRate),
    },
  };
}
