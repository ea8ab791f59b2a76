import { almost, check, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

export const massachusetts = [
  goldenBuyer('Worcester: a couple near 60% of the median, with little of their own', {
    home: place('01604', '25027', 'Worcester', 'Worcester County', 'MA'),
    answers: {
      homePrice: 380_000,
      householdIncome: 62_000,
      downPayment: 4_000,
      creditScore: 'fair',
      householdSize: 2,
    },
    median: { 50: 52_700, 80: 84_300, 120: 156_480, ofTowns: true, fha: 545_100 },
    local: {
      'ma-masshousing-dpa-deferred': check({
        income: '60% is 63,240, and each town has its own',
        'credit-score': '640 is between 620 and 659',
      }),
      'ma-masshousing-dpa-amortizing': check({ 'credit-score': 'as above; limit 165,645' }),
      'ma-masshousing-operation-welcome-home': no({ veteran: 'for veterans' }),
      'ma-mhp-one-plus': almost(
        { rule: 'own-contribution', by: 1_700 },
        '1.5% of the price is 5,700',
        { 'service-area': 'city limits', 'credit-score': 'as above', conditions: 'the 29 places' },
      ),
      'ma-worcester-dpa': check({ 'service-area': 'city limits' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 19_000],
  }),

  goldenBuyer('Springfield: a veteran’s family $1,130 over the county’s limit', {
    home: place('01108', '25013', 'Springfield', 'Hampden County', 'MA'),
    answers: {
      veteranStatus: true,
      homePrice: 330_000,
      householdIncome: 131_000,
      downPayment: 12_000,
      creditScore: 'good',
      householdSize: 5,
    },
    median: { 50: 71_050, 80: 113_650, 120: 116_040, ofTowns: true },
    local: {
      'ma-masshousing-dpa-deferred': no({ income: '60% is 85,260' }),
      'ma-masshousing-dpa-amortizing': almost({ rule: 'income', by: 1_130 }, 'limit 129,870'),
      'ma-masshousing-operation-welcome-home': almost(
        { rule: 'income', by: 1_130 },
        'limit 129,870; the agency’s own figure has no margin for towns',
      ),
      'ma-mhp-one-plus': check({
        'service-area': 'city limits',
        income: 'within 10% of 100% for five, 142,100',
        conditions: 'the 29 places',
      }),
      'ma-springfield-dpa': check({ 'service-area': 'city limits', income: 'limit unknown' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 16_500],
  }),

  goldenBuyer('Nantucket: a family exactly at HUD’s 80% limit', {
    home: place('02554', '25019', 'Nantucket', 'Nantucket County', 'MA'),
    answers: {
      homePrice: 700_000,
      householdIncome: 118_550,
      downPayment: 30_000,
      creditScore: 'good',
      householdSize: 3,
    },
    // One town, so its limits are exact: Equity Builder matches, and Housing Our Workforce wants
    // more income.
    median: { 50: 81_950, 80: 118_550, 120: 195_840, fha: 1_249_125, conforming: 1_249_125 },
    local: {
      'ma-masshousing-dpa-deferred': no({ income: '60% is 98,340, and it is 21% over' }),
      'ma-masshousing-dpa-amortizing': yes('limit 129,870 in all other counties'),
      'ma-masshousing-operation-welcome-home': no({ veteran: 'for veterans' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 35_000],
  }),

  goldenBuyer('Nantucket: a family one dollar above HUD’s 80% limit', {
    home: place('02554', '25019', 'Nantucket', 'Nantucket County', 'MA'),
    answers: {
      homePrice: 700_000,
      householdIncome: 118_551,
      downPayment: 30_000,
      creditScore: 'good',
      householdSize: 3,
    },
    // Now it is the other way around.
    median: { 50: 81_950, 80: 118_550, 120: 195_840, fha: 1_249_125, conforming: 1_249_125 },
    local: {
      'ma-masshousing-dpa-deferred': no({ income: '60% is 98,340' }),
      'ma-masshousing-dpa-amortizing': yes('limit 129,870'),
      'ma-masshousing-operation-welcome-home': no({ veteran: 'for veterans' }),
      'us-fhlbboston-equity-builder-new-england': almost(
        { rule: 'income', by: 1 },
        'limit 118,550 for three',
        { conditions: 'a member bank' },
      ),
      'us-fhlbboston-housing-our-workforce': check({
        price: 'caps unknown',
        conditions: 'a member bank and assets',
      }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 35_000],
  }),
];
