import { comparePayments, Fraction, Percent, type PricingFacts } from '@latchkey/domain';

/** The worked example for the claim "up to 30%". */
export const facts: PricingFacts = {
  homePrice: 300_000,
  downPayment: 36_000,
  interest: Percent.parse(6.375),
  term: 30,
  propertyTax: Fraction.parse(0.022),
  insurance: Fraction.parse(0.012),
  creditScore: 'excellent',
};
export const comparison = comparePayments(facts);
