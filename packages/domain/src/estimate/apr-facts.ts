import type { Estimate } from './estimate.ts';

/** A loan's APR and what the APR includes. Amounts are in dollars, not rounded. */
export interface AprFacts {
  /** The APR in percent. Null if it is unknown. */
  readonly apr: number | null;
  readonly loanType: string;
  /** Whether insurance is required but its rate is unknown. */
  readonly isInsuranceUnknown: boolean;
  /** Whether the loan is above both of the county's limits, conforming and FHA. */
  readonly isAboveLimits: boolean;
  /** Number of months with mortgage insurance or an agency's annual fee. */
  readonly insuredMonths: number;
  /** A premium or fee that is financed with the loan. */
  readonly upFront: number;
  readonly points: number;
  readonly lenderFees: number;
  /** Whether the fees are assumed, because the buyer entered none. */
  readonly areFeesAssumed: boolean;
  readonly prepaidInterestDays: number;
}

/** The parts of an estimate that {@link aprFacts} reads. */
export interface AprSource {
  readonly comparison: { readonly firstLoan: Estimate['comparison']['firstLoan'] };
  readonly details: Pick<Estimate['details'], 'lenderFees' | 'prepaidInterestDays'>;
  readonly terms: Pick<Estimate['terms'], 'apr' | 'insuredMonths'>;
  /** Undefined for a VA loan, because the county's limits do not apply to it. */
  readonly noCommonLoan?: Estimate['noCommonLoan'];
}

/** Returns an estimate's APR and what the APR includes. Null if there is no loan. */
export function aprFacts({ comparison, details, terms, noCommonLoan }: AprSource): AprFacts | null {
  const { base, loan, type, insurance, charges } = comparison.firstLoan;
  if (loan.principal <= 0) return null;
  return {
    apr: terms.apr,
    loanType: type,
    isInsuranceUnknown: insurance.kind === 'unknown',
    isAboveLimits: noCommonLoan != null,
    insuredMonths: terms.insuredMonths,
    upFront: loan.principal - base.principal,
    points: charges.points,
    lenderFees: charges.lenderFees,
    areFeesAssumed: details.lenderFees === null,
    prepaidInterestDays: details.prepaidInterestDays,
  };
}
