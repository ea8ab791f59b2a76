import type { PricingFacts } from './pricing-facts.ts';

/** Annual growth of taxes and insurance, as a fraction. */
export const YEARLY_GROWTH = 0.02;

type Rates = Pick<PricingFacts, 'homePrice' | 'propertyTax' | 'insurance'>;

/**
 * Returns property tax plus home insurance for one year, in dollars, not rounded. The amount for
 * year 1 is the price times the sum of both rates. The amount rises by 2% each year.
 *
 * @param year counted from 1
 */
export function taxesAndInsurance(
  { homePrice, propertyTax, insurance }: Rates,
  year: number,
): number {
  return homePrice * (propertyTax + insurance) * (1 + YEARLY_GROWTH) ** (year - 1);
}

/**
 * Returns property tax plus home insurance from year 2 through `toYear`, in dollars, not rounded.
 */
export function taxesAndInsuranceFromYear2(rates: Rates, toYear: number): number {
  let sum = 0;
  for (let year = 2; year <= toYear; year += 1) sum += taxesAndInsurance(rates, year);
  return sum;
}
