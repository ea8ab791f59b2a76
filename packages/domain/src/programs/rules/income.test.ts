import { describe, expect, it } from 'vitest';
import { buyer, sampleProgram, townBased, travis } from '../../../test/program-samples.ts';
import type { Area } from '../../area/area.ts';
import type { ProgramRules } from '../../catalog/catalog-program.ts';
import { incomeFinding } from './income.ts';

function outcome(rules: Partial<ProgramRules>, householdIncome: number, area: Area = travis) {
  const { verdict, reason } = incomeFinding(
    sampleProgram({ rules }),
    { ...buyer, householdIncome },
    area,
  );
  return `${verdict}: ${reason}`;
}

const stated: Partial<ProgramRules> = { maxIncome: { limit: 100_000 } };
const standIn: Partial<ProgramRules> = { ...stated, standIns: ['income'] };
const ofMedian: Partial<ProgramRules> = { maxIncome: { percentAmi: 80 } };

describe('incomeFinding', () => {
  it.each([
    [99_999, 'met: within'],
    [100_000, 'met: within'],
    [100_001, 'not-met: over'],
  ])('compares an income of %s with a stated limit of 100,000', (income, expected) => {
    expect(outcome(stated, income)).toBe(expected);
  });

  it.each([
    [100_000, 'met: within'],
    [100_001, 'check: over-stand-in'],
    [115_000, 'check: over-stand-in'],
    [115_001, 'not-met: over'],
  ])('compares an income of %s with an estimated limit of 100,000', (income, expected) => {
    expect(outcome(standIn, income)).toBe(expected);
  });

  it('ignores estimates in other rules', () => {
    expect(outcome({ ...stated, standIns: ['price', 'creditScore', 'amount'] }, 100_001)).toBe(
      'not-met: over',
    );
  });

  it.each([
    [80_999, 'met: within'],
    [81_000, 'check: near-town-limit'],
    [99_000, 'check: near-town-limit'],
    [99_001, 'not-met: over'],
  ])('compares %s with a town-based limit of 90,000 plus or minus 10%%', (income, expected) => {
    expect(outcome(ofMedian, income, townBased)).toBe(expected);
  });

  it('is exact to the dollar if the whole county has one limit', () => {
    expect(outcome(ofMedian, 90_000)).toBe('met: within');
    expect(outcome(ofMedian, 90_001)).toBe('not-met: over');
  });

  it("is exact to the dollar for an agency's own limit in a town-based county", () => {
    expect(outcome(stated, 100_000, townBased)).toBe('met: within');
    expect(outcome(stated, 100_001, townBased)).toBe('not-met: over');
  });

  it('needs a check up to 15% over an estimated limit in a town-based county', () => {
    const rules: Partial<ProgramRules> = { ...ofMedian, standIns: ['income'] };
    expect(outcome(rules, 103_500, townBased)).toBe('check: over-stand-in');
    expect(outcome(rules, 103_501, townBased)).toBe('not-met: over');
  });

  it.each<[string, Partial<ProgramRules>, Area]>([
    ['the limit', { maxIncome: { unknown: true } }, travis],
    ['the county in the list', { maxIncome: { byCounty: {} } }, travis],
    ['the area’s median', ofMedian, { ...travis, income: null }],
  ])('needs a check if %s is unknown', (_, rules, area) => {
    expect(outcome(rules, 1, area)).toBe('check: unknown');
  });

  it('does not apply without a limit', () => {
    expect(outcome({ maxIncome: null }, 1_000_000_000)).toBe('met: not-applicable');
  });

  it('returns the limit, its household size and county, and the income', () => {
    const program = sampleProgram({ rules: ofMedian });
    const finding = incomeFinding(program, { ...buyer, householdIncome: 93_200 }, travis);
    expect(finding).toEqual({
      rule: 'income',
      verdict: 'not-met',
      reason: 'over',
      required: 90_000,
      actual: 93_200,
      percentAmi: 80,
      householdSize: 3,
      county: 'Travis County',
    });
  });
});
