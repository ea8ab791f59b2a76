import { describe, expect, it } from 'vitest';
import { limitedTo } from '@/lib/requirement-words.ts';
import type { FindingOf } from './finding-words.ts';
import { incomeWords, minIncomeWords } from './income-words.ts';

const income = (changes: Partial<FindingOf<'income'>> = {}): FindingOf<'income'> => ({
  rule: 'income',
  verdict: 'check',
  reason: 'between-readings',
  required: 96_150,
  upTo: null,
  percentAmi: null,
  householdSize: null,
  county: null,
  actual: 97_000,
  incomeOf: 'household',
  ...changes,
});

describe('limitedTo', () => {
  it.each([
    [1, 'for 1 person'],
    [2, 'for 2 people'],
    [7, 'for 7 people'],
    [8, 'for 8 or more people'],
  ])(
    'describes a household of %s, and describes the largest choice as that size or more',
    (householdSize, words) => {
      expect(limitedTo(income({ householdSize }))).toBe(words);
    },
  );

  it('names the county alone, the county with the household size, or neither', () => {
    const county = 'Travis County';
    expect(limitedTo(income({ county }))).toBe('in Travis County');
    expect(limitedTo(income({ county, householdSize: 3 }))).toBe('for 3 people in Travis County');
    expect(limitedTo(income())).toBe('');
  });
});

describe('incomeWords', () => {
  it('shows both possible limits, but shows only the lower limit to a buyer whose income is within that limit', () => {
    const upTo = 102_000.5;
    expect(incomeWords(income({ upTo })).required).toBe(
      'At most $96,150 to $102,001 a year, depending on the agency’s table',
    );
    expect(incomeWords(income({ upTo, reason: 'within' })).required).toBe('At most $96,150 a year');
    expect(incomeWords(income({ upTo: null })).required).toBe('At most $96,150 a year');
  });

  it('rounds a calculated limit to whole dollars', () => {
    const shown = (required: number) => incomeWords(income({ required })).required;
    expect(shown(96_150.49)).toBe('At most $96,150 a year');
    expect(shown(96_150.5)).toBe('At most $96,151 a year');
  });

  it('shows the limit as a percentage of the median income if the dollar amount is unknown', () => {
    const shown = (percentAmi: number | null) =>
      incomeWords(income({ reason: 'unknown', required: null, percentAmi })).required;
    expect(shown(80)).toBe('At most 80% of the area’s median income');
    expect(shown(null)).toBe('An income limit we could not find');
  });

  it('states whose income is compared with the limit', () => {
    expect(incomeWords(income()).answer).toBe('$97,000 a year');
    expect(incomeWords(income({ incomeOf: 'borrowers' })).answer).not.toBe('$97,000 a year');
  });
});

describe('minIncomeWords', () => {
  it('shows the minimum as a percentage of the median income if the dollar amount is unknown', () => {
    const { incomeOf: _, ...limit } = income({ required: null });
    const shown = (percentAmi: number | null) =>
      minIncomeWords({ ...limit, rule: 'min-income', reason: 'unknown', percentAmi }).required;
    expect(shown(80)).toBe('More than 80% of the area’s median income');
    expect(shown(null)).not.toContain('%');
  });
});
