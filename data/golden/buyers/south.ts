import { almost, check, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

export const south = [
  goldenBuyer('Huntsville: a family one dollar over the 80% limit', {
    home: place('35810', '01089', 'Huntsville', 'Madison County', 'AL'),
    answers: {
      homePrice: 240_000,
      householdIncome: 82_901,
      downPayment: 4_000,
      creditScore: 'good',
      householdSize: 3,
    },
    median: { 50: 51_800, 80: 82_900, 120: 138_120 },
    local: {
      'al-ahfa-step-up': yes('limit 172,800'),
      'al-ahfa-affordable-income-subsidy': almost({ rule: 'income', by: 1 }, 'limit 82,900'),
      'al-huntsville-hoap': almost({ rule: 'income', by: 1 }, 'limit 82,900', {
        'service-area': 'city limits',
      }),
      'al-mobile-dpa': no({ 'service-area': 'another city' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 12_000],
  }),

  goldenBuyer('Nashville: a paramedic and a partner $1,240 over the limit for two', {
    home: place('37207', '47037', 'Nashville', 'Davidson County', 'TN'),
    answers: {
      homePrice: 390_000,
      householdIncome: 121_000,
      downPayment: 5_000,
      creditScore: 'fair',
      householdSize: 2,
      profession: ['healthcare'],
    },
    median: { 50: 46_450, 80: 74_350, 120: 139_320 },
    local: {
      'tn-thda-great-choice-plus-deferred': almost(
        { rule: 'income', by: 1_240 },
        'limit 119,760 for one or two; cap 400,000',
        { 'credit-score': '640 is between 620 and 659' },
      ),
      'tn-thda-great-choice-plus-payment': almost({ rule: 'income', by: 1_240 }, 'as above', {
        'credit-score': 'as above',
      }),
      'tn-thda-homeownership-for-heroes': almost({ rule: 'income', by: 1_240 }, 'as above', {
        'credit-score': 'as above',
        conditions: 'in health care, only EMTs and paramedics',
      }),
      'tn-the-housing-fund-dpa': yes('120% is 139,320, 1% is 3,900, no minimum score'),
      'tn-memphis-dpa': no({ 'service-area': 'another county' }),
    },
    first: ['tn-the-housing-fund-dpa', 35_000],
  }),

  goldenBuyer('Jackson: a teacher with a poor score, which the agency does not ask about', {
    home: place('39209', '28049', 'Jackson', 'Hinds County', 'MS'),
    answers: {
      homePrice: 150_000,
      householdIncome: 44_000,
      downPayment: 1_000,
      creditScore: 'poor',
      householdSize: 1,
      profession: ['education'],
    },
    median: { 50: 32_000, 80: 51_200, 120: 109_680 },
    local: {
      'ms-mhc-smart7': yes('limit 132,770, cap 398,310'),
      'ms-mhc-easy8': yes('115% of 91,400 is 105,110'),
      'ms-mhc-trusty10': yes('as above'),
      'ms-mhc-housing-assistance-for-teachers': almost(
        { rule: 'own-contribution', by: 500 },
        '1% is 1,500',
        { conditions: 'a shortage district' },
      ),
      'ms-jackson-homebuyer-assistance': check({ 'service-area': 'city limits; cap 156,000' }),
    },
    first: ['ms-mhc-trusty10', 10_000],
  }),

  goldenBuyer('New Orleans: a couple in a condo, which most programs there do not accept', {
    home: place('70122', '22071', 'New Orleans', 'Orleans Parish', 'LA'),
    answers: {
      homeType: 'condo',
      homePrice: 240_000,
      householdIncome: 60_000,
      downPayment: 8_000,
      creditScore: 'good',
      householdSize: 2,
    },
    median: { 50: 35_450, 80: 56_750, 120: 106_320 },
    local: {
      'la-lhc-mrb-assisted': no({ 'home-type': 'single-family only' }),
      'la-lhc-mrb-home': no({ 'home-type': 'single-family only', income: '6% over 56,750' }),
      'la-lhc-keys-for-service': no({ 'home-type': 'single-family only' }),
      'la-new-orleans-soft-second': no({
        'home-type': 'single-family only',
        income: '6% over 56,750',
      }),
      'la-finance-new-orleans-dpa': yes('the parish is the city; limit 99,000, good begins at 660'),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 12_000],
  }),
];
