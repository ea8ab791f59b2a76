import type { FindingOf } from '@/features/programs/words/finding-words.ts';
import { type Cases, shows } from './rule-case.ts';

const limit = {
  required: 96_150,
  upTo: null,
  percentAmi: 80,
  householdSize: 3,
  county: 'Travis County',
};
const sameForAll = { upTo: null, percentAmi: null, householdSize: null, county: null };
const household = { incomeOf: 'household' } as const;
const forAustin = 'for 3 people in Travis County (80% of the area’s median income)';

/**
 * Cases for rules about dollar amounts, by rule and reason. Each case contains the finding's values
 * and the expected text.
 */
export const moneyCases: Cases<
  'income' | 'min-income' | 'price' | 'own-contribution' | 'first-mortgage' | 'amount'
> = {
  income: {
    within: [
      { verdict: 'met', actual: 92_000, ...limit, ...household },
      shows(`At most $96,150 a year ${forAustin}`, '$92,000 a year'),
    ],
    over: [
      { verdict: 'not-met', actual: 130_000, ...sameForAll, ...household, required: 120_000 },
      shows('At most $120,000 a year', '$130,000 a year'),
    ],
    'over-stand-in': [
      { verdict: 'check', actual: 97_000, ...limit, ...household, householdSize: 8 },
      shows(
        `At most about $96,150 a year ${forAustin.replace('3 people', '8 or more people')}`,
        '$97,000 a year',
        'your income may be over the limit',
      ),
    ],
    'near-town-limit': [
      { verdict: 'check', actual: 97_000, ...limit, ...household, householdSize: 1 },
      shows(
        `At most $96,150 a year ${forAustin.replace('3 people', '1 person')}`,
        '$97,000 a year',
        'your town’s income limit may differ',
      ),
    ],
    unknown: [
      { verdict: 'check', actual: 97_000, ...sameForAll, ...household, required: null },
      shows('An income limit we could not find', '$97,000 a year', 'income limit not known'),
    ],
    'between-readings': [
      { verdict: 'check', actual: 97_000, ...limit, ...household, upTo: 102_000.5 },
      shows(
        `At most $96,150 to $102,001 a year, depending on the agency’s table ${forAustin}`,
        '$97,000 a year',
        'the agency’s income table decides',
      ),
    ],
    'over-computed': [
      { verdict: 'check', actual: 97_000, ...limit, ...household, upTo: 115_380 },
      shows(
        `At most $96,150 to $115,380 a year, depending on the agency’s table ${forAustin}`,
        '$97,000 a year',
        'the agency’s income table decides',
      ),
    ],
    'borrowers-only': [
      { verdict: 'check', actual: 130_000, ...sameForAll, ...household, required: 120_000 },
      shows('At most $120,000 a year', '$130,000 a year', 'only the borrowers’ income counts'),
    ],
  },
  'min-income': {
    above: [
      { verdict: 'met', actual: 100_000, ...limit },
      shows(`More than $96,150 a year ${forAustin}`, '$100,000 a year'),
    ],
    'not-above': [
      { verdict: 'not-met', actual: 90_000, ...limit },
      shows(`More than $96,150 a year ${forAustin}`, '$90,000 a year'),
    ],
    'near-minimum': [
      { verdict: 'check', actual: 97_000, ...limit },
      shows(
        `More than $96,150 a year ${forAustin}`,
        '$97,000 a year',
        'your income may be under the minimum',
      ),
    ],
    unknown: [
      { verdict: 'check', actual: 97_000, ...limit, required: null },
      shows(
        'More than 80% of the area’s median income',
        '$97,000 a year',
        'minimum income not known',
      ),
    ],
  },
  price: {
    within: [
      priceCase('met', { required: 500_000 }),
      shows('A price of at most $500,000', '$400,000'),
    ],
    over: [
      priceCase('not-met', { required: 388_000 }),
      shows('A price of at most $388,000', '$400,000'),
    ],
    'over-stand-in': [
      priceCase('check', { required: 388_000 }),
      shows('A price of at most about $388,000', '$400,000', 'the price may be over the cap'),
    ],
    'over-past-limit': [
      priceCase('check', { required: 388_000, isBondLimit: true, pastYear: 2026 }),
      shows(
        'A price of at most $388,000: the IRS limit for bond loans in this county (2026 limits)',
        '$400,000',
        'may be allowed under the 2027 limits',
      ),
    ],
    'unknown-likely-within': [
      priceCase('check', { fhaLimit: 571_550 }),
      shows(
        'We could not find this program’s price cap. Price caps here are often near $571,550',
        '$400,000',
        'price cap not known, very likely met',
      ),
    ],
    unknown: [
      priceCase('check', {}),
      shows('A price cap we could not find', '$400,000', 'price cap not known'),
    ],
  },
  'own-contribution': {
    enough: [
      { verdict: 'met', required: 5_000, actual: 9_000 },
      shows('At least $5,000 of your own money', '$9,000'),
    ],
    short: [
      { verdict: 'not-met', required: 4_200.5, actual: 4_000 },
      shows('At least $4,200.50 of your own money', '$4,000'),
    ],
  },
  amount: {
    settled: [
      amountCase('met', { says: 'Anyone else: up to $10,000.' }),
      shows('Anyone else: up to $10,000.', null),
    ],
    'may-be-more': [
      amountCase('check', {
        required: { from: 10_000, to: 45_000 },
        says: 'Anyone else: up to $10,000.',
        mayBe: {
          says: 'In the target area: up to $45,000.',
          open: [{ condition: 'targeted-area' }, { condition: 'score', from: 680 }],
        },
      }),
      shows(
        'Anyone else: up to $10,000.',
        null,
        'maybe $45,000. In the target area: up to $45,000. The higher amount depends on the neighborhood of the home and your exact score.',
      ),
    ],
    'stand-in': [
      amountCase('check', {}),
      shows('An amount of about $10,000', null, 'ask how much you get'),
    ],
    'no-tier': [
      amountCase('not-met', { required: { from: 0, to: 0 } }),
      shows('None of the program’s amounts fits your answers', null),
    ],
  },
  'first-mortgage': {
    within: [
      loanCase('met', { required: ['conventional', 'fha'] }),
      shows('Works with these loans: conventional or FHA', 'A loan of $400,000'),
    ],
    over: [
      loanCase('not-met', { required: ['fha'], actual: 600_000, limit: 571_550, limitOf: 'fha' }),
      shows('The loan is $28,450 over the FHA limit of this county', 'A loan of $600,000'),
    ],
    'over-cap': [
      loanCase('not-met', { limit: 350_000, limitOf: 'program' }),
      shows('The loan is $50,000 over the program’s cap', 'A loan of $400,000'),
    ],
    'not-primary': [
      loanCase('not-met', { required: ['fha'] }),
      shows('These loans are only for a home you live in', 'A loan of $400,000'),
    ],
    'unknown-type': [
      loanCase('check', { actual: 600_000, limit: 571_550, limitOf: 'fha' }),
      shows(
        'A first mortgage of at most $571,550',
        'A loan of $600,000',
        'the loan may be over the limit',
      ),
    ],
    'more-units': [
      loanCase('check', { actual: 900_000, limit: 832_750, limitOf: 'conventional' }),
      shows(
        'A first mortgage of at most $832,750',
        'A loan of $900,000',
        'the loan limit depends on the number of units',
      ),
    ],
    'new-limits': [
      loanCase('check', {
        required: ['fha'],
        actual: 590_000,
        limit: 571_550,
        limitOf: 'fha',
        pastYear: 2026,
      }),
      shows(
        'Works with these loans: FHA',
        'A loan of $590,000',
        'may be allowed under the 2027 limits',
      ),
    ],
    'va-only': [
      loanCase('check', { required: ['va', 'usda'] }),
      shows(
        'Works with these loans: VA or USDA',
        'A loan of $400,000',
        'your certificate of eligibility decides',
      ),
    ],
    'no-service': [
      loanCase('not-met', { required: ['va'] }),
      shows('Only with a VA loan, for people who served in the military', 'A loan of $400,000'),
    ],
    'usda-only': [
      loanCase('check', { required: ['usda'] }),
      shows(
        'Works with these loans: USDA',
        'A loan of $400,000',
        'a USDA loan depends on the area',
      ),
    ],
    'conventional-score': [
      loanCase('check', { required: ['conventional'] }),
      shows(
        'Works with these loans: conventional',
        'A loan of $400,000',
        'most lenders want 620 for a conventional loan',
      ),
    ],
    'unknown-limit': [
      loanCase('check', {}),
      shows('A mortgage within the county’s limits', 'A loan of $400,000', 'loan limit not known'),
    ],
  },
};

function amountCase(
  verdict: FindingOf<'amount'>['verdict'],
  changes: Partial<FindingOf<'amount'>>,
) {
  return { verdict, required: { from: 10_000, to: 10_000 }, says: null, mayBe: null, ...changes };
}

function priceCase(verdict: FindingOf<'price'>['verdict'], changes: Partial<FindingOf<'price'>>) {
  const base = { required: null, actual: 400_000, fhaLimit: null };
  return { verdict, ...base, isBondLimit: false, pastYear: null, ...changes };
}

function loanCase(
  verdict: FindingOf<'first-mortgage'>['verdict'],
  changes: Partial<FindingOf<'first-mortgage'>>,
) {
  return {
    verdict,
    required: [],
    actual: 400_000,
    limit: null,
    limitOf: null,
    pastYear: null,
    ...changes,
  };
}
