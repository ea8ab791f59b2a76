import type { Area } from '../area/area.ts';
import type { LoanType } from '../loan/loan-type.ts';
import type { HomeType } from '../quote/choices.ts';

/** A loan held against the limit of its kind in the home's county. */
export interface LoanLimitFinding {
  readonly loanType: LoanType;
  readonly verdict: 'within' | 'over' | 'unknown';
  /** Dollars; null where the county's limit is not known. */
  readonly limit: number | null;
  /** By how much the loan is over it, in dollars; 0 where it is not, or that is not known. */
  readonly over: number;
  /** The units of the home that the limit is for. */
  readonly units: 1 | 2;
}

/**
 * Whether a loan keeps the county's conforming or FHA limit, the limit itself included. A home of
 * two to four units is held against the limit for two, the lowest: how many it has is not asked.
 *
 * @param loanAmount the first loan without a financed premium, in dollars
 * @see FHFA, Conforming Loan Limit Values; HUD, FHA Forward Mortgage Limits: base loan amounts
 */
export function loanLimitFinding(
  loanAmount: number,
  loanType: LoanType,
  homeType: HomeType,
  { conformingLimits, fhaLimits }: Pick<Area, 'conformingLimits' | 'fhaLimits'>,
): LoanLimitFinding {
  const units = homeType === 'multi-family' ? 2 : 1;
  const limits = loanType === 'FHA' ? fhaLimits : conformingLimits;
  const limit = limits?.[units - 1] ?? null;
  if (limit === null) return { loanType, verdict: 'unknown', limit, over: 0, units };

  const over = Math.max(0, loanAmount - limit);
  return { loanType, verdict: over > 0 ? 'over' : 'within', limit, over, units };
}
