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
  ])('accept the condition %j before a tier for everyone else', (when) => {
    expect(accepts({ when }, { when: {} })).toBe(true);
  });

  it.each<[string, object]>([
    ['a percentage of the median without the way to count people', { incomeToPercentAmi: 80 }],
    ['a way to count people alone', { householdSize: 'adjusted' }],
    ['an unknown condition', { disability: true }],
    ['a condition that does not hold', { targetedArea: false }],
    ['an empty list', { loanTypes: [] }],
  ])('reject %s', (_, when) => {
    expect(accepts({ when })).toBe(false);
  });

  it('reject a tier for everyone else before another tier', () => {
    expect(accepts({ when: {} }, { when: ofMedian })).toBe(false);
  });

  it('reject a tier without an amount, and an empty list', () => {
    expect(accepts({ when: {}, maxAmount: null })).toBe(false);
    expect(accepts({ when: {}, maxAmount: null, maxPercent: 4, percentOf: 'loan' })).toBe(true);
    expect(accepts()).toBe(false);
  });

  it('reject an unknown field', () => {
    expect(accepts({ when: {}, why: 'A bonus.' })).toBe(false);
  });
});
