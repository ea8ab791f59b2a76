import { describe, expect, it } from 'vitest';
import { expectedOfSample, paperWith } from '../../test/loan-estimate-sample.ts';
import { Percent } from '../units.ts';
import { mortgageInsuranceFinding, upfrontFeeFinding } from './insurance-checks.ts';
import type { LoanEstimate } from './loan-estimate.ts';

/** An FHA loan of $133,000 on a $145,000 home, with a financed fee of 1.75%. */
const fha: Partial<LoanEstimate> = {
  loanType: 'fha',
  salePrice: 145_000,
  loanAmount: 135_327,
  rate: Percent.parse(6.375),
};

const find = (changes: Partial<LoanEstimate>, expected: typeof expectedOfSample | null = null) =>
  mortgageInsuranceFinding(paperWith(changes), expected);

describe('mortgageInsuranceFinding', () => {
  it.each([
    // By hand: the average balance of year 1 is $132,310.34. 0.5% of it, a month: $55.13.
    [55, 'same'],
    [56, 'same'],
    [54, 'different'],
    // From the amount with the fee: $56.09.
    [57, 'same'],
    [58, 'different'],
    [0, 'different'],
    [94, 'different'],
  ])('reports an FHA premium of $%s a month as: %s', (mortgageInsurance, pile) => {
    expect(find({ ...fha, mortgageInsurance }).pile).toBe(pile);
  });

  it('expects no monthly insurance for a VA loan', () => {
    expect(find({ loanType: 'va', mortgageInsurance: 0 }).pile).toBe('same');
    expect(find({ loanType: 'va', mortgageInsurance: 60 })).toMatchObject({
      pile: 'different',
      expected: { unit: 'dollars', value: 0 },
    });
  });

  it('checks the insurance of "another loan type" only with a quote for a USDA loan', () => {
    const usda = { ...fha, loanType: 'other' as const, loanAmount: 134_343, mortgageInsurance: 39 };
    expect(find(usda, expectedOfSample)).toMatchObject({ reason: 'not-in-tables' });
    // By hand: 0.35% of the average balance of year 1, $133,646.66, a month: $38.98.
    const quote = { ...expectedOfSample, loanType: 'USDA' as const };
    expect(find(usda, quote).pile).toBe('same');
    expect(find({ ...usda, mortgageInsurance: 45 }, quote).pile).toBe('different');
  });

  it('expects no insurance for a conventional loan up to 80% of the price, with or without a quote', () => {
    const at80 = { loanAmount: 144_000, mortgageInsurance: 0 };
    expect(find(at80).pile).toBe('same');
    expect(find({ ...at80, mortgageInsurance: 82 }).pile).toBe('different');
  });

  it('accepts private insurance up to the highest list rate of the score band', () => {
    const dearest = find({ mortgageInsurance: 9_000 }, expectedOfSample);
    if (dearest.pile !== 'different' || dearest.expected.unit !== 'dollar-range') {
      throw new Error('expected a range');
    }
    const { from, to } = dearest.expected;
    expect(from).toBeLessThan(to);
    expect(find({ mortgageInsurance: 82 }, expectedOfSample).pile).toBe('same');
    expect(find({ mortgageInsurance: to }, expectedOfSample).pile).toBe('same');
    expect(find({ mortgageInsurance: to + 1.01 }, expectedOfSample).pile).toBe('different');
    expect(find({ mortgageInsurance: 0 }, expectedOfSample).pile).toBe('different');
  });

  it.each<[Partial<LoanEstimate>, Partial<typeof expectedOfSample> | null, string]>([
    [{}, null, 'no-quote'],
    [{ loanAmount: 176_000 }, {}, 'not-in-tables'],
    [{}, { homeType: 'multi-family' }, 'not-in-tables'],
    [{}, { creditScore: 'poor' }, 'not-in-tables'],
    [{ mortgageInsurance: undefined }, {}, 'not-on-paper'],
    [{ loanType: undefined }, {}, 'not-on-paper'],
    [{ salePrice: undefined }, {}, 'not-on-paper'],
    [{ salePrice: 0 }, {}, 'not-on-paper'],
    [{ loanAmount: 0 }, {}, 'not-on-paper'],
  ])('has no result with %j and the quote %j: %s', (changes, quote, reason) => {
    const expected = quote && { ...expectedOfSample, ...quote };
    expect(find(changes, expected)).toMatchObject({ pile: 'unknown', reason });
  });
});

describe('upfrontFeeFinding', () => {
  const pileOf = (changes: Partial<LoanEstimate>) =>
    upfrontFeeFinding(paperWith(changes)).map(({ pile }) => pile);

  it.each([
    // 1.75% of $133,000 is $2,327.50.
    [2_328, ['same']],
    [2_400, ['different']],
    // 1.75% of the amount that includes the fee.
    [2_368, ['same']],
  ])('reports an FHA fee of $%s as: %j', (upfrontFee, piles) => {
    expect(pileOf({ ...fha, upfrontFee })).toEqual(piles);
  });

  it.each([
    // 2.15% for a first use, 3.3% for a later one, and none with a disability rating.
    [3_010, ['same']],
    [4_620, ['same']],
    [0, ['same']],
    [3_600, ['different']],
  ])('reports a VA fee of $%s on $140,000 without a down payment as: %j', (upfrontFee, piles) => {
    const va = { loanType: 'va', salePrice: 140_000, loanAmount: 140_000 } as const;
    expect(pileOf({ ...va, upfrontFee })).toEqual(piles);
  });

  it('returns no result if the form lists no fee', () => {
    expect(pileOf({ ...fha, upfrontFee: undefined })).toEqual([]);
  });

  it('has no result for a loan whose fee is not in our tables', () => {
    expect(pileOf({ loanType: 'other', upfrontFee: 1_620 })).toEqual(['unknown']);
    expect(pileOf({ ...fha, salePrice: undefined, upfrontFee: 2_328 })).toEqual(['unknown']);
  });
});
