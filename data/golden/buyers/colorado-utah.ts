import { almost, check, type Expected, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

/** The FHA limit of the county is 541,287. */
function pueblo(
  name: string,
  downPayment: number,
  { firstGeneration, homeAccess }: Readonly<Record<'firstGeneration' | 'homeAccess', Expected>>,
) {
  return goldenBuyer(name, {
    home: place('81005', '08101', 'Pueblo', 'Pueblo County', 'CO'),
    answers: {
      homePrice: 600_000,
      householdIncome: 87_700,
      downPayment,
      creditScore: 'good',
      householdSize: 2,
    },
    median: { 50: 39_000, 80: 62_350, 120: 105_240 },
    local: {
      'co-chfa-dpa-grant': yes('limit 157,800; a conventional loan'),
      'co-chfa-dpa-second': yes('as above'),
      'co-chfa-firstgeneration': firstGeneration,
      'co-chfa-homeaccess-plus': homeAccess,
      'co-chac-dpa': no({ income: '41% over 62,350' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 30_000],
  });
}

const utahCounty = {
  answers: { homePrice: 633_650, downPayment: 1_000, creditScore: 'good', householdSize: 4 },
  median: { 50: 59_600, 80: 95_350, 120: 143_040, fha: 601_450 },
  local: {
    'ut-uhc-dpa-traditional': yes('limit 151,900; a conventional loan of 605,150'),
    'ut-uhc-dpa-deferred': yes('as above'),
    'ut-uhc-firsthome-dpa': check({
      price: '3% over 613,400, an estimate',
      'first-mortgage': 'FHA or VA, and 605,150 is above the FHA limit',
    }),
    'ut-uhc-first-time-homebuyer-assistance': no({ price: 'cap 450,000' }),
    'ut-uhc-veteran-grant': no({ veteran: 'for veterans' }),
  },
  // 5% of the price leaves an FHA loan of 600,967.50.
  first: ['us-cbcma-chenoa-fund-forgivable', 31_682.5],
} as const;

/** 551,000 and 15% is 633,650. */
const nearPrice = { price: '551,000 is an estimate' };
const underContract = { conditions: 'a home under contract' };

const disability = {
  income: 'limit not known',
  price: 'cap not known',
  conditions: 'a lasting disability',
};

export const coloradoUtah = [
  pueblo('Pueblo: an FHA-only program that leaves a loan exactly at the limit', 33_713, {
    firstGeneration: check({ conditions: 'first generation; the median is 87,700' }),
    homeAccess: check(disability),
  }),
  pueblo('Pueblo: an FHA-only program that leaves a loan one dollar over the limit', 33_712, {
    firstGeneration: no({ 'first-mortgage': '541,288 is above 541,287' }),
    homeAccess: check({
      ...disability,
      'first-mortgage': 'types unknown; the loan of 541,288 is over 541,287',
    }),
  }),

  goldenBuyer('Aurora: a poor score, and a city round that ended in October', {
    home: place('80013', '08005', 'Aurora', 'Arapahoe County', 'CO'),
    answers: {
      homePrice: 450_000,
      householdIncome: 155_520,
      downPayment: 5_000,
      creditScore: 'poor',
      householdSize: 3,
    },
    median: { 50: 64_800, 80: 96_150, 120: 172_800, fha: 862_500, conforming: 862_500 },
    local: {
      'co-chfa-dpa-grant': almost({ rule: 'credit-score', required: 620 }, 'limit 157,800'),
      'co-chfa-dpa-second': almost({ rule: 'credit-score', required: 620 }, 'limit 157,800'),
      'co-chfa-firstgeneration': almost({ rule: 'credit-score', required: 620 }, '115%: 165,600', {
        conditions: 'first generation',
      }),
      'co-denver-metrodpa': almost({ rule: 'credit-score', required: 640 }, 'limit 216,000', {
        conditions: 'towns that take part',
      }),
      'co-chac-dpa': no({ income: '62% over 96,150' }),
      'co-aurora-dpa': check({
        'service-area': 'city limits; 2.4 times 64,800 is 155,520',
        conditions: 'ask for a new round',
      }),
      'co-chfa-homeaccess-plus': almost({ rule: 'credit-score', required: 620 }, 'one band up', {
        income: 'limit not known',
        price: 'very likely: 75% of 862,500 is 646,875',
        conditions: 'a lasting disability',
      }),
      'co-dearfield-fund': check({
        income: '11% over 140,000, an estimate',
        'first-mortgage': 'most lenders want 620 for a conventional loan',
        conditions: 'for Black and African American buyers, by its own rules; a lender',
      }),
    },
    // Its status is unknown, and every other match needs a check too.
    first: ['co-aurora-dpa', 45_000],
  }),

  goldenBuyer('Orem: a family exactly at a county’s income limit and 15% over its price', {
    ...utahCounty,
    home: place('84057', '49049', 'Orem', 'Utah County', 'UT'),
    answers: { ...utahCounty.answers, householdIncome: 95_350 },
    local: {
      ...utahCounty.local,
      'ut-utah-county-loan-to-own': check({ ...nearPrice, ...underContract }),
    },
  }),

  goldenBuyer('Provo: a city that the county leaves out, one dollar over both limits', {
    ...utahCounty,
    home: place('84604', '49049', 'Provo', 'Utah County', 'UT'),
    answers: { ...utahCounty.answers, householdIncome: 95_351 },
    local: {
      ...utahCounty.local,
      'ut-utah-county-loan-to-own': almost({ rule: 'income', by: 1 }, 'limit 95,350', {
        ...nearPrice,
        ...underContract,
        'service-area': 'Provo is left out',
      }),
      'ut-provo-home-purchase-plus': almost({ rule: 'income', by: 1 }, 'limit 95,350', {
        'service-area': 'city limits',
      }),
    },
  }),
];
