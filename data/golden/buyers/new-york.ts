import { almost, check, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

// The Chenoa Fund does not serve New York, so the national table leaves it out.
export const newYork = [
  goldenBuyer('Brooklyn: a couple over an estimated limit and over the city’s price cap', {
    home: place('11226', '36047', 'Brooklyn', 'Kings County', 'NY'),
    answers: {
      homeType: 'condo',
      homePrice: 730_000,
      householdIncome: 124_000,
      downPayment: 40_000,
      creditScore: 'excellent',
      householdSize: 2,
    },
    median: { 50: 67_850, 80: 108_600, 120: 125_160 },
    local: {
      'ny-sonyma-dpal': check({ income: '115% of 104,300 is 119,945, an estimate' }),
      'ny-sonyma-dpal-plus-atd': almost({ rule: 'income', by: 15_400 }, 'limit 108,600 for two'),
      'ny-sonyma-dpal-fha-conventional-plus': check({ income: 'we do not have the limit' }),
      'ny-sonyma-homes-for-veterans': no({ veteran: 'for veterans' }),
      'ny-nyc-hpd-homefirst': almost({ rule: 'price', by: 18_000 }, 'cap 712,000 in Brooklyn'),
      'ny-nassau-home-dpa': no({ 'service-area': 'another county' }),
    },
    // 5% of a loan of 690,000. Every match still needs a check.
    first: ['us-nhf-dpa', 34_500],
  }),

  goldenBuyer('Queens: a veteran’s family that owned before, $400 short of 1%', {
    home: place('11432', '36081', 'Jamaica', 'Queens County', 'NY'),
    answers: {
      housingStatus: false,
      veteranStatus: true,
      homePrice: 640_000,
      householdIncome: 118_000,
      downPayment: 6_000,
      creditScore: 'good',
      householdSize: 5,
    },
    median: { 50: 91_600, 80: 146_600, 120: 125_160 },
    local: {
      'ny-sonyma-dpal': almost({ rule: 'own-contribution', by: 400 }, '1% is 6,400'),
      'ny-sonyma-dpal-plus-atd': almost({ rule: 'own-contribution', by: 400 }, 'as above'),
      'ny-sonyma-dpal-fha-conventional-plus': almost(
        { rule: 'own-contribution', by: 400 },
        'as above',
        { income: 'we do not have the limit' },
      ),
      'ny-sonyma-homes-for-veterans': almost({ rule: 'own-contribution', by: 400 }, 'as above'),
      'ny-nyc-hpd-homefirst': no({
        'first-time-buyer': 'veterans too',
        'own-contribution': '1% is 6,400',
      }),
    },
    first: ['us-uwm-zero-down-purchase', 15_000],
  }),

  goldenBuyer('Buffalo: a single buyer under half the median', {
    home: place('14215', '36029', 'Buffalo', 'Erie County', 'NY'),
    answers: {
      homePrice: 140_000,
      householdIncome: 34_000,
      downPayment: 2_000,
      creditScore: 'fair',
      householdSize: 1,
    },
    median: { 50: 35_550, 80: 56_850, 120: 121_800 },
    local: {
      'ny-sonyma-dpal': yes('620 is the lowest score, 1% is 1,400'),
      'ny-sonyma-dpal-plus-atd': yes('80% is 56,850'),
      'ny-sonyma-dpal-fha-conventional-plus': check({ income: 'we do not have the limit' }),
      'ny-sonyma-homes-for-veterans': no({ veteran: 'for veterans' }),
      'ny-buffalo-dpcc': check({ 'service-area': 'city limits' }),
    },
    first: ['ny-sonyma-dpal-plus-atd', 30_000],
  }),

  goldenBuyer('Rochester: a couple 9% over the limit, in a condo', {
    home: place('14607', '36055', 'Rochester', 'Monroe County', 'NY'),
    answers: {
      homeType: 'condo',
      homePrice: 190_000,
      householdIncome: 75_000,
      downPayment: 10_000,
      creditScore: 'good',
      householdSize: 2,
    },
    median: { 50: 42_800, 80: 68_500, 120: 128_400 },
    local: {
      'ny-sonyma-dpal': yes('115% of 107,000 is 123,050'),
      'ny-sonyma-dpal-plus-atd': almost({ rule: 'income', by: 6_500 }, 'limit 68,500 for two'),
      'ny-sonyma-dpal-fha-conventional-plus': check({ income: 'we do not have the limit' }),
      'ny-sonyma-homes-for-veterans': no({ veteran: 'for veterans' }),
      'ny-rochester-hpap': no({ 'home-type': 'no condos' }),
    },
    // 3% of the price. The flat 15,000 is only a cap.
    first: ['ny-sonyma-dpal', 5_700],
  }),
];
