import type { AssistanceCap } from '../src/assistance/assistance.ts';
import { type LineTerms, type Lowering, programLengths } from '../src/loan/lowering.ts';
import type { LoweredFacts } from '../src/mortgage/program-length.ts';
import { Fraction, Percent } from '../src/units.ts';

/** The line of credit that is assumed if no lender offers one. */
export const sampleLine: LineTerms = {
  rate: Percent.parse(9),
  isVariable: false,
  maxRate: null,
  openingFee: 0,
  duringDraw: 'nothing',
  repayYears: 10,
  isAssumed: true,
};

/** The specification's lowered payment. */
export const sampleLowering: Lowering = {
  lineOfCredit: 25_000,
  lengths: programLengths,
  line: sampleLine,
};

type Plain = Omit<LoweredFacts, 'interest' | 'propertyTax' | 'insurance'> & {
  interest: number;
  propertyTax: number;
  insurance: number;
};

/** Returns the facts of the first worked example, with the given changes. */
export function sampleFacts(changes: Partial<Plain> = {}): LoweredFacts {
  const facts: Plain = {
    homePrice: 400_000,
    downPayment: 80_000,
    interest: 6.375,
    term: 30,
    propertyTax: 0.011,
    insurance: 0.005,
    creditScore: 'excellent',
    homeType: 'single-family',
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

/** The buyer from the design, in Detroit, with taxes and insurance of $3,788.85 a year. */
export const detroit = sampleFacts({
  homePrice: 145_000,
  downPayment: 12_000,
  propertyTax: 0.0182,
  insurance: 0.00793,
  creditScore: 'fair',
});

/** Returns assistance that pays a fixed amount in dollars. */
export function flat(cap: number): AssistanceCap {
  return { cap, maxPercent: null, percentOf: null, pays: null };
}
