import { describe, expect, it } from 'vitest';
import { buyer, sampleProgram, townBased, travis } from '../../../test/program-samples.ts';
import type { Area } from '../../area/area.ts';
import type { ProgramRules } from '../../catalog/catalog-program.ts';
import { incomeFinding } from './income.ts';
import type { KnownFacts } from './known-facts.ts';
import { nothingKnown } from './nothing-known.ts';

function finding(
  rules: Partial<ProgramRules>,
  householdIncome: number,
  area: Area = travis,
  known: KnownFacts = nothingKnown,
) {
  return incomeFinding(sampleProgram({ rules }), { ...buyer, householdIncome }, area, known);
}

function outcome(...given: Parameters<typeof finding>) {
  const { verdict, reason } = finding(...given);
  return `${verdict}: ${reason}`;
}

const stated: Partial<ProgramRules> = { maxIncome: { limit: 100_000 } };
const standIn: Partial<ProgramRules> = { ...stated, standIns: ['income'] };
const ofBorrowers: Partial<ProgramRules> = { ...stated, incomeOf: 'borrowers' };
const ofMedian: Partial<ProgramRules> = {
  maxIncome: { percentAmi: 80, householdSize: 'adjusted' },
};
const eitherWay: Partial<ProgramRules> = {
  maxIncome: { percentAmi: 80, householdSize: 'unknown' },
};
const twoBands: Partial<ProgramRules> = {
  maxIncome: {
    percentAmi: 80,
    threePlusPercentAmi: 100,
    householdSize: 'two-bands',
    base: 'median',
  },
};

describe('incomeFinding', () => {
  it.each<[string, Partial<ProgramRules>, number, string]>([
    ['a stated limit of 100,000', stated, 99_999, 'met: within'],
    ['a stated limit of 100,000', stated, 100_000, 'met: within'],
    ['a stated limit of 100,000', stated, 100_001, 'not-met: over'],
    ['an estimated limit of 100,000', standIn, 100_000, 'met: within'],
    ['an estimated limit of 100,000', standIn, 100_001, 'check: over-stand-in'],
    ['an estimated limit of 100,000', standIn, 115_000, 'check: over-stand-in'],
    ['an estimated limit of 100,000', standIn, 115_001, 'not-met: over'],
    ["HUD's limit of 90,000", ofMedian, 90_000, 'met: within'],
    ["HUD's limit of 90,000", ofMedian, 90_001, 'not-met: over'],
    ['a limit of 90,000 or 104,000', eitherWay, 90_000, 'met: within'],
    ['a limit of 90,000 or 104,000', eitherWay, 90_001, 'check: between-readings'],
    ['a limit of 90,000 or 104,000', eitherWay, 104_000, 'check: between-readings'],
    ['a limit of 90,000 or 104,000', eitherWay, 104_001, 'not-met: over'],
    ['a computed limit of 130,000', twoBands, 130_000, 'met: within'],
    ['a computed limit of 130,000', twoBands, 130_001, 'check: over-computed'],
    ['a computed limit of 130,000', twoBands, 156_000, 'check: over-computed'],
    ['a computed limit of 130,000', twoBands, 156_001, 'not-met: over'],
  ])('compares %s, from the rules %o, with an income of %s', (_, rules, income, expected) => {
    expect(outcome(rules, income)).toBe(expected);
  });

  it('ignores estimated figures in other rules', () => {
    const rules: Partial<ProgramRules> = {
      ...stated,
      standIns: ['price', 'creditScore', 'amount'],
    };
    expect(outcome(rules, 100_001)).toBe('not-met: over');
  });

  it.each([
    [80_999, 'met: within'],
    [81_000, 'check: near-town-limit'],
    [99_000, 'check: near-town-limit'],
    [99_001, 'not-met: over'],
  ])(
    'compares an income of %s with a limit of 90,000 that varies by town by plus or minus 10%%',
    (income, expected) => {
      expect(outcome(ofMedian, income, townBased)).toBe(expected);
    },
  );

  it("uses an agency's own limit without a margin in a county where towns have different limits", () => {
    expect(outcome(stated, 100_000, townBased)).toBe('met: within');
    expect(outcome(stated, 100_001, townBased)).toBe('not-met: over');
  });

  it('needs a check for an income up to 15% over an estimated limit where towns have different limits', () => {
    const rules: Partial<ProgramRules> = { ...ofMedian, standIns: ['income'] };
    expect(outcome(rules, 103_500, townBased)).toBe('check: over-stand-in');
    expect(outcome(rules, 103_501, townBased)).toBe('not-met: over');
  });

  it.each<[string, Partial<ProgramRules>, Area]>([
    ['the limit', { maxIncome: { unknown: true } }, travis],
    ['the county in the list', { maxIncome: { byCounty: {} } }, travis],
    ['every other county', { maxIncome: { byCounty: {}, otherwise: { unknown: true } } }, travis],
    ['the area’s median', ofMedian, { ...travis, income: null }],
  ])('needs a check if %s is unknown', (_, rules, area) => {
    expect(outcome(rules, 1, area)).toBe('check: unknown');
  });

  it('does not apply if the program has no income limit', () => {
    expect(outcome({ maxIncome: null }, 1_000_000_000)).toBe('met: not-applicable');
  });
});

describe("incomeFinding for a program that limits only the borrowers' income", () => {
  it.each([
    [100_000, 'met: within'],
    [100_001, 'check: borrowers-only'],
    [1_000_000_000, 'check: borrowers-only'],
  ])('compares a household income of %s with a limit of 100,000', (income, expected) => {
    expect(outcome(ofBorrowers, income)).toBe(expected);
    expect(outcome(ofBorrowers, income, travis, { borrowersIncome: null })).toBe(expected);
  });

  it.each([
    [0, 'met: within'],
    [100_000, 'met: within'],
    [100_001, 'not-met: over'],
  ])("uses the borrowers' income of %s instead of the household's", (borrowersIncome, expected) => {
    const known = { borrowersIncome };
    for (const householdIncome of [1, 100_001, 500_000]) {
      expect(outcome(ofBorrowers, householdIncome, travis, known)).toBe(expected);
      expect(finding(ofBorrowers, householdIncome, travis, known)).toMatchObject({
        actual: borrowersIncome,
        incomeOf: 'borrowers',
      });
    }
  });

  it.each(['household', 'unknown'] as const)(
    "ignores the borrowers' income if the program limits the income of: %s",
    (incomeOf) => {
      const rules = { ...stated, incomeOf };
      const known = { borrowersIncome: 1 };
      expect(outcome(rules, 100_001, travis, known)).toBe('not-met: over');
      expect(finding(rules, 100_001, travis, known)).toEqual(finding(rules, 100_001));
    },
  );

  it('keeps the reason why an income near the limit is uncertain', () => {
    const rules: Partial<ProgramRules> = { ...eitherWay, incomeOf: 'borrowers' };
    expect(outcome(rules, 104_000)).toBe('check: between-readings');
    expect(outcome(rules, 104_001)).toBe('check: borrowers-only');
  });
});

describe('the limits in an income finding', () => {
  const common = { rule: 'income', householdSize: 3, county: 'Travis County' };

  it.each<[string, Partial<ProgramRules>, number, object]>([
    [
      'an exact limit',
      ofMedian,
      93_200,
      { verdict: 'not-met', reason: 'over', required: 90_000, upTo: null, percentAmi: 80 },
    ],
    [
      'both possible readings of a limit',
      eitherWay,
      93_200,
      {
        verdict: 'check',
        reason: 'between-readings',
        required: 90_000,
        upTo: 104_000,
        percentAmi: 80,
      },
    ],
    [
      'the limit for three or more people and its highest possible value',
      twoBands,
      93_200,
      { verdict: 'met', reason: 'within', required: 130_000, upTo: 156_000, percentAmi: 100 },
    ],
  ])('contain %s, and the income', (_, rules, actual, expected) => {
    expect(finding(rules, actual)).toEqual({
      ...common,
      ...expected,
      actual,
      incomeOf: 'household',
    });
  });
});
