/** What we use from each source, and its date if that is in words, by the id in the reference data. */
export const sources = {
  'zip-codes': 'ZIP Codes, their counties and post office cities',
  'zip-codes-date': 'Q4 2025',
  population: 'Population of ZIP Codes, names of counties',
  'population-date': '2019-2023, and 2016-2020 where that has no figure',
  'place-names': 'Spelling of place names',
  'property-tax': 'Property tax rate of a county',
  'property-tax-new-jersey':
    'Property tax of eight counties whose median is only known to be over $10,000',
  'property-tax-deductions': 'Property tax of six other counties with such a median',
  'property-tax-after-sale': 'Property tax in the first full year after a sale, in nine states',
  'home-insurance': 'Home insurance rate of a county',
  'income-limits': 'Area median income and income limits',
  'income-limits-date': 'Fiscal year 2026',
  'state-medians':
    'Median income of Florida, Indiana, Michigan, New Jersey, Ohio and South Carolina',
  'state-medians-date': 'Fiscal year 2026',
  'conforming-limits': 'Conforming loan limits',
  'fha-limits': 'FHA loan limits',
  'mortgage-insurance-fha':
    'FHA mortgage insurance: up-front and yearly premium, and how long it is paid',
  'mortgage-insurance-private':
    'Private mortgage insurance: list rates for a one-unit home that the owner lives in',
  'mortgage-insurance-private-date': 'July 2018 (MGIC), February 2019 (Essent)',
  'mortgage-insurance-end':
    'When private mortgage insurance ends: at 78% of the price, at 80% on request',
  'va-funding-fee': 'VA funding fee, by down payment and use',
  'usda-fees': 'USDA guaranteed loans: up-front guarantee fee and annual fee',
  'usda-fees-date': 'Fiscal year 2024',
  'debt-guides': 'How much debt lenders accept for an income',
  'debt-guides-date': '2022 (Fannie Mae), 2012 (HUD)',
  'closing-costs': 'Average closing costs of a purchase',
  'mortgage-rate': 'Average mortgage rates of the week',
  programs: 'Down payment programs',
} as const;
