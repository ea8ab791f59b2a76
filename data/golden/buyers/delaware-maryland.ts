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
    median: { 50: 42_950, 80: 68_750, 120: 147_240, fha: 630_200 },
    local: {
      'de-dsha-first-state-home-loan': yes('limit 122,700 for one, cap 617,241'),
      'de-dsha-keys4you': yes('limit 147,240 for one, cap 617,241'),
      'de-dsha-take5': yes('limit 122,700 for one, cap 617,241'),
      'de-dsha-home-sweet-home': yes('limit 122,700 for one, cap 285,000'),
      'de-dsha-delaware-diamonds': check({ conditions: 'six months in the job' }),
      'de-wilmington-first-start': check({ 'service-area': 'city limits' }),
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
      'de-dsha-take5': no({
        'first-time-buyer': 'no exemption',
        income: 'limit 128,110 for three',
      }),
      'de-dsha-home-sweet-home': no({
        'first-time-buyer': 'no exemption',
        income: 'limit 128,110 for three',
        price: 'cap 285,000',
      }),
      'de-dsha-delaware-diamonds': no({
        'first-time-buyer': 'no exemption',
        income: 'limit 128,110 for three',
      }),
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
    median: { 50: 53_600, 80: 85_450, 120: 160_800, fha: 747_500 },
    local: {
      'md-mmp-1st-time-advantage-6000': check({ conditions: 'no other home; savings' }),
      'md-mmp-1st-time-advantage-percent': check({ conditions: 'no other home; savings' }),
      'md-mmp-homestart': check({ conditions: 'no other home; savings' }),
      'md-mmp-flex': check({ conditions: 'no other home' }),
      'md-baltimore-fthi': yes('80% for two is 85,450, requires 1,000'),
      'md-baltimore-employee-homeownership': check({ conditions: 'works for the city' }),
      'md-johns-hopkins-live-near-your-work': check({
        conditions: 'works for Hopkins; named neighborhoods',
      }),
    },
    // A discount of half the price needs a home that HUD owns.
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
    median: { 50: 58_150, 80: 74_800, 120: 199_320, fha: 1_249_125, conforming: 1_249_125 },
    local: {
      'md-mmp-1st-time-advantage-6000': check({
        'credit-score': '640 is between 620 and 659',
        conditions: 'no other home; savings',
      }),
      'md-mmp-1st-time-advantage-percent': check({
        'credit-score': '640 is between 620 and 659',
        conditions: 'no other home; savings',
      }),
      'md-mmp-homestart': no({ income: '50% for one is 58,150' }),
      'md-mmp-flex': check({
        'credit-score': '640 is between 620 and 659',
        conditions: 'no other home',
      }),
      'md-mmp-montgomery-homeownership': check({ 'credit-score': '640 is between 620 and 659' }),
      'md-mmp-medpal': almost({ rule: 'own-contribution', by: 100 }, '1% is 3,100', {
        'credit-score': '640 is between 620 and 659',
        conditions: 'works for the county',
      }),
      'md-hoc-county-closing-cost': check({
        income: 'we do not have the limit',
        price: 'very likely: 75% of 1,249,125 is 936,843.75',
        'credit-score': '640 is between 620 and 659',
        conditions: 'works in the county; an HOC mortgage',
      }),
      'md-hoc-purchase-assistance': check({
        income: 'we do not have the limit',
        price: 'very likely: 75% of 1,249,125 is 936,843.75',
        'credit-score': '640 is between 620 and 659',
        conditions: 'an HOC mortgage',
      }),
      'md-hoc-mchaf': check({
        income: 'we do not have the limit',
        price: 'very likely: 75% of 1,249,125 is 936,843.75',
        'credit-score': '640 is between 620 and 659',
        conditions: 'an HOC mortgage; a signed contract',
      }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 15_500],
  }),

  goldenBuyer('Baltimore: a loan exactly at an employer’s cap', {
    home: place('21211', '24510', 'Baltimore', 'Baltimore city', 'MD'),
    answers: {
      homePrice: 560_000,
      householdIncome: 140_000,
      downPayment: 25_500,
      creditScore: 'good',
      householdSize: 2,
    },
    median: { 50: 53_600, 80: 85_450, 120: 160_800, fha: 747_500 },
    local: {
      'md-mmp-1st-time-advantage-6000': check({ conditions: 'no other home; savings' }),
      'md-mmp-1st-time-advantage-percent': check({ conditions: 'no other home; savings' }),
      'md-mmp-homestart': no({ income: '50% for two is 53,600' }),
      'md-mmp-flex': check({ conditions: 'no other home' }),
      'md-baltimore-fthi': no({ income: '80% for two is 85,450' }),
      'md-baltimore-employee-homeownership': check({
        profession: 'its list is longer than ours',
        conditions: 'works for the city',
      }),
      'md-johns-hopkins-live-near-your-work': check({
        conditions: 'works for Hopkins; named neighborhoods',
      }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 28_000],
  }),

  goldenBuyer('Baltimore: a loan one dollar over an employer’s cap', {
    home: place('21218', '24510', 'Baltimore', 'Baltimore city', 'MD'),
    answers: {
      homePrice: 560_000,
      householdIncome: 149_401,
      downPayment: 25_499,
      creditScore: 'excellent',
      householdSize: 2,
    },
    median: { 50: 53_600, 80: 85_450, 120: 160_800, fha: 747_500 },
    local: {
      'md-mmp-1st-time-advantage-6000': check({
        income: 'limit 149,400 for two; up to 171,810 is a check (an estimate)',
        conditions: 'no other home; savings',
      }),
      'md-mmp-1st-time-advantage-percent': check({
        income: 'limit 149,400 for two; up to 171,810 is a check (an estimate)',
        conditions: 'no other home; savings',
      }),
      'md-mmp-homestart': no({ income: '50% for two is 53,600' }),
      'md-mmp-flex': almost({ rule: 'income', by: 1 }, 'limit 149,400 for two', {
        conditions: 'no other home',
      }),
      'md-baltimore-fthi': no({ income: '80% for two is 85,450' }),
      'md-baltimore-employee-homeownership': check({
        profession: 'its list is longer than ours',
        conditions: 'works for the city',
      }),
      'md-johns-hopkins-live-near-your-work': no({
        'first-mortgage': 'a loan of 517,501 is over 517,500',
      }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 28_000],
  }),
];
