import { emptyDraft, type QuoteDraft, questionNames } from '@latchkey/domain';
import { describe, expect, it } from 'vitest';
import { answerInWords, answerLabel } from './answer-words.ts';

const draft: QuoteDraft = {
  ...emptyDraft(),
  homeType: 'single-family',
  homePlan: 'investment',
  homeLocation: {
    id: 9_021_006_037,
    zipcode: '90210',
    county_code: 6037,
    city: 'Beverly Hills',
    county: 'Los Angeles County',
    state: 'CA',
    property_tax: 0.011,
    insurance_rate: 0.004,
  },
  homePrice: 1_250_000,
  householdIncome: 210_000,
  downPayment: 1,
  creditScore: 'poor',
  housingStatus: false,
  householdSize: 8,
  veteranStatus: true,
  profession: ['law-enforcement', 'healthcare'],
};

describe('answerInWords', () => {
  it('returns each answer as text', () => {
    const words = questionNames.map((name) => answerInWords(draft, name));
    expect(words).toEqual([
      'Single-Family',
      'Investment Property',
      '90210, Beverly Hills, Los Angeles County, CA',
      '$1,250,000',
      '$210,000',
      '$1',
      'Poor (619 and below)',
      'Not First Time Home Buyer',
      '8 or more',
      'Yes',
      'Law Enforcement, Healthcare',
    ]);
  });

  it('returns "yes", "no" and the household size as text', () => {
    const other = { ...draft, housingStatus: true, veteranStatus: false, householdSize: 7 };
    expect(answerInWords(other, 'housingStatus')).toBe('First Time Home Buyer');
    expect(answerInWords(other, 'veteranStatus')).toBe('No');
    expect(answerInWords(other, 'householdSize')).toBe('7');
  });

  it('distinguishes a missing answer from "no profession"', () => {
    expect(answerInWords(emptyDraft(), 'homePrice')).toBeNull();
    expect(answerInWords(emptyDraft(), 'veteranStatus')).toBeNull();
    expect(answerInWords(emptyDraft(), 'profession')).toBe('None Applicable');
  });
});

describe('answerLabel', () => {
  it("returns the label for a question's answer", () => {
    expect(answerLabel('householdIncome')).toBe('Household Income');
  });
});
