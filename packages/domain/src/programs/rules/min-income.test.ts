import { describe, expect, it } from 'vitest';
import { buyer, sampleProgram, townBased, travis } from '../../../test/program-samples.ts';
import type { Area } from '../../area/area.ts';
import { minIncomeFinding } from './min-income.ts';

const above80 = sampleProgram({ rules: { minIncome: { percentAmi: 80 } } });

function outcome(householdIncome: number, area: Area = travis, program = above80) {
  const facts = { ...buyer, householdIncome };
  const { verdict, reason } = minIncomeFinding(program, facts, area);
  return `${verdict}: ${reason}`;
}

describe('minIncomeFinding', () => {
  it.each([
    [89_999, 'not-met: not-above'],
    [90_000, 'not-met: not-above'],
    [90_001, 'met: above'],
  ])('requires more than 90,000 (80%% for 3 people) and gets %s', (income, expected) => {
    expect(outcome(income)).toBe(expected);
  });

  it.each([
    [80_999, 'not-met: not-above'],
    [81_000, 'check: near-town-limit'],
    [99_000, 'check: near-town-limit'],
    [99_001, 'met: above'],
  ])('compares %s with a town-based minimum of 90,000 plus or minus 10%%', (income, expected) => {
    expect(outcome(income, townBased)).toBe(expected);
  });

  it('needs a check if the area has no figures', () => {
    expect(outcome(75_000, { ...travis, income: null })).toBe('check: unknown');
  });

  it('has no tolerance if only the maximum is an estimate', () => {
    const rules = { ...above80.rules, standIns: ['income' as const] };
    expect(outcome(90_000, travis, sampleProgram({ rules }))).toBe('not-met: not-above');
  });

  it('does not apply without a minimum', () => {
    expect(outcome(1, travis, sampleProgram())).toBe('met: not-applicable');
  });
});
