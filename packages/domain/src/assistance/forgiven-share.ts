import type { Repayment } from '../catalog/catalog-program.ts';

/**
 * Tolerance for counting whole years or months: (10 − 0.16) × 12 is slightly off in floating point.
 */
const STEP_TOLERANCE = 1e-9;

/**
 * Returns the fraction of the assistance that is forgiven after a number of years. Either all of
 * the assistance is forgiven when the forgiveness period ends, or an equal part for each full year
 * or month of the period.
 *
 * @param years number of years since the purchase
 */
export function forgivenShare(
  { afterYears, how, startsAfterYears }: NonNullable<Repayment['forgiven']>,
  years: number,
): number {
  if (years >= afterYears) return 1;
  if (how === 'at-end' || years <= startsAfterYears) return 0;
  const perYear = how === 'monthly' ? 12 : 1;
  const steps = (afterYears - startsAfterYears) * perYear;
  const passed = Math.floor((years - startsAfterYears) * perYear + STEP_TOLERANCE);
  return Math.min(1, passed / steps);
}
