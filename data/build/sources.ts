import type { WeeklyRate } from './mortgage-rates.ts';

/** Where a table's figures are from, as the product's sources page shows it. */
export interface Source {
  readonly id: string;
  /** What the product takes from it. */
  readonly what: string;
  readonly publisher: string;
  readonly title: string;
  /** The year or years that the figures are of, or the day. */
  readonly asOf: string;
  /** The credit that is owed, or null where the figures are free of one. */
  readonly credit: string | null;
}

/** All sources of the shipped tables. `rate` is the newest week of the mortgage rates. */
export function sources(rate: WeeklyRate): Source[] {
  return [
    {
      id: 'zip-codes',
      what: 'ZIP Codes, their counties and post office cities',
      publisher: 'US Department of Housing and Urban Development',
      title: 'USPS ZIP Code crosswalk to counties',
      asOf: 'Q4 2025',
      credit: null,
    },
    {
      id: 'population',
      what: 'Population of ZIP Codes, names of counties',
      publisher: 'US Census Bureau',
      title: 'American Community Survey, table B01003',
      asOf: '2019-2023, and 2016-2020 where that has no figure',
      credit: null,
    },
    {
      id: 'place-names',
      what: 'Spelling of place names',
      publisher: 'GeoNames',
      title: 'Postal codes',
      asOf: '2026-03',
      credit: 'GeoNames (geonames.org), CC BY 4.0',
    },
    {
      id: 'property-tax',
      what: 'Property tax rate of a county',
      publisher: 'US Census Bureau',
      title: 'American Community Survey, tables B25103 and B25077',
      asOf: '2019-2023',
      credit: null,
    },
    {
      id: 'property-tax-new-jersey',
      what: 'Property tax of eight counties whose median is only known to be over $10,000',
      publisher: 'New Jersey Division of Taxation',
      title: 'Average residential tax bills',
      asOf: '2023',
      credit: null,
    },
    {
      id: 'property-tax-deductions',
      what: 'Property tax of six other counties with such a median',
      publisher: 'Internal Revenue Service',
      title: 'Property tax deductions by county',
      asOf: '2015',
      credit: null,
    },
    {
      id: 'home-insurance',
      what: 'Home insurance rate of a county',
      publisher: 'US Department of the Treasury, Federal Insurance Office',
      title: 'Homeowners insurance premiums, 2018-2022',
      asOf: '2022',
      credit: null,
    },
    {
      id: 'income-limits',
      what: 'Area median income and income limits',
      publisher: 'US Department of Housing and Urban Development',
      title: 'Section 8 income limits, fiscal year 2026',
      asOf: '2026',
      credit: null,
    },
    {
      id: 'conforming-limits',
      what: 'Conforming loan limits',
      publisher: 'Federal Housing Finance Agency',
      title: 'Conforming loan limits by county',
      asOf: '2026',
      credit: null,
    },
    {
      id: 'fha-limits',
      what: 'FHA loan limits',
      publisher: 'US Department of Housing and Urban Development',
      title: 'FHA forward mortgage limits',
      asOf: '2026',
      credit: null,
    },
    {
      id: 'mortgage-rate',
      what: 'Average mortgage rates of the week',
      publisher: 'Freddie Mac',
      title: 'Primary Mortgage Market Survey',
      asOf: rate.date,
      credit: 'Source: Freddie Mac PMMS',
    },
    {
      id: 'programs',
      what: 'Down payment programs',
      publisher: 'The agencies that run them, and public pages about them',
      title: 'Named with each program, with the date of each source',
      asOf: 'the day shown with each program',
      credit: null,
    },
  ];
}
