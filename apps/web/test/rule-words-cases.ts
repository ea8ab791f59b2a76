import type { RuleName } from '@latchkey/domain';
import type { FindingOf, RuleWords } from '@/features/programs/finding-words.ts';

export type Case<Rule extends RuleName> = readonly [
  finding: Omit<FindingOf<Rule>, 'rule' | 'reason'>,
  words: RuleWords,
];

/** A case for every reason of every rule. A missing case does not compile. */
type Cases = {
  readonly [Rule in RuleName]: {
    readonly [Reason in FindingOf<Rule>['reason']]: Case<Rule>;
  };
};

export const says = (required: string, answer: string | null, check: string | null = null) => ({
  required,
  answer,
  check,
});

const home = { state: 'TX', county: 'Travis County', city: 'Austin' };
const austin = 'Austin, Travis County, TX';
const place = (state: string | null, cities: string[] = [], counties: string[] = []) => ({
  required: { state, counties, cities },
  actual: home,
});

export const limit = {
  required: 96_150,
  percentAmi: 80,
  householdSize: 3,
  county: 'Travis County',
};
const sameForAll = { percentAmi: null, householdSize: null, county: null };
const forAustin = 'for 3 people in Travis County (80% of the area’s median income)';

/** By rule and reason: the finding's values, and the expected text. */
export const cases: Cases = {
  'service-area': {
    nationwide: [
      { verdict: 'met', ...place(null) },
      says('A home anywhere in the United States', austin),
    ],
    statewide: [{ verdict: 'met', ...place('TX') }, says('A home in Texas', austin)],
    'in-county': [
      { verdict: 'met', ...place('TX') },
      says('A home in a county that the program serves', austin),
    ],
    'city-limits': [
      { verdict: 'check', ...place('TX', ['Austin']) },
      says(
        'A home inside the city limits of Austin',
        austin,
        'the home must lie inside the city limits',
      ),
    ],
    'postal-city': [
      { verdict: 'check', ...place('TX', ['Dallas', 'Plano']) },
      says(
        'A home inside the city limits of Dallas or Plano',
        austin,
        'the home must lie inside the city limits',
      ),
    ],
    'former-county': [
      { verdict: 'check', ...place('CT') },
      says(
        'A home in one of the old Connecticut counties that the program names',
        austin,
        'the home must lie in the old county that the program names',
      ),
    ],
    'other-state': [{ verdict: 'not-met', ...place('NM') }, says('A home in New Mexico', austin)],
    'other-county': [
      { verdict: 'not-met', ...place('TX', [], ['48201']) },
      says('A home in a county that the program serves', austin),
    ],
    'other-city': [
      { verdict: 'not-met', ...place('TX', ['A', 'B', 'C', 'D']) },
      says('A home inside the city limits of one of 4 listed cities', austin),
    ],
  },
  'excluded-states': {
    'not-excluded': [
      { verdict: 'met', required: ['NY', 'NV'], actual: 'TX' },
      says('A home in any state except New York or Nevada', 'Texas'),
    ],
    excluded: [
      { verdict: 'not-met', required: ['NY'], actual: 'NY' },
      says('A home in any state except New York', 'New York'),
    ],
  },
  'first-time-buyer': {
    'first-time': [{ verdict: 'met' }, says('A first-time home buyer', 'First Time Home Buyer')],
    'veterans-excepted': [
      { verdict: 'met' },
      says('A first-time home buyer or a veteran', 'Not First Time Home Buyer, but a veteran'),
    ],
    'targeted-areas-excepted': [
      { verdict: 'check' },
      says(
        'A first-time home buyer, or a home in a targeted area',
        'Not First Time Home Buyer',
        'the home must lie in a targeted area',
      ),
    ],
    'not-first-time': [
      { verdict: 'not-met' },
      says('A first-time home buyer', 'Not First Time Home Buyer'),
    ],
  },
  income: {
    within: [
      { verdict: 'met', actual: 92_000, ...limit },
      says(`At most $96,150 a year ${forAustin}`, '$92,000 a year'),
    ],
    over: [
      { verdict: 'not-met', actual: 130_000, ...sameForAll, required: 120_000 },
      says('At most $120,000 a year', '$130,000 a year'),
    ],
    'over-stand-in': [
      { verdict: 'check', actual: 97_000, ...limit, householdSize: 8 },
      says(
        `At most about $96,150 a year ${forAustin.replace('3 people', '8 or more people')}`,
        '$97,000 a year',
        'your income may be over the limit',
      ),
    ],
    'near-town-limit': [
      { verdict: 'check', actual: 97_000, ...limit, householdSize: 1 },
      says(
        `At most $96,150 a year ${forAustin.replace('3 people', '1 person')}`,
        '$97,000 a year',
        'your town’s income limit may differ',
      ),
    ],
    unknown: [
      { verdict: 'check', actual: 97_000, ...sameForAll, required: null },
      says('An income limit that we could not find', '$97,000 a year', 'income limit not known'),
    ],
  },
  'min-income': {
    above: [
      { verdict: 'met', actual: 100_000, ...limit },
      says(`More than $96,150 a year ${forAustin}`, '$100,000 a year'),
    ],
    'not-above': [
      { verdict: 'not-met', actual: 90_000, ...limit },
      says(`More than $96,150 a year ${forAustin}`, '$90,000 a year'),
    ],
    'near-town-limit': [
      { verdict: 'check', actual: 97_000, ...limit },
      says(
        `More than $96,150 a year ${forAustin}`,
        '$97,000 a year',
        'your town’s income limit may differ',
      ),
    ],
    unknown: [
      { verdict: 'check', actual: 97_000, ...limit, required: null },
      says(
        'More than 80% of the area’s median income',
        '$97,000 a year',
        'minimum income not known',
      ),
    ],
  },
  price: {
    within: [
      { verdict: 'met', required: 500_000, actual: 400_000, fhaLimit: null },
      says('A price of at most $500,000', '$400,000'),
    ],
    over: [
      { verdict: 'not-met', required: 388_000, actual: 400_000, fhaLimit: null },
      says('A price of at most $388,000', '$400,000'),
    ],
    'over-stand-in': [
      { verdict: 'check', required: 388_000, actual: 400_000, fhaLimit: null },
      says('A price of at most about $388,000', '$400,000', 'the price may be over the cap'),
    ],
    'unknown-likely-within': [
      { verdict: 'met', required: null, actual: 400_000, fhaLimit: 571_550 },
      says(
        'A price cap that we could not find; such caps are often near $571,550 here',
        '$400,000',
      ),
    ],
    unknown: [
      { verdict: 'check', required: null, actual: 400_000, fhaLimit: null },
      says('A price cap that we could not find', '$400,000', 'price cap not known'),
    ],
  },
  'credit-score': {
    'at-least': [
      { verdict: 'met', required: 640, actual: 'good' },
      says('A score of 640 or more', 'Good (660 to 719)'),
    ],
    'within-band': [
      { verdict: 'check', required: 640, actual: 'fair' },
      says('A score of 640 or more', 'Fair (620 to 659)', 'score may be below 640'),
    ],
    'below-stand-in': [
      { verdict: 'check', required: 640, actual: 'poor' },
      says('A score of about 640 or more', 'Poor (619 and below)', 'score may be too low'),
    ],
    below: [
      { verdict: 'not-met', required: 640, actual: 'poor' },
      says('A score of 640 or more', 'Poor (619 and below)'),
    ],
  },
  'home-type': {
    accepted: [
      { verdict: 'met', required: ['single-family', 'condo'], actual: 'condo' },
      says('For a single-family home or a condo', 'Condo'),
    ],
    'not-accepted': [
      { verdict: 'not-met', required: ['multi-family'], actual: 'condo' },
      says('For a multi-family home', 'Condo'),
    ],
  },
  'home-plan': {
    accepted: [
      { verdict: 'met', required: ['primary'], actual: 'primary' },
      says('For a home you live in', 'Primary Residence'),
    ],
    'not-accepted': [
      { verdict: 'not-met', required: ['primary', 'vacation'], actual: 'investment' },
      says('For a home you live in or a vacation home', 'Investment Property'),
    ],
  },
  veteran: {
    veteran: [{ verdict: 'met' }, says('Service in the US military, now or in the past', 'Yes')],
    'not-veteran': [
      { verdict: 'not-met' },
      says('Service in the US military, now or in the past', 'No'),
    ],
  },
  profession: {
    listed: [
      { verdict: 'met', required: ['education', 'firefighter'], actual: ['education'] },
      says('One of these: education or firefighting', 'Education'),
    ],
    veteran: [
      { verdict: 'met', required: ['education', 'veteran'], actual: ['healthcare'] },
      says('One of these: education or military service', 'Military service'),
    ],
    'wider-list': [
      { verdict: 'check', required: ['law-enforcement', 'healthcare', 'other'], actual: [] },
      says(
        'One of these: law enforcement, health care, or another job on the program’s list',
        'None Applicable',
        'your job must be on the program’s list',
      ),
    ],
    'not-listed': [
      { verdict: 'not-met', required: ['education'], actual: ['healthcare', 'firefighter'] },
      says('One of these: education', 'Healthcare, Firefighter'),
    ],
  },
  'own-contribution': {
    enough: [
      { verdict: 'met', required: 5_000, actual: 9_000 },
      says('At least $5,000 of your own money', '$9,000'),
    ],
    short: [
      { verdict: 'not-met', required: 4_200.5, actual: 4_000 },
      says('At least $4,200.50 of your own money', '$4,000'),
    ],
  },
  'other-conditions': {
    'not-told': [
      { verdict: 'check', required: ['You must own no other home.'] },
      says('You must own no other home.', null, 'You must own no other home'),
    ],
  },
};
