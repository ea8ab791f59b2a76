import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CreditScore } from '../quote/choices.ts';
import {
  appliedLoanType,
  type LoanTypeFacts,
  loanTypeReason,
  unknownLimits,
} from './applied-loan-type.ts';
import { type LoanType, loanTypeOfScore } from './loan-type.ts';

/** A county's limits for one unit, then for two units. */
const limits = { conformingLimits: [832_750, 1_066_250], fhaLimits: [541_287, 693_050] };

function typeOf(
  types: readonly LoanType[],
  loanAmount: number,
  creditScore: CreditScore = 'good',
): LoanType {
  return appliedLoanType({ types, loanAmount, limits, creditScore });
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
    // Boundaries of both limits.
    [all, 832_750, 'good', 'Conventional'],
    [all, 832_751, 'good', 'VA'],
    [['FHA', 'VA'], 541_287, 'good', 'FHA'],
    [['FHA', 'VA'], 541_288, 'good', 'VA'],
    [['Conventional', 'FHA'], 541_287, 'poor', 'FHA'],
    [['Conventional', 'FHA'], 541_288, 'poor', 'Conventional'],
    // VA comes before USDA, and neither has a limit.
    [['USDA', 'VA'], 300_000, 'good', 'VA'],
    [['USDA'], 2_000_000, 'poor', 'USDA'],
    // No type fits, so the credit score's type applies.
    [['FHA'], 541_288, 'good', 'Conventional'],
    [['Conventional', 'FHA'], 832_751, 'poor', 'FHA'],
    // The program's types are unknown, so VA and USDA never apply.
    [[], 832_750, 'good', 'Conventional'],
    [[], 832_751, 'good', 'Conventional'],
    [[], 541_287, 'poor', 'FHA'],
    [[], 541_288, 'poor', 'Conventional'],
    [[], 832_751, 'poor', 'FHA'],
  ])(
    'picks the loan type for types %j, a loan of %s and a %s score: %s',
    (types, loan, score, type) => {
      expect(typeOf(types, loan, score)).toBe(type);
    },
  );

  it.each([unknownLimits, { conformingLimits: [], fhaLimits: [] }])(
    'allows every loan where the limit is unknown: %j',
    (unknown) => {
      const facts = { types: ['FHA'] as const, limits: unknown, creditScore: 'good' as const };
      expect(appliedLoanType({ ...facts, loanAmount: 9_000_000 })).toBe('FHA');
    },
  );

  it('returns a type that the program and the county allow, or the credit score’s type', () => {
    fc.assert(
      fc.property(loanTypeFacts, (facts) => {
        const type = appliedLoanType(facts);
        const fitting = all.filter((each) => takesAndAllows(each, facts));
        if (fitting.length === 0) expect(type).toBe(loanTypeOfScore(facts.creditScore));
        else expect(fitting).toContain(type);
      }),
      { numRuns: 1_000 },
    );
  });

  it('keeps the credit score’s type whenever that type fits', () => {
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
    [['FHA'], 900_000, 'good', null],
    [['VA'], 900_000, 'good', 'program'],
    [all, 832_750, 'good', null],
    [all, 832_751, 'good', 'limit'],
    [[], 541_287, 'poor', null],
    [[], 541_288, 'poor', 'limit'],
  ])(
    'gives the reason for types %j, a loan of %s and a %s score: %s',
    (types, loanAmount, score, reason) => {
      expect(loanTypeReason({ types, loanAmount, limits, creditScore: score })).toBe(reason);
    },
  );
});

const limit = fc.option(fc.array(fc.integer({ min: 400_000, max: 1_500_000 }), { maxLength: 4 }));

const loanTypeFacts: fc.Arbitrary<LoanTypeFacts> = fc.record({
  types: fc.subarray([...all]),
  loanAmount: fc.integer({ min: 0, max: 2_000_000 }),
  limits: fc.record({ conformingLimits: limit, fhaLimits: limit }),
  creditScore: fc.constantFrom(...CreditScore.options),
});

/** A second implementation of the rule, taken from the wording of the decision. */
function takesAndAllows(type: LoanType, { types, loanAmount, limits }: LoanTypeFacts): boolean {
  const isUnknown = types.length === 0;
  switch (type) {
    case 'VA':
    case 'USDA':
      return types.includes(type);
    case 'FHA':
      return (isUnknown || types.includes(type)) && loanAmount <= (limits.fhaLimits?.[0] ?? 1e12);
    case 'Conventional':
      return (
        (isUnknown || types.includes(type)) && loanAmount <= (limits.conformingLimits?.[0] ?? 1e12)
      );
  }
}
