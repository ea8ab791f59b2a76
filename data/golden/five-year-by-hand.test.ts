import { matchPrograms } from '@latchkey/domain';
import { sampleProduct } from '@latchkey/domain/samples';
import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../../apps/api/src/reference-data/load-catalog.ts';
import { shippedReference } from '../../apps/api/test/test-data.ts';
import { costByHand, type HandHelp, type HandPurchase, type Score } from './by-hand.ts';
import { derivedOn } from './context.ts';
import { goldenBuyers } from './golden-buyers.ts';

const catalog = loadCatalog();
const { areaOf, locations } = shippedReference();

type Help = HandHelp & { readonly type: HandPurchase['type'] };

/** A buyer, with the amounts, loan types and debts after five years from the catalog's sources. */
interface Case {
  readonly name: string;
  readonly state: string;
  readonly price: number;
  readonly down: number;
  readonly score: Score;
  readonly without: { readonly type: HandPurchase['type']; readonly down: number };
  /** Programs in the order in which the ranking should list them. */
  readonly ranked: Readonly<Record<string, Help>>;
  readonly first: string;
}

const chenoa = (price: number): Record<string, Help> => ({
  // 5% of the price, FHA only, forgiven at the end of year 10.
  'us-cbcma-chenoa-fund-forgivable': { amount: price / 20, type: 'FHA', owed: price / 20 },
});

const cases: readonly Case[] = [
  {
    // Chenoa saves 75.6% of what Rocket saves, which ranks as equal. So the grant comes first.
    name: 'Livonia: cash above the savings cap',
    state: 'MI',
    price: 290_000,
    down: 25_000,
    score: 'good',
    without: { type: 'Conventional', down: 25_000 },
    ranked: {
      'us-rocket-one-plus': { amount: 5_800, type: 'Conventional' },
      ...chenoa(290_000),
    },
    first: 'us-rocket-one-plus',
  },
  {
    // A tenth of the agency's first loan is forgiven each year. But the amount is an estimate, so
    // the buyer has to check it, and the program comes last.
    name: 'Knoxville: an agency’s estimate after a lender with the same amount',
    state: 'TN',
    price: 200_000,
    down: 8_000,
    score: 'good',
    without: { type: 'Conventional', down: 8_000 },
    ranked: {
      ...chenoa(200_000),
      'tn-thda-great-choice-plus-payment': {
        amount: 10_000,
        type: 'Conventional',
        repaid: { percent: 6.375, years: 30 },
      },
      'tn-thda-great-choice-plus-deferred': { amount: 10_000, type: 'Conventional', owed: 5_000 },
    },
    first: 'us-cbcma-chenoa-fund-forgivable',
  },
  {
    name: 'Concord: a couple exactly 25% over',
    state: 'NH',
    price: 500_000,
    down: 20_000,
    score: 'excellent',
    without: { type: 'Conventional', down: 20_000 },
    ranked: {
      'nh-nhhfa-home-flex-preferred-plus': { amount: 15_000, type: 'Conventional', owed: 15_000 },
      ...chenoa(500_000),
    },
    first: 'nh-nhhfa-home-flex-preferred-plus',
  },
  {
    // Chenoa saves more, but Rocket is a grant and saves at least 75% as much.
    name: 'East Orange: in a city',
    state: 'NJ',
    price: 350_000,
    down: 12_250,
    score: 'good',
    without: { type: 'Conventional', down: 12_250 },
    ranked: {
      // Essex is one of the counties with a loan of $15,000, which is forgiven after five years.
      'nj-njhmfa-dpa': { amount: 15_000, type: 'Conventional' },
      'us-rocket-one-plus': { amount: 7_000, type: 'Conventional' },
      ...chenoa(350_000),
    },
    first: 'nj-njhmfa-dpa',
  },
  {
    // Neither loan type accepts $3,000 down. FHA with 3.5% is cheaper than conventional with 3%.
    name: 'Boise: a family that owned before',
    state: 'ID',
    price: 450_000,
    down: 3_000,
    score: 'good',
    without: { type: 'FHA', down: 15_750 },
    ranked: {
      ...chenoa(450_000),
      'id-ihfa-down-payment-assistance': {
        amount: 36_000,
        type: 'Conventional',
        repaid: { percent: 8.375, years: 15 },
      },
    },
    first: 'us-cbcma-chenoa-fund-forgivable',
  },
  {
    name: 'Duluth: a single buyer one dollar over',
    state: 'MN',
    price: 230_000,
    down: 6_000,
    score: 'good',
    without: { type: 'FHA', down: 8_050 },
    ranked: {
      ...chenoa(230_000),
      'mn-mnhousing-monthly-payment-loan': {
        amount: 14_000,
        type: 'Conventional',
        repaid: { percent: 6.375, years: 10 },
      },
    },
    first: 'us-cbcma-chenoa-fund-forgivable',
  },
  {
    // Chenoa saves over 75% of what the agency's loan saves. The agency's grant saves less.
    name: 'Des Moines: a veteran',
    state: 'IA',
    price: 290_000,
    down: 10_000,
    score: 'excellent',
    without: { type: 'Conventional', down: 10_000 },
    ranked: {
      'ia-ifa-firsthome-second-loan': { amount: 5_000, type: 'Conventional', owed: 5_000 },
      ...chenoa(290_000),
      'ia-ifa-firsthome-plus-grant': { amount: 2_500, type: 'Conventional' },
    },
    first: 'ia-ifa-firsthome-second-loan',
  },
  {
    name: 'New Orleans: a couple in a condo',
    state: 'LA',
    price: 240_000,
    down: 8_000,
    score: 'good',
    without: { type: 'Conventional', down: 8_000 },
    ranked: {
      'us-rocket-one-plus': { amount: 4_800, type: 'Conventional' },
      ...chenoa(240_000),
    },
    first: 'us-rocket-one-plus',
  },
  {
    // A score below 620 requires FHA. Without help, $1,000 down is too little for an FHA loan.
    name: 'Jackson: a teacher with a poor score',
    state: 'MS',
    price: 150_000,
    down: 1_000,
    score: 'poor',
    without: { type: 'FHA', down: 5_250 },
    ranked: { 'ms-mhc-smart7': { amount: 7_000, type: 'FHA', owed: 7_000 } },
    first: 'ms-mhc-smart7',
  },
  {
    // The grant's facts need verifying. The loan saves over 75% of what the bank's grant saves.
    name: 'Manhattan, Kansas: an FHA loan one dollar over',
    state: 'KS',
    price: 600_000,
    down: 28_712,
    score: 'good',
    without: { type: 'Conventional', down: 28_712 },
    ranked: {
      'ks-kansas-housing-assistance-program': { amount: 24_000, type: 'Conventional' },
      'ks-khrc-first-time-homebuyer': { amount: 40_000, type: 'Conventional', owed: 40_000 },
      'us-fhlbtopeka-hsp-plus': { amount: 25_000, type: 'Conventional' },
    },
    first: 'ks-khrc-first-time-homebuyer',
  },
];

/** The buyer's matches as the API returns them, by slug. */
function matchesOf({ name, state }: Case) {
  const buyer = goldenBuyers.find((one) => {
    return one.name.startsWith(name) && one.answers.homeLocation.state === state;
  });
  const homeLocation = buyer && locations.find(buyer.answers.homeLocation.id);
  if (!homeLocation) throw new RangeError(`There is no golden buyer "${name}"`);
  const answers = { ...buyer.answers, homeLocation };
  const matches = matchPrograms(catalog, answers, areaOf(homeLocation), derivedOn, sampleProduct);
  const slugs = new Map(catalog.map(({ id, slug }) => [id, slug]));
  return { answers, matches, slugs };
}

describe('ten buyers in ten states', () => {
  it.each(cases)('matches the results that we computed by hand: $name ($state)', (given) => {
    const { price, down, score, without, ranked, first } = given;
    const { answers, matches, slugs } = matchesOf(given);
    expect(answers).toMatchObject({ homePrice: price, downPayment: down, creditScore: score });
    expect(matches.withoutHelp).toEqual({
      loanType: without.type,
      downPayment: without.down,
      fitsAnswer: without.down === down,
    });
    const before = costByHand({ price, score, ...without });
    for (const [slug, { type, ...help }] of Object.entries(ranked)) {
      const low = before - costByHand({ price, down, score, type, help });
      const found = matches.programs.find(({ id }) => slugs.get(id) === slug);
      expect(found?.fiveYear?.low, slug).toBeCloseTo(low, 2);
    }
    const order = matches.programs.map(({ id }) => slugs.get(id) ?? '');
    expect(order.filter((slug) => slug in ranked)).toEqual(Object.keys(ranked));
    expect(slugs.get(matches.defaultId ?? 0)).toBe(first);
  });

  it('uses the cheaper loan type without help if neither type accepts the down payment', () => {
    const boise = { price: 450_000, score: 'good' } as const;
    const fha = costByHand({ ...boise, type: 'FHA', down: 15_750 });
    const conventional = costByHand({ ...boise, type: 'Conventional', down: 13_500 });
    expect(fha).toBeLessThan(conventional);
  });

  it('covers ten states', () => {
    expect(new Set(cases.map(({ state }) => state)).size).toBe(10);
  });
});
