import type { County, PropertyTax } from '@latchkey/contract';
import {
  type CountedProgram,
  estimateOf,
  Fraction,
  Percent,
  type PricedAnswers,
  pricingFactsOf,
  unknownLimits,
} from '@latchkey/domain';
import { helpWith, sampleDetails, sampleProduct, workedExample } from '@latchkey/domain/samples';
import { expect, it } from 'vitest';
import { assumptions } from './assumptions.ts';

const quote: PricedAnswers = { ...workedExample, creditScore: 'fair' };

const noCosts = { ...sampleDetails, closingCosts: Percent.parse(0) };

function printed(
  creditScore: 'fair' | null,
  details = noCosts,
  program: CountedProgram | null = null,
  county?: County,
  answers = quote,
) {
  const estimate = estimateOf(
    pricingFactsOf(answers, details, sampleProduct),
    details,
    program ? [program] : [],
    unknownLimits,
  );
  const all = assumptions(answers, creditScore, estimate, county);
  return new Map(all.map(({ label, value }) => [label, value]));
}

it('lists the assumptions behind the figures', () => {
  expect(Object.fromEntries(printed('fair'))).toEqual({
    Location: '78704, Austin, Travis County, TX',
    'Home Price': '$400,000',
    'Down Payment': '$80,000',
    Help: 'None',
    Loan: '$320,000, Conventional',
    'Term and rate': '30 years, 6.375% fixed',
    'Credit Score': 'Fair (620 to 659)',
    'Property tax per year': '1.1%',
    'Home insurance per year': '0.5%',
    'Taxes and insurance': 'rise 2% a year',
    'Lender fees': '1% of the loan, assumed',
    'Interest before the first month': '15 days',
  });
});

it('lists the credit score that we assume if the buyer has given none', () => {
  expect(printed(null).get('Credit Score')).toBe('Not given: we assume 620 or more');
});

it('lists the loan type that the applied program requires', () => {
  const all = printed('fair', noCosts, helpWith(['fha']));
  expect(all.get('Loan')).toBe('$315,425, FHA');
  expect(all.get('Help')).toBe('$10,000 from Sample Grant');
});

it('lists the lender fees that the buyer entered, but not fees of $0', () => {
  expect(printed('fair', { ...noCosts, lenderFees: 1_200 }).get('Lender fees')).toBe('$1,200');
  expect(printed('fair', { ...noCosts, lenderFees: 0 }).has('Lender fees')).toBe(false);
});

it('lists no loan costs if the buyer needs no loan', () => {
  const details = { ...noCosts, mortgageInsurance: true, points: Percent.parse(1) };
  const all = printed('fair', details, null, undefined, { ...quote, downPayment: 400_000 });
  for (const label of ['Lender fees', 'Interest before the first month', 'Mortgage insurance']) {
    expect(all.has(label), label).toBe(false);
  }
  expect(all.has('Points')).toBe(false);
  expect(all.get('Taxes and insurance')).toBe('rise 2% a year');
});

it('lists only the extras that the buyer added', () => {
  const details = {
    ...noCosts,
    mortgageInsurance: true,
    closingCosts: Percent.parse(2.72),
    points: Percent.parse(1),
  };
  const all = printed('fair', details);
  expect(all.get('Mortgage insurance')).toBe('Included');
  expect(all.get('Closing costs')).toBe('2.72%');
  expect(all.get('Points')).toBe('1%');
  expect(all.has('HOA dues per month')).toBe(false);
});

/** Returns a county with the given property tax. The other values are arbitrary. */
function countyWith(propertyTax: Partial<PropertyTax>): County {
  const source = { publisher: 'US Census Bureau', asOf: '2019-2023' };
  const limits = { units: [832_750, 1_066_250, 1_288_800, 1_601_750], pastYear: null, ...source };
  return {
    countyCode: 48_453,
    county: 'Travis County',
    state: 'TX',
    propertyTax: { rate: 0.011, basis: 'acs', ...source, afterSale: null, ...propertyTax },
    cityPropertyTaxes: [],
    insurance: { rate: 0.005, basis: 'fio', ...source },
    conformingLimits: limits,
    fhaLimits: limits,
  };
}

const afterSale = {
  rate: 0.011,
  exemption: null,
  quality: 'published',
  source: 'https://county.example/taxes',
  asOf: '2025',
} as const;

it.each<[string, Partial<PropertyTax>, string]>([
  ['that current owners pay', {}, '1.1%, owners, 2019-2023'],
  ['after a sale', { basis: 'after_sale', afterSale }, '1.1%, after a sale, 2025'],
  [
    'that is the minimum after a sale',
    { basis: 'after_sale', afterSale: { ...afterSale, quality: 'minimum' } },
    '1.1%, the minimum after a sale',
  ],
  ['that current owners pay, next to one after a sale', { afterSale }, '1.1%, owners, 2019-2023'],
])('says that the property tax is a rate %s', (_, propertyTax, words) => {
  const all = printed('fair', noCosts, null, countyWith(propertyTax));
  expect(all.get('Property tax per year')).toBe(words);
});

it('does not say what a property tax rate is based on if the buyer entered it or if it is our previous rate', () => {
  const own = { ...noCosts, propertyTax: Fraction.parse(0.02) };
  const ofOwn = printed('fair', own, null, countyWith({}));
  expect(ofOwn.get('Property tax per year')).toBe('2%');
  const older = printed('fair', noCosts, null, countyWith({ rate: 0.012 }));
  expect(older.get('Property tax per year')).toBe('1.1%');
});
