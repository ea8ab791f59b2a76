import { moneyCases } from './money-rule-cases.ts';
import { type Cases, shows } from './rule-case.ts';

const home = { state: 'TX', county: 'Travis County', city: 'Austin' };
const austin = 'Austin, Travis County, TX';
const place = (state: string | null, cities: string[] = [], counties: string[] = []) => ({
  required: { state, counties, cities },
  actual: home,
  key: null,
});

/** The cases by rule and reason. Each case contains the finding's values and the expected text. */
export const cases: Cases = {
  ...moneyCases,
  'service-area': {
    nationwide: [
      { verdict: 'met', ...place(null) },
      shows('A home anywhere in the United States', austin),
    ],
    statewide: [{ verdict: 'met', ...place('TX') }, shows('A home in Texas', austin)],
    'in-county': [
      { verdict: 'met', ...place('TX') },
      shows('A home in a county that the program serves', austin),
    ],
    'city-limits': [
      { verdict: 'check', ...place('TX', ['Austin']) },
      shows(
        'A home inside the city limits of Austin',
        austin,
        'the home must lie inside the city limits',
      ),
    ],
    'postal-city': [
      { verdict: 'check', ...place('TX', ['Dallas', 'Plano']) },
      shows(
        'A home inside the city limits of Dallas or Plano',
        austin,
        'the home must lie inside the city limits',
      ),
    ],
    'inside-city': [
      { verdict: 'met', ...place('TX', ['Austin']) },
      shows('A home inside the city limits of Austin', austin),
    ],
    'outside-city': [
      { verdict: 'not-met', ...place('TX', ['Austin']) },
      shows('A home inside the city limits of Austin', austin),
    ],
    'except-city': [
      { verdict: 'check', ...place('TX', ['Austin']) },
      shows(
        'A home outside the city limits of Austin',
        austin,
        'the home must lie outside the city limits',
      ),
    ],
    'former-county': [
      { verdict: 'check', ...place('CT') },
      shows(
        'A home in one of the old Connecticut counties that the program names',
        austin,
        'the home must lie in the old county that the program names',
      ),
    ],
    'other-state': [{ verdict: 'not-met', ...place('NM') }, shows('A home in New Mexico', austin)],
    'other-county': [
      { verdict: 'not-met', ...place('TX', [], ['48201']) },
      shows('A home in a county that the program serves', austin),
    ],
    'other-city': [
      { verdict: 'not-met', ...place('TX', ['A', 'B', 'C', 'D']) },
      shows('A home inside the city limits of one of 4 listed cities', austin),
    ],
  },
  'excluded-states': {
    'not-excluded': [
      { verdict: 'met', required: ['NY', 'NV'], actual: 'TX' },
      shows('A home in any state except New York or Nevada', 'Texas'),
    ],
    excluded: [
      { verdict: 'not-met', required: ['NY'], actual: 'NY' },
      shows('A home in any state except New York', 'New York'),
    ],
  },
  'first-time-buyer': {
    'first-time': [{ verdict: 'met' }, shows('A first-time home buyer', 'First Time Home Buyer')],
    'veterans-excepted': [
      { verdict: 'met' },
      shows('A first-time home buyer or a veteran', 'Not First Time Home Buyer, but a veteran'),
    ],
    'targeted-areas-excepted': [
      { verdict: 'check' },
      shows(
        'A first-time home buyer, or a home in a targeted area',
        'Not First Time Home Buyer',
        'the home must be in a targeted area',
      ),
    ],
    'not-first-time': [
      { verdict: 'not-met' },
      shows('A first-time home buyer', 'Not First Time Home Buyer'),
    ],
  },
  'credit-score': {
    'at-least': [
      { verdict: 'met', required: 640, actual: 'good' },
      shows('A score of 640 or more', 'Good (660 to 719)'),
    ],
    'within-band': [
      { verdict: 'check', required: 640, actual: 'fair' },
      shows('A score of 640 or more', 'Fair (620 to 659)', 'score may be below 640'),
    ],
    'below-stand-in': [
      { verdict: 'check', required: 640, actual: 'poor' },
      shows('A score of about 640 or more', 'Poor (619 and below)', 'score may be too low'),
    ],
    below: [
      { verdict: 'not-met', required: 640, actual: 'poor' },
      shows('A score of 640 or more', 'Poor (619 and below)'),
    ],
  },
  'home-type': {
    accepted: [
      { verdict: 'met', required: ['single-family', 'condo'], actual: 'condo' },
      shows('For a single-family home or a condo', 'Condo'),
    ],
    'not-accepted': [
      { verdict: 'not-met', required: ['multi-family'], actual: 'condo' },
      shows('For a multi-family home', 'Condo'),
    ],
  },
  'home-plan': {
    accepted: [
      { verdict: 'met', required: ['primary'], actual: 'primary' },
      shows('For a home you live in', 'Primary Residence'),
    ],
    'not-accepted': [
      { verdict: 'not-met', required: ['primary', 'vacation'], actual: 'investment' },
      shows('For a home you live in or a vacation home', 'Investment Property'),
    ],
  },
  veteran: {
    veteran: [{ verdict: 'met' }, shows('Service in the US military, now or in the past', 'Yes')],
    'not-veteran': [
      { verdict: 'not-met' },
      shows('Service in the US military, now or in the past', 'No'),
    ],
  },
  profession: {
    listed: [
      { verdict: 'met', required: ['education', 'firefighter'], actual: ['education'] },
      shows('One of these: education or firefighting', 'Education'),
    ],
    veteran: [
      { verdict: 'met', required: ['education', 'veteran'], actual: ['healthcare'] },
      shows('One of these: education or military service', 'Military service'),
    ],
    'wider-list': [
      { verdict: 'check', required: ['law-enforcement', 'healthcare', 'other'], actual: [] },
      shows(
        'One of these: law enforcement, health care, or another job on the program’s list',
        'None Applicable',
        'your job must be on the program’s list',
      ),
    ],
    'not-listed': [
      { verdict: 'not-met', required: ['education'], actual: ['healthcare', 'firefighter'] },
      shows('One of these: education', 'Healthcare, Firefighter'),
    ],
  },
  conditions: {
    'not-told': [
      { verdict: 'check', required: [condition('You must own no other home.', null)] },
      shows('You must own no other home.', null, 'You must own no other home'),
    ],
    'all-hold': [
      { verdict: 'met', required: [condition('You must own no other home.', true)] },
      shows('You must own no other home.', null),
    ],
    'one-fails': [
      { verdict: 'not-met', required: [condition('You must own no other home.', false)] },
      shows('You must own no other home.', null),
    ],
  },
};

function condition(sentence: string, answer: boolean | null) {
  return { kind: 'other' as const, says: sentence, key: sentence, answer };
}
