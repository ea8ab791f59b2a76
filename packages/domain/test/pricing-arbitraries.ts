import fc from 'fast-check';
import type { AssistanceCap } from '../src/assistance/assistance.ts';
import type { AppliedAssistance } from '../src/assistance/combined-assistance.ts';
import type { Loan } from '../src/loan/level-payment.ts';
import type { LoanType } from '../src/loan/loan-type.ts';
import { type LineTerms, type Lowering, programLengths } from '../src/loan/lowering.ts';
import { HIGHEST_INTEREST_RATE, loanTerms } from '../src/loan/pricing-facts.ts';
import type { LoweredFacts } from '../src/mortgage/program-length.ts';
import { CreditScore, HomeType } from '../src/quote/choices.ts';
import { HIGHEST_LOCAL_RATE } from '../src/quote/location.ts';
import { LARGEST_AMOUNT } from '../src/quote/whole-dollars.ts';
import { Fraction, Percent } from '../src/units.ts';
import { sampleLine, sampleLowering } from './pricing-samples.ts';

/** Whole dollars: zero, small amounts, typical home prices and the accepted maximum. */
const amounts = fc.oneof(
  fc.constantFrom(0, 1, LARGEST_AMOUNT),
  fc.integer({ min: 0, max: 100 }),
  fc.integer({ min: 50_000, max: 2_000_000 }),
  fc.integer({ min: 0, max: LARGEST_AMOUNT }),
);

const interestRates = fc
  .oneof(
    fc.constantFrom(0, 1e-9, 6.375, HIGHEST_INTEREST_RATE),
    fc.double({ min: 0, max: HIGHEST_INTEREST_RATE, noNaN: true }),
  )
  .map((rate) => Percent.parse(rate));

const localRates = fc
  .oneof(
    fc.constantFrom(0, HIGHEST_LOCAL_RATE),
    fc.double({ min: 0, max: 0.03, noNaN: true }),
    fc.double({ min: 0, max: HIGHEST_LOCAL_RATE, noNaN: true }),
  )
  .map((rate) => Fraction.parse(rate));

/** Any terms for a line of credit, often the assumed terms. */
const lines: fc.Arbitrary<LineTerms> = fc.oneof(
  fc.constant(sampleLine),
  fc.record({
    rate: interestRates,
    isVariable: fc.boolean(),
    maxRate: fc.constant(null),
    openingFee: fc.integer({ min: 0, max: 2_000 }),
    duringDraw: fc.constantFrom('nothing', 'interest'),
    repayYears: fc.integer({ min: 0, max: 30 }),
    isAssumed: fc.constant(false),
  }),
);

/** Any lowered payment that a product file can define, often the one in the specification. */
export const lowerings: fc.Arbitrary<Lowering> = fc.record({
  lineOfCredit: fc.oneof(
    fc.constantFrom(25_000, 1, LARGEST_AMOUNT),
    fc.integer({ min: 1, max: 200_000 }),
  ),
  lengths: fc.oneof(
    fc.constant(programLengths),
    fc.subarray([...programLengths], { minLength: 1 }),
  ),
  line: lines,
});

/**
 * Pricing facts with the specification's lowered payment. The down payment is arbitrary, and often
 * close to the minimum for a program length.
 */
export const pricingFacts: fc.Arbitrary<LoweredFacts> = amounts.chain((homePrice) =>
  fc.record({
    homePrice: fc.constant(homePrice),
    downPayment: fc.oneof(amounts, fc.integer({ min: 0, max: Math.ceil(homePrice / 3) })),
    interest: interestRates,
    term: fc.constantFrom(...loanTerms),
    propertyTax: localRates,
    insurance: localRates,
    creditScore: fc.constantFrom(...CreditScore.options),
    homeType: fc.constantFrom(...HomeType.options),
    lowering: fc.constant(sampleLowering),
  }),
);

/**
 * All kinds of assistance toward the price, including none. Percentages have at most three
 * decimals.
 */
export const assistanceCaps: fc.Arbitrary<AssistanceCap | null> = fc.option(
  fc.record({
    cap: fc.option(fc.oneof(amounts, fc.integer({ min: 1_000, max: 60_000 }))),
    maxPercent: fc.option(
      fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1000),
    ),
    percentOf: fc.constantFrom('price', 'loan', null),
    pays: fc.constant(null),
  }),
);

/** One program, no program, or several combined programs. */
export const appliedAssistance: fc.Arbitrary<AppliedAssistance> = fc.oneof(
  assistanceCaps,
  fc.array(assistanceCaps, { maxLength: 4 }).map((caps) => caps.filter((cap) => cap !== null)),
);

export const loanTypes = fc.constantFrom<LoanType>('Conventional', 'FHA', 'VA', 'USDA');

export const loans: fc.Arbitrary<Loan> = fc.record({
  principal: fc.double({ min: 1, max: LARGEST_AMOUNT, noNaN: true }),
  interest: interestRates,
  years: fc.constantFrom(...loanTerms),
});
