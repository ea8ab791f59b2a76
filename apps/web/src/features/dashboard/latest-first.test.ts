import type { Quote } from '@latchkey/domain';
import { expect, it } from 'vitest';
import { latestFirst } from './latest-first.ts';

const homeLocation = {
  id: 7_870_448_453,
  zipcode: '78704',
  county_code: 48_453,
  city: 'Austin',
  county: 'Travis County',
  state: 'TX',
  property_tax: 0.01535,
  insurance_rate: 0.00467,
};

function quoteOf(updatedAt: string): Quote {
  return {
    id: '6ba7b810-9dad-41d1-80b4-00c04fd430c8',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt,
    homeType: 'condo',
    homePlan: 'primary',
    homeLocation,
    homePrice: 400_000,
    householdIncome: 74_000,
    downPayment: 80_000,
    creditScore: 'excellent',
    housingStatus: true,
    householdSize: 2,
    veteranStatus: false,
    profession: [],
  };
}

it('puts the quote that was changed last first, however its time is written', () => {
  const [old, middle, latest] = [
    quoteOf('2026-11-01T00:00:00Z'),
    quoteOf('2026-11-01T00:00:00.500Z'),
    quoteOf('2026-11-02T00:00:00.000Z'),
  ];
  expect(latestFirst([middle, old, latest])).toEqual([latest, middle, old]);
});
