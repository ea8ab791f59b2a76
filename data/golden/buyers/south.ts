import { almost, check, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

export const south = [
  goldenBuyer('Huntsville: a family one dollar over the 80% limit for three', {
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
      'al-ahfa-affordable-income-subsidy': check({
        amount: '0.5% to 1%, by income; 80% of 115,100 is 92,080',
      }),
      'al-huntsville-hoap': almost({ rule: 'income', by: 1 }, '80% for three is 82,900', {
        'service-area': 'city limits',
      }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 12_000],
  }),

  goldenBuyer('Nashville: a paramedic and a partner $1,240 over an estimated limit', {
    home: place('37207', '47037', 'Nashville', 'Davidson County', 'TN'),
    answers: {
      homePrice: 390_000,
      householdIncome: 121_000,
      downPayment: 5_000,
      creditScore: 'fair',
      householdSize: 2,
      profession: ['healthcare'],
    },
    median: { 50: 46_450, 80: 74_350, 120: 139_320, fha: 1_029_250, conforming: 1_029_250 },
    local: {
      'tn-thda-great-choice-plus-deferred': check({
        income: 'limit 119,760 for two; up to 137,724 is a check (an estimate)',
        'credit-score': '640 is between 620 and 659',
      }),
      'tn-thda-great-choice-plus-payment': check({
        income: 'limit 119,760 for two; up to 137,724 is a check (an estimate)',
        'credit-score': '640 is between 620 and 659',
      }),
      'tn-thda-homeownership-for-heroes': check({
        income: 'limit 119,760 for two; up to 137,724 is a check (an estimate)',
        'credit-score': '640 is between 620 and 659',
        conditions: 'in health care, only EMTs and paramedics',
      }),
      'tn-the-housing-fund-dpa': check({
        income: '120% for two is 111,480, of the median 139,320',
      }),
      'tn-the-housing-fund-shared-equity': almost(
        { rule: 'income', by: 9_520 },
        '120% for two is 111,480',
        { conditions: 'a monthly fee; income rules at resale' },
      ),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 19_500],
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
      'ms-mhc-easy8': check({
        price: 'we do not have the cap; 115% for one is 73,600, of the median 105,110',
      }),
      'ms-mhc-trusty10': check({
        price: 'we do not have the cap; 115% for one is 73,600, of the median 105,110',
      }),
      'ms-mhc-housing-assistance-for-teachers': almost(
        { rule: 'own-contribution', by: 500 },
        '1% is 1,500',
        { conditions: 'a shortage district; a reserve' },
      ),
      'ms-jackson-homebuyer-assistance': check({ 'service-area': 'city limits' }),
      'ms-renaissance-grow-homeownership': check({ conditions: 'no home now; an approved lender' }),
    },
    // A score of 600 is between 300 and 619, so a lender’s help needs a check.
    first: ['ms-mhc-smart7', 7_000],
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
      'la-lhc-mrb-assisted': no({ 'home-type': 'no condos' }),
      'la-lhc-mrb-home': no({ income: '80% for two is 56,750', 'home-type': 'no condos' }),
      'la-lhc-keys-for-service': no({ 'home-type': 'no condos' }),
      'la-new-orleans-soft-second': no({
        income: '80% for two is 56,750',
        'home-type': 'no condos',
      }),
      'la-finance-new-orleans-dpa': check({ income: 'we do not have the limit' }),
      'la-cafa-gold-100': check({
        income: 'we do not have the limit of this county',
        conditions: 'one or two parishes are left out',
      }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 12_000],
  }),

  goldenBuyer('Chattanooga: the agency and a lender give the same 10,000', {
    home: place('37411', '47065', 'Chattanooga', 'Hamilton County', 'TN'),
    answers: {
      homePrice: 200_000,
      householdIncome: 83_800,
      downPayment: 6_000,
      creditScore: 'good',
      householdSize: 2,
    },
    median: { 50: 39_000, 80: 62_350, 120: 116_880 },
    local: {
      'tn-thda-great-choice-plus-deferred': yes('limit 83,800, cap 500,000'),
      'tn-thda-great-choice-plus-payment': yes('limit 83,800, cap 500,000'),
      'tn-thda-homeownership-for-heroes': check({
        profession: 'its list is longer than ours',
        conditions: 'in health care, only EMTs and paramedics',
      }),
      'tn-the-housing-fund-dpa': yes('120% for two is 93,600, of the median 116,880, 1% is 2,000'),
    },
    // Both are forgivable loans, and the public agency comes first.
    first: ['tn-thda-great-choice-plus-deferred', 10_000],
  }),
];
