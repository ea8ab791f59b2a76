import {
  type CountedProgram,
  estimateOf,
  Percent,
  type PricedAnswers,
  pricingFactsOf,
  unknownLimits,
} from '@latchkey/domain';
import { austin, helpWith, sampleDetails, sampleProduct } from '@latchkey/domain/samples';
import { expect, it } from 'vitest';
import { assumptions } from './assumptions.ts';

const quote: PricedAnswers = {
  homePrice: 400_000,
  downPayment: 80_000,
  creditScore: 'fair',
  homeLocation: { ...austin, property_tax: 0.011, insurance_rate: 0.005 },
};

const noCosts = { ...sampleDetails, closingCosts: Percent.parse(0) };

function printed(
  creditScore: 'fair' | null,
  details = noCosts,
  program: CountedProgram | null = null,
) {
  const estimate = estimateOf(
    pricingFactsOf(quote, details, sampleProduct),
    details,
    program ? [program] : [],
    unknownLimits,
  );
  const all = assumptions(quote, creditScore, estimate);
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
    APR: '6.375%',
    'Credit Score': 'Fair (620 to 659)',
    'Property tax per year': '1.1%',
    'Home insurance per year': '0.5%',
    'Taxes and insurance': 'rise 2% a year',
  });
});

it('shows the credit score that we assume if the buyer gave none', () => {
  expect(printed(null).get('Credit Score')).toBe('Not given: we assume 620 or more');
});

it('names the loan type that the applied program needs', () => {
  const all = printed('fair', noCosts, helpWith(['fha']));
  expect(all.get('Loan')).toBe('$310,000, FHA');
  expect(all.get('Help')).toBe('$10,000 from Sample Grant');
});

it('lists only the extras that the buyer added', () => {
  const details = {
    ...noCosts,
    mortgageInsurance: true,
    closingCosts: Percent.parse(2.72),
    points: Percent.parse(1),
  };
  const all = printed('fair', details);
  expect(all.get('Mortgage insurance')).toBe('Counted');
  expect(all.get('Closing costs')).toBe('2.72%');
  expect(all.get('Points')).toBe('1%');
  expect(all.has('HOA dues per month')).toBe(false);
});
