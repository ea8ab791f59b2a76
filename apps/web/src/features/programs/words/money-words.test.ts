import { describe, expect, it } from 'vitest';
import { ownContributionWords, priceWords } from './money-words.ts';

describe('priceWords', () => {
  const price = {
    rule: 'price',
    verdict: 'check',
    actual: 400_000,
    isBondLimit: false,
    pastYear: null,
  } as const;

  it('says “about” only for a cap that replaces the program’s unknown cap', () => {
    const shown = (reason: 'over' | 'over-stand-in') =>
      priceWords({ ...price, reason, required: 388_000, fhaLimit: null }).required;
    expect(shown('over')).toBe('A price of at most $388,000');
    expect(shown('over-stand-in')).toBe('A price of at most about $388,000');
  });

  it('states that the cap is the IRS limit', () => {
    const shown = (reason: 'over' | 'over-stand-in') =>
      priceWords({
        ...price,
        reason,
        required: 566_355,
        fhaLimit: null,
        isBondLimit: true,
        pastYear: null,
      });
    const words = 'the IRS limit for bond loans in this county';
    expect(shown('over').required).toBe(`A price of at most $566,355: ${words}`);
    expect(shown('over-stand-in').required).toBe(`A price of at most about $566,355: ${words}`);
  });

  it('compares an unknown cap with the FHA limit, if that limit is known', () => {
    const shown = (fhaLimit: number | null) =>
      priceWords({ ...price, reason: 'unknown', required: null, fhaLimit }).required;
    expect(shown(571_550)).toContain('$571,550');
    expect(shown(null)).toBe('A price cap we could not find');
  });
});

describe('ownContributionWords', () => {
  it('shows the required contribution to the cent', () => {
    const finding = { rule: 'own-contribution', verdict: 'not-met', reason: 'short' } as const;
    const words = ownContributionWords({ ...finding, required: 4_200.5, actual: 4_200 });
    expect(words.required).toBe('At least $4,200.50 of your own money');
    expect(words.answer).toBe('$4,200');
  });
});
