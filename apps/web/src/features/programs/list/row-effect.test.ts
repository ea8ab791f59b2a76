import { Percent, pricingFactsOf } from '@latchkey/domain';
import { sampleAnswers, sampleDetails, sampleProduct } from '@latchkey/domain/samples';
import { describe, expect, it } from 'vitest';
import { sampleMatch } from '../../../../test/sample-match.ts';
import { monthlyChange, rowEffect } from './row-effect.ts';
import { changeWords, fundingWords, owedWords } from './row-words.ts';

const quote = sampleAnswers({ homePrice: 145_000, downPayment: 12_000 });
const facts = pricingFactsOf(quote, sampleDetails, sampleProduct);
const noGrowth = Percent.parse(0);
const repaidAtSale = {
  monthly: null,
  interest: null,
  forgiven: null,
  dueOn: ['sale' as const],
  dueAfterYears: null,
  appreciationSharePercent: null,
  choices: false,
};

describe('rowEffect', () => {
  it("lowers the first loan’s payment by the monthly cost of the help's amount", () => {
    // $10,000 over 30 years at 6.375% is $62.39 a month.
    const effect = rowEffect(sampleMatch(), facts, noGrowth);
    expect(effect?.loanChange).toBeCloseTo(-62.39, 2);
    expect(effect && changeWords(effect)).toBe('−$62 a month');
    expect(effect && owedWords(effect)).toBe('$0 owed in year 5');
  });

  it('adds the monthly payment on the help itself', () => {
    const monthly = { ratePercent: 0, aboveFirstMortgage: null, termYears: 5 };
    const loan = sampleMatch({ kind: 'repayable-loan', repayment: { ...repaidAtSale, monthly } });
    const effect = rowEffect(loan, facts, noGrowth);
    // 10,000 / 60 = 166.67, less 62.39.
    expect(effect && monthlyChange(effect)).toBeCloseTo(104.28, 2);
    expect(effect && changeWords(effect)).toBe('+$104 a month');
  });

  it('never shows an unknown payment or debt as zero', () => {
    const loan = sampleMatch({ kind: 'repayable-loan', repayment: null });
    const effect = rowEffect(loan, facts, noGrowth);
    expect(effect && monthlyChange(effect)).toBeNull();
    expect(effect && changeWords(effect)).toBe('Payment: ask');
    expect(effect && owedWords(effect)).toBe('Owed later: ask');
  });

  it('shows the debt after a sale in year 5', () => {
    const loan = sampleMatch({ kind: 'deferred-loan', repayment: repaidAtSale });
    const effect = rowEffect(loan, facts, noGrowth);
    expect(effect && owedWords(effect)).toBe('$10,000 owed in year 5');
  });

  it('is null for a tax credit or an unknown amount', () => {
    expect(rowEffect(sampleMatch({ kind: 'tax-credit' }), facts, noGrowth)).toBeNull();
    expect(rowEffect(sampleMatch({ cap: null }), facts, noGrowth)).toBeNull();
  });
});

describe('fundingWords', () => {
  it.each([
    [{}, 'Open, Nov 21'],
    [{ statusCheckedOn: '2026-10-02' }, 'Was open on Oct 2'],
    [{ statusCheckedOn: '2025-10-02' }, 'Was open on Oct 02, 2025'],
    [{ statusCheckedOn: null }, 'Funding unknown'],
    [{ status: 'unknown' }, 'Funding unknown'],
    [{ status: 'paused' }, 'Paused'],
    [{ status: 'waitlist' }, 'Waitlist'],
  ] as const)('describes %j as "%s"', (changes, words) => {
    expect(fundingWords(sampleMatch(changes), '2026-11-22')).toBe(words);
  });
});
