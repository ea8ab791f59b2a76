import { type ProgramRules, programLimits, usStates } from '@latchkey/domain';
import { sampleProgram, townBased, travis } from '@latchkey/domain/program-samples';
import { describe, expect, it } from 'vitest';
import { samplePublicProgram } from '../../../../test/sample-public-program.ts';
import { ruleLines } from './rule-lines.ts';

type Changes = Parameters<typeof sampleProgram>[0];

const allBut = (...codes: string[]) => [...usStates.keys()].filter((code) => !codes.includes(code));

const nothing = { limits: null, household: null };

function lines(
  changes: Changes,
  chosen: Parameters<typeof ruleLines>[2] = nothing,
  counties = ['Travis County'],
) {
  const { program } = samplePublicProgram(changes);
  const served = counties.map((county) => ({ countyFips: '48453', county }));
  return new Map(ruleLines(program, served, chosen).map((line) => [line.rule, line]));
}

function income(maxIncome: ProgramRules['maxIncome'], household: number | null, area = travis) {
  const rules = { maxIncome };
  const limits = programLimits(sampleProgram({ rules }), area);
  return lines({ rules }, { limits, household }).get('income');
}

const ami = { percentAmi: 80, householdSize: 'adjusted' } as const;

describe('ruleLines', () => {
  it('lists only the location, the homebuyer class and the loan for a program without rules', () => {
    expect([...lines({}).keys()]).toEqual(['service-area', 'class', 'first-mortgage']);
  });

  it("describes each rule without a buyer's answers", () => {
    const found = lines({
      rules: {
        minCreditScore: 640,
        firstTimeBuyer: { required: true, exceptions: ['veterans', 'targeted-areas'] },
        maxHomePrice: { limit: 400_000 },
        minContribution: { percent: 1 },
        professions: ['education', 'firefighter'],
        homeTypes: ['condo'],
        occupancy: ['primary'],
        educationRequired: true,
        conditions: [
          { kind: 'asset-limit', definition: null, says: 'You have at most $20,000.' },
          { kind: 'owns-no-home', definition: null, says: 'You own no home.' },
          { kind: 'other', definition: null, says: 'You apply together.' },
        ],
      },
      firstMortgage: { types: ['fha', 'va'], from: 'participating-lender' },
    });
    expect([...found.values()].map(({ rule, words }) => `${rule}: ${words}`)).toEqual([
      'service-area: A home anywhere in the United States',
      'price: A price of at most $400,000',
      'credit-score: A score of 640 or more',
      'first-time-buyer: A first-time home buyer, a veteran, or a home in a targeted area',
      'profession: One of these: education or firefighting',
      'own-contribution: At least 1% of the price from your own money',
      'class: A homebuyer class is required',
      'home-type: For a condo',
      'home-plan: For a home you live in',
      'first-mortgage: Works with these loans: FHA or VA',
      'cash: You have at most $20,000.',
      'conditions: You own no home.',
    ]);
    expect(found.get('conditions')?.notes).toEqual(['You apply together.']);
    expect(found.get('first-mortgage')?.notes).toEqual(['Offered by a participating lender']);
  });

  it.each<[NonNullable<Changes>['maxFirstMortgage'], string[]]>([
    [null, []],
    [{ limit: 300_000 }, ['A first mortgage of at most $300,000']],
    ['conforming-limit', ['A first mortgage of at most the county’s conforming limit']],
    ['fha-limit', ['A first mortgage of at most the county’s FHA limit']],
  ])('states how large the loan may be: %j', (maxFirstMortgage = null, words) => {
    const notes = lines({ maxFirstMortgage }).get('first-mortgage')?.notes ?? [];
    expect(notes.slice(0, -1)).toEqual(words);
  });

  it.each<[NonNullable<Changes>['coverage'], string]>([
    [{ scope: 'state', state: 'TX' }, 'A home in Texas'],
    [{ scope: 'county', state: 'TX', counties: ['48453'] }, 'A home in Travis County'],
    [
      { scope: 'city', state: 'TX', counties: ['48453'], cities: ['Austin'] },
      'A home inside the city limits of Austin',
    ],
    [{ exceptStates: ['NY'] }, 'A home in any state except New York'],
    [{ exceptStates: allBut('CO', 'OK') }, 'A home in Colorado or Oklahoma'],
  ])('states where the home may be: %j', (coverage = {}, words) => {
    expect(lines({ coverage }).get('service-area')?.words).toBe(words);
  });
});

describe('the income rule', () => {
  it("shows the county's figure for the chosen household", () => {
    expect(income(ami, 3)).toMatchObject({
      words: 'At most $90,000 a year',
      notes: ['80% of the area’s median income'],
    });
  });

  it('shows the range for all households until the visitor chooses one', () => {
    expect(income(ami, null)).toMatchObject({
      words: 'A limit between $70,000 and $132,000 a year',
      notes: ['The limit depends on the number of people in your household.'],
    });
  });

  it('asks for a county if the figure depends on it', () => {
    expect(lines({ rules: { maxIncome: ami } }).get('income')).toMatchObject({
      words: 'At most 80% of the area’s median income',
      notes: ['Choose a county to see the amount in dollars.'],
    });
    const byCounty = { '48453': 90_000, '48491': 80_000 };
    expect(lines({ rules: { maxIncome: { byCounty } } }).get('income')?.words).toBe(
      'A limit between $80,000 and $90,000 a year',
    );
  });

  it('does not ask for a county if the limit is the same everywhere', () => {
    const bySize = { byHouseholdSize: [1, 2, 3, 4, 5, 6, 7, 8].map((size) => size * 10_000) };
    const chosen = { limits: null, household: 3 };
    expect(lines({ rules: { maxIncome: bySize } }, chosen).get('income')?.words).toBe(
      'At most $30,000 a year',
    );
    expect(lines({ rules: { maxIncome: { limit: 75_000 } } }).get('income')?.words).toBe(
      'At most $75,000 a year',
    );
  });

  it('warns about a higher limit that may apply, and about towns with their own limit', () => {
    const ambiguous = { percentAmi: 80, householdSize: 'unknown' } as const;
    expect(income(ambiguous, 3)?.notes).toContain(
      'Maybe up to $104,000. The agency’s table decides.',
    );
    expect(income(ami, 3, townBased)?.notes).toContain(
      'Some towns have a higher limit. Ask the agency.',
    );
  });

  it('never states a figure that we do not know', () => {
    expect(income({ unknown: true }, 3)?.words).toBe('An income limit we could not find');
    const elsewhere = { byCounty: { '48491': 80_000 } };
    expect(income(elsewhere, 3)?.words).toBe('An income limit we could not find');
  });
});

describe('the price rule', () => {
  const maxHomePrice = { byCounty: { '48453': 500_000, '48491': 400_000 } };

  it("shows the chosen county's figure, or the range for all counties", () => {
    const rules = { maxHomePrice };
    const limits = programLimits(sampleProgram({ rules }), travis);
    expect(lines({ rules }, { limits, household: null }).get('price')?.words).toBe(
      'A price of at most $500,000',
    );
    expect(lines({ rules }).get('price')?.words).toBe(
      'A price limit between $400,000 and $500,000',
    );
  });

  it('mentions the IRS limit, with its dollar amount in the chosen county', () => {
    const rules = { maxHomePrice: { bondLimit: { targetedCounties: [] } } };
    const limits = programLimits(sampleProgram({ rules }), travis);
    expect(lines({ rules }).get('price')?.words).toBe(
      'A price within the IRS limit for bond loans in your county',
    );
    expect(lines({ rules }, { limits, household: null }).get('price')?.words).toBe(
      'A price of at most $598,020: the IRS limit for bond loans in this county',
    );
  });
});
