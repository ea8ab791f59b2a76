import { describe, expect, it } from 'vitest';
import draft from '../../test/stored/draft.json' with { type: 'json' };
import quotes from '../../test/stored/quotes.json' with { type: 'json' };
import { readDraft } from '../draft/draft.ts';
import { SavedQuotes } from './saved-quotes.ts';
import { fromStored, QUESTIONS_VERSION, toStored } from './version.ts';

describe('a draft and quotes stored before versions existed', () => {
  it('opens an old draft and old quotes with all their answers', () => {
    const { counted, ...answers } = draft;
    // The default of these fields was 0. Null means the average closing costs, lender fees of 1% of
    // the loan, and that the page asks about dues.
    const calculator = {
      ...answers.calculator,
      closingCosts: null,
      lenderFees: null,
      dues: null,
      prepaidInterestDays: 15,
      lineRate: null,
      helpPaysClosing: false,
    };
    expect(readDraft(draft)).toEqual({
      ...answers,
      calculator,
      cash: null,
      version: QUESTIONS_VERSION,
    });
  });

  it('keeps old quotes in the list of saved quotes', () => {
    expect(quotes).toHaveLength(2);
    expect(SavedQuotes.parse(quotes)).toEqual(quotes);
  });
});

describe('stored quotes', () => {
  it('stores no version while the version is 1, so that older versions of the app can read the quotes', () => {
    expect(QUESTIONS_VERSION).toBe(1);
    expect(quotes.map(toStored)).toEqual(quotes);
  });

  it('drops the version when it parses a stored quote', () => {
    const stored = quotes.map((quote) => ({ ...quote, version: 1 }));
    expect(stored.map(fromStored)).toEqual(quotes);
    expect(SavedQuotes.parse(stored)).toEqual(quotes);
  });
});
