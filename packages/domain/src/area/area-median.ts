import type { AreaIncome } from './area.ts';

/**
 * A percent of area median income as a limit, in dollars a year, not rounded.
 *
 * 80, 50 and 30 % are HUD's published limits by household size. Above 80 % it is that percent of
 * the median family income, the same for every household. Below 80 % it is scaled from the 50 %
 * limit (60 % is 1.2 times it), as HUD does for tax credit housing, and held between the published
 * limits on either side, so that a higher percent never gives a lower limit.
 *
 * @param householdSize persons, 1 to 8
 * @returns nothing where there is no figure for such a household
 * @see HUD, Multifamily Tax Subsidy Project Income Limits: the 60 % limit is 1.2 × the 50 % limit
 */
export function areaMedianLimit(
  income: AreaIncome,
  percent: number,
  householdSize: number,
): number | undefined {
  if (percent > 80) return (income.medianFamilyIncome * percent) / 100;

  const of30 = income.extremelyLowIncomeLimits[householdSize - 1];
  const of50 = income.veryLowIncomeLimits[householdSize - 1];
  const of80 = income.lowIncomeLimits[householdSize - 1];
  if (of30 === undefined || of50 === undefined || of80 === undefined) return undefined;
  if (percent === 80) return of80;
  if (percent === 50) return of50;
  if (percent === 30) return of30;

  const scaled = (of50 * percent) / 50;
  if (percent > 50) return Math.min(scaled, of80);
  return percent > 30 ? Math.max(scaled, of30) : Math.min(scaled, of30);
}
