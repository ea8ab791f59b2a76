import { describe, expect, it } from 'vitest';
import { buyer, sampleProgram, travis } from '../../../test/program-samples.ts';
import type { Pays, ProgramKind } from '../../catalog/catalog-program.ts';
import type { FirstMortgageType } from '../../catalog/first-mortgage.ts';
import type { ProgramFacts } from '../rules/program-facts.ts';
import { combinationLoan, type Part } from './combination-limits.ts';

interface Given {
  types?: FirstMortgageType[];
  kind?: ProgramKind;
  amount?: number;
  hasCheck?: boolean;
  pays?: Pays;
}

function part({
  types = ['conventional'],
  kind = 'deferred-loan',
  amount = 10_000,
  hasCheck = false,
  pays,
}: Given = {}): Part {
  const program = sampleProgram({
    kind,
    firstMortgage: { types, from: null },
    pays: pays ?? null,
  });
  return { program, kind, hasCheck, amount };
}

/** Returns a combination's loan for a $300,000 home with $10,000 down. */
function loanOf(
  parts: readonly Part[],
  { closingCosts = 0, ...changes }: Partial<ProgramFacts & { closingCosts: number }> = {},
) {
  const facts = { ...buyer, ...changes };
  return combinationLoan(parts, { facts, area: travis, closingCosts });
}

describe('combinationLoan', () => {
  it('leaves nothing to check with a conventional loan that all programs accept', () => {
    const parts = [part({ types: ['fha', 'conventional'] }), part({ types: ['conventional'] })];
    expect(loanOf(parts)).toEqual({ loanType: 'Conventional', checks: [] });
  });

  it('returns null if there is no loan type that all programs accept', () => {
    expect(loanOf([part({ types: ['fha', 'va'] }), part({ types: ['conventional'] })])).toBeNull();
    const pairwise = [part({ types: ['fha', 'va'] }), part({ types: ['va', 'usda'] })];
    expect(loanOf(pairwise)).toBeNull();
    expect(loanOf([...pairwise, part({ types: ['fha', 'usda'] })])).toBeNull();
  });

  it('needs a check if a program does not state which loans it accepts', () => {
    const unknown = part({ types: [] });
    expect(loanOf([unknown, part()])).toEqual({
      loanType: 'Conventional',
      checks: ['unknown-loan-type'],
    });
    expect(loanOf([unknown, unknown])?.checks).toEqual(['unknown-loan-type']);
  });

  it.each<[FirstMortgageType[], string, string[]]>([
    [['fha'], 'FHA', ['help-limit']],
    [['usda'], 'USDA', ['first-mortgage', 'help-limit']],
  ])('has no help limit for %s, so the buyer must ask the lender', (types, loanType, checks) => {
    const large = part({ types, amount: 100_000, pays: 'both' });
    expect(loanOf([large, large], { closingCosts: 300_000 })).toEqual({ loanType, checks });
  });

  it('uses the loan type for the credit score if the programs accept both types', () => {
    const both = part({ types: ['conventional', 'fha'] });
    expect(loanOf([both, both], { creditScore: 'poor' })).toEqual({
      loanType: 'FHA',
      checks: ['help-limit'],
    });
  });

  it('reports that a program still needs a check', () => {
    expect(loanOf([part(), part({ hasCheck: true })])?.checks).toEqual(['program']);
  });

  it("returns null if the loan after all assistance is a dollar over the county's limit", () => {
    // The conforming limit is $832,750.
    const parts = [part(), part()];
    expect(loanOf(parts, { homePrice: 862_750 })?.loanType).toBe('Conventional');
    expect(loanOf(parts, { homePrice: 862_751 })).toBeNull();
  });

  describe('with a conventional loan', () => {
    // The price is 300,000, so the loan plus repayable help may be 315,000. Help that pays closing
    // costs does not lower the loan of 290,000.
    const repayable = part({ amount: 20_000, pays: 'both' });
    const grant = part({ kind: 'grant', amount: 20_000, pays: 'both' });

    it('allows a loan with repayable assistance up to 105% of the price', () => {
      expect(loanOf([repayable, part()], { closingCosts: 25_000 })).not.toBeNull();
      const large = [part({ amount: 25_000, pays: 'both' }), part()];
      expect(loanOf(large, { closingCosts: 25_000 })).not.toBeNull();
      expect(loanOf(large, { closingCosts: 25_001 })).not.toBeNull();
      const larger = [part({ amount: 25_001, pays: 'both' }), part()];
      expect(loanOf(larger, { closingCosts: 25_001 })).toBeNull();
      expect(loanOf(larger, { closingCosts: 25_000 })).not.toBeNull();
    });

    it('does not apply the limit to grants', () => {
      expect(loanOf([grant, repayable], { closingCosts: 35_000 })).not.toBeNull();
      expect(loanOf([grant, repayable], { closingCosts: 40_000 })).not.toBeNull();
      expect(loanOf([repayable, repayable], { closingCosts: 25_000 })).not.toBeNull();
      expect(loanOf([repayable, repayable], { closingCosts: 25_001 })).toBeNull();
    });

    it('does not lower the loan for assistance that pays only closing costs', () => {
      const onlyClosing = part({ amount: 20_000, pays: 'closing' });
      // The loan stays at 290,000, so the repayable help may be 25,000.
      expect(loanOf([onlyClosing, part({ amount: 5_000 })])).not.toBeNull();
      expect(loanOf([onlyClosing, part({ kind: 'grant', amount: 5_000 })])).not.toBeNull();
      const more = part({ amount: 25_001, pays: 'closing' });
      expect(loanOf([more, part({ kind: 'grant', amount: 1 })])).not.toBeNull();
      expect(loanOf([more, part({ kind: 'grant', amount: 0 })])).toBeNull();
    });

    it('subtracts only the closing costs that the assistance may pay', () => {
      const forPrice = part({ amount: 20_000 });
      expect(loanOf([forPrice, forPrice], { closingCosts: 40_000 })).not.toBeNull();
    });
  });
});
