import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CreditScore, HomeType } from '../quote/choices.ts';
import { appliedLoanType, type LoanTypeFacts, loanTypeReason } from './applied-loan-type.ts';
import { unknownLimits } from './loan-limit.ts';
import { type LoanType, loanTypeOfScore } from './loan-type.ts';

/** A county's limits for one to four units. */
const limits = {
  conformingLimits: [832_750, 1_066_250, 1_288_800, 1_601_750],
  fhaLimits: [541_287, 693_050, 837_700, 1_041_125],
};

function typeOf(
  types: readonly LoanType[],
  loanAmount: number,
  creditScore: CreditScore = 'good',
  homeType: HomeType = 'single-family',
): LoanType {
  return appliedLoanType({ types, loanAmount, homeType, limits, creditScore });
}

const all = ['Conventional', 'FHA', 'VA', 'USDA'] as const;

describe('appliedLoanType', () => {
  it.each<[readonly LoanType[], number, CreditScore, LoanType]>([
    // The program accepts the credit score's type.
    [all, 300_000, 'good', 'Conventional'],
    [all, 300_000, 'poor', 'FHA'],
    // The program accepts only the other type.
    [['FHA'], 300_000, 'good', 'FHA'],
    [['Conventional'], 300_000, 'poor', 'Conventional'],
    // The boundaries of the conforming and the FHA limit.
    [all, 832_750, 'good', 'Conventional'],
    [['Conventional', 'FHA'], 541_287, 'poor', 'FHA'],
    [['Conventional', 'FHA'], 541_288, 'poor', 'Conventional'],
    // No limit covers the loan. The credit score's type applies, and never VA or USDA.
    [all, 832_751, 'good', 'Conventional'],
    [all, 2_000_000, 'poor', 'FHA'],
    // If the help accepts only one type, that type is used, even over its limit.
    [['FHA', 'VA'], 541_287, 'good', 'FHA'],
    [['FHA', 'VA'], 541_288, 'good', 'FHA'],
    [['FHA', 'USDA'], 541_288, 'excellent', 'FHA'],
    [['Conventional'], 832_751, 'poor', 'Conventional'],
    // The program accepts neither conventional nor FHA. USDA applies if the program accepts it.
    [['USDA', 'VA'], 300_000, 'good', 'USDA'],
    [['USDA'], 2_000_000, 'poor', 'USDA'],
    [['VA'], 300_000, 'good', 'Conventional'],
    [['VA'], 300_000, 'poor', 'FHA'],
    // The program's types are unknown.
    [[], 832_750, 'good', 'Conventional'],
    [[], 832_751, 'good', 'Conventional'],
    [[], 541_287, 'poor', 'FHA'],
    [[], 541_288, 'poor', 'Conventional'],
    [[], 832_751, 'poor', 'FHA'],
  ])(
    'picks the loan type for the types %j, a loan of %s and a %s score: %s',
    (types, loan, score, type) => {
      expect(typeOf(types, loan, score)).toBe(type);
    },
  );

  it.each<[readonly LoanType[], number, CreditScore, LoanType]>([
    // A loan at or below the type's two-unit limit is certainly covered.
    [all, 1_066_250, 'good', 'Conventional'],
    [all, 693_050, 'poor', 'FHA'],
    // Above that limit, a type that certainly covers the loan has priority.
    [all, 693_051, 'poor', 'Conventional'],
    [all, 1_066_250, 'poor', 'Conventional'],
    // For loans up to the four-unit FHA limit, both types depend on the number of units. Above that
    // limit, only one type does.
    [all, 1_066_251, 'poor', 'Conventional'],
    [all, 1_601_750, 'poor', 'Conventional'],
    [all, 1_601_751, 'poor', 'FHA'],
    // If the help accepts only FHA loans, a conventional loan is never used.
    [['FHA'], 693_050, 'good', 'FHA'],
    [['FHA'], 693_051, 'good', 'FHA'],
    [['FHA'], 1_041_125, 'good', 'FHA'],
    [['FHA'], 1_041_126, 'good', 'FHA'],
  ])(
    'picks the loan type for the types %j, a loan of %s and a %s score on 2 to 4 units: %s',
    (types, loan, score, type) => {
      expect(typeOf(types, loan, score, 'multi-family')).toBe(type);
    },
  );

  it.each([unknownLimits, { conformingLimits: [], fhaLimits: [] }])(
    'allows every loan if the limit is unknown: %j',
    (unknown) => {
      const home = { homeType: 'single-family', creditScore: 'good' } as const;
      const facts = { ...home, types: ['FHA'] as const, limits: unknown };
      expect(appliedLoanType({ ...facts, loanAmount: 9_000_000 })).toBe('FHA');
    },
  );

  it('returns a type that both the program and the county allow, if any, and never VA', () => {
    fc.assert(
      fc.property(loanTypeFacts, (facts) => {
        const type = appliedLoanType(facts);
        const fitting = all.filter((each) => takesAndAllows(each, facts));
        if (fitting.length > 0) expect(fitting).toContain(type);
        else if (!facts.types.includes('USDA')) expect(type).not.toBe('USDA');
        expect(type).not.toBe('VA');
      }),
      { numRuns: 1_000 },
    );
  });

  it('keeps the loan type for the credit score whenever the program and the county allow that type', () => {
    fc.assert(
      fc.property(loanTypeFacts, (facts) => {
        const ofScore = loanTypeOfScore(facts.creditScore);
        fc.pre(takesAndAllows(ofScore, facts));
        expect(appliedLoanType(facts)).toBe(ofScore);
        expect(loanTypeReason(facts)).toBeNull();
      }),
    );
  });

  it('does not depend on the order of the program’s types', () => {
    fc.assert(
      fc.property(loanTypeFacts, (facts) => {
        const reversed = { ...facts, types: facts.types.toReversed() };
        expect(appliedLoanType(reversed)).toBe(appliedLoanType(facts));
      }),
    );
  });
});

describe('loanTypeReason', () => {
  it.each<[readonly LoanType[], number, CreditScore, string | null]>([
    [['FHA'], 300_000, 'good', 'program'],
    [['FHA'], 900_000, 'good', 'program'],
    [['VA'], 900_000, 'good', null],
    [['USDA'], 900_000, 'good', 'program'],
    [all, 832_750, 'good', null],
    [all, 832_751, 'good', null],
    [[], 541_287, 'poor', null],
    [[], 541_288, 'poor', 'limit'],
  ])(
    'returns the reason for types %j, a loan of %s and a %s score: %s',
    (types, loanAmount, score, reason) => {
      const home = { homeType: 'condo', limits, creditScore: score } as const;
      expect(loanTypeReason({ types, loanAmount, ...home })).toBe(reason);
    },
  );
});

const limit = fc.option(
  fc
    .array(fc.integer({ min: 400_000, max: 1_500_000 }), { maxLength: 4 })
    .map((limits) => limits.sort((a, b) => a - b)),
);

const loanTypeFacts: fc.Arbitrary<LoanTypeFacts> = fc.record({
  types: fc.subarray([...all]),
  loanAmount: fc.integer({ min: 0, max: 2_000_000 }),
  homeType: fc.constantFrom(...HomeType.options),
  limits: fc.record({ conformingLimits: limit, fhaLimits: limit }),
  creditScore: fc.constantFrom(...CreditScore.options),
});

/**
 * A second implementation of the rule, in different words: a type covers a loan that is at or below
 * the one-unit limit. For two to four units, the type also covers a loan that is at or below the
 * two-unit limit.
 */
function takesAndAllows(type: LoanType, facts: LoanTypeFacts): boolean {
  const { types, loanAmount, homeType, limits } = facts;
  if (type === 'VA' || type === 'USDA') return false;
  const isTaken = types.length === 0 || types.includes(type);
  const ofType = (type === 'FHA' ? limits.fhaLimits : limits.conformingLimits) ?? [];
  const isMultiple = homeType === 'multi-family';
  const isKnown = ofType.length >= (isMultiple ? 4 : 1);
  return isTaken && (!isKnown || loanAmount <= (ofType[isMultiple ? 1 : 0] ?? 0));
}
