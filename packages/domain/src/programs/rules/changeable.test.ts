import { describe, expect, it } from 'vitest';
import { buyer, sampleProgram, travis } from '../../../test/program-samples.ts';
import type { CatalogProgram, ProgramRules } from '../../catalog/catalog-program.ts';
import type { CreditScore } from '../../quote/choices.ts';
import { isChangeable } from './changeable.ts';
import { ruleFindings } from './findings.ts';
import { nothingKnown } from './nothing-known.ts';
import type { ProgramFacts } from './program-facts.ts';

/** Whether the buyer could change the only broken rule. */
function changeable(rules: Partial<ProgramRules>, facts: Partial<ProgramFacts>) {
  return changeableIn(sampleProgram({ rules }), facts);
}

function changeableIn(program: CatalogProgram, facts: Partial<ProgramFacts>) {
  const findings = ruleFindings(program, { ...buyer, ...facts }, travis, nothingKnown, {
    help: 0,
    choice: null,
  });
  const applicable = findings.filter((finding) => finding.reason !== 'not-applicable');
  const broken = applicable.filter(({ verdict }) => verdict === 'not-met');
  expect(broken).toHaveLength(1);
  return broken.every(isChangeable);
}

describe('isChangeable', () => {
  it.each([
    [440_000, true],
    [440_001, false],
  ])(
    'returns, for a price of %s over a cap of 400,000, whether it can be changed: %s',
    (homePrice, expected) => {
      expect(changeable({ maxHomePrice: { limit: 400_000 } }, { homePrice })).toBe(expected);
    },
  );

  it.each([
    [115_000, true],
    [115_001, false],
  ])(
    'returns, for an income of %s over a limit of 100,000, whether it can be changed: %s',
    (householdIncome, expected) => {
      expect(changeable({ maxIncome: { limit: 100_000 } }, { householdIncome })).toBe(expected);
    },
  );

  it.each([
    [104_001, true],
    [119_600, true],
    [119_601, false],
  ])(
    'compares an income of %s with the higher of two possible limits, 104,000: %s',
    (householdIncome, expected) => {
      const maxIncome = { percentAmi: 80, householdSize: 'unknown' } as const;
      expect(changeable({ maxIncome }, { householdIncome })).toBe(expected);
    },
  );

  it.each<[number, CreditScore, boolean]>([
    [720, 'good', true],
    [660, 'fair', true],
    [719, 'fair', true],
    [720, 'fair', false],
    [620, 'poor', true],
    [659, 'poor', true],
    [660, 'poor', false],
  ])(
    'returns, for a minimum score of %s and a %s score, whether it can be changed: %s',
    (min, creditScore, expected) => {
      expect(changeable({ minCreditScore: min }, { creditScore })).toBe(expected);
    },
  );

  it("returns true for the buyer's own contribution and the planned use of the home", () => {
    expect(changeable({ minContribution: { amount: 50_000 } }, { downPayment: 1 })).toBe(true);
    expect(changeable({ occupancy: ['primary'] }, { homePlan: 'vacation' })).toBe(true);
  });

  it.each<[string, Partial<ProgramRules>, Partial<ProgramFacts>]>([
    ['home type', { homeTypes: ['condo'] }, {}],
    ['lowest income', { minIncome: { limit: 80_000 } }, {}],
    [
      'first-time buyer',
      { firstTimeBuyer: { required: true, exceptions: [] } },
      { housingStatus: false },
    ],
    ['veteran', { veteran: 'required' }, {}],
    ['profession', { professions: ['education'] }, {}],
  ])('returns false for any other rule: %s', (_, rules, facts) => {
    expect(changeable(rules, facts)).toBe(false);
  });

  it('returns false for the first mortgage', () => {
    const program = sampleProgram({ firstMortgage: { types: ['fha'], from: null } });
    expect(changeableIn(program, { homePrice: 600_000 })).toBe(false);
  });

  it('returns false for the service area and excluded states', () => {
    expect(changeableIn(sampleProgram({ coverage: { state: 'OK' } }), {})).toBe(false);
    expect(changeableIn(sampleProgram({ coverage: { exceptStates: ['TX'] } }), {})).toBe(false);
  });
});
