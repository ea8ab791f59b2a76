import fc from 'fast-check';
import type { Area } from '../src/area/area.ts';
import { type CatalogProgram, Pays, ProgramKind } from '../src/catalog/catalog-program.ts';
import type { FirstMortgageType } from '../src/catalog/first-mortgage.ts';
import { type Assessed, assessAll } from '../src/programs/assess.ts';
import type { CombinationFacts } from '../src/programs/combination/combination-limits.ts';
import { CreditScore } from '../src/quote/choices.ts';
import { buyer, context, sampleProgram, travis } from './program-samples.ts';

const types = fc.constantFrom<FirstMortgageType[]>(
  [],
  ['conventional'],
  ['fha'],
  ['conventional', 'fha'],
  ['fha', 'va'],
  ['conventional', 'fha', 'va', 'usda'],
);

/** Just a few amounts, so that different sets often pay the same total. */
const terms = fc.constantFrom<Pick<CatalogProgram, 'maxAmount' | 'maxPercent' | 'percentOf'>>(
  { maxAmount: 5_000, maxPercent: null, percentOf: null },
  { maxAmount: 10_000, maxPercent: null, percentOf: null },
  { maxAmount: 60_000, maxPercent: null, percentOf: null },
  { maxAmount: null, maxPercent: 5, percentOf: 'price' },
  { maxAmount: null, maxPercent: 3, percentOf: 'loan' },
  { maxAmount: 8_000, maxPercent: 10, percentOf: 'loan' },
  { maxAmount: null, maxPercent: null, percentOf: null },
);

/** Returns an unusual value one time in six, and otherwise the usual value. */
const mostly = <T, U>(usual: T, ...unusual: U[]) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...unusual) },
  );

const oneOfMany = fc.record({
  kind: fc.oneof(fc.constantFrom(...ProgramKind.options), fc.constant('grant' as const)),
  terms,
  types,
  pays: fc.constantFrom(...Pays.options, null),
  status: mostly('open' as const, 'unknown' as const, 'paused' as const),
  confidence: mostly('high' as const, 'medium' as const, 'low' as const),
  /**
   * For a buyer with a score below 700: no minimum, a minimum that needs a check, or a minimum that
   * the buyer does not meet.
   */
  minCreditScore: mostly(null, 640, 700),
  minContribution: mostly(null, { percent: 1 }, { amount: 3_000 }),
  says: fc.oneof(
    mostly('any' as const, 'none' as const, 'unknown' as const),
    fc.constant('some' as const),
  ),
});

/**
 * Programs whose combination rules list some of the other programs, in any form that the catalog
 * allows.
 */
export const combinablePrograms: fc.Arbitrary<CatalogProgram[]> = fc
  .array(fc.tuple(oneOfMany, fc.array(fc.nat(7), { minLength: 4, maxLength: 12 })), {
    minLength: 2,
    maxLength: 8,
  })
  .map((list) =>
    list.map(
      (
        [{ terms: caps, says, types: accepted, minCreditScore, minContribution, ...rest }, named],
        i,
      ) =>
        sampleProgram({
          ...rest,
          ...caps,
          id: i + 1,
          slug: `us-${i}`,
          firstMortgage: { types: accepted, from: null },
          rules: { minCreditScore, minContribution },
          combines: { with: says, slugs: named.map((n) => `us-${n}`), says: 'Its text says so.' },
        }),
    ),
  );

/** Arbitrary buyers. For some of them, the assistance covers the whole price. */
export const combinationFacts: fc.Arbitrary<CombinationFacts & { readonly area: Area }> = fc
  .record({
    homePrice: fc.constantFrom(50_000, 300_000, 560_000, 850_000),
    downPayment: fc.constantFrom(1, 3_000, 10_000, 45_000),
    creditScore: fc.constantFrom(...CreditScore.options),
    homePlan: fc.constantFrom('primary', 'primary', 'investment'),
    closingPercent: fc.constantFrom(0, 2, 6, 20),
  })
  .map(({ closingPercent, ...changes }) => ({
    facts: { ...buyer, ...changes },
    area: travis,
    closingCosts: (changes.homePrice * closingPercent) / 100,
  }));

/** Returns each program with its assessment for the buyer. */
export function assessedFor(
  programs: readonly CatalogProgram[],
  { facts, area }: CombinationFacts & { readonly area: Area },
): Assessed[] {
  return assessAll(programs, facts, area, context);
}
