import { describe, expect, it } from 'vitest';
import { sampleFacts } from '../../test/pricing-samples.ts';
import { sampleDetails } from '../../test/product-samples.ts';
import { noTerms } from '../../test/program-samples.ts';
import { helpWith } from '../../test/quote-samples.ts';
import { unknownLimits } from '../loan/loan-limit.ts';
import type { CountedProgram } from '../programs/applied-program.ts';
import { Percent } from '../units.ts';
import { estimateOf } from './estimate.ts';
import { loanChoices } from './loan-choices.ts';

const details = { ...sampleDetails, closingCosts: Percent.parse(0) };

function typesFor(
  changes: Parameters<typeof sampleFacts>[0],
  programs: readonly CountedProgram[] = [],
  limits = unknownLimits,
) {
  const estimate = estimateOf(sampleFacts(changes), details, programs, limits);
  return loanChoices(estimate, limits).map(({ loanType }) => loanType);
}

describe('loanChoices', () => {
  it('shows both loan types with the payment that a lender would use', () => {
    const facts = { ...sampleFacts({ downPayment: 20_000 }), lowering: null };
    const estimate = estimateOf(facts, details, [], unknownLimits);
    const [conventional, fha] = loanChoices(estimate, unknownLimits);
    expect(conventional).toEqual({
      loanType: 'Conventional',
      payment: estimate.lenderPayment,
      isComplete: true,
    });
    expect(fha?.loanType).toBe('FHA');
    expect(fha?.payment).toBeGreaterThan(estimate.comparison.traditional.payment);
  });

  it.each([
    ['a down payment of 3%', { downPayment: 12_000 }, ['Conventional']],
    ['less than 3%', { downPayment: 11_999 }, []],
    ['a score below 620', { creditScore: 'poor' } as const, ['FHA']],
    ['no loan', { downPayment: 400_000 }, []],
  ])('offers the loan types that fit %s', (_, changes, types) => {
    expect(typesFor(changes)).toEqual(types);
  });

  it('marks the payment as incomplete if the insurance rate is unknown', () => {
    const facts = sampleFacts({ downPayment: 40_000, homeType: 'multi-family' });
    const choices = loanChoices(estimateOf(facts, details, [], unknownLimits), unknownLimits);
    expect(choices.map(({ loanType, isComplete }) => [loanType, isComplete])).toEqual([
      ['Conventional', false],
      ['FHA', true],
    ]);
  });

  it('uses the assistance and the down payment that apply to each loan type', () => {
    const program: CountedProgram = {
      ...helpWith([]),
      cap: 4_000,
      kind: 'repayable-loan',
      repayment: {
        ...noTerms,
        monthly: { ratePercent: 0, aboveFirstMortgage: null, termYears: 10 },
      },
      capByLoanType: {
        Conventional: { cap: 4_000, maxPercent: null, percentOf: null },
        FHA: { cap: 6_000, maxPercent: null, percentOf: null },
      },
    };
    const own = { ...sampleFacts({ downPayment: 8_000 }), lowering: null };
    const estimate = estimateOf(own, details, [program], unknownLimits);
    expect(estimate.loanType).toBe('Conventional');
    // 8,000 + 4,000 is 3% of 400,000, and 8,000 + 6,000 is 3.5%.
    const [conventional, fha] = loanChoices(estimate, unknownLimits);
    expect(conventional?.payment).toBe(estimate.lenderPayment);
    const forFha = { ...program, firstMortgage: { types: ['fha' as const], from: null } };
    const ofFha = estimateOf(own, details, [forFha], unknownLimits);
    expect(ofFha.comparison.down.total).toBe(14_000);
    expect(fha).toMatchObject({ loanType: 'FHA', payment: ofFha.lenderPayment });
  });

  it("omits a loan type that is over the county's limit or that a program does not accept", () => {
    const limits = { conformingLimits: [832_750], fhaLimits: [300_000] };
    expect(typesFor({}, [], limits)).toEqual(['Conventional']);
    expect(typesFor({}, [helpWith(['fha'])])).toEqual(['FHA']);
  });
});
