import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SmallCosts, smallCosts } from './small-costs.ts';

export type Row = Record<string, unknown>;

/** The rows of each file. */
export interface SmallSource {
  readonly tables: Record<string, Row[]>;
  readonly programs: Record<string, Row[]>;
  readonly costs: SmallCosts;
}

const alder = { county_fips: '01901', county: 'Alder County', state: 'AL' };
const birch = { county_fips: '01903', county: 'Birch "Creek", County', state: 'AL' };
const cedar = { county_fips: '06901', county: 'Cedar County', state: 'CA' };
const island = { county_fips: '72901', county: 'Isla Municipio', state: 'PR' };
const counties = [alder, birch, cedar];

export const coverage = {
  scope: 'state',
  state: 'AL',
  counties: [],
  cities: [],
  postalCities: [],
  exceptStates: [],
  exceptCities: [],
};

export const rules = {
  firstTimeBuyer: { required: false, exceptions: [] },
  minCreditScore: null,
  maxIncome: null,
  minIncome: null,
  maxHomePrice: null,
  homeTypes: ['condo'],
  occupancy: ['primary'],
  veteran: 'not-required',
  professions: [],
  minContribution: null,
  educationRequired: false,
  incomeOf: 'household',
  conditions: [],
  standIns: [],
};

/**
 * Returns made-up files with three counties, in the format of the real files. Tests can change the
 * files.
 */
export function smallSource(): SmallSource {
  return {
    tables: {
      'county_property_tax.csv': counties.map((county) => taxRow(county)),
      'home_insurance_county.csv': counties.map((county) => insuranceRow(county)),
      'county_income_limits.csv': [...counties, island].map((county) => incomeRow(county)),
      'county_loan_limits.csv': [...counties, island].map((county) => loanRow(county)),
      'zip_county.csv': [
        zipRow('01002', alder, 'Alder', 0.25, 0, 4_000),
        zipRow('01002', birch, 'Alder', 0.7, 1, 4_000),
        zipRow('01001', alder, "Saint Ann'S", 1, 1, ''),
        zipRow('90001', cedar, 'Cedar', 1, 1, 9_000),
        zipRow('00901', island, 'Isla', 1, 1, 500),
      ],
      'state_median_income.csv': [
        { state: 'AL', median_family_income: 85_000, fiscal_year: 2026, source: 'agency' },
      ],
      'tax_after_sale.csv': [
        taxAfterSaleRow(birch.county_fips, 'published', 40_000),
        taxAfterSaleRow('', 'state-average', ''),
      ],
      'mortgage_rates.csv': [
        { date: '2026-01-01', rate30: 6.5, rate15: '' },
        { date: '2026-01-08', rate30: 6.25, rate15: 5.5 },
      ],
    },
    programs: {
      'AL.json': [program('al-help'), program('al-grant')],
      'CA.json': [program('ca-help', 'CA')],
    },
    costs: smallCosts(),
  };
}

/** Writes the files into a folder, in the layout that the build expects. */
export function writeSource(folder: string, { tables, programs, costs }: SmallSource): void {
  mkdirSync(join(folder, 'reference'), { recursive: true });
  mkdirSync(join(folder, 'programs'), { recursive: true });
  for (const [file, rows] of Object.entries(tables)) {
    writeFileSync(join(folder, 'reference', file), csv(rows));
  }
  writeFileSync(join(folder, 'reference', 'mortgage_costs.json'), JSON.stringify(costs));
  for (const [file, list] of Object.entries(programs)) {
    writeFileSync(join(folder, 'programs', file), JSON.stringify(list));
  }
}

function csv(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => columns.map((column) => quoted(String(row[column] ?? ''))));
  return [columns, ...cells].map((line) => `${line.join(',')}\n`).join('');
}

function quoted(cell: string): string {
  return /[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function taxRow(county: typeof alder) {
  return {
    ...county,
    effective_rate: 0.007,
    median_home_value_usd: 200_000,
    rate_basis: 'acs',
    year: 2023,
  };
}

function taxAfterSaleRow(county_fips: string, quality: string, exemption_dollars: number | string) {
  return {
    state: 'AL',
    county_fips,
    rate_of_price_percent: 1.25,
    exemption_dollars,
    basis: '62.5 mills x 20 % of price',
    source_url: 'https://county.example/taxes',
    as_of: '2025',
    quality,
  };
}

function insuranceRow(county: typeof alder) {
  return { ...county, rate: 0.03, rate_capped: 0.022, rate_basis: 'fio', year: 2022 };
}

function incomeRow(county: typeof alder) {
  return {
    ...county,
    median_family_income: 90_000,
    ...numbered('l80', [50_000, 56_000, 62_000, 68_000, 74_000, 80_000, 86_000, 92_000]),
    ...numbered('l50', [30_000, 35_000, 40_000, 45_000, 50_000, 55_000, 60_000, 65_000]),
    ...numbered('l30', [20_000, 25_000, 30_000, 35_000, 40_000, 45_000, 50_000, 55_000]),
    town_aggregated: 0,
    fiscal_year: 2026,
  };
}

function loanRow(county: typeof alder) {
  return {
    ...county,
    ...numbered('conforming', [800_000, 1_000_000, 1_200_000, 1_500_000]),
    ...numbered('fha', [500_000, 640_000, 775_000, 960_000]),
    ...(county.state === 'CA' ? {} : numbered('fha_2025', [500_000, 640_000, 775_000, 960_000])),
    year: 2026,
  };
}

function zipRow(
  zip: string,
  county: typeof alder,
  city: string,
  share: number,
  isPrimary: number,
  population: number | string,
) {
  return { zip, ...county, city, share, is_primary: isPrimary, population };
}

function numbered(name: string, figures: readonly number[]): Row {
  return Object.fromEntries(figures.map((figure, i) => [`${name}_${i + 1}`, figure]));
}

function program(slug: string, state = 'AL') {
  return {
    slug,
    agencyName: 'Agency',
    programName: 'Help',
    fullName: 'Agency Help',
    website: 'https://agency.example',
    kind: 'grant',
    maxAmount: 5_000,
    maxPercent: null,
    percentOf: null,
    coverage: { ...coverage, state },
    rules,
    specifics: {
      maxAmount: '',
      geographicCoverage: '',
      benefits: [],
      homeBuyerObligations: [],
      minContribution: '',
      repaymentTerms: '',
      interestRate: '',
      programProviderContact: '',
    },
    repayment: null,
    provider: 'public',
    firstMortgage: { types: ['fha'], from: 'agency-loan' },
    maxFirstMortgage: null,
    combines: { with: 'unknown', slugs: [], says: '' },
    paysClosingCosts: null,
    pays: null,
    contact: { phone: '2055550123', applyThrough: 'agency', classUrl: null },
    status: 'open',
    statusCheckedOn: '2026-01-10',
    opensOn: null,
    closesOn: null,
    checkedOn: '2026-01-15',
    sources: [{ url: 'https://agency.example', asOf: '2025-12', supports: 'amount' }],
    confidence: 'high',
  };
}
