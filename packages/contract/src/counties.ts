import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Source } from './reference.ts';

/** A county's FIPS code as an address carries it, with or without its leading zero. */
const CountyCode = z.pipe(z.string().check(z.regex(/^\d{4,5}$/)), z.transform(Number));

/** What the property tax rate of a county is based on; the data's README describes each. */
export const PropertyTaxBasis = z.enum([
  'acs',
  'california_reassessment',
  'nj_average_bill',
  'irs_average_deduction',
  'acs_lower_bound',
  'state_median',
]);
export type PropertyTaxBasis = z.infer<typeof PropertyTaxBasis>;

/** What the home insurance rate of a county is based on. */
export const InsuranceBasis = z.enum(['fio', 'state_median', 'fio_premium_state_median_rate']);
export type InsuranceBasis = z.infer<typeof InsuranceBasis>;

const RateSource = z.pick(Source, { publisher: true, asOf: true });

/** The most that may be borrowed there for one, two, three and four units, in dollars. */
const LoanLimits = z.strictObject({
  units: z.array(z.number().check(z.positive())).check(z.length(4)),
  ...RateSource.shape,
});

/** A county's figures, each with who publishes it and of when it is. Rates are fractions of the price. */
export const County = z.strictObject({
  countyCode: z.int(),
  county: z.string(),
  state: z.string(),
  propertyTax: z.strictObject({ rate: z.number(), basis: PropertyTaxBasis, ...RateSource.shape }),
  insurance: z.strictObject({ rate: z.number(), basis: InsuranceBasis, ...RateSource.shape }),
  conformingLimits: LoanLimits,
  fhaLimits: LoanLimits,
});
export type County = z.infer<typeof County>;

export const showCounty = endpoint({
  method: 'GET',
  path: '/counties/:countyCode',
  summary: 'The loan limits of a county, and what its tax and insurance rates are based on',
  access: 'anyone',
  params: z.strictObject({ countyCode: CountyCode }),
  answer: z.strictObject({ data: z.strictObject({ county: County }) }),
});
