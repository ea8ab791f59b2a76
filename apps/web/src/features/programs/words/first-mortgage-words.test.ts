import { describe, expect, it } from 'vitest';
import type { FindingOf } from './finding-words.ts';
import { firstMortgageWords } from './first-mortgage-words.ts';

type Finding = FindingOf<'first-mortgage'>;

function required(changes: Partial<Finding>): string {
  return firstMortgageWords({
    rule: 'first-mortgage',
    verdict: 'not-met',
    reason: 'over',
    required: ['conventional', 'fha'],
    actual: 400_000,
    limit: 350_000,
    limitOf: 'fha',
    pastYear: null,
    ...changes,
  }).required;
}

describe('firstMortgageWords', () => {
  it('states which limit the loan exceeds', () => {
    const shown = (['program', 'fha', 'conventional'] as const).map((limitOf) =>
      required({ limitOf }),
    );
    expect(shown[0]).toBe('The loan is $50,000 over the program’s cap');
    expect(shown[1]).toBe('The loan is $50,000 over the FHA limit of this county');
    expect(new Set(shown).size).toBe(3);
  });

  it('states the year of an expired limit, but not for the program’s own cap', () => {
    const shown = (limitOf: Finding['limitOf']) => required({ limitOf, pastYear: 2026 });
    expect(shown('fha')).toBe(
      'The loan is $50,000 over the FHA limit of this county (2026 limits)',
    );
    expect(shown('program')).toBe('The loan is $50,000 over the program’s cap');
    const any = required({ verdict: 'met', required: [], pastYear: 2026 });
    expect(any).toBe('A first mortgage of at most $350,000 (2026 limits)');
  });

  it('never rounds down the amount that is over the limit', () => {
    expect(required({ actual: 400_000, limit: 399_999 })).toContain('The loan is $1 over');
    expect(required({ actual: 400_000.01, limit: 399_999 })).toContain('The loan is $2 over');
    expect(required({ actual: 400_000, limit: 399_999.99 })).toContain('The loan is $1 over');
  });

  it('shows the amount above the limit only if the rule is not met and has a limit', () => {
    const types = 'Works with these loans: conventional or FHA';
    expect(required({ verdict: 'check' })).toBe(types);
    expect(required({ verdict: 'met' })).toBe(types);
    expect(required({ limit: null })).toBe(types);
  });

  it('shows the limit, the loan types, both or neither', () => {
    expect(required({ verdict: 'check', required: [] })).toBe(
      'A first mortgage of at most $350,000',
    );
    expect(required({ verdict: 'check', required: ['va'], limit: null })).toBe(
      'Works with these loans: VA',
    );
    expect(required({ verdict: 'check', required: [], limit: null })).toBe(
      'A mortgage within the county’s limits',
    );
  });

  it('starts by stating that the buyer must live in the home', () => {
    expect(required({ reason: 'not-primary' })).toBe('These loans are only for a home you live in');
  });
});
