import { type Lowering, programLengths } from '../src/loan/lowering.ts';
import type { LoweredFacts } from '../src/mortgage/program-length.ts';
import { Fraction, Percent } from '../src/units.ts';

/** The specification's lowered payment. */
export const sampleLowering: Lowering = { lineOfCredit: 25_000, lengths: programLengths };

type Plain = Omit<LoweredFacts, 'interest' | 'propertyTax' | 'insurance'> & {
  interest: number;
  propertyTax: number;
  insurance: number;
};

/** The first worked example, with the given changes. */
export function sampleFacts(changes: Partial<Plain> = {}): LoweredFacts {
  const facts: Plain = {
    homePrice: 400_000,
    downPayment: 80_000,
    interest: 6.375,
    term: 30,
    propertyTax: 0.011,
    insurance: 0.005,
    creditScore: 'excellent',
    lowering: sampleLowering,
    ...changes,
  };
  return {
    ...facts,
    interest: Percent.parse(facts.interest),
    propertyTax: Fraction.parse(facts.propertyTax),
    insurance: Fraction.parse(facts.insurance),
  };
}
