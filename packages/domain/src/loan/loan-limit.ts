import type { Area } from '../area/area.ts';
import type { HomeType } from '../quote/choices.ts';
import type { UnitCount } from '../quote/unit-count.ts';
import type { LoanType, ScoreLoanType } from './loan-type.ts';

/** A county's loan limits in dollars, for one to four units. Limits are null if unknown. */
export interface LoanLimits extends Pick<Area, 'conformingLimits' | 'fhaLimits'> {
  /**
   * Number of units in a home of two to four units. Null or absent if the buyer has not given it.
   * The number determines only which loan types cover the loan, never the charges of a loan.
   */
  readonly units?: UnitCount | null;
  /**
   * The year of the limits, if that year has ended and the new year's limits are not known. Null or
   * absent while the limits are current.
   */
  readonly pastLimitYear?: number | null;
}

/** Returns the county's loan limits, with the number of units if the buyer has given it. */
export function limitsOf(
  { conformingLimits, fhaLimits, pastLimitYear = null }: LoanLimits,
  { units = null }: { readonly units?: UnitCount | null | undefined },
): LoanLimits {
  return { conformingLimits, fhaLimits, pastLimitYear, units };
}

/** Limits to use until the county's limits have loaded. They allow every loan. */
export const unknownLimits: LoanLimits = { conformingLimits: null, fhaLimits: null };

/** A loan type's limits in dollars, for the fewest and the most units that a home may have. */
export interface LimitRange {
  readonly fewest: number;
  /** Equal to `fewest` if the number of units is known. */
  readonly most: number;
}

/** The result of comparing a loan with its county's loan limit. */
export interface LoanLimitFinding {
  readonly loanType: LoanType;
  /**
   * Whether a loan of this type and size is available. `check` means that the loan may be
   * available: see `checkReason`. `unknown` means that we do not know this county's limit. `none`
   * means that this loan type has no county limit.
   */
  readonly verdict: 'within' | 'check' | 'over' | 'unknown' | 'none';
  /**
   * What a `check` verdict depends on. Null for every other verdict.
   * - `units`: the number of units
   * - `new-limits`: the limits of the new year, which we do not have
   */
  readonly checkReason: 'units' | 'new-limits' | null;
  /** The year of the limit, if that year has ended. Otherwise null. */
  readonly pastYear: number | null;
  /** Null if the loan type has no limit, or if this county's limit is unknown. */
  readonly limit: LimitRange | null;
  /**
   * How far the loan is above the highest possible limit, in dollars. 0 unless the verdict is
   * `over`.
   */
  readonly over: number;
  /** The fewest and the most units that the home may have. */
  readonly units: UnitRange;
}

/**
 * The percentage by which a loan may exceed last year's limit and still be possible under the new
 * limit. Limits rarely fall, so a loan within last year's limit is treated as within the new one.
 * The national FHA limit rose by 3.3% in 2026. In a few counties, limits rise by more. Some loans
 * in those counties are `over` until we have the new limits.
 */
export const NEW_LIMIT_MARGIN = 5;

interface UnitRange {
  readonly fewest: number;
  readonly most: number;
}

/**
 * Compares a loan with the county's conforming or FHA limit. A loan exactly at the limit is within
 * the limit. If a home has two to four units and their number is unknown, a loan between the
 * two-unit and four-unit limits gets the verdict `check`. A loan that is up to 5% above last year's
 * limit also gets the verdict `check`. VA and USDA loans have no county limit.
 *
 * @param loanAmount the first loan without a financed premium, in dollars
 * @see FHFA, Conforming Loan Limit Values; HUD, FHA Forward Mortgage Limits: base loan amounts
 * @see 38 U.S.C. 3703(a)(1)(C)(i), with full entitlement; 7 CFR 3555.103: VA and USDA loans
 */
export function loanLimitFinding(
  loanAmount: number,
  loanType: LoanType,
  homeType: HomeType,
  limits: LoanLimits,
): LoanLimitFinding {
  const units = unitRange(homeType, limits);
  const pastYear = limits.pastLimitYear ?? null;
  const base = { loanType, units, over: 0, checkReason: null, pastYear };
  if (loanType === 'VA' || loanType === 'USDA') return { ...base, verdict: 'none', limit: null };
  const limit = limitRange(loanType, homeType, limits);
  if (limit === null) return { ...base, verdict: 'unknown', limit };
  if (loanAmount <= limit.fewest) return { ...base, verdict: 'within', limit };
  if (loanAmount <= limit.most) {
    return { ...base, verdict: 'check', checkReason: 'units', limit };
  }
  if (loanAmount <= highestLoan(limit, limits)) {
    return { ...base, verdict: 'check', checkReason: 'new-limits', limit };
  }
  return { ...base, verdict: 'over', limit, over: loanAmount - limit.most };
}

/** Returns the largest loan that a limit may allow, in dollars. Not rounded. */
function highestLoan({ most }: LimitRange, { pastLimitYear }: LoanLimits): number {
  return pastLimitYear == null ? most : (most * (100 + NEW_LIMIT_MARGIN)) / 100;
}

/** Returns a loan type's limits for this home. Null if one of the limits is unknown. */
function limitRange(
  loanType: ScoreLoanType,
  homeType: HomeType,
  limits: LoanLimits,
): LimitRange | null {
  const byUnits = loanType === 'FHA' ? limits.fhaLimits : limits.conformingLimits;
  const units = unitRange(homeType, limits);
  const fewest = byUnits?.[units.fewest - 1];
  const most = byUnits?.[units.most - 1];
  return fewest === undefined || most === undefined ? null : { fewest, most };
}

function unitRange(homeType: HomeType, { units }: LoanLimits): UnitRange {
  if (homeType !== 'multi-family') return { fewest: 1, most: 1 };
  return { fewest: units ?? 2, most: units ?? 4 };
}

/**
 * The national baseline, in dollars. No county's conforming limit is lower, so `noCommonLoan` is
 * null for every loan up to this amount.
 *
 * @see FHFA, Conforming Loan Limit Values for 2026
 */
export const LOWEST_CONFORMING_LIMIT = 832_750;

/** The down payment that many lenders require for a jumbo loan, in percent of the price. */
export const JUMBO_DOWN = { least: 10, most: 20 } as const;

/**
 * A first loan that is above both the conforming and the FHA limits, together with these limits.
 */
export interface NoCommonLoan {
  /** The loan amount in dollars. */
  readonly loanAmount: number;
  readonly conventional: LimitRange;
  readonly fha: LimitRange;
  /** The number of units that the highest limits are for: 4 for a multi-family home of any size. */
  readonly units: number;
  /** The year of the limits, if that year has ended. Otherwise null. */
  readonly pastYear: number | null;
}

/**
 * Returns a loan that is above both the conforming and the FHA limits for this home, together with
 * these limits. Null if one of the limits is unknown, or if a limit may cover the loan. That limit
 * may be a new year's limit that we do not have yet. The result is the same for every buyer of a
 * home: the score, military service and the programs' loan types do not matter.
 *
 * @param loanAmount the first loan after help, without a financed premium, in dollars
 */
export function noCommonLoan(
  loanAmount: number,
  homeType: HomeType,
  limits: LoanLimits,
): NoCommonLoan | null {
  const conventional = limitRange('Conventional', homeType, limits);
  const fha = limitRange('FHA', homeType, limits);
  if (conventional === null || fha === null) return null;
  const pastYear = limits.pastLimitYear ?? null;
  const isAbove = [conventional, fha].every((limit) => loanAmount > highestLoan(limit, limits));
  if (!isAbove) return null;
  return { loanAmount, conventional, fha, units: unitRange(homeType, limits).most, pastYear };
}

/**
 * Returns the largest first loan of a type for this home, without a financed premium, in dollars.
 * This is the county's limit for the most units that the home may have. VA and USDA loans have no
 * limit, so the conforming limit applies. Infinity if the limit is unknown. Until we have the new
 * year's limit, last year's limit applies, although the new one may be higher.
 */
export function largestLoan(loanType: LoanType, homeType: HomeType, limits: LoanLimits): number {
  const limited = loanType === 'FHA' ? 'FHA' : 'Conventional';
  return limitRange(limited, homeType, limits)?.most ?? Infinity;
}
