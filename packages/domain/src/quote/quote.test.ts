import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answers, rubbish } from '../../test/quote-arbitraries.ts';
import { sampleAnswers, sampleQuote } from '../../test/quote-samples.ts';
import { isValidationKey, validationMessages } from '../validation/messages.ts';
import { questionNames } from './question-lists.ts';
import { Quote, QuoteAnswers } from './quote.ts';

/** Returns the message of the first issue, which the page shows below the button. */
function firstSentence(changes: object): string | undefined {
  const message = QuoteAnswers.safeParse({ ...sampleAnswers(), ...changes }).error?.issues[0]
    ?.message;
  return message !== undefined && isValidationKey(message) ? validationMessages[message] : message;
}

describe('QuoteAnswers', () => {
  it.each([
    ['homePrice', null, 'Home price value is required'],
    ['homePrice', Number.NaN, 'Home price value is required'],
    ['homePrice', '400000', 'Home price value is required'],
    ['homePrice', -1, 'Home price must be non-negative'],
    ['homePrice', -0.5, 'Home price must be non-negative'],
    ['homePrice', 0.5, 'Home price must be an integer'],
    ['homePrice', 0, 'Home price must be at least 1'],
    ['homePrice', 1_000_000_001, 'The amount must be at most $1,000,000,000'],
    ['householdIncome', null, 'Household income value is required'],
    ['householdIncome', -1, 'Home price must be non-negative'],
    ['householdIncome', 1.5, 'Home price must be an integer'],
    ['householdIncome', 0, 'Home price must be at least 1'],
    ['downPayment', undefined, 'Down payment value is required'],
    ['downPayment', -1, 'Home price must be non-negative'],
    ['downPayment', 1.5, 'Home price must be an integer'],
    ['downPayment', 0, 'Home price must be at least 1'],
    ['creditScore', null, 'Credit score is required'],
    ['creditScore', 'superb', 'Credit score is required'],
    ['housingStatus', null, 'Housing status is required'],
    ['veteranStatus', null, 'Housing status is required'],
    ['householdSize', null, 'Household size is required'],
    ['householdSize', 0, 'Home price must be at least 1'],
    ['householdSize', 9, 'Home price must be at most 8'],
    ['householdSize', 2.5, 'Home price must be an integer'],
    ['homeType', null, 'Home type is required'],
    ['homePlan', null, 'Home plan is required'],
    [
      'homeLocation',
      null,
      'Location is required. Please enter a valid zipcode and select a location from the dropdown.',
    ],
    ['profession', ['astronaut'], 'Profession must be one of the options'],
  ])('rejects the answer %s with the value %j: %s', (field, value, sentence) => {
    expect(firstSentence({ [field]: value })).toBe(sentence);
  });

  it.each([
    ['homePrice', 1],
    ['homePrice', 1_000_000_000],
    ['downPayment', 1_000_000_000],
    ['householdSize', 1],
    ['householdSize', 8],
  ])('accepts the answer %s with the value %s', (field, value) => {
    expect(firstSentence({ [field]: value })).toBeUndefined();
  });

  it('treats a missing list of professions as no profession', () => {
    const { profession, ...others } = sampleAnswers();
    expect(QuoteAnswers.parse(others)).toEqual({ ...others, profession });
  });

  it('rejects an unknown field', () => {
    expect(QuoteAnswers.safeParse({ ...sampleAnswers(), ssn: '123-45-6789' }).success).toBe(false);
  });

  it('lists the answers in summary order', () => {
    expect(questionNames).toEqual([
      'homeType',
      'homePlan',
      'homeLocation',
      'homePrice',
      'householdIncome',
      'downPayment',
      'creditScore',
      'housingStatus',
      'householdSize',
      'veteranStatus',
      'profession',
    ]);
  });

  it('has a message for every possible fault', () => {
    const wrong = fc.record({ name: fc.constantFrom(...questionNames), value: rubbish });
    fc.assert(
      fc.property(wrong, ({ name, value }) => {
        const { error } = QuoteAnswers.safeParse({ ...sampleAnswers(), [name]: value });
        for (const { message } of error?.issues ?? []) expect(isValidationKey(message)).toBe(true);
      }),
    );
  });

  it('accepts its own output after a JSON round trip', () => {
    fc.assert(
      fc.property(answers, (each) => {
        const printed = JSON.stringify(QuoteAnswers.parse(each));
        expect(QuoteAnswers.parse(JSON.parse(printed))).toEqual(JSON.parse(printed));
      }),
    );
  });
});

describe('Quote', () => {
  it('accepts its own output after a JSON round trip', () => {
    const quote = Quote.parse(sampleQuote());
    expect(Quote.parse(JSON.parse(JSON.stringify(quote)))).toEqual(quote);
  });

  it.each([
    ['id', 'quote-1'],
    ['createdAt', 'yesterday'],
    ['updatedAt', null],
  ])('rejects a saved quote whose %s is %j', (field, value) => {
    expect(Quote.safeParse({ ...sampleQuote(), [field]: value }).success).toBe(false);
  });
});
