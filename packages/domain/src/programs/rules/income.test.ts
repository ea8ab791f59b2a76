import { describe, expect, it } from 'vitest';
import { buyer, sampleProgram, townBased, travis } from '../../../test/program-samples.ts';
import type { Area } from '../../area/area.ts';
import type { ProgramRules } from '../../catalog/catalog-program.ts';
import { incomeFinding } from './income.ts';

function found(rules: Partial<ProgramRules>, householdIncome: number, area: Area = travis) {
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
  ])('holds an income of %s against a stated limit of 100,000', (income, expected) => {
    expect(found(stated, income)).toBe(expected);
  });

  it.each([
    [100_000, 'met: within'],
    [100_001, 'check: over-stand-in'],
    [115_000, 'check: over-stand-in'],
    [115_001, 'not-met: over'],
  ])('lets an income of %s be checked against a stand-in of 100,000', (income, expected) => {
    expect(found(standIn, income)).toBe(expected);
  });

  it('takes no other rule for a stand-in of the income', () => {
    expect(found({ ...stated, standIns: ['price', 'creditScore', 'amount'] }, 100_001)).toBe(
      'not-met: over',
    );
  });

  it.each([
    [80_999, 'met: within'],
    [81_000, 'check: near-town-limit'],
    [99_000, 'check: near-town-limit'],
    [99_001, 'not-met: over'],
  ])('lets %s be checked within 10 %% of a town-based 90,000', (income, expected) => {
    expect(found(ofMedian, income, townBased)).toBe(expected);
  });

  it('holds the same limit to the dollar where the county is one area', () => {
    expect(found(ofMedian, 90_000)).toBe('met: within');
    expect(found(ofMedian, 90_001)).toBe('not-met: over');
  });

  it('holds an agency’s own limit to the dollar in a town-based county', () => {
    expect(found(stated, 100_000, townBased)).toBe('met: within');
    expect(found(stated, 100_001, townBased)).toBe('not-met: over');
  });

  it('lets a stand-in in a town-based county be checked up to 15 % over', () => {
    const rules: Partial<ProgramRules> = { ...ofMedian, standIns: ['income'] };
    expect(found(rules, 103_500, townBased)).toBe('check: over-stand-in');
    expect(found(rules, 103_501, townBased)).toBe('not-met: over');
  });

  it.each<[string, Partial<ProgramRules>, Area]>([
    ['the limit', { maxIncome: { unknown: true } }, travis],
    ['the county in the list', { maxIncome: { byCounty: {} } }, travis],
    ['the area’s median', ofMedian, { ...travis, income: null }],
  ])('is to be checked where %s is not known', (_, rules, area) => {
    expect(found(rules, 1, area)).toBe('check: unknown');
  });

  it('asks nothing where there is no limit', () => {
    expect(found({ maxIncome: null }, 1_000_000_000)).toBe('met: not-applicable');
  });

  it('says the limit, for whom and where, and the income', () => {
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
