import { type MatchedProgram, purchaseTerms, unknownLimits, withoutHelp } from '@latchkey/domain';
import { dueOnSale } from '@latchkey/domain/program-samples';
import { sampleAnswers, sampleProduct } from '@latchkey/domain/samples';
import { describe, expect, it } from 'vitest';
import { sampleMatch } from '../../../../test/sample-match.ts';
import { rowEffect } from './row-effect.ts';
import { changeWords, owedWords } from './row-words.ts';

const quote = sampleAnswers({ homePrice: 145_000, downPayment: 12_000, creditScore: 'good' });
const terms = purchaseTerms(quote, unknownLimits, sampleProduct);
const baseline = withoutHelp(terms);

const effectOf = (changes: Partial<MatchedProgram> = {}) =>
  rowEffect(sampleMatch(changes), terms, baseline);

describe('rowEffect', () => {
  // Without help, the loan of $133,000 is 91.7% of the price, and insurance costs 1.28%, or
  // $141.87. With help, $123,000 is 84.8%, and insurance costs 0.38%, or $38.95. A loan of $10,000
  // over 30 years at 6.375% costs $62.39 a month.
  it('lowers the principal, interest and mortgage insurance in the payment', () => {
    const effect = effectOf();
    expect(effect?.monthlyChange).toBeCloseTo(-165.3, 2);
    expect(effect && changeWords(effect)).toBe('−$165 a month');
    expect(effect && owedWords(effect)).toBe('$0 owed in year 5');
  });

  it('adds the monthly payment on the assistance itself', () => {
    const monthly = { ratePercent: 0, aboveFirstMortgage: null, termYears: 5 };
    const effect = effectOf({ kind: 'repayable-loan', repayment: { ...dueOnSale, monthly } });
    // 10,000 / 60 = 166.67, minus 165.30.
    expect(effect?.monthlyChange).toBeCloseTo(1.36, 2);
    expect(effect && changeWords(effect)).toBe('+$1 a month');
  });

  it('includes mortgage insurance for the loan type that the program accepts', () => {
    const effect = effectOf({ firstMortgage: { types: ['fha'], from: null } });
    expect(effect?.monthlyChange).not.toBeCloseTo(-165.3, 0);
  });

  it('never shows an unknown payment or debt as zero', () => {
    const effect = effectOf({ kind: 'repayable-loan', repayment: null });
    expect(effect?.monthlyChange).toBeNull();
    expect(effect && changeWords(effect)).toBe('Payment: ask');
    expect(effect && owedWords(effect)).toBe('Owed later: ask');
  });

  it('shows no monthly change if the rate of mortgage insurance is unknown', () => {
    const units = purchaseTerms(
      { ...quote, homeType: 'multi-family' },
      unknownLimits,
      sampleProduct,
    );
    const effect = rowEffect(sampleMatch(), units, withoutHelp(units));
    expect(effect).toMatchObject({ monthlyChange: null, owed: { dollars: 0 } });
  });

  it('shows the debt that remains after a sale in year 5', () => {
    const effect = effectOf({ kind: 'deferred-loan', repayment: dueOnSale });
    expect(effect && owedWords(effect)).toBe('$10,000 owed in year 5');
  });

  it('returns null for a tax credit or an unknown amount', () => {
    expect(effectOf({ kind: 'tax-credit' })).toBeNull();
    expect(effectOf({ cap: null })).toBeNull();
  });
});
