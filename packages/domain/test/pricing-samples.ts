import type { PricingFacts } from '../src/loan/pricing-facts.ts';
import { Fraction, Percent } from '../src/units.ts';

type Plain = Omit<PricingFacts, 'interest' | 'propertyTax' | 'insurance'> & {
  interest: number;
  propertyTax: number;
  insurance: number;
};

/** The first worked example, with the given changes. */
export function sampleFacts(changes: Partial<Plain> = {}): PricingFacts {
  const facts: Plain = {
    homePrice: 400_000,
    downPayment: 80_000,
    interest: 6.375,
    term: 30,
    propertyTax: 0.011,
    insurance: 0.005,
    creditScore: 'excellent',
    ...changes,
  };
  return {
    ...facts,
    interest: Percent.parse(facts.interest),
    propertyTax: Fraction.parse(facts.propertyTax),
    insurance: Fraction.parse(facts.insurance),
  };
}
