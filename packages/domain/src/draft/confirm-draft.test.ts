import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answers, rubbish } from '../../test/quote-arbitraries.ts';
import { sampleAnswers, sampleDraft, sampleQuote } from '../../test/quote-samples.ts';
import { questionNames } from '../quote/question-lists.ts';
import { QuoteAnswers } from '../quote/quote.ts';
import { validationMessages } from '../validation/messages.ts';
import { draftOf, emptyDraft } from './change-draft.ts';
import { confirmDraft } from './confirm-draft.ts';
import { readDraft } from './draft.ts';

describe('confirmDraft', () => {
  it('returns the answers of a complete draft without its ID, timestamps and calculator', () => {
    expect(confirmDraft(draftOf(sampleQuote()))).toEqual({
      quote: sampleAnswers(),
    });
  });

  it('accepts every complete set of answers', () => {
    fc.assert(
      fc.property(answers, (each) => {
        expect(confirmDraft({ ...emptyDraft(), ...each }).quote).toEqual(each);
      }),
    );
  });

  it('reports every missing answer in an empty draft, in summary order', () => {
    expect(confirmDraft(emptyDraft()).faults).toEqual([
      { field: 'homeType', key: 'homeTypeRequired' },
      { field: 'homePlan', key: 'homePlanRequired' },
      { field: 'homeLocation', key: 'homeLocationRequired' },
      { field: 'homePrice', key: 'homePriceRequired' },
      { field: 'householdIncome', key: 'householdIncomeRequired' },
      { field: 'downPayment', key: 'downPaymentRequired' },
      { field: 'creditScore', key: 'creditScoreRequired' },
      { field: 'housingStatus', key: 'housingStatusRequired' },
      { field: 'householdSize', key: 'householdSizeRequired' },
      { field: 'veteranStatus', key: 'housingStatusRequired' },
    ]);
  });

  it('reports one fault per field, even if several fields share a message', () => {
    const draft = sampleDraft({
      homePrice: -1.5,
      householdIncome: 0,
      downPayment: 0.5,
      householdSize: 9,
    });
    expect(confirmDraft(draft).faults).toEqual([
      { field: 'homePrice', key: 'homePriceNonNegative' },
      { field: 'householdIncome', key: 'homePriceAtLeast1' },
      { field: 'downPayment', key: 'homePriceInteger' },
      { field: 'householdSize', key: 'homePriceAtMost8' },
    ]);
  });

  it.each([
    [{ homeType: null }, 'Home type is required'],
    [{ homePlan: null }, 'Home plan is required'],
    [
      { homeLocation: null },
      'Location is required. Please enter a valid zipcode and select a location from the dropdown.',
    ],
    [{ homePrice: null }, 'Home price value is required'],
    [{ homePrice: -1 }, 'Home price must be non-negative'],
    [{ homePrice: 1.5 }, 'Home price must be an integer'],
    [{ homePrice: 0 }, 'Home price must be at least 1'],
    [{ householdIncome: null }, 'Household income value is required'],
    [{ householdIncome: -1 }, 'Home price must be non-negative'],
    [{ householdIncome: 0.5 }, 'Home price must be an integer'],
    [{ householdIncome: 0 }, 'Home price must be at least 1'],
    [{ downPayment: null }, 'Down payment value is required'],
    [{ downPayment: -1 }, 'Home price must be non-negative'],
    [{ downPayment: 99.99 }, 'Home price must be an integer'],
    [{ downPayment: 0 }, 'Home price must be at least 1'],
    [{ creditScore: null }, 'Credit score is required'],
    [{ housingStatus: null }, 'Housing status is required'],
    [{ householdSize: null }, 'Household size is required'],
    [{ householdSize: 0 }, 'Home price must be at least 1'],
    [{ householdSize: 9 }, 'Home price must be at most 8'],
    [{ veteranStatus: null }, 'Housing status is required'],
  ])('rejects the answer %j: %s', (answers, message) => {
    const [fault, ...more] = confirmDraft({ ...sampleDraft(), ...answers }).faults ?? [];
    expect(more).toEqual([]);
    expect(fault && validationMessages[fault.key]).toBe(message);
  });

  it.each(questionNames.filter((name) => name !== 'profession'))(
    'reports only that %s is missing',
    (name) => {
      const { faults } = confirmDraft({ ...sampleDraft(), [name]: null });
      expect(faults?.map(({ field }) => field)).toEqual([name]);
    },
  );

  it('returns a valid quote or at least one fault for any stored value', () => {
    fc.assert(
      fc.property(rubbish, (value) => {
        const { quote, faults } = confirmDraft(readDraft(value) ?? emptyDraft());
        if (quote) expect(QuoteAnswers.parse(quote)).toEqual(quote);
        else expect(faults.length).toBeGreaterThan(0);
      }),
    );
  });
});
