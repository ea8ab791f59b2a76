import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areas } from '../../../test/limit-arbitraries.ts';
import { programFacts, programs } from '../../../test/program-arbitraries.ts';
import { buyer, sampleProgram, travis } from '../../../test/program-samples.ts';
import { FirstMortgageType, type MaxFirstMortgage } from '../../catalog/first-mortgage.ts';
import type { LoanLimits } from '../../loan/loan-limit.ts';
import { CreditScore, HomePlan, HomeType } from '../../quote/choices.ts';
import type { UnitCount } from '../../quote/unit-count.ts';
import { firstMortgageFinding } from './first-mortgage.ts';
import type { ProgramFacts } from './program-facts.ts';
import type { RuleVerdict } from './verdict.ts';

const CONFORMING = 832_750;
const FHA = 571_550;

interface Given extends Partial<ProgramFacts> {
  readonly types?: FirstMortgageType[];
  readonly cap?: MaxFirstMortgage | null;
  readonly area?: LoanLimits;
}

/** Returns the finding for a loan of this size in Travis County. */
function finding(loan: number, { types = [], cap = null, area = travis, ...facts }: Given = {}) {
  const program = sampleProgram({
    firstMortgage: { types, from: null },
    maxFirstMortgage: cap,
  });
  const { downPayment } = buyer;
  return firstMortgageFinding(
    program,
    { ...buyer, ...facts, homePrice: loan + downPayment },
    area,
    0,
  );
}

function outcome(...given: Parameters<typeof finding>) {
  const { verdict, reason } = finding(...given);
  return `${verdict}: ${reason}`;
}

const rank: Record<RuleVerdict, number> = { met: 0, check: 1, 'not-met': 2 };

describe('firstMortgageFinding', () => {
  it.each<[Pick<Given, 'types' | 'cap'>, number, string]>([
    [{ types: ['fha'] }, FHA, 'met: within'],
    [{ types: ['fha'] }, FHA + 1, 'check: new-limits'],
    [{ types: ['fha'] }, 600_127, 'check: new-limits'],
    [{ types: ['fha'] }, 600_128, 'not-met: over'],
    [{ types: ['fha', 'va'], cap: 'fha-limit' }, 600_127, 'check: new-limits'],
    [{ cap: 'fha-limit' }, 600_128, 'not-met: over-cap'],
    [{ types: [] }, FHA + 1, 'check: unknown-type'],
  ])("with last year's limits and %j, rates a loan of %i as %s", (program, loan, expected) => {
    const area = { ...travis, pastLimitYear: 2026 };
    expect(outcome(loan, { ...program, area })).toBe(expected);
    expect(finding(loan, { ...program, area }).pastYear).toBe(2026);
  });

  it.each<[FirstMortgageType[], number, string]>([
    [['conventional'], CONFORMING, 'met: within'],
    [['conventional'], CONFORMING + 1, 'not-met: over'],
    [['fha'], FHA, 'met: within'],
    [['fha'], FHA + 1, 'not-met: over'],
    [['fha', 'conventional'], CONFORMING, 'met: within'],
    [['fha', 'conventional'], CONFORMING + 1, 'not-met: over'],
    [['fha', 'va'], FHA, 'met: within'],
    [['fha', 'va'], FHA + 1, 'not-met: over'],
    [['fha', 'usda'], FHA, 'met: within'],
    [['fha', 'usda'], FHA + 1, 'check: usda-only'],
    [['fha', 'va', 'usda'], FHA + 1, 'check: usda-only'],
    [['va'], 1, 'not-met: no-service'],
    [['va', 'usda'], 1, 'check: usda-only'],
    [['usda'], 1, 'check: usda-only'],
    [[], FHA, 'met: within'],
    [[], FHA + 1, 'check: unknown-type'],
    [[], CONFORMING + 1, 'check: unknown-type'],
  ])('rates the accepted types %j with a loan of %s: %s', (types, loan, expected) => {
    expect(outcome(loan, { types })).toBe(expected);
  });

  it.each<[FirstMortgageType[], number, string]>([
    [['fha'], FHA, 'met: within'],
    [['fha', 'va'], FHA + 1, 'check: va-only'],
    [['fha', 'va', 'usda'], FHA + 1, 'check: va-only'],
    [['conventional'], CONFORMING + 1, 'not-met: over'],
    [['va'], 1, 'check: va-only'],
    [['va', 'usda'], 1, 'check: va-only'],
  ])(
    'rates the accepted types %j for a buyer who served, with a loan of %s: %s',
    (types, loan, expected) => {
      expect(outcome(loan, { types, veteranStatus: true })).toBe(expected);
    },
  );

  it.each<[FirstMortgageType[], number, string]>([
    [['fha'], 731_700, 'met: within'],
    [['fha'], 731_701, 'check: more-units'],
    [['fha'], 1_099_150, 'check: more-units'],
    [['fha'], 1_099_151, 'not-met: over'],
    [['conventional'], 1_066_250, 'met: within'],
    [['conventional'], 1_066_251, 'check: more-units'],
    [['conventional'], 1_601_750, 'check: more-units'],
    [['conventional'], 1_601_751, 'not-met: over'],
    [['fha', 'conventional'], 1_099_151, 'check: more-units'],
    [['fha', 'va'], 731_701, 'check: more-units'],
    [['fha', 'va'], 1_099_151, 'not-met: over'],
    [['va'], 1, 'not-met: no-service'],
    [[], 731_700, 'met: within'],
    [[], 731_701, 'check: unknown-type'],
  ])(
    'rates the accepted types %j for a home of 2-4 units with a loan of %s: %s',
    (types, loan, expected) => {
      expect(outcome(loan, { types, homeType: 'multi-family' })).toBe(expected);
    },
  );

  it('uses the limit for the actual number of units once it is known', () => {
    const at = (loan: number, units: UnitCount) =>
      outcome(loan, { types: ['fha'], homeType: 'multi-family', area: { ...travis, units } });
    expect(at(731_701, 2)).toBe('not-met: over');
    expect(at(884_450, 3)).toBe('met: within');
    expect(at(884_451, 3)).toBe('not-met: over');
    expect(at(1_099_150, 4)).toBe('met: within');
  });

  it.each<[FirstMortgageType[], number, string]>([
    [['fha'], 1, 'not-met: not-primary'],
    [['va'], 1, 'not-met: not-primary'],
    [['usda'], 1, 'not-met: not-primary'],
    [['fha', 'va', 'usda'], 1, 'not-met: not-primary'],
    [['conventional'], CONFORMING, 'met: within'],
    [['conventional'], CONFORMING + 1, 'not-met: over'],
    [['conventional', 'va'], CONFORMING + 1, 'not-met: over'],
    [[], FHA, 'met: within'],
  ])(
    'rates the accepted types %j for a vacation home or rental, with a loan of %s: %s',
    (types, loan, expected) => {
      expect(outcome(loan, { types, homePlan: 'investment' })).toBe(expected);
      expect(outcome(loan, { types, homePlan: 'vacation' })).toBe(expected);
    },
  );

  it.each<[FirstMortgageType[], number, string]>([
    [['conventional'], CONFORMING, 'check: conventional-score'],
    [['conventional'], CONFORMING + 1, 'not-met: over'],
    [['conventional', 'fha'], FHA, 'met: within'],
    [['conventional', 'fha'], FHA + 1, 'check: conventional-score'],
    [['fha'], FHA, 'met: within'],
    [[], FHA, 'met: within'],
  ])(
    'rates the accepted types %j for a score below 620, with a loan of %s: %s',
    (types, loan, expected) => {
      expect(outcome(loan, { types, creditScore: 'poor' })).toBe(expected);
    },
  );

  it('accepts a conventional loan for a score of 620', () => {
    expect(outcome(CONFORMING, { types: ['conventional'], creditScore: 'fair' })).toBe(
      'met: within',
    );
  });

  it.each<[MaxFirstMortgage, Given, number, string]>([
    [{ limit: 400_000 }, {}, 400_000, 'met: within'],
    [{ limit: 400_000 }, {}, 400_001, 'not-met: over-cap'],
    [{ limit: 400_000 }, { homeType: 'multi-family' }, 400_001, 'not-met: over-cap'],
    [{ limit: 900_000 }, { types: ['fha'] }, FHA + 1, 'not-met: over'],
    ['fha-limit', { types: ['conventional'] }, FHA, 'met: within'],
    ['fha-limit', { types: ['conventional'] }, FHA + 1, 'not-met: over-cap'],
    [
      'fha-limit',
      { types: ['conventional'], homeType: 'multi-family' },
      731_701,
      'check: more-units',
    ],
    [
      'fha-limit',
      { types: ['conventional'], homeType: 'multi-family' },
      1_099_151,
      'not-met: over-cap',
    ],
    ['conforming-limit', { types: ['usda'] }, CONFORMING, 'check: usda-only'],
    ['conforming-limit', { types: ['usda'] }, CONFORMING + 1, 'not-met: over-cap'],
    ['conforming-limit', {}, CONFORMING, 'check: unknown-type'],
    ['conforming-limit', {}, CONFORMING + 1, 'not-met: over-cap'],
  ])("applies the program's own cap %j with %o to a loan of %s", (cap, given, loan, expected) => {
    expect(outcome(loan, { cap, ...given })).toBe(expected);
  });

  it.each([[null], [[]]])(
    'needs a check if the result depends on a county limit of %j',
    (limits) => {
      const noFha = { ...travis, fhaLimits: limits };
      const noConforming = { ...travis, conformingLimits: limits };
      const both: FirstMortgageType[] = ['fha', 'conventional'];

      expect(outcome(1, { area: noFha })).toBe('check: unknown-limit');
      expect(outcome(1, { area: noConforming })).toBe('check: unknown-limit');
      expect(outcome(1, { area: noFha, types: ['fha'] })).toBe('check: unknown-limit');
      expect(outcome(1, { area: noFha, cap: 'fha-limit' })).toBe('check: unknown-limit');
      expect(outcome(FHA, { area: noConforming, types: both })).toBe('met: within');
      expect(outcome(FHA + 1, { area: noConforming, types: both })).toBe('check: unknown-limit');
      expect(outcome(1, { area: noFha, types: ['usda'] })).toBe('check: usda-only');
      expect(outcome(1, { area: noFha, types: ['fha'], homePlan: 'vacation' })).toBe(
        'not-met: not-primary',
      );
    },
  );

  it('reports that a loan type is not available for this home even if the cap needs a check', () => {
    const rented: Given = { types: ['fha'], cap: 'fha-limit', homePlan: 'investment' };
    const area = { ...travis, fhaLimits: null };
    expect(outcome(1, { ...rented, area })).toBe('not-met: not-primary');
    expect(outcome(FHA + 1, { ...rented, homeType: 'multi-family' })).toBe('not-met: not-primary');
  });

  it.each<[string, Given, number, object]>([
    ['the limit that the loan is within', { types: ['fha'] }, 1, { limit: FHA, limitOf: 'fha' }],
    [
      'the larger limit that the loan is over',
      { types: ['fha', 'conventional'] },
      CONFORMING + 1,
      { limit: CONFORMING, limitOf: 'conventional' },
    ],
    ['the smaller limit for unknown types', {}, FHA + 1, { limit: FHA, limitOf: 'fha' }],
    ['the cap', { cap: { limit: 9 } }, 10, { limit: 9, limitOf: 'program' }],
    ['no limit if none is known', { types: ['usda'] }, 1, { limit: null, limitOf: null }],
    [
      'the two-unit limit if the number of units decides',
      { types: ['fha'], homeType: 'multi-family' },
      731_701,
      { limit: 731_700, limitOf: 'fha' },
    ],
  ])('returns %s', (_, given, loan, expected) => {
    const required = given.types ?? [];
    expect(finding(loan, given)).toMatchObject({ required, actual: loan, ...expected });
  });

  it("subtracts the buyer's own money and the program's assistance from the price, down to 0", () => {
    const facts = { ...buyer, homePrice: 600_000, downPayment: 10_000 };
    const loan = (help: number) =>
      firstMortgageFinding(sampleProgram(), facts, travis, help).actual;
    expect(loan(0)).toBe(590_000);
    expect(loan(20_000)).toBe(570_000);
    expect(loan(600_000)).toBe(0);
  });

  it('depends on military service only for VA loans, and never on household size or profession', () => {
    fc.assert(
      fc.property(programs, programFacts, programFacts, areas, (program, facts, other, area) => {
        const { householdSize, householdIncome, profession, housingStatus } = other;
        const isVa = program.firstMortgage.types.includes('va');
        const { veteranStatus } = isVa ? facts : other;
        const changed = {
          ...facts,
          veteranStatus,
          householdSize,
          householdIncome,
          profession,
          housingStatus,
        };
        const expected = firstMortgageFinding(program, facts, area, 5_000);
        expect(firstMortgageFinding(program, changed, area, 5_000)).toEqual(expected);
      }),
    );
  });

  it('never returns a better verdict for a larger loan', () => {
    const given: fc.Arbitrary<Given> = fc.record({
      types: fc.subarray([...FirstMortgageType.options]),
      cap: fc.constantFrom<(MaxFirstMortgage | null)[]>(
        null,
        { limit: 900_000 },
        'fha-limit',
        'conforming-limit',
      ),
      area: areas,
      homeType: fc.constantFrom(...HomeType.options),
      homePlan: fc.constantFrom(...HomePlan.options),
      creditScore: fc.constantFrom(...CreditScore.options),
    });
    const loans = fc.integer({ min: 0, max: 2_500_000 });
    fc.assert(
      fc.property(given, loans, loans, (one, a, b) => {
        const smaller = finding(Math.min(a, b), one);
        const larger = finding(Math.max(a, b), one);
        expect(rank[larger.verdict]).toBeGreaterThanOrEqual(rank[smaller.verdict]);
      }),
      { numRuns: 1000 },
    );
  });
});
