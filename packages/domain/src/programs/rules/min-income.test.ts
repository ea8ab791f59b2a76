import { describe, expect, it } from 'vitest';
import { buyer, sampleProgram, townBased, travis } from '../../../test/program-samples.ts';
import type { Area } from '../../area/area.ts';
import type { ProgramRules } from '../../catalog/catalog-program.ts';
import type { MinIncome } from '../../catalog/limits.ts';
import { minIncomeFinding } from './min-income.ts';

const above80: MinIncome = { percentAmi: 80, householdSize: 'adjusted' };
const eitherWay: MinIncome = { percentAmi: 80, householdSize: 'unknown' };
const twoBands: MinIncome = {
  percentAmi: 60,
  threePlusPercentAmi: 80,
  householdSize: 'two-bands',
  base: 'median',
};

function outcome(
  minIncome: MinIncome | null,
  householdIncome: number,
  area: Area = travis,
  standIns: ProgramRules['standIns'] = [],
) {
  const program = sampleProgram({ rules: { minIncome, standIns } });
  const { verdict, reason } = minIncomeFinding(program, { ...buyer, householdIncome }, area);
  return `${verdict}: ${reason}`;
}

describe('minIncomeFinding', () => {
  it.each<[string, MinIncome, number, string]>([
    ['90,000 (80% for 3 people)', above80, 89_999, 'not-met: not-above'],
    ['90,000 (80% for 3 people)', above80, 90_000, 'not-met: not-above'],
    ['90,000 (80% for 3 people)', above80, 90_001, 'met: above'],
    ['50,000', { limit: 50_000 }, 50_000, 'not-met: not-above'],
    ['50,000', { limit: 50_000 }, 50_001, 'met: above'],
    ['90,000 or 104,000', eitherWay, 90_000, 'not-met: not-above'],
    ['90,000 or 104,000', eitherWay, 90_001, 'check: near-minimum'],
    ['90,000 or 104,000', eitherWay, 104_000, 'check: near-minimum'],
    ['90,000 or 104,000', eitherWay, 104_001, 'met: above'],
    ['104,000, computed', twoBands, 104_000, 'not-met: not-above'],
    ['104,000, computed', twoBands, 104_001, 'check: near-minimum'],
    ['104,000, computed', twoBands, 124_800, 'check: near-minimum'],
    ['104,000, computed', twoBands, 124_801, 'met: above'],
  ])(
    'requires more than %s, from the rule %o, with an income of %s',
    (_, minIncome, income, expected) => {
      expect(outcome(minIncome, income)).toBe(expected);
    },
  );

  it.each([
    [80_999, 'not-met: not-above'],
    [81_000, 'check: near-minimum'],
    [99_000, 'check: near-minimum'],
    [99_001, 'met: above'],
  ])(
    'compares an income of %s with a minimum of 90,000 that varies by town by plus or minus 10%%',
    (income, expected) => {
      expect(outcome(above80, income, townBased)).toBe(expected);
    },
  );

  it('needs a check if we have no figures for the area', () => {
    expect(outcome(above80, 75_000, { ...travis, income: null })).toBe('check: unknown');
  });

  it('has no tolerance if only the maximum income is an estimate', () => {
    expect(outcome(above80, 90_001, travis, ['income'])).toBe('met: above');
    expect(outcome(above80, 90_000, travis, ['income'])).toBe('not-met: not-above');
  });

  it('does not apply if the program has no minimum income', () => {
    expect(outcome(null, 1)).toBe('met: not-applicable');
  });
});
