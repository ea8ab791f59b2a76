import type { PlacedTaxAfterSale } from './tax-after-sale.ts';

/**
 * Taxes after a sale that the source file does not contain. The keys are the same as in
 * `TaxesAfterSale`.
 */
export const ownTaxesAfterSale: ReadonlyMap<string, PlacedTaxAfterSale> = new Map(
  Object.entries({
    /**
     * In California, a sale sets a new base value. A buyer pays at least the general levy of 1%
     * plus voted debt, regardless of what the current owner pays.
     *
     * @see California Constitution, article XIII A, sections 1 and 2
     */
    CA: {
      state: 'CA',
      fips: null,
      rate: 0.011,
      basis: 'general levy of 1 % + voted debt of about 0.1 % of price',
      source: 'http://www.caltax.org/caltaxletter/2009/121809_what_proposition_13_did.htm',
      asOf: '2009',
      quality: 'minimum',
    },
    /**
     * Detroit's tax rate is one-third higher than the rate in its county's row. The county's rate
     * is the median for the county's cities.
     */
    '26163 Detroit': {
      state: 'MI',
      fips: '26163',
      rate: 0.0335,
      basis: 'homestead millage of 67 x 50 % of price',
      source: 'https://theplatinummanagement.com/?p=3999',
      asOf: '2024',
      quality: 'published',
    },
  } as const).map(([key, row]) => [
    key,
    { ...row, exemption: null, place: 'data/build/own-taxes-after-sale.ts' },
  ]),
);
