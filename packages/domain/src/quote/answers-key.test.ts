import { describe, expect, it } from 'vitest';
import { austin, sampleAnswers, sampleQuote } from '../../test/quote-samples.ts';
import { answersKey } from './answers-key.ts';
import type { QuoteAnswers } from './quote.ts';

describe('answersKey', () => {
  const key = answersKey(sampleAnswers());

  it.each<Partial<QuoteAnswers>>([
    { homeType: 'single-family' },
    { homePlan: 'vacation' },
    { homeLocation: { ...austin, id: 1 } },
    { homePrice: 400_001 },
    { householdIncome: 90_001 },
    { downPayment: 80_001 },
    { creditScore: 'fair' },
    { housingStatus: false },
    { householdSize: 4 },
    { veteranStatus: true },
    { profession: ['education'] },
  ])('returns a different key for a different answer: %j', (changes) => {
    expect(answersKey(sampleAnswers(changes))).not.toBe(key);
  });

  it('returns the same key for the same answers in any order, saved or unsaved', () => {
    const reversed = Object.fromEntries(Object.entries(sampleAnswers()).reverse());
    expect(answersKey({ ...sampleAnswers(), ...reversed })).toBe(key);
    expect(answersKey(sampleQuote())).toBe(key);
    const twice = sampleAnswers({ profession: ['healthcare', 'education', 'healthcare'] });
    const once = sampleAnswers({ profession: ['education', 'healthcare'] });
    expect(answersKey(twice)).toBe(answersKey(once));
  });

  it('distinguishes equal amounts in different questions', () => {
    const swapped = sampleAnswers({ homePrice: 90_000, householdIncome: 400_000 });
    expect(answersKey(swapped)).not.toBe(key);
  });
});
