import { describe, expect, it } from 'vitest';
import { austin, sampleDraft } from '../../test/quote-samples.ts';
import { loanTypeOfScore } from '../loan/loan-type.ts';
import { emptyDraft } from './change-draft.ts';
import { ASSUMED_CREDIT_SCORE, pricedAnswers } from './priced-answers.ts';

describe('pricedAnswers', () => {
  it("returns a draft's answers", () => {
    expect(pricedAnswers(sampleDraft({ creditScore: 'poor' }))).toEqual({
      homePrice: 400_000,
      downPayment: 80_000,
      homeLocation: austin,
      creditScore: 'poor',
      homeType: 'condo',
    });
  });

  it('assumes a score of 620 or more, no down payment and one unit if these questions have no answer', () => {
    const draft = { ...emptyDraft(), homePrice: 400_000, homeLocation: austin };
    const answers = pricedAnswers(draft);
    expect(answers).toMatchObject({
      downPayment: 0,
      creditScore: ASSUMED_CREDIT_SCORE,
      homeType: 'single-family',
    });
    expect(loanTypeOfScore(ASSUMED_CREDIT_SCORE)).toBe('Conventional');
  });

  it.each([{ homePrice: null }, { homePrice: 0 }, { homePrice: 1.5 }, { homeLocation: null }])(
    'returns null for a draft with %o',
    (change) => {
      expect(pricedAnswers(sampleDraft(change))).toBeNull();
    },
  );
});
