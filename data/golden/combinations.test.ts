import {
  averageClosingCosts,
  costTables,
  programAnswers,
  type QuoteAnswers,
} from '@latchkey/domain';
import { sampleProduct } from '@latchkey/domain/samples';
import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../../apps/api/src/reference-data/load-catalog.ts';
import { shippedReference } from '../../apps/api/test/test-data.ts';
import { derivedOn } from './context.ts';
import { place } from './golden-buyer.ts';

const catalog = loadCatalog();
const { areaOf } = shippedReference();
const slugOf = (id: number) => catalog.find((program) => program.id === id)?.slug;

const firstTimeBuyer = {
  homeType: 'single-family',
  homePlan: 'primary',
  creditScore: 'good',
  housingStatus: true,
  householdSize: 2,
  veteranStatus: false,
  profession: [],
} as const;

/**
 * Returns a buyer's best combination of programs, with each program's amount by slug.
 *
 * @param only the slugs of the programs to consider. By default, considers all programs
 */
function combinationOf(
  answers: Omit<QuoteAnswers, keyof typeof firstTimeBuyer> & Partial<QuoteAnswers>,
  known: (typeof derivedOn)['known'] = {},
  only?: readonly string[],
) {
  const quote = { ...firstTimeBuyer, profession: [], ...answers };
  const area = areaOf(quote.homeLocation);
  const nearby = catalog.filter(
    ({ slug, coverage: { state } }) =>
      [null, area.state].includes(state) && (only?.includes(slug) ?? true),
  );
  const context = { ...derivedOn, known };
  const { combination } = programAnswers(nearby, quote, area, context, sampleProduct);
  return (
    combination && {
      ...combination,
      paid: Object.fromEntries(combination.members.map(({ id, amount }) => [slugOf(id), amount])),
    }
  );
}

describe('the best combination of real programs', () => {
  it('combines MyHome with ZIP in Los Angeles, with ZIP limited to the closing costs', () => {
    const found = combinationOf(
      {
        homeLocation: place('90011', '06037', 'Los Angeles', 'Los Angeles County', 'CA'),
        homePrice: 400_000,
        householdIncome: 100_000,
        downPayment: 12_000,
      },
      {},
      ['ca-calhfa-myhome', 'ca-calhfa-zip'],
    );
    const { percent } = averageClosingCosts('CA', costTables.closingCosts);
    // MyHome's tier for a conventional loan is 3%. ZIP's 3% of the loan is more than closing costs.
    expect(found?.paid['ca-calhfa-myhome']).toBeCloseTo(12_000, 6);
    expect(found?.paid['ca-calhfa-zip']).toBeCloseTo(percent * 4_000, 6);
    expect(found).toMatchObject({
      verdict: 'match',
      checks: [],
      loanType: 'Conventional',
      members: [
        { kind: 'deferred-loan', says: expect.stringContaining('ZIP may be added') },
        { kind: 'deferred-loan', says: 'It goes with MyHome.' },
      ],
    });
    expect(found?.toRepay).toBeCloseTo(12_000 + percent * 4_000, 6);
  });

  it('combines the programs of the city and the state in Detroit, and lists what remains to be checked', () => {
    const answers = {
      homeLocation: place('48219', '26163', 'Detroit', 'Wayne County', 'MI'),
      homePrice: 145_000,
      householdIncome: 50_000,
      downPayment: 12_000,
    };
    const found = combinationOf(answers);
    // Half of the price is more than the $25,000 that Detroit pays.
    expect(found).toMatchObject({
      paid: { 'mi-mshda-mi-10k-dpa': 10_000, 'mi-detroit-dpa': 25_000 },
      total: 35_000,
      verdict: 'check',
      checks: ['program', 'unknown-loan-type'],
    });
    // Three short answers decide every condition except the loan types, which Detroit does not
    // publish.
    const conditions = {
      'city-limits:Detroit': true,
      'You must have no more than about $20,000 in cash.': true,
      'You must have lived in Detroit for a year, or lost a home there to tax foreclosure.': true,
    };
    expect(combinationOf(answers, { conditions })?.checks).toEqual(['unknown-loan-type']);
  });

  it("does not combine Virginia's 2% grant with Virginia's second mortgage", () => {
    const found = combinationOf({
      homeLocation: place('23220', '51760', 'Richmond', 'Richmond city', 'VA'),
      homePrice: 320_000,
      householdIncome: 80_000,
      downPayment: 10_000,
      profession: ['education'],
    });
    // The combination pays 3% of the price, because 4.5% requires a score of 680. It also pays the
    // Community Heroes Grant, but not the 2% grant.
    expect(found?.paid).toEqual({
      'va-virginia-housing-plus-second': 9_600,
      'va-virginia-housing-community-heroes': 10_000,
    });
  });

  it('does not count the same assistance twice in Tennessee and Ohio', () => {
    const hero = {
      homePrice: 220_000,
      householdIncome: 60_000,
      downPayment: 8_000,
      veteranStatus: true,
    };
    const nashville = place('37211', '47037', 'Nashville', 'Davidson County', 'TN');
    const cleveland = place('44109', '39035', 'Cleveland', 'Cuyahoga County', 'OH');
    expect(combinationOf({ ...hero, homeLocation: nashville })).toBeNull();
    expect(combinationOf({ ...hero, homeLocation: cleveland })).toBeNull();
  });

  it('never combines programs in North Dakota, where the agency forbids it', () => {
    const found = combinationOf({
      homeLocation: place('58102', '38017', 'Fargo', 'Cass County', 'ND'),
      homePrice: 220_000,
      householdIncome: 60_000,
      downPayment: 8_000,
    });
    expect(found).toBeNull();
  });
});
