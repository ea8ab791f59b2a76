import { QuoteAnswers } from '@latchkey/domain';
import type { ReferenceData } from '../../apps/api/src/reference-data/load-reference-data.ts';

export interface ExampleBuyer {
  readonly name: string;
  readonly quote: QuoteAnswers;
}

/** Answers that all example buyers have in common. */
const usual = {
  homeType: 'single-family',
  homePlan: 'primary',
  housingStatus: true,
  veteranStatus: false,
  profession: [],
} as const;

const examples = [
  {
    name: 'a first-time buyer in Detroit',
    place: ['48219', 26_163],
    homePrice: 145_000,
    householdIncome: 48_000,
    downPayment: 12_000,
    creditScore: 'fair',
    householdSize: 3,
  },
  {
    name: 'a veteran who buys again in Columbus',
    place: ['43215', 39_049],
    homePrice: 289_000,
    householdIncome: 82_000,
    downPayment: 20_000,
    creditScore: 'good',
    householdSize: 3,
    housingStatus: false,
    veteranStatus: true,
  },
  {
    name: 'a repeat buyer in San Jose',
    place: ['95112', 6_085],
    homePrice: 1_400_000,
    householdIncome: 250_000,
    downPayment: 50_000,
    creditScore: 'good',
    householdSize: 4,
    housingStatus: false,
  },
  {
    name: 'a first-time buyer in Austin',
    place: ['78704', 48_453],
    homeType: 'condo',
    homePrice: 400_000,
    householdIncome: 74_000,
    downPayment: 80_000,
    creditScore: 'excellent',
    householdSize: 2,
  },
  {
    name: 'a first-time buyer in Tampa',
    place: ['33602', 12_057],
    homeType: 'condo',
    homePrice: 400_000,
    householdIncome: 74_000,
    downPayment: 80_000,
    creditScore: 'excellent',
    householdSize: 2,
  },
] as const;

/** Five buyers across the country, with our own figures for their locations. */
export function exampleBuyers({ locations }: Pick<ReferenceData, 'locations'>): ExampleBuyer[] {
  return examples.map(({ name, place: [zipcode, county], ...answers }) => {
    const homeLocation = locations.findByZipAndCounty(zipcode, county);
    return { name, quote: QuoteAnswers.parse({ ...usual, ...answers, homeLocation }) };
  });
}
