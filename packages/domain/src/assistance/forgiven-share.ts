import type { Repayment } from '../catalog/catalog-program.ts';

/** Whole steps are counted: (10 − 0.16) × 12 is a hair off. */
const NEARLY = 1e-9;

/**
 * The part of help that is forgiven once so many years have passed, as a fraction: all at the end,
 * or in equal parts, one for each full year or month between the start of forgiveness and its end.
 *
 * @param years passed since the purchase
 */
export function forgivenShare(
  { afterYears, how, startsAfterYears }: NonNullable<Repayment['forgiven']>,
  years: number,
): number {
  if (years >= afterYears) return 1;
  if (how === 'at-end' || years <= startsAfterYears) return 0;
  const perYear = how === 'monthly' ? 12 : 1;
  const steps = (afterYears - startsAfterYears) * perYear;
  const passed = Math.floor((years - startsAfterYears) * perYear + NEARLY);
  return Math.min(1, passed / steps);
}
