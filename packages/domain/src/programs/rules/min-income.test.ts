import { describe, expect, it } from 'vitest';
import { buyer, sampleProgram, townBased, travis } from '../../../test/program-samples.ts';
import type { Area } from '../../area/area.ts';
import { minIncomeFinding } from './min-income.ts';

const above80 = sampleProgram({ rules: { minIncome: { percentAmi: 80 } } });

function found(householdIncome: number, area: Area = travis, program = above80) {
  const facts = { ...buyer, householdIncome };
  const { verdict, reason } = minIncomeFinding(program, facts, area);
  return `${verdict}: ${reason}`;
}

describe('minIncomeFinding', () => {
  it.each([
    [89_999, 'not-met: not-above'],
    [90_000, 'not-met: not-above'],
    [90_001, 'met: above'],
  ])('asks for more than 90,000, 80 %% for 3 persons, and finds %s', (income, expected) => {
    expect(found(income)).toBe(expected);
  });

  it.each([
    [80_999, 'not-met: not-above'],
    [81_000, 'check: near-town-limit'],
    [99_000, 'check: near-town-limit'],
    [99_001, 'met: above'],
  ])('lets %s be checked within 10 %% of a town-based 90,000', (income, expected) => {
    expect(found(income, townBased)).toBe(expected);
  });

  it('is to be checked where the area’s figures are not known', () => {
    expect(found(75_000, { ...travis, income: null })).toBe('check: unknown');
  });

  it('is not widened where the upper limit is a stand-in', () => {
    const rules = { ...above80.rules, standIns: ['income' as const] };
    expect(found(90_000, travis, sampleProgram({ rules }))).toBe('not-met: not-above');
  });

  it('asks nothing where there is no lower bound', () => {
    expect(found(1, travis, sampleProgram())).toBe('met: not-applicable');
  });
});
