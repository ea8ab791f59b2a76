import type { PricingFacts } from './pricing-facts.ts';

/** What taxes and insurance grow by each year, as a fraction. */
export const YEARLY_GROWTH = 0.02;

type Rates = Pick<PricingFacts, 'homePrice' | 'propertyTax' | 'insurance'>;

/**
 * Property tax and home insurance of one year, in dollars a year, not rounded: the price times both
 * rates in year 1, two percent more each year after it.
 *
 * @param year counted from 1
 */
export function taxesAndInsurance(
  { homePrice, propertyTax, insurance }: Rates,
  year: number,
): number {
  return homePrice * (propertyTax + insurance) * (1 + YEARLY_GROWTH) ** (year - 1);
}

/** Property tax and home insurance from year 2 to the end of a year, in dollars, not rounded. */
export function taxesAndInsuranceFromYear2(rates: Rates, toYear: number): number {
  let sum = 0;
  for (let year = 2; year <= toYear; year += 1) sum += taxesAndInsurance(rates, year);
  return sum;
}
