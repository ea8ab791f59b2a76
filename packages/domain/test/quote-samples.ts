import { emptyDraft } from '../src/draft/change-draft.ts';
import type { QuoteDraft } from '../src/draft/draft.ts';
import type { PricedAnswers } from '../src/draft/priced-answers.ts';
import type { Location } from '../src/quote/location.ts';
import type { Quote, QuoteAnswers } from '../src/quote/quote.ts';

export { cityCheck, conditionsCheck, scoreCheck, tierCheck } from './finding-samples.ts';
export { helpWith } from './help-samples.ts';
export { plainProduct, sampleDetails, sampleProduct } from './product-samples.ts';

/** A location in a county that the shipped data contains. */
export const austin: Location = {
  id: 7_870_448_453,
  zipcode: '78704',
  county_code: 48_453,
  city: 'Austin',
  county: 'Travis County',
  state: 'TX',
  property_tax: 0.018,
  insurance_rate: 0.006,
};

/** The answers of the specification's first worked example. */
export const workedExample: PricedAnswers = {
  homePrice: 400_000,
  downPayment: 80_000,
  creditScore: 'excellent',
  homeType: 'single-family',
  homeLocation: { ...austin, property_tax: 0.011, insurance_rate: 0.005 },
};

/** Returns a typical buyer's answers, with the given changes. */
export function sampleAnswers(changes: Partial<QuoteAnswers> = {}): QuoteAnswers {
  return {
    homeType: 'condo',
    homePlan: 'primary',
    homeLocation: austin,
    homePrice: 400_000,
    householdIncome: 90_000,
    downPayment: 80_000,
    creditScore: 'good',
    housingStatus: true,
    householdSize: 3,
    veteranStatus: false,
    profession: [],
    ...changes,
  };
}

/** Returns a saved quote, with the given changes. */
export function sampleQuote(changes: Partial<Quote> = {}): Quote {
  return {
    ...sampleAnswers(),
    id: '5b1f1f0e-6a2e-4c55-9f0a-0f3f5f1f7a11',
    createdAt: '2026-01-02T03:04:05.678Z',
    updatedAt: '2026-02-03T04:05:06.789Z',
    ...changes,
  };
}

/** Returns a draft in which every question is answered, with the given changes. */
export function sampleDraft(changes: Partial<QuoteDraft> = {}): QuoteDraft {
  return { ...emptyDraft(), ...sampleAnswers(), ...changes };
}
