import { describe, expect, it } from 'vitest';
import { cityCheck, conditionsCheck, scoreCheck, tierCheck } from '../../test/finding-samples.ts';
import { checkId, mostIfYes, openChecks } from './open-checks.ts';

const byAgency = conditionsCheck({ says: 'Ask a lender.', key: null });

describe('openChecks', () => {
  it('lists every check that a short answer can resolve, in the order of the rules', () => {
    const savings = conditionsCheck({ says: 'At most $20,000 in cash.', key: 'savings' });
    const { short, needsAgency } = openChecks({
      rules: [cityCheck('Detroit'), scoreCheck(640), savings],
    });
    expect(short.map(checkId)).toEqual(['city-limits:Detroit', 'score:640', 'savings']);
    expect(needsAgency).toBe(false);
  });

  it.each([
    ['a city limit without a short question', cityCheck('Detroit', null)],
    ['a condition without a short question', byAgency],
    ['a tier for a neighborhood', tierCheck({ condition: 'targeted-area' })],
  ])('requires a call to the agency for %s', (_, rule) => {
    const { short, needsAgency } = openChecks({ rules: [scoreCheck(640), rule] });
    expect(short.map(checkId)).toEqual(['score:640']);
    expect(needsAgency).toBe(true);
  });

  it('marks the checks that affect only the amount', () => {
    const tier = tierCheck({ condition: 'score', from: 680 });
    const { short, ofAmount } = openChecks({ rules: [scoreCheck(640), tier] });
    expect(short.map(checkId)).toEqual(['score:640', 'score:680']);
    expect(ofAmount.map(checkId)).toEqual(['score:680']);
  });

  it('lists no checks for rules that the buyer meets', () => {
    const met = { ...scoreCheck(640), verdict: 'met' as const };
    expect(openChecks({ rules: [met] })).toEqual({ short: [], ofAmount: [], needsAgency: false });
  });
});

describe('mostIfYes', () => {
  it('returns the larger amount if short answers can decide which amount applies', () => {
    const most = (rule: Parameters<typeof mostIfYes>[0]['rules'][number]) =>
      mostIfYes({ maxAmount: 10_000, rules: [rule] });
    expect(most(tierCheck({ condition: 'score', from: 680 }))).toBe(18_000);
    expect(most(tierCheck({ condition: 'targeted-area' }))).toBe(10_000);
    expect(most(scoreCheck(640))).toBe(10_000);
  });
});
