import { almost, check, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';
import { nebraska } from './nebraska.ts';

export const plains = [
  goldenBuyer('Kansas City: a household of eight exactly at the 80% limit', {
    home: place('64130', '29095', 'Kansas City', 'Jackson County', 'MO'),
    answers: {
      homePrice: 230_000,
      householdIncome: 119_750,
      downPayment: 5_000,
      creditScore: 'good',
      householdSize: 8,
    },
    median: { 50: 74_850, 80: 119_750, 120: 136_080 },
    local: {
      'mo-mhdc-first-place': check({ price: 'very likely under the cap' }),
      'mo-mhdc-next-step': yes('limit 158,760'),
      'mo-ches-kansas-city-dpa': yes('limit 119,750'),
      'mo-fhlbdm-homestart': check({ price: 'we do not have the cap; limit 119,750' }),
      'mo-kansas-city-employee-homeownership': almost(
        { rule: 'own-contribution', by: 750 },
        'requires 5,750',
        {
          'service-area': 'city limits',
          'credit-score': '680 is between 660 and 719',
          profession: 'its list is longer than ours',
          conditions: 'five years with the city',
        },
      ),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 11_500],
  }),

  goldenBuyer('Kansas City: the same household with one dollar more', {
    home: place('64130', '29095', 'Kansas City', 'Jackson County', 'MO'),
    answers: {
      homePrice: 230_000,
      householdIncome: 119_751,
      downPayment: 5_000,
      creditScore: 'good',
      householdSize: 8,
    },
    median: { 50: 74_850, 80: 119_750, 120: 136_080 },
    local: {
      'mo-mhdc-first-place': check({ price: 'very likely under the cap' }),
      'mo-mhdc-next-step': yes('limit 158,760'),
      'mo-ches-kansas-city-dpa': check({ income: '119,750 is an estimate' }),
      'mo-fhlbdm-homestart': almost({ rule: 'income', by: 1 }, 'limit 119,750', {
        price: 'we do not have the cap',
      }),
      'mo-kansas-city-employee-homeownership': almost(
        { rule: 'own-contribution', by: 750 },
        'requires 5,750',
        {
          'service-area': 'city limits',
          'credit-score': '680 is between 660 and 719',
          profession: 'its list is longer than ours',
          conditions: 'five years with the city',
        },
      ),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 11_500],
  }),

  goldenBuyer('Topeka: a single buyer with $700 of their own and an inexpensive home', {
    home: place('66604', '20177', 'Topeka', 'Shawnee County', 'KS'),
    answers: {
      homePrice: 80_000,
      householdIncome: 40_000,
      downPayment: 700,
      creditScore: 'fair',
      householdSize: 1,
    },
    median: { 50: 34_600, 80: 55_350, 120: 118_560 },
    local: {
      'ks-khrc-first-time-homebuyer': almost(
        { rule: 'own-contribution', by: 100 },
        'requires 800',
        { 'service-area': 'Topeka is left out', price: 'very likely under the cap' },
      ),
      'ks-kansas-housing-assistance-program': check({
        'credit-score': '640 is between 620 and 659',
      }),
      'ks-topeka-toto': almost({ rule: 'price', by: 5_000 }, 'cap 75,000', {
        'service-area': 'city limits',
        conditions: 'no other property',
      }),
      'ks-fhlbtopeka-hsp': check({ conditions: 'everyone on the loan' }),
      'ks-fhlbtopeka-hope': yes('limit 103,800'),
    },
    first: ['ks-fhlbtopeka-hope', 12_500],
  }),

  goldenBuyer('Manhattan, Kansas: an FHA loan exactly at the county’s limit', {
    home: place('66502', '20161', 'Manhattan', 'Riley County', 'KS'),
    answers: {
      homePrice: 600_000,
      householdIncome: 79_200,
      downPayment: 28_713,
      creditScore: 'good',
      householdSize: 4,
    },
    median: { 50: 49_500, 80: 79_200, 120: 134_400 },
    local: {
      'ks-khrc-first-time-homebuyer': check({ price: 'cap not known' }),
      'ks-kansas-housing-assistance-program': check({
        'first-mortgage': 'types unknown; the loan of 547,287 is over 541,287',
      }),
      'ks-fhlbtopeka-hsp': check({ conditions: 'everyone on the loan' }),
      'ks-fhlbtopeka-hope': check({
        'first-mortgage': 'types unknown; the loan of 558,787 is over 541,287',
      }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 30_000],
  }),

  goldenBuyer('Manhattan, Kansas: an FHA loan one dollar over the limit', {
    home: place('66502', '20161', 'Manhattan', 'Riley County', 'KS'),
    answers: {
      homePrice: 600_000,
      householdIncome: 79_200,
      downPayment: 28_712,
      creditScore: 'good',
      householdSize: 4,
    },
    median: { 50: 49_500, 80: 79_200, 120: 134_400 },
    local: {
      'ks-khrc-first-time-homebuyer': check({ price: 'cap not known' }),
      'ks-kansas-housing-assistance-program': check({
        'first-mortgage': 'types unknown; the loan of 547,288 is over 541,287',
      }),
      'ks-fhlbtopeka-hsp': check({ conditions: 'everyone on the loan' }),
      'ks-fhlbtopeka-hope': check({
        'first-mortgage': 'types unknown; the loan of 558,788 is over 541,287',
      }),
    },
    // Everything left needs a check.
    first: ['ks-khrc-first-time-homebuyer', 40_000],
  }),
  ...nebraska,
];
