import { TaxAfterSale } from '@latchkey/domain';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Source } from './reference.ts';

/** A county's FIPS code in a URL. The leading zero is optional. */
const CountyCode = z.pipe(z.string().check(z.regex(/^\d{4,5}$/)), z.transform(Number));

/**
 * Sources from which we calculate a county's property tax rate. The README in `data` describes each
 * value.
 */
export const PropertyTaxBasis = z.enum([
  'after_sale',
  'acs',
  'nj_average_bill',
  'irs_average_deduction',
  'acs_lower_bound',
  'state_median',
]);
export type PropertyTaxBasis = z.infer<typeof PropertyTaxBasis>;

/** Sources from which we calculate a county's home insurance rate. */
export const InsuranceBasis = z.enum(['fio', 'state_median', 'fio_premium_state_median_rate']);
export type InsuranceBasis = z.infer<typeof InsuranceBasis>;

const RateSource = z.pick(Source, { publisher: true, asOf: true });

/** The property tax rate that a buyer pays, and its source. */
export const PropertyTax = z.strictObject({
  /** The rate for homes in this county, as a fraction of the price. */
  rate: z.number(),
  basis: PropertyTaxBasis,
  ...RateSource.shape,
  /**
   * The tax after a sale. Null if a sale does not reset the assessed value in this county, or if we
   * do not know the tax after a sale.
   */
  afterSale: z.nullable(TaxAfterSale),
});
export type PropertyTax = z.infer<typeof PropertyTax>;

/** Maximum loan amounts for homes with one, two, three and four units, in dollars. */
const LoanLimits = z.strictObject({
  units: z.array(z.number().check(z.positive())).check(z.length(4)),
  /**
   * The year of the limits, if that year has ended and we do not have the limits for the new year.
   * Otherwise null.
   */
  pastYear: z.nullable(z.int()),
  ...RateSource.shape,
});

/**
 * A county's rates and limits, each with its publisher and date. Rates are fractions of the price.
 */
export const County = z.strictObject({
  countyCode: z.int(),
  county: z.string(),
  state: z.string(),
  propertyTax: PropertyTax,
  /** Cities where the rate differs from the county's rate. */
  cityPropertyTaxes: z.array(z.strictObject({ city: z.string(), propertyTax: PropertyTax })),
  insurance: z.strictObject({ rate: z.number(), basis: InsuranceBasis, ...RateSource.shape }),
  conformingLimits: LoanLimits,
  fhaLimits: LoanLimits,
});
export type County = z.infer<typeof County>;

export const showCounty = endpoint({
  method: 'GET',
  path: '/counties/:countyCode',
  summary: 'Loan limits of a county and the basis of its tax and insurance rates',
  access: 'anyone',
  params: z.strictObject({ countyCode: CountyCode }),
  answer: z.strictObject({ data: z.strictObject({ county: County }) }),
});
