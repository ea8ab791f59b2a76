import { describe, expect, it } from 'vitest';
import { Tiers } from './tiers.ts';

const amount = { maxAmount: 10_000, maxPercent: null, percentOf: null, says: 'Up to $10,000.' };
const ofMedian = { incomeToPercentAmi: 80, householdSize: 'adjusted' };

const accepts = (...tiers: object[]) =>
  Tiers.safeParse(tiers.map((tier) => ({ ...amount, ...tier }))).success;

describe('Tiers', () => {
  it.each([
    [ofMedian],
    [{ incomeTo: 150_000 }],
    [{ scoreFrom: 680, loanTypes: ['fha'] }],
    [{ profession: ['education', 'veteran'] }],
    [{ counties: ['26163'], firstGeneration: true, newHome: true, firstTimeBuyer: true }],
    [{ incomeToPercentOfLimit: 88 }],
  ])('accepts a tier with the condition %j before the tier for everyone else', (when) => {
    expect(accepts({ when }, { when: {} })).toBe(true);
  });

  it.each<[string, object]>([
    [
      'a percentage of the median income without a rule for household size',
      { incomeToPercentAmi: 80 },
    ],
    ['a rule for household size without a percentage', { householdSize: 'adjusted' }],
    ['an unknown condition', { disability: true }],
    ['a condition that does not hold', { targetedArea: false }],
    ['an empty list in a condition', { loanTypes: [] }],
  ])('rejects a tier with %s', (_, when) => {
    expect(accepts({ when })).toBe(false);
  });

  it('rejects a tier for everyone else that is not the last tier', () => {
    expect(accepts({ when: {} }, { when: ofMedian })).toBe(false);
  });

  it('rejects a tier without an amount, and an empty list of tiers', () => {
    expect(accepts({ when: {}, maxAmount: null })).toBe(false);
    expect(accepts({ when: {}, maxAmount: null, maxPercent: 4, percentOf: 'loan' })).toBe(true);
    expect(accepts()).toBe(false);
  });

  it('rejects an unknown field in a tier', () => {
    expect(accepts({ when: {}, why: 'A bonus.' })).toBe(false);
  });
});
