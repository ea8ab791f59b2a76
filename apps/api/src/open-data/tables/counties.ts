import type { County } from '../../reference-data/counties.ts';
import { type Column, columnsOf, type Table } from './table.ts';

const { text, integer, number, flag } = columnsOf<County>();

/**
 * A table with one row for each county. Excludes the average mortgage rates, because we may not
 * redistribute them.
 */
export const countiesTable: Table<County> = {
  name: 'counties',
  title: 'Counties',
  description:
    'One row for each county and planning region: income limits, loan limits, and estimated tax and insurance rates.',
  columns: [
    text('fips', 'Five-digit county code', ({ area }) => area.countyFips),
    text('county', 'Name', ({ area }) => area.county),
    text('state', 'Two letters', ({ area }) => area.state),
    number(
      'property_tax_rate',
      "A buyer's yearly property tax as a fraction of the price. An estimate.",
      ({ propertyTax }) => propertyTax,
    ),
    text(
      'property_tax_basis',
      'acs (Census survey), after_sale (what a sale resets it to), nj_average_bill, irs_average_deduction, acs_lower_bound (the true rate is higher) or state_median',
      ({ propertyTaxBasis }) => propertyTaxBasis,
    ),
    number(
      'insurance_rate',
      'Yearly home insurance premium as a fraction of the price. An estimate.',
      ({ insurance }) => insurance,
    ),
    text(
      'insurance_basis',
      'fio (premiums of the county), state_median or fio_premium_state_median_rate',
      ({ insuranceBasis }) => insuranceBasis,
    ),
    flag(
      'town_aggregated',
      'Whether HUD lists towns here. The income limits are then the median of the towns.',
      ({ area }) => area.income?.townAggregated ?? null,
    ),
    dollars(
      'median_family_income',
      "HUD's median family income",
      ({ area }) => area.income?.medianFamilyIncome,
    ),
    dollars(
      'state_median_family_income',
      "The state's median family income, where we have it",
      ({ area }) => area.income?.stateMedianFamilyIncome,
    ),
    ...series(
      'low_income',
      8,
      "HUD's limit of 80% of the median, number of people:",
      ({ area }) => area.income?.lowIncomeLimits,
    ),
    ...series(
      'very_low_income',
      8,
      "HUD's limit of 50%, number of people:",
      ({ area }) => area.income?.veryLowIncomeLimits,
    ),
    ...series(
      'extremely_low_income',
      8,
      "HUD's limit of 30%, number of people:",
      ({ area }) => area.income?.extremelyLowIncomeLimits,
    ),
    ...series(
      'conforming_limit',
      4,
      'Conforming loan limit, number of units:',
      ({ area }) => area.conformingLimits,
    ),
    ...series('fha_limit', 4, 'FHA loan limit, number of units:', ({ area }) => area.fhaLimits),
    integer(
      'loan_limit_year',
      'The year of the loan limits. If it has ended, we do not have the new limits yet.',
      ({ loanLimitYear }) => loanLimitYear,
    ),
    integer(
      'income_limit_year',
      "The fiscal year of HUD's income limits",
      ({ incomeLimitYear }) => incomeLimitYear,
    ),
  ],
};

function dollars(
  name: string,
  description: string,
  value: (county: County) => number | null | undefined,
): Column<County> {
  return integer(name, `${description}, in dollars`, value);
}

/** Returns the columns for 1 to `count` people or units. */
function series(
  name: string,
  count: number,
  description: string,
  values: (county: County) => readonly number[] | null | undefined,
): Column<County>[] {
  return Array.from({ length: count }, (_, index) =>
    dollars(
      `${name}_${index + 1}`,
      `${description} ${index + 1}`,
      (county) => values(county)?.[index],
    ),
  );
}
