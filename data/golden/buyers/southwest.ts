import { almost, check, type Expected, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

/** One dollar of income separates the two. */
function mesa(name: string, householdIncome: number, homePlus: Expected, over: number) {
  return goldenBuyer(name, {
    home: place('85204', '04013', 'Mesa', 'Maricopa County', 'AZ'),
    answers: {
      homePrice: 400_000,
      householdIncome,
      downPayment: 10_000,
      creditScore: 'good',
      householdSize: 2,
    },
    median: { 50: 45_000, 80: 71_950, 120: 134_880, fha: 557_750 },
    local: {
      'az-azida-home-plus': homePlus,
      'az-home-in-five': almost({ rule: 'income', by: over }, 'limit 141,820', {
        amount: '5% to 6%, by income and job',
      }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 20_000],
  });
}

/** 5% of 140,000 from a lender is as much as a public agency's 7,000. Both are forgivable. */
function hobbs(name: string, homePrice: number, first: readonly [slug: string, dollars: number]) {
  const over = almost({ rule: 'income', by: 8_030 }, 'limit 84,720');
  return goldenBuyer(name, {
    home: place('88240', '35025', 'Hobbs', 'Lea County', 'NM'),
    answers: {
      homePrice,
      householdIncome: 92_750,
      downPayment: 5_000,
      creditScore: 'good',
      householdSize: 8,
    },
    median: { 50: 57_950, 80: 92_750, 120: 110_640 },
    local: {
      'nm-mfa-firstdown': over,
      'nm-mfa-firstdown-plus': over,
      'nm-mfa-homenow': yes('80% for eight is 92,750'),
      'nm-mfa-homeforward-dpa': over,
    },
    first,
  });
}

export const southwest = [
  goldenBuyer('Oklahoma City: a family that owned before, over one price cap', {
    home: place('73119', '40109', 'Oklahoma City', 'Oklahoma County', 'OK'),
    answers: {
      housingStatus: false,
      homePrice: 360_000,
      householdIncome: 68_000,
      downPayment: 10_000,
      creditScore: 'good',
      householdSize: 3,
    },
    median: { 50: 43_800, 80: 70_100, 120: 116_760 },
    local: {
      'ok-ohfa-dream': yes('limit 150,000, cap 453,100'),
      'ok-ohfa-gold': check({
        'first-time-buyer': 'exempt only in targeted areas',
        price: '3% over 349,525, an estimate',
      }),
      'ok-oklahoma-city-home-dpa': check({
        'service-area': 'city limits; the city is in three counties',
        price: 'cap unknown',
        conditions: 'vacant or lived in by its owner',
      }),
      'ok-shawnee-tribe-dpcc': check({ conditions: 'members of the tribe' }),
      'ok-citizen-potawatomi-one-time-grant': check({ conditions: 'members of the nation' }),
      'ok-tulsa-county-first-home': no({ 'service-area': 'another county' }),
      'ok-caa-oklahoma-canadian-county-home': no({ price: 'cap 190,000' }),
      'ok-rei-down-payment-assistance': check({ income: 'we do not have the limit' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 18_000],
  }),

  goldenBuyer('Santa Fe: a family exactly at the limit for three or more', {
    home: place('87507', '35049', 'Santa Fe', 'Santa Fe County', 'NM'),
    answers: {
      homeType: 'condo',
      homePrice: 450_000,
      householdIncome: 115_583,
      downPayment: 9_000,
      creditScore: 'fair',
      householdSize: 3,
    },
    median: { 50: 49_250, 80: 78_750, 120: 142_320, fha: 569_250 },
    local: {
      'nm-mfa-firstdown': yes('limit 115,583 for three, cap 562,322'),
      'nm-mfa-firstdown-plus': yes('as above'),
      'nm-mfa-homenow': no({ income: '47% over 78,750' }),
      'nm-mfa-homeforward-dpa': yes('as above'),
      'nm-santa-fe-county-dpa': no({ income: '17% over 98,500, twice HUD’s 50% figure for three' }),
      'nm-homewise-santa-fe': no({ income: '47% over 78,750' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 22_500],
  }),

  goldenBuyer('Tucson: a couple $100 short of the county’s $1,000', {
    home: place('85705', '04019', 'Tucson', 'Pima County', 'AZ'),
    answers: {
      homePrice: 270_000,
      householdIncome: 60_000,
      downPayment: 900,
      creditScore: 'good',
      householdSize: 2,
    },
    median: { 50: 39_950, 80: 63_900, 120: 119_760 },
    local: {
      'az-azida-home-plus': yes('limit 155,386'),
      'az-pima-tucson-homebuyers-solution': yes('limit 136,609'),
      'az-tucson-pima-home-dpa': almost(
        { rule: 'own-contribution', by: 100 },
        'requires 1,000; 80% is 63,900',
        { price: 'cap unknown', conditions: 'three months of payments saved' },
      ),
      'az-azida-arizona-is-home': no({ 'service-area': 'not in Maricopa or Pima County' }),
    },
    // 5% of the price is $45 more than 5% of the loan.
    first: ['us-cbcma-chenoa-fund-forgivable', 13_500],
  }),

  goldenBuyer('Yuma: a family exactly at the county’s limit, with a poor score', {
    home: place('85364', '04027', 'Yuma', 'Yuma County', 'AZ'),
    answers: {
      homePrice: 240_000,
      householdIncome: 76_200,
      downPayment: 4_000,
      creditScore: 'poor',
      householdSize: 5,
    },
    median: { 50: 43_100, 80: 69_000, 120: 95_160 },
    local: {
      'az-azida-home-plus': almost({ rule: 'credit-score', required: 640 }, 'one band up'),
      'az-azida-arizona-is-home': check({ 'credit-score': '640 is an estimate; paused' }),
      'az-phoenix-open-doors': no({ 'service-area': 'another city' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 12_000],
  }),

  mesa(
    'Mesa: a household exactly at a limit for the borrowers’ income',
    155_386,
    yes('limit 155,386'),
    13_566,
  ),
  mesa(
    'Mesa: a household one dollar over a limit for the borrowers’ income',
    155_387,
    check({ income: 'only the borrowers’ income counts' }),
    13_567,
  ),

  hobbs('Hobbs: a public agency before a lender that gives as much', 140_000, [
    'nm-mfa-homenow',
    7_000,
  ]),
  hobbs('Hobbs: a lender that gives five cents more than a public agency', 140_001, [
    'us-cbcma-chenoa-fund-forgivable',
    7_000.05,
  ]),
];
