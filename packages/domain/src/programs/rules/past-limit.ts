import type { Area } from '../../area/area.ts';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import type { FirstMortgageFinding } from './first-mortgage.ts';

/** How far a new year's loan limit may be from the last one, in percent of the last one. */
const NEW_YEAR_MARGIN = 5;

const comparedReasons: readonly FirstMortgageFinding['reason'][] = ['within', 'over', 'over-cap'];

/**
 * Returns the finding as a check if it depends on a county limit of an earlier year, and the loan
 * is close to that limit. FHFA and HUD set new limits for each January 1.
 *
 * @param today the current date, such as 2027-01-01
 */
export function withPastLimit(
  finding: FirstMortgageFinding,
  { maxFirstMortgage }: Pick<CatalogProgram, 'maxFirstMortgage'>,
  { loanLimitYear }: Pick<Area, 'loanLimitYear'>,
  today: string,
): FirstMortgageFinding {
  const { reason, limit, limitOf, actual } = finding;
  const isPast = Number(today.slice(0, 4)) > loanLimitYear;
  const isOfCounty = limitOf !== 'program' || typeof maxFirstMortgage === 'string';
  if (!isPast || !isOfCounty || limit === null || !comparedReasons.includes(reason)) return finding;
  if (Math.abs(actual - limit) * 100 > limit * NEW_YEAR_MARGIN) return finding;
  return { ...finding, verdict: 'check', reason: 'past-limit', limitYear: loanLimitYear };
}
