import type { Estimate } from './estimate.ts';

/** A loan's APR and what it includes. Amounts are in dollars and not rounded. */
export interface AprFacts {
  /** In percent. Null if it is unknown. */
  readonly apr: number | null;
  readonly loanType: string;
  /** Whether insurance is required but its rate is unknown. */
  readonly isInsuranceUnknown: boolean;
  /** Whether the loan is above the county's limits, so that no common loan covers it. */
  readonly isAboveLimits: boolean;
  /** Number of months with mortgage insurance or an agency's annual fee. */
  readonly insuredMonths: number;
  /** A premium or fee that is added to the loan. */
  readonly upFront: number;
  readonly points: number;
  readonly lenderFees: number;
  /** Whether the fees are the site's assumption, because the buyer entered none. */
  readonly areFeesAssumed: boolean;
  readonly prepaidInterestDays: number;
}

/** The parts of an estimate that {@link aprFacts} reads. */
export interface AprSource {
  readonly comparison: { readonly firstLoan: Estimate['comparison']['firstLoan'] };
  readonly details: Pick<Estimate['details'], 'lenderFees' | 'prepaidInterestDays'>;
  readonly terms: Pick<Estimate['terms'], 'apr' | 'insuredMonths'>;
  /** Undefined for a VA loan, which no county limit applies to. */
  readonly noCommonLoan?: Estimate['noCommonLoan'];
}

/** An estimate's APR and what it includes. Null without a loan. */
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
