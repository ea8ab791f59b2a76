import type { Expectations, KnownCase } from './expectations.ts';

/**
 * Patterns for one-unit limits: the lowest and the highest conforming limit, and the lowest FHA
 * limit.
 */
const BASELINE = /^832750,/;
const CEILING = /^1249125,/;
const FHA_FLOOR = /^541287,/;

/**
 * The values that the build must find in the real files.
 *
 * @see FHFA, Conforming Loan Limit Values for 2026; HUD Mortgagee Letter on 2026 FHA limits
 */
export const expected: Expectations = {
  rows: {
    'counties.tsv': [3_144, 3_144],
    // A row for each county and year. The limits of 2025 have no row in Connecticut.
    'income-limits.tsv': [3_144, 31_440],
    'loan-limits.tsv': [6_279, 31_440],
    'zip-codes.tsv': [39_000, 42_000],
    'tax-after-sale.tsv': [150, 3_144],
    'bond-price-factors.tsv': [1, 30],
    'home-values.tsv': [3_000, 3_144],
  },
  programs: [600, 5_000],
  knownCases: [
    zip('90210', 'Beverly Hills', '06037'),
    zip('10001', 'New York', '36061'),
    zip('02108', 'Boston', '25025'),
    zip('60601', 'Chicago', '17031'),
    zip('77002', 'Houston', '48201'),
    zip('96813', 'Honolulu', '15003'),
    zip('99501', 'Anchorage', '02020'),
    zip('20001', 'Washington', '11001'),
    zip('33101', 'Miami', '12086'),
    zip('00501', 'Holtsville', '36103'),
    zip('06902', 'Stamford', '09190'),
    zip('22046', 'Falls Church', '51610'),
    county('06037', 'property_tax', '0.011'),
    county('15003', 'property_tax', /^0\.002[5-9]/),
    county('17031', 'property_tax', /^0\.0(19|20|21)/),
    county('34013', 'property_tax', /^0\.02[5-9]/),
    loanLimit('48453', 'conforming', BASELINE),
    loanLimit('06037', 'conforming', CEILING),
    loanLimit('36061', 'fha', CEILING),
    loanLimit('01001', 'fha', FHA_FLOOR),
    // Miami-Dade: 1.8489% x (1 - 41,494 / 425,400). Tulsa: 1.1% x (1 - 9,091 / 213,500).
    county('12086', 'property_tax', '0.016686'),
    county('40143', 'property_tax', '0.010532'),
    // Adair, Oklahoma is capped at 1.5 times 0.475%. Wayne has the county's rate after a sale.
    // Berkeley and Travis have the rate of present owners.
    county('40001', 'property_tax', '0.007125'),
    county('26163', 'property_tax', '0.024745'),
    county('45015', 'property_tax', '0.00479'),
    county('48453', 'property_tax', '0.01535'),
    taxAfterSale('12001', 'rate', '0.020889'),
    taxAfterSale('11001', 'exemption', '89850'),
    taxAfterSale('OK', 'quality', 'state-average'),
    taxAfterSale('26163 Detroit', 'rate', '0.0335'),
  ].flat(),
};

function zip(key: string, city: string, primaryCounty: string): KnownCase[] {
  const table = 'zip-codes.tsv';
  const counties = new RegExp(`^${primaryCounty}\\b`);
  return [
    { table, key, column: 'city', value: city },
    { table, key, column: 'counties', value: counties },
  ];
}

function taxAfterSale(key: string, column: string, value: string): KnownCase {
  return { table: 'tax-after-sale.tsv', key, column, value };
}

function loanLimit(key: string, column: string, value: RegExp): KnownCase {
  return { table: 'loan-limits.tsv', key, year: 2026, column, value };
}

function county(key: string, column: string, value: string | RegExp): KnownCase {
  return { table: 'counties.tsv', key, column, value };
}
