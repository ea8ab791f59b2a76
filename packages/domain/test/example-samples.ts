import type { EstimatedProgram } from '../src/estimate/estimate.ts';
import type { ExampleHome } from '../src/estimate/examples.ts';
import { Fraction } from '../src/units.ts';

/** The example from the design: a home in Detroit, with the county's rates. */
export const detroitHome: ExampleHome = {
  homePrice: 145_000,
  downPayment: 12_000,
  propertyTax: Fraction.parse(0.01642),
  insurance: Fraction.parse(0.00971),
  creditScore: 'fair',
  state: 'MI',
};

/** A grant that pays 5% of the price. */
export const priceHelp: EstimatedProgram = {
  cap: null,
  maxPercent: 5,
  percentOf: 'price',
  pays: 'price',
  capByLoanType: null,
  kind: 'grant',
  repayment: null,
  firstMortgage: { types: [] },
};
