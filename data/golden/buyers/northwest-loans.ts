import { almost, check, type Expected, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

const kingCounty = {
  answers: { homePrice: 480_000, downPayment: 10_000, creditScore: 'good', householdSize: 2 },
  median: { 50: 65_800, 80: 93_350, 120: 197_280, fha: 1_063_750, conforming: 1_063_750 },
  local: {
    'wa-wshfc-home-advantage-dpa': yes('limit 215,000'),
    'wa-wshfc-needs-based-dpa': check({ income: 'limit unknown', conditions: 'a need' }),
    'wa-wshfc-covenant-homeownership': check({ conditions: 'family there before 1968' }),
    'wa-wshfc-veterans-dpa': no({ veteran: 'for veterans' }),
    'wa-wshfc-homechoice': check({ conditions: 'a disability; limit 115,700' }),
    'wa-tulalip-tribes-dpa': check({ conditions: 'members of the tribes' }),
  },
  first: ['us-cbcma-chenoa-fund-forgivable', 24_000],
} as const;

/** 8% of the price leaves a loan at or just above the conforming limit of 832,750. */
function boise(name: string, downPayment: number, ihfa: Expected) {
  return goldenBuyer(name, {
    home: place('83709', '16001', 'Boise', 'Ada County', 'ID'),
    answers: {
      homePrice: 950_000,
      householdIncome: 159_131,
      downPayment,
      creditScore: 'excellent',
      householdSize: 4,
    },
    median: { 50: 55_350, 80: 88_550, 120: 132_840, fha: 586_500 },
    local: {
      'id-ihfa-down-payment-assistance': ihfa,
      'id-ihfa-mortgage-credit-certificate': check({
        income: '25% over 127,305 is 159,131.25, as the state’s median is unknown',
        price: 'cap unknown',
        'first-mortgage': 'a tax credit leaves the loan above both limits',
      }),
      'id-boise-hop': no({ income: '80% over 88,550' }),
      'id-ihfa-heroes': no({ profession: 'listed jobs only' }),
      'id-autumngold': no({ income: '80% over 88,550' }),
    },
    first: ['id-ihfa-down-payment-assistance', 76_000],
  });
}

export const northwestLoans = [
  // 93,350 and 15% is 107,352.50.
  goldenBuyer('Kent: a city that a King County program leaves out, just within 15%', {
    ...kingCounty,
    home: place('98030', '53033', 'Kent', 'King County', 'WA'),
    answers: { ...kingCounty.answers, householdIncome: 107_352 },
    local: {
      ...kingCounty.local,
      'wa-wshfc-house-key-opportunity-dpa': almost({ rule: 'income', by: 14_002 }, 'limit 93,350', {
        price: 'cap unknown',
      }),
      'wa-homesight-king-county': check({
        'service-area': 'Kent is left out',
        income: '93,350 is an estimate',
      }),
    },
  }),

  goldenBuyer('Federal Way: a city that a King County program serves, just above 15%', {
    ...kingCounty,
    home: place('98003', '53033', 'Federal Way', 'King County', 'WA'),
    answers: { ...kingCounty.answers, householdIncome: 107_353 },
    local: {
      ...kingCounty.local,
      'wa-wshfc-house-key-opportunity-dpa': no({ income: 'limit 93,350' }),
      'wa-homesight-king-county': no({ income: '93,350 is an estimate' }),
    },
  }),

  goldenBuyer('Spokane: two units, with a loan over the one-unit limits', {
    home: place('99205', '53063', 'Spokane', 'Spokane County', 'WA'),
    answers: {
      homeType: 'multi-family',
      homePrice: 950_000,
      householdIncome: 100_000,
      downPayment: 30_000,
      creditScore: 'good',
      householdSize: 4,
    },
    median: { 50: 55_250, 80: 88_400, 120: 132_600 },
    local: {
      'wa-wshfc-home-advantage-dpa': check({ 'first-mortgage': '874,000 is above 832,750' }),
      'wa-wshfc-needs-based-dpa': check({
        income: 'limit unknown',
        conditions: 'a need',
        'first-mortgage': '910,000 is above 832,750',
      }),
      'wa-wshfc-covenant-homeownership': check({
        conditions: 'family there before 1968; a conventional loan of 770,000',
      }),
      'wa-wshfc-house-key-opportunity-dpa': no({
        income: '13% over 88,400',
        'home-type': 'one unit only',
      }),
      'wa-wshfc-veterans-dpa': no({
        veteran: 'for veterans',
        income: '9% over 91,600',
        'home-type': 'one unit only',
      }),
      'wa-wshfc-homechoice': no({ income: '9% over 91,600', 'home-type': 'one unit only' }),
      'wa-tulalip-tribes-dpa': no({ 'home-type': 'houses only' }),
    },
    // Every match needs a check. This is the largest amount.
    first: ['wa-wshfc-covenant-homeownership', 150_000],
  }),

  boise(
    'Boise: a loan exactly at the conforming limit',
    41_250,
    yes('a loan of 832,750; limit 170,000'),
  ),
  boise(
    'Boise: a loan one dollar over the conforming limit, open to VA and USDA',
    41_249,
    check({ 'first-mortgage': '832,751 is above both limits' }),
  ),
];
