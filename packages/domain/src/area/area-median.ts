import type { AreaIncome } from './area.ts';

/**
 * Income limit at a percentage of area median income (AMI), in dollars a year, not rounded.
 *
 * At 80, 50 and 30% this is HUD's published limit for the household size. Above 80% it is the
 * percentage of the median family income, the same for every household size. Other percentages
 * below 80% scale the 50% limit (60% is 1.2 times it), as HUD does for tax credit housing. The
 * result is clamped between the published limits on either side, so a higher percentage never gives
 * a lower limit.
 *
 * @param householdSize number of people, 1 to 8
 * @returns undefined when the county has no figure for this household size
 * @see HUD, Multifamily Tax Subsidy Project Income Limits: the 60% limit is 1.2 × the 50% limit
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
