import type { Source } from '@latchkey/contract';
import { DataFault } from './data-fault.ts';

/** The years and dates of the tables, as found in the files. */
export interface Dates {
  readonly propertyTax: number;
  /** First and last year of the figures for the property tax after a sale. */
  readonly taxAfterSale: string;
  readonly insurance: number;
  readonly incomes: number;
  readonly loanLimits: number;
  readonly bondPrices: number;
  readonly mortgageRate: string;
  /** The latest date on which any program was checked against its sources. */
  readonly programs: string;
}

/** Returns the sources of all shipped figures, for the page about sources. */
export function sources(dates: Dates): Source[] {
  checkEditions(dates);
  return [
    {
      id: 'zip-codes',
      what: 'ZIP Codes, their counties and their post office cities',
      publisher: 'US Department of Housing and Urban Development',
      title: 'USPS ZIP Code crosswalk to counties',
      asOf: 'Q4 2025',
      credit: null,
    },
    {
      id: 'population',
      what: 'ZIP Code populations and county names',
      publisher: 'US Census Bureau',
      title: 'American Community Survey, table B01003',
      asOf: '2019-2023, or 2016-2020 where that has no figure',
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
      what: 'County property tax rates',
      publisher: 'US Census Bureau',
      title: 'American Community Survey, tables B25103 and B25077',
      asOf: `${dates.propertyTax - 4}-${dates.propertyTax}`,
      credit: null,
    },
    {
      id: 'property-tax-new-jersey',
      what: 'Property tax in eight counties where the median is only known to be over $10,000',
      publisher: 'New Jersey Division of Taxation',
      title: 'Average residential tax bills',
      asOf: '2023',
      credit: null,
    },
    {
      id: 'property-tax-deductions',
      what: 'Property tax in six other counties with no exact median',
      publisher: 'Internal Revenue Service',
      title: 'Property tax deductions by county',
      asOf: '2015',
      credit: null,
    },
    {
      id: 'property-tax-after-sale',
      what: 'Property tax in the first full year after a sale, in ten states',
      publisher: 'State and county tax offices, and public pages about them',
      title: 'Tax rates and homestead rules, each county with its own source',
      asOf: dates.taxAfterSale,
      credit: null,
    },
    {
      id: 'home-insurance',
      what: 'County home insurance rates',
      publisher: 'US Department of the Treasury, Federal Insurance Office',
      title: 'Analyses of US homeowners insurance markets, 2018-2022',
      asOf: String(dates.insurance),
      credit: null,
    },
    {
      id: 'income-limits',
      what: 'Area median income and income limits',
      publisher: 'US Department of Housing and Urban Development',
      title: 'Section 8 income limits',
      asOf: `Fiscal year ${dates.incomes}`,
      credit: null,
    },
    {
      id: 'state-medians',
      what: 'Median income of Florida, Indiana, Michigan, New Jersey, Ohio and South Carolina',
      publisher: 'State housing finance agencies',
      title: 'Income limits of their bond programs, based on the HUD median',
      asOf: `Fiscal year ${dates.incomes}`,
      credit: null,
    },
    {
      id: 'conforming-limits',
      what: 'Conforming loan limits',
      publisher: 'Federal Housing Finance Agency',
      title: 'Conforming loan limits by county',
      asOf: String(dates.loanLimits),
      credit: null,
    },
    {
      id: 'fha-limits',
      what: 'FHA loan limits',
      publisher: 'US Department of Housing and Urban Development',
      title: 'FHA forward mortgage limits',
      asOf: String(dates.loanLimits),
      credit: null,
    },
    {
      id: 'bond-price-limits',
      what: 'Price limits of bond programs: a yearly share of the FHA loan limit',
      publisher: 'Internal Revenue Service, and state housing finance agencies',
      title: 'Average area purchase price safe harbors, and the price limits that follow them',
      asOf: String(dates.bondPrices),
      credit: null,
    },
    ...costSources,
    {
      id: 'mortgage-rate',
      what: 'Weekly average mortgage rates',
      publisher: 'Freddie Mac',
      title: 'Primary Mortgage Market Survey',
      asOf: dates.mortgageRate,
      credit: 'Freddie Mac PMMS',
    },
    {
      id: 'programs',
      what: 'Down payment programs',
      publisher: 'The agencies that run them, and public pages about them',
      title: 'Listed on each program’s page, with the date of each source',
      asOf: dates.programs,
      credit: null,
    },
  ];
}

/** Sources of mortgage costs other than interest. The file `cost-tables` lists each document. */
const costSources: readonly Source[] = [
  {
    id: 'mortgage-insurance-fha',
    what: 'FHA mortgage insurance: up-front and yearly premium, and how long it is paid',
    publisher: 'US Department of Housing and Urban Development',
    title: 'Mortgagee Letter 2023-05; Handbook 4000.1, Appendix 1.0',
    asOf: '2023',
    credit: null,
  },
  {
    id: 'mortgage-insurance-private',
    what: 'Private mortgage insurance: published rates for an owner-occupied one-unit home',
    publisher: 'Mortgage Guaranty Insurance Corporation (MGIC) and Essent Guaranty',
    title: 'Borrower-paid monthly premiums',
    asOf: 'July 2018 (MGIC), February 2019 (Essent)',
    credit: null,
  },
  {
    id: 'mortgage-insurance-end',
    what: 'When private mortgage insurance ends: at 78% of the price, or at 80% if you ask',
    publisher: 'Consumer Financial Protection Bureau',
    title: 'Compliance Bulletin 2015-03 on the Homeowners Protection Act (12 U.S.C. 4901)',
    asOf: '2015',
    credit: null,
  },
  {
    id: 'va-funding-fee',
    what: 'VA funding fee, by down payment and use',
    publisher: 'US Code and US Department of Veterans Affairs',
    title: '38 U.S.C. 3729(b)(2); VA funding fee and loan closing costs',
    asOf: '2024',
    credit: null,
  },
  {
    id: 'usda-fees',
    what: 'USDA guaranteed loans: up-front guarantee fee and annual fee',
    publisher: 'US Department of Agriculture, Rural Development',
    title: 'Single Family Housing Guaranteed Loan Program, fees from October 1, 2016',
    asOf: 'Fiscal year 2024',
    credit: null,
  },
  {
    id: 'debt-guides',
    what: 'How much debt lenders allow for a given income',
    publisher: 'Fannie Mae and US Department of Housing and Urban Development',
    title: 'Selling Guide B3-6-02; HOC Reference Guide 2-12',
    asOf: '2022 (Fannie Mae), 2012 (HUD)',
    credit: null,
  },
  {
    id: 'closing-costs',
    what: 'Average closing costs for a purchase',
    publisher: 'CoreLogic ClosingCorp',
    title: 'Purchase Mortgage Closing Cost Report',
    asOf: '2021',
    credit: null,
  },
];

/**
 * Stops the build if a file has a new edition, because the source titles above may then be wrong.
 */
function checkEditions({ propertyTax, insurance }: Dates): void {
  if (propertyTax !== 2023 || insurance !== 2022) {
    const found = `property tax of ${propertyTax}, insurance of ${insurance}`;
    throw new DataFault(
      'data/build/sources.ts',
      `does not describe the editions in the files: ${found}`,
    );
  }
}
