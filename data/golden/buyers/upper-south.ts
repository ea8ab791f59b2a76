import { almost, check, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

export const upperSouth = [
  goldenBuyer('Dayton, Kentucky: a couple that owned before', {
    home: place('41074', '21037', 'Dayton', 'Campbell County', 'KY'),
    answers: {
      housingStatus: false,
      homePrice: 210_000,
      householdIncome: 68_000,
      downPayment: 3_000,
      creditScore: 'fair',
      householdSize: 2,
    },
    median: { 50: 44_000, 80: 70_350, 120: 131_880 },
    local: {
      'ky-khc-regular-dap': check({ conditions: 'no other home at closing' }),
      'ky-northern-kentucky-home-consortium': check({
        'service-area': 'city limits',
        price: 'very likely under the cap',
      }),
      'ky-khc-shared-appreciation-mortgage': no({ 'first-time-buyer': 'no exemption' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 10_500],
  }),

  goldenBuyer('Charleston: a single buyer with a poor score, over the city’s price cap', {
    home: place('25302', '54039', 'Charleston', 'Kanawha County', 'WV'),
    answers: {
      homePrice: 140_000,
      householdIncome: 41_000,
      downPayment: 1_000,
      creditScore: 'poor',
      householdSize: 1,
    },
    median: { 50: 28_300, 80: 45_300, 120: 96_960 },
    local: {
      'wv-wvhdf-homeownership-low-down': almost(
        { rule: 'credit-score', required: 620 },
        'the next band reaches it',
        { conditions: 'at most five acres' },
      ),
      'wv-wvhdf-movin-up': check({ 'credit-score': '620 is an estimate' }),
      'wv-charleston-home-blend': almost({ rule: 'price', by: 10_000 }, 'cap 130,000'),
    },
    first: ['us-fhlbpgh-keys-to-equity', 20_000],
  }),

  goldenBuyer('Little Rock: a family, with the city’s help paused', {
    home: place('72204', '05119', 'Little Rock', 'Pulaski County', 'AR'),
    answers: {
      homePrice: 180_000,
      householdIncome: 70_000,
      downPayment: 2_000,
      creditScore: 'good',
      householdSize: 4,
    },
    median: { 50: 46_850, 80: 74_950, 120: 112_440 },
    local: {
      'ar-adfa-dpa': yes('limit 142,000, cap 425,000'),
      'ar-adfa-addi': check({ conditions: 'not in a city with its own federal money' }),
      'ar-little-rock-dpa': check({ 'service-area': 'city limits' }),
    },
    first: ['ar-adfa-dpa', 15_000],
  }),

  goldenBuyer('Knoxville: a public agency before a lender with the same amount', {
    home: place('37917', '47093', 'Knoxville', 'Knox County', 'TN'),
    answers: {
      homePrice: 200_000,
      householdIncome: 83_800,
      downPayment: 8_000,
      creditScore: 'good',
      householdSize: 3,
    },
    median: { 50: 46_700, 80: 74_700, 120: 124_440 },
    local: {
      'tn-thda-great-choice-plus-deferred': yes('limit 83,800, cap 500,000'),
      'tn-thda-great-choice-plus-payment': yes('limit 83,800, cap 500,000'),
      'tn-thda-homeownership-for-heroes': check({
        profession: 'its list is longer than ours',
        conditions: 'only listed jobs',
      }),
      'tn-the-housing-fund-dpa': yes('limit 112,080'),
    },
    // The state’s help and 5% of the price are both 10,000 and both are forgiven.
    first: ['tn-thda-great-choice-plus-deferred', 10_000],
  }),

  goldenBuyer('Knoxville: the lender before the agency, for a price $400 higher', {
    home: place('37917', '47093', 'Knoxville', 'Knox County', 'TN'),
    answers: {
      homePrice: 200_400,
      householdIncome: 83_800,
      downPayment: 8_000,
      creditScore: 'good',
      householdSize: 3,
    },
    median: { 50: 46_700, 80: 74_700, 120: 124_440 },
    local: {
      'tn-thda-great-choice-plus-deferred': yes('limit 83,800, cap 500,000'),
      'tn-thda-great-choice-plus-payment': yes('limit 83,800, cap 500,000'),
      'tn-thda-homeownership-for-heroes': check({
        profession: 'its list is longer than ours',
        conditions: 'only listed jobs',
      }),
      'tn-the-housing-fund-dpa': yes('limit 112,080'),
    },
    // 5% of the price is 20 more than the state’s help.
    first: ['us-cbcma-chenoa-fund-forgivable', 10_020],
  }),
];
