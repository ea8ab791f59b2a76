import { almost, check, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

export const delawareMaryland = [
  goldenBuyer('Wilmington: a teacher with an inexpensive home', {
    home: place('19805', '10003', 'Wilmington', 'New Castle County', 'DE'),
    answers: {
      homePrice: 275_000,
      householdIncome: 74_000,
      downPayment: 6_000,
      creditScore: 'good',
      householdSize: 1,
      profession: ['education'],
    },
    median: { 50: 42_950, 80: 68_750, 120: 147_240 },
    local: {
      'de-dsha-first-state-home-loan': yes('limit 122,700 for one or two, cap 617,241'),
      'de-dsha-keys4you': yes('limit 147,240'),
      'de-dsha-take5': yes('limit 122,700'),
      'de-dsha-home-sweet-home': yes('cap 285,000; paused'),
      'de-dsha-delaware-diamonds': check({ conditions: 'six months in the job; paused' }),
      'de-wilmington-first-start': check({ 'service-area': 'city limits; the median is 122,700' }),
    },
    // 5% of the price is $300 more than 5% of the loan.
    first: ['us-cbcma-chenoa-fund-forgivable', 13_750],
  }),

  goldenBuyer('Dover: a family that owned before, over the limit for three', {
    home: place('19904', '10001', 'Dover', 'Kent County', 'DE'),
    answers: {
      homeType: 'condo',
      housingStatus: false,
      homePrice: 420_000,
      householdIncome: 135_000,
      downPayment: 30_000,
      creditScore: 'excellent',
      householdSize: 3,
    },
    median: { 50: 48_500, 80: 77_600, 120: 134_520 },
    local: {
      'de-dsha-first-state-home-loan': no({
        'first-time-buyer': 'no exemption',
        income: 'limit 128,110 for three',
      }),
      'de-dsha-keys4you': yes('limit 167,100 for three, cap 544,232'),
      'de-dsha-take5': no({ 'first-time-buyer': 'no exemption', income: 'limit 128,110' }),
      'de-dsha-home-sweet-home': no({
        'first-time-buyer': 'no exemption',
        income: 'limit 128,110',
        price: 'cap 285,000',
      }),
      'de-dsha-delaware-diamonds': no({
        'first-time-buyer': 'no exemption',
        income: 'limit 128,110',
      }),
      'de-wilmington-first-start': no({ 'service-area': 'another county' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 21_000],
  }),

  goldenBuyer('Baltimore: a police officer with exactly $1,000 of their own', {
    home: place('21224', '24510', 'Baltimore', 'Baltimore city', 'MD'),
    answers: {
      homePrice: 240_000,
      householdIncome: 52_000,
      downPayment: 1_000,
      creditScore: 'good',
      householdSize: 2,
      profession: ['law-enforcement'],
    },
    median: { 50: 53_600, 80: 85_450, 120: 160_800 },
    local: {
      'md-mmp-1st-time-advantage-6000': check({ conditions: 'no other home' }),
      'md-mmp-1st-time-advantage-percent': check({ conditions: 'no other home' }),
      'md-mmp-homestart': check({ conditions: 'no other home; 50% is 53,600' }),
      'md-mmp-flex': check({ conditions: 'no other home' }),
      'md-baltimore-fthi': yes('the county of this code is the city; asks 1,000'),
      'md-baltimore-employee-homeownership': check({ conditions: 'works for the city' }),
      'md-prince-georges-pathway': no({ 'service-area': 'another county' }),
    },
    first: ['md-baltimore-fthi', 15_000],
  }),

  goldenBuyer('Silver Spring: a firefighter $100 short of 1%', {
    home: place('20906', '24031', 'Silver Spring', 'Montgomery County', 'MD'),
    answers: {
      homeType: 'condo',
      homePrice: 310_000,
      householdIncome: 78_000,
      downPayment: 3_000,
      creditScore: 'fair',
      householdSize: 1,
      profession: ['firefighter'],
    },
    median: { 50: 58_150, 80: 74_800, 120: 199_320 },
    local: {
      'md-mmp-1st-time-advantage-6000': check({
        'credit-score': '640 is between 620 and 659',
        conditions: 'no other home',
      }),
      'md-mmp-1st-time-advantage-percent': check({
        'credit-score': 'as above',
        conditions: 'no other home',
      }),
      'md-mmp-homestart': no({ income: '34% over 58,150' }),
      'md-mmp-flex': check({ 'credit-score': 'as above', conditions: 'no other home' }),
      'md-mmp-montgomery-homeownership': check({ 'credit-score': 'as above; limit 185,640' }),
      'md-mmp-medpal': almost({ rule: 'own-contribution', by: 100 }, '1% is 3,100', {
        'credit-score': 'as above',
        conditions: 'works for the county',
      }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 15_500],
  }),
];
