import type { HandHelp, HandPurchase, Score } from './by-hand.ts';

type Help = HandHelp & {
  readonly type: HandPurchase['type'];
  /** The assistance if all unknown terms cost nothing. Undefined if all terms are known. */
  readonly atBest?: HandHelp;
};

/**
 * A buyer, with the amount, loan type and remaining debt for each program. We derived these values
 * from the catalog's sources.
 */
export interface Case {
  readonly name: string;
  readonly state: string;
  readonly price: number;
  readonly down: number;
  readonly score: Score;
  readonly without: { readonly type: HandPurchase['type']; readonly down: number };
  /** Programs in the order in which the ranking should list them. */
  readonly ranked: Readonly<Record<string, Help>>;
  /** The whole list, for cases in which we ranked every program by hand. */
  readonly order?: readonly string[];
  readonly first: string;
}

const chenoa = (price: number): Record<string, Help> => ({
  // 5% of the price, FHA only, forgiven at the end of year 10.
  'us-cbcma-chenoa-fund-forgivable': { amount: price / 20, type: 'FHA', owed: price / 20 },
});

/** Ten buyers in ten states. */
export const tenCases: readonly Case[] = [
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
    order: [
      // Nothing is left to check.
      'us-rocket-one-plus',
      'us-cbcma-chenoa-fund-forgivable',
      'us-cbcma-chenoa-fund-repayable',
      // Something is left to check. Each of these two is over 25% better than the next.
      'mi-fhlbi-homeboost',
      'mi-wayne-county-homebuyer',
      // Close to $18,702: a government's grant, then lenders' grants.
      'mi-gun-lake-tribe-dpa',
      'us-wells-fargo-homebuyer-access',
      'us-bofa-down-payment-grant',
      'us-chase-homebuyer-grant',
      // Close to $8,702: the state agency's loan, then lenders' grants and a lender's loan.
      'mi-mshda-mi-10k-dpa',
      'us-bofa-americas-home-grant',
      'us-citi-lender-paid-assistance',
      'us-uwm-zero-down-purchase',
      // Paused, first without a check.
      'mi-fhlbi-launch',
      'mi-mshda-first-generation-dpa',
      'us-fannie-mae-homeready-credit',
      'us-freddie-mac-home-possible-credit',
      'us-freddie-mac-borrowsmart',
    ],
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

/** A buyer whose result is a range, with assistance that pays only closing costs. */
export const rangeCase: Case = {
  name: 'West Hartford: an FHA loan exactly at the county’s limit',
  state: 'CT',
  price: 600_000,
  down: 28_713,
  score: 'good',
  without: { type: 'Conventional', down: 28_713 },
  ranked: {
    ...chenoa(600_000),
    // Repaid over 10 years. At an unknown rate, the most is two points above the first loan's rate.
    'us-cbcma-chenoa-fund-repayable': {
      amount: 30_000,
      type: 'FHA',
      repaid: { percent: 8.375, years: 10 },
      atBest: { amount: 30_000 },
    },
    'ct-hdf-smartmove': {
      amount: 120_000,
      type: 'Conventional',
      repaid: { percent: 3, years: 20 },
    },
    // Forgiven after five years.
    'us-fhlbboston-lift-up-new-england': { amount: 40_000, type: 'Conventional' },
    // A tenth is forgiven each year.
    'ct-chfa-time-to-own': { amount: 25_000, type: 'Conventional', owed: 12_500 },
    'ct-chfa-dap': { amount: 15_000, type: 'Conventional', repaid: { percent: 5, years: 30 } },
    'us-bofa-americas-home-grant': { amount: 7_500, type: 'Conventional', paysClosing: true },
  },
  order: [
    // Nothing is left to check.
    'us-cbcma-chenoa-fund-forgivable',
    'us-cbcma-chenoa-fund-repayable',
    // Something is left to check. Close to $72,949: a public loan, then the bank's grants.
    'ct-hdf-smartmove',
    'us-fhlbboston-lift-up-new-england',
    'us-fhlbboston-equity-builder-new-england',
    // Each of these two is over 25% better than the next.
    'us-fhlbboston-housing-our-workforce',
    'ct-chfa-time-to-own',
    // Close to $21,284, by result and then by name.
    'us-bofa-down-payment-grant',
    'us-wells-fargo-homebuyer-access',
    'us-chase-homebuyer-grant',
    'us-uwm-zero-down-purchase',
    // Close to $9,606: the agency's loan, then lenders' grants.
    'ct-chfa-dap',
    'us-bofa-americas-home-grant',
    'us-citi-lender-paid-assistance',
    // Paused.
    'us-fannie-mae-homeready-credit',
    'us-freddie-mac-home-possible-credit',
    'us-freddie-mac-borrowsmart',
  ],
  first: 'us-cbcma-chenoa-fund-forgivable',
};
