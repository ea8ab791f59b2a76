import type { InputOf, PriceQuote, submitQuote } from '@latchkey/contract';
import type { Location } from '@latchkey/domain';

type Request = InputOf<typeof submitQuote, 'body'>;
type WithPlace = Request['quote'] & { homeLocation: Location };

/** A complete quote for a home in a county from the shipped data. */
export const sampleQuote: WithPlace = {
  homeType: 'condo',
  homePlan: 'primary',
  homeLocation: {
    id: 7_870_448_453,
    zipcode: '78704',
    county_code: 48_453,
    city: 'Austin',
    county: 'Travis County',
    state: 'TX',
    property_tax: 0.0175,
    insurance_rate: 0.005,
  },
  homePrice: 385_000,
  householdIncome: 74_000,
  downPayment: 46_000,
  creditScore: 'excellent',
  housingStatus: true,
  householdSize: 2,
  veteranStatus: false,
  profession: ['education'],
};

/** The same buyer's answers, before the buyer knows the price. */
export const priceQuote: PriceQuote = {
  homeType: sampleQuote.homeType,
  homePlan: sampleQuote.homePlan,
  homeLocation: sampleQuote.homeLocation,
  householdIncome: sampleQuote.householdIncome,
  creditScore: sampleQuote.creditScore,
  housingStatus: null,
  householdSize: null,
  veteranStatus: null,
  profession: null,
};

/** A complete request for pre-approval. */
export const sampleRequest: Request & { quote: WithPlace } = {
  quote: sampleQuote,
  subject: { fullName: 'Ada Buyer', email: 'ada@example.com' },
};
