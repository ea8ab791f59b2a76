import { almost, check, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

export const massachusetts = [
  goldenBuyer('Dorchester: a family buys a three-decker in Boston', {
    home: place('02124', '25025', 'Dorchester Center', 'Suffolk County', 'MA'),
    answers: {
      homeType: 'multi-family',
      homePrice: 850_000,
      householdIncome: 158_000,
      downPayment: 45_000,
      creditScore: 'excellent',
      householdSize: 4,
    },
    median: { 50: 85_700, 80: 137_100, 120: 197_520, ofTowns: true },
    local: {
      'ma-masshousing-dpa-deferred': no({ income: '60% is 1.2 times 85,700' }),
      'ma-masshousing-dpa-amortizing': yes('the limit of Suffolk County is 205,335'),
      'ma-masshousing-operation-welcome-home': no({ veteran: 'for veterans' }),
      'ma-mhp-one-plus': check({
        'service-area': 'a part of Boston by its postal name',
        income: 'within 10% of the median of 164,600',
        conditions: 'from one of the 29 communities',
      }),
      'ma-boston-first-time-homebuyer': check({
        'service-area': 'a part of Boston by its postal name',
        conditions: 'under 75,000 in assets; 135% of the median is 222,210',
      }),
      'ma-worcester-dpa': no({ 'service-area': 'another county' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 42_500],
  }),

  goldenBuyer('Worcester: a couple near 60% of the median, with little of their own', {
    home: place('01604', '25027', 'Worcester', 'Worcester County', 'MA'),
    answers: {
      homePrice: 380_000,
      householdIncome: 62_000,
      downPayment: 4_000,
      creditScore: 'fair',
      householdSize: 2,
    },
    median: { 50: 52_700, 80: 84_300, 120: 156_480, ofTowns: true },
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
        {
          'service-area': 'city limits',
          'credit-score': 'as above',
          conditions: 'the 29 places',
        },
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
      'ma-mhp-one-plus': no({ income: '35% over the median of 96,700' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 16_500],
  }),
];
