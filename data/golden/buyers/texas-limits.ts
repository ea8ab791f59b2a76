import { almost, check, type Expected, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

const likely = { price: 'cap unknown, price below 75% of the FHA limit' };
const heroes = { profession: 'its list is longer than ours', conditions: 'a listed job' };
const seth = check({ income: 'limit unknown', conditions: 'only some areas' });

const harris = {
  answers: { homePrice: 240_000, downPayment: 1_000, creditScore: 'good', householdSize: 4 },
  median: { 50: 52_000, 80: 83_200, 120: 124_800 },
  state: {
    'tx-tsahc-home-sweet-texas': yes('no price cap'),
    'tx-tsahc-texas-heroes': check(heroes),
    'tx-tdhca-my-first-texas-home': check(likely),
    'tx-tdhca-my-choice-texas-home': check(likely),
    'tx-seth-5-star': seth,
  },
} as const;

const elPaso = {
  home: place('79904', '48141', 'El Paso', 'El Paso County', 'TX'),
  answers: { homePrice: 200_000, downPayment: 6_000, creditScore: 'good', householdSize: 2 },
  median: { 50: 33_500, 80: 53_600, 120: 88_080 },
  local: {
    'tx-el-paso-first-time-homebuyer': no({ income: '71% over 53,600' }),
    'tx-seth-5-star': seth,
  },
} as const;

/** $1 of income and $1 of the buyer's own money separate the two. */
function austin(
  name: string,
  householdIncome: number,
  downPayment: number,
  hillCountry: Expected,
  first: readonly [slug: string, dollars: number],
) {
  const price = 'cap unknown, price above 75% of the FHA limit';
  return goldenBuyer(name, {
    home: place('78745', '48453', 'Austin', 'Travis County', 'TX'),
    answers: {
      homePrice: 640_000,
      householdIncome,
      downPayment,
      creditScore: 'good',
      householdSize: 1,
    },
    median: { 50: 47_050, 80: 74_800, 120: 161_280, fha: 571_550 },
    local: {
      'tx-tsahc-home-sweet-texas': yes('no price cap'),
      'tx-tsahc-texas-heroes': check({ ...heroes }),
      'tx-tdhca-my-first-texas-home': check({
        price,
        'first-mortgage': 'FHA, VA or USDA, and 573,373 is above the FHA limit',
      }),
      'tx-tdhca-my-choice-texas-home': check({ price }),
      'tx-austin-dpa': no({ income: '76% over 74,800', price: 'cap 614,054' }),
      'tx-travis-county-hill-country': hillCountry,
      'tx-seth-5-star': seth,
    },
    first,
  });
}

export const texasLimits = [
  goldenBuyer('Pasadena: a city that Harris County leaves out, exactly at 80%', {
    home: place('77502', '48201', 'Pasadena', 'Harris County', 'TX'),
    answers: { ...harris.answers, householdIncome: 83_200 },
    median: harris.median,
    local: {
      ...harris.state,
      'tx-harris-county-dap': check({
        'service-area': 'the home may lie outside Pasadena’s limits',
        conditions: 'savings up to 15,000',
      }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 12_000],
  }),

  goldenBuyer('Katy: a city that Harris County serves, one dollar over 80%', {
    home: place('77449', '48201', 'Katy', 'Harris County', 'TX'),
    answers: { ...harris.answers, householdIncome: 83_201 },
    median: harris.median,
    local: {
      ...harris.state,
      'tx-harris-county-dap': almost({ rule: 'income', by: 1 }, 'limit 83,200', {
        conditions: 'savings up to 15,000',
      }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 12_000],
  }),

  goldenBuyer('El Paso: a couple exactly 25% over the median', {
    ...elPaso,
    answers: { ...elPaso.answers, householdIncome: 91_750 },
    local: {
      ...elPaso.local,
      'tx-tsahc-home-sweet-texas': yes('no price cap'),
      'tx-tsahc-texas-heroes': check({ ...heroes }),
      'tx-tdhca-my-first-texas-home': check({
        ...likely,
        income: 'above 73,400, and the state’s median is unknown',
      }),
      'tx-tdhca-my-choice-texas-home': check(likely),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 10_000],
  }),

  goldenBuyer('El Paso: a couple one dollar more than 25% over the median', {
    ...elPaso,
    answers: { ...elPaso.answers, householdIncome: 91_751 },
    local: {
      ...elPaso.local,
      'tx-tsahc-home-sweet-texas': check({ income: 'of the borrowers; 91,750' }),
      'tx-tsahc-texas-heroes': check({ ...heroes, income: 'as above' }),
      'tx-tdhca-my-first-texas-home': no({ income: '25% above 73,400 is 91,750' }),
      'tx-tdhca-my-choice-texas-home': check({ ...likely, income: '91,750 is an estimate' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 10_000],
  }),

  // Chenoa leaves an FHA loan of exactly 571,550.
  austin(
    'Austin: one person exactly at 2.8 times HUD’s 50% figure and at the FHA limit',
    131_740,
    36_450,
    yes('140% for one person is 131,740; a conventional loan of 567,337'),
    ['tx-travis-county-hill-country', 36_213],
  ),

  // Only one program with 5% of a loan of 603,551 has nothing left to check.
  austin(
    'Austin: one person one dollar over 140% and over the FHA limit',
    131_741,
    36_449,
    almost({ rule: 'income', by: 1 }, 'limit 131,740'),
    ['tx-tsahc-home-sweet-texas', 30_177.55],
  ),
];
