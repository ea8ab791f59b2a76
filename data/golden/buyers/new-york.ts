import { almost, check, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

// The Chenoa Fund does not serve New York, so the national table leaves it out.
export const newYork = [
  goldenBuyer('Brooklyn: a couple 19% over a computed limit and over the city’s price cap', {
    home: place('11226', '36047', 'Brooklyn', 'Kings County', 'NY'),
    answers: {
      homeType: 'condo',
      homePrice: 730_000,
      householdIncome: 124_000,
      downPayment: 40_000,
      creditScore: 'excellent',
      householdSize: 2,
    },
    median: { 50: 67_850, 80: 108_600, 120: 125_160, fha: 1_249_125, conforming: 1_209_750 },
    local: {
      'ny-sonyma-dpal': check({
        conditions: 'keeps no vacation or rental home',
        income: 'the median is 104,300; up to 130,375 is a check (the state’s median is missing)',
        price: 'very likely: 75% of 1,249,125 is 936,843.75',
      }),
      'ny-sonyma-dpal-plus-atd': almost({ rule: 'income', by: 15_400 }, '80% for two is 108,600'),
      'ny-sonyma-dpal-fha-conventional-plus': check({ income: 'we do not have the limit' }),
      'ny-sonyma-homes-for-veterans': no({ veteran: 'for veterans' }),
      'ny-nyc-hpd-homefirst': almost({ rule: 'price', by: 18_000 }, 'cap 712,000'),
      'ny-fhlbny-homebuyer-dream': no({ income: '80% of the median, and at most 25% above that' }),
      'ny-fhlbny-homebuyer-dream-plus': check({
        income: 'we do not have the limit',
        conditions: 'a member bank; for incomes above the standard limit',
      }),
      'ny-fhlbny-hdp-wealth-builder': check({ conditions: 'first generation; a member bank' }),
    },
    // Every match still needs a check. Two grants of 30,000 come first, in order of their names.
    first: ['ny-fhlbny-homebuyer-dream-plus', 30_000],
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
    median: { 50: 91_600, 80: 146_600, 120: 125_160, fha: 1_249_125, conforming: 1_209_750 },
    local: {
      'ny-sonyma-dpal': almost({ rule: 'own-contribution', by: 400 }, '1% is 6,400', {
        conditions: 'keeps no vacation or rental home',
        price: 'very likely: 75% of 1,249,125 is 936,843.75',
      }),
      'ny-sonyma-dpal-plus-atd': almost({ rule: 'own-contribution', by: 400 }, '1% is 6,400'),
      'ny-sonyma-dpal-fha-conventional-plus': almost(
        { rule: 'own-contribution', by: 400 },
        '1% is 6,400',
        { income: 'we do not have the limit' },
      ),
      'ny-sonyma-homes-for-veterans': almost({ rule: 'own-contribution', by: 400 }, '1% is 6,400', {
        price: 'very likely: 75% of 1,249,125 is 936,843.75',
      }),
      'ny-nyc-hpd-homefirst': no({
        'first-time-buyer': 'no exemption',
        'own-contribution': '1% is 6,400',
      }),
      'ny-fhlbny-homebuyer-dream': no({ 'first-time-buyer': 'no exemption' }),
      'ny-fhlbny-homebuyer-dream-plus': no({ 'first-time-buyer': 'no exemption' }),
      'ny-fhlbny-hdp-wealth-builder': no({ 'first-time-buyer': 'no exemption' }),
    },
    first: ['us-wells-fargo-homebuyer-access', 10_000],
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
      'ny-sonyma-dpal': check({
        conditions: 'keeps no vacation or rental home',
        price: 'very likely: 75% of 541,287 is 405,965.25',
      }),
      'ny-sonyma-dpal-plus-atd': yes('80% for one is 56,850, 1% is 1,400'),
      'ny-sonyma-dpal-fha-conventional-plus': check({ income: 'we do not have the limit' }),
      'ny-sonyma-homes-for-veterans': no({ veteran: 'for veterans' }),
      'ny-buffalo-dpcc': check({ 'service-area': 'city limits' }),
      'ny-fhlbny-homebuyer-dream': check({
        conditions: 'a member lender with grants left',
      }),
      'ny-fhlbny-homebuyer-dream-plus': no({ 'min-income': 'not above 80%, read either way' }),
      'ny-fhlbny-hdp-wealth-builder': check({ conditions: 'first generation; a member bank' }),
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
      'ny-sonyma-dpal': check({
        conditions: 'keeps no vacation or rental home',
        price: 'very likely: 75% of 541,287 is 405,965.25',
      }),
      'ny-sonyma-dpal-plus-atd': almost({ rule: 'income', by: 6_500 }, '80% for two is 68,500'),
      'ny-sonyma-dpal-fha-conventional-plus': check({ income: 'we do not have the limit' }),
      'ny-sonyma-homes-for-veterans': no({ veteran: 'for veterans' }),
      'ny-rochester-hpap': no({ 'home-type': 'no condos' }),
      'ny-fhlbny-homebuyer-dream': check({
        conditions: 'a member lender with grants left',
      }),
      'ny-fhlbny-homebuyer-dream-plus': check({
        'min-income': '80% is read in two ways',
        income: 'we do not have the limit',
        conditions: 'a member bank; for incomes above the standard limit',
      }),
      'ny-rochester-university-home-ownership': check({
        'service-area': 'city limits',
        profession: 'its list is longer than ours',
        conditions: 'works for the university',
      }),
      'ny-fhlbny-hdp-wealth-builder': check({ conditions: 'first generation; a member bank' }),
    },
    // 2% of the price. Every larger program needs a check.
    first: ['us-rocket-one-plus', 3_800],
  }),

  goldenBuyer('Syracuse: a couple exactly 25% above the median, where the state’s is unknown', {
    home: place('13206', '36067', 'Syracuse', 'Onondaga County', 'NY'),
    answers: {
      homePrice: 200_000,
      householdIncome: 133_500,
      downPayment: 8_000,
      creditScore: 'good',
      householdSize: 2,
    },
    median: { 50: 42_750, 80: 68_400, 120: 128_160 },
    local: {
      'ny-sonyma-dpal': check({
        conditions: 'keeps no vacation or rental home',
        income: 'the median is 106,800; up to 133,500 is a check (the state’s median is missing)',
        price: 'very likely: 75% of 541,287 is 405,965.25',
      }),
      'ny-sonyma-dpal-plus-atd': no({ income: '80% for two is 68,400' }),
      'ny-sonyma-dpal-fha-conventional-plus': check({ income: 'we do not have the limit' }),
      'ny-sonyma-homes-for-veterans': no({ veteran: 'for veterans' }),
      'ny-fhlbny-homebuyer-dream': no({ income: '80% of the median, and at most 25% above that' }),
      'ny-fhlbny-homebuyer-dream-plus': check({
        income: 'we do not have the limit',
        conditions: 'a member bank; for incomes above the standard limit',
      }),
      'ny-fhlbny-hdp-wealth-builder': no({ income: '120% for two is 102,600' }),
    },
    first: ['ny-fhlbny-homebuyer-dream-plus', 30_000],
  }),

  goldenBuyer('Utica: a couple one dollar more than 25% above the median', {
    home: place('13501', '36065', 'Utica', 'Oneida County', 'NY'),
    answers: {
      homePrice: 180_000,
      householdIncome: 123_126,
      downPayment: 8_000,
      creditScore: 'good',
      householdSize: 2,
    },
    median: { 50: 39_150, 80: 62_650, 120: 118_200 },
    local: {
      'ny-sonyma-dpal': no({ income: 'the median is 98,500, at most 123,125' }),
      'ny-sonyma-dpal-plus-atd': no({ income: '80% for two is 62,650' }),
      'ny-sonyma-dpal-fha-conventional-plus': check({ income: 'we do not have the limit' }),
      'ny-sonyma-homes-for-veterans': no({
        income: 'the median is 98,500, at most 123,125',
        veteran: 'for veterans',
      }),
      'ny-fhlbny-homebuyer-dream': no({ income: '80% of the median, and at most 25% above that' }),
      'ny-fhlbny-homebuyer-dream-plus': check({
        income: 'we do not have the limit',
        conditions: 'a member bank; for incomes above the standard limit',
      }),
      'ny-fhlbny-hdp-wealth-builder': no({ income: '120% for two is 93,960' }),
    },
    first: ['ny-fhlbny-homebuyer-dream-plus', 30_000],
  }),

  goldenBuyer('Albany: a poor score, with help for conventional loans only', {
    home: place('12206', '36001', 'Albany', 'Albany County', 'NY'),
    answers: {
      homePrice: 185_000,
      householdIncome: 78_800,
      downPayment: 5_000,
      creditScore: 'poor',
      householdSize: 2,
    },
    median: { 50: 49_250, 80: 78_800, 120: 147_720 },
    local: {
      'ny-sonyma-dpal': almost({ rule: 'credit-score', required: 620 }, 'requires 620', {
        conditions: 'keeps no vacation or rental home',
        price: 'very likely: 75% of 541,287 is 405,965.25',
      }),
      'ny-sonyma-dpal-plus-atd': check({
        'credit-score': '620 is an estimate',
        'first-mortgage': 'conventional loans want 620',
      }),
      'ny-sonyma-dpal-fha-conventional-plus': check({
        income: 'we do not have the limit',
        'credit-score': '620 is an estimate',
      }),
      'ny-sonyma-homes-for-veterans': no({
        'credit-score': 'requires 620',
        veteran: 'for veterans',
      }),
      'ny-fhlbny-homebuyer-dream': check({ conditions: 'a member lender with grants left' }),
      'ny-fhlbny-homebuyer-dream-plus': no({ 'min-income': 'not above 80%, read either way' }),
      'ny-albany-choose-albany': check({
        'service-area': 'city limits',
        conditions: 'in good standing with the city',
      }),
      'ny-fhlbny-hdp-wealth-builder': check({ conditions: 'first generation; a member bank' }),
    },
    first: ['ny-fhlbny-homebuyer-dream', 30_000],
  }),
];
