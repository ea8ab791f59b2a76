import { paysOnlyClosing } from '../../assistance/assistance.ts';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import { commonTypes, loanTypeOf } from '../../catalog/first-mortgage.ts';
import { appliedLoanType } from '../../loan/applied-loan-type.ts';
import type { LoanLimits } from '../../loan/loan-limit.ts';
import type { LoanType } from '../../loan/loan-type.ts';
import { firstMortgageFinding } from '../rules/first-mortgage.ts';
import type { ProgramFacts } from '../rules/program-facts.ts';
import { isAtMostOver } from '../rules/tolerance.ts';
import type { Combination } from './combination.ts';

/** A program in a combination, and the amount that it pays in that combination, in dollars. */
export interface Part {
  readonly program: Pick<CatalogProgram, 'firstMortgage' | 'pays'>;
  readonly kind: CatalogProgram['kind'];
  readonly hasCheck: boolean;
  readonly amount: number;
}

/** The facts about the buyer and the home, and the closing costs. */
export interface CombinationFacts {
  readonly facts: ProgramFacts;
  readonly area: LoanLimits;
  /** The closing costs in dollars. */
  readonly closingCosts: number;
}

/**
 * How far a conventional first loan plus repayable help may be above the price, in percent.
 *
 * @see Fannie Mae Selling Guide B5-5.1-02, Freddie Mac Guide 4204.3: Community and Affordable
 * Seconds
 */
const OVER_PRICE = 5;

/** The first mortgage for a combination, and what is left to check. */
export type CombinationLoan = Pick<Combination, 'loanType' | 'checks'>;

/**
 * Returns the first mortgage that all programs in a combination accept, and what is left to check.
 * Null if the combination is not possible, because there is no loan type that all programs accept,
 * the loan is over the county's limit, or the help is too large for a conventional loan.
 *
 * Never returns a VA loan, because a VA loan is a separate option. A program whose types are
 * unknown is treated as accepting every type, and needs a check.
 */
export function combinationLoan(
  parts: readonly Part[],
  { facts, area, closingCosts }: CombinationFacts,
): CombinationLoan | null {
  const types = commonTypes(parts.map(({ program }) => program))?.filter((type) => type !== 'va');
  if (types?.length === 0) return null;

  const program = {
    firstMortgage: { types: types ?? [], from: null },
    maxFirstMortgage: null,
  };
  const help = total(parts.filter((part) => !paysOnlyClosing(part.program)));
  const { verdict, actual: loanAmount } = firstMortgageFinding(program, facts, area, help);
  if (verdict === 'not-met') return null;

  const { creditScore, homeType } = facts;
  const accepted = (types ?? []).map(loanTypeOf);
  const loanTypeFacts = { types: accepted, loanAmount, homeType, limits: area, creditScore };
  const loanType = appliedLoanType(loanTypeFacts);
  if (!isWithinHelpLimit(loanType, loanAmount, parts, { facts, closingCosts })) return null;

  const isUnknown = parts.some((part) => part.program.firstMortgage.types.length === 0);
  return {
    loanType,
    checks: [
      ...(parts.some(({ hasCheck }) => hasCheck) ? (['program'] as const) : []),
      ...(isUnknown ? (['unknown-loan-type'] as const) : []),
      ...(verdict === 'check' ? (['first-mortgage'] as const) : []),
      ...(loanType === 'Conventional' ? [] : (['help-limit'] as const)),
    ],
  };
}

/**
 * Whether a conventional loan allows the help. Help that may pay both the price and closing costs
 * pays closing costs first here, because help for closing costs does not lower the loan.
 */
function isWithinHelpLimit(
  loanType: LoanType,
  loanAmount: number,
  parts: readonly Part[],
  { facts: { homePrice }, closingCosts }: Omit<CombinationFacts, 'area'>,
): boolean {
  const mayPayClosing = total(parts.filter(({ program }) => program.pays === 'both'));
  const repayable = total(parts.filter(({ kind }) => kind !== 'grant'));
  const loan = loanAmount + Math.min(closingCosts, mayPayClosing);
  return isWithinCombinedLoans(loanType, loan + repayable, homePrice);
}

/**
 * Whether the first loan plus all repayable help is at most 105% of the price. The limit is for
 * conventional loans. We know of no such limit for other loan types.
 *
 * @param loans the first loan plus the repayable help, in dollars
 */
export function isWithinCombinedLoans(
  loanType: LoanType,
  loans: number,
  homePrice: number,
): boolean {
  return loanType !== 'Conventional' || isAtMostOver(loans, homePrice, OVER_PRICE);
}

export function total(parts: readonly Part[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}
