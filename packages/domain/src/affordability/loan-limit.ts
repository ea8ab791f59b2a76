import type { Area } from '../area/area.ts';
import type { LoanType } from '../loan/loan-type.ts';
import type { HomeType } from '../quote/choices.ts';

/** A loan compared with its county's loan limit. */
export interface LoanLimitFinding {
  readonly loanType: LoanType;
  /** `none`: this loan type has no county limit. */
  readonly verdict: 'within' | 'over' | 'unknown' | 'none';
  /** Dollars. Null when there is no limit or this county's limit is unknown. */
  readonly limit: number | null;
  /** Dollars above the limit. 0 when the loan is within it or there is no known limit. */
  readonly over: number;
  /** Number of units in the home that the limit applies to. */
  readonly units: 1 | 2;
}

/**
 * Compares a loan with the county's conforming or FHA limit. A loan exactly at the limit is within
 * it. A home with two to four units is compared with the two-unit limit, the lowest, because the
 * buyer is not asked for the number of units. VA and USDA loans have no county limit.
 *
 * @param loanAmount the first loan without a financed premium, in dollars
 * @see FHFA, Conforming Loan Limit Values; HUD, FHA Forward Mortgage Limits: base loan amounts
 * @see 38 U.S.C. 3703(a)(1)(C)(i), with full entitlement; 7 CFR 3555.103: VA and USDA loans
 */
export function loanLimitFinding(
  loanAmount: number,
  loanType: LoanType,
  homeType: HomeType,
  { conformingLimits, fhaLimits }: Pick<Area, 'conformingLimits' | 'fhaLimits'>,
): LoanLimitFinding {
  const units = homeType === 'multi-family' ? 2 : 1;
  if (loanType === 'VA' || loanType === 'USDA') {
    return { loanType, verdict: 'none', limit: null, over: 0, units };
  }
  const limits = loanType === 'FHA' ? fhaLimits : conformingLimits;
  const limit = limits?.[units - 1] ?? null;
  if (limit === null) return { loanType, verdict: 'unknown', limit, over: 0, units };

  const over = Math.max(0, loanAmount - limit);
  return { loanType, verdict: over > 0 ? 'over' : 'within', limit, over, units };
}
