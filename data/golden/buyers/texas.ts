import { almost, check, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';
import { texasLimits } from './texas-limits.ts';

/** The state's price caps are unknown. Up to 75% of the county's FHA limit they are very likely. */
const likely = 'cap unknown, price below 75% of the FHA limit';
const heroes = { profession: 'its list is longer than ours', conditions: 'a listed job' };
const seth = { income: 'limit unknown', conditions: 'only some areas' };

export const texas = [
  goldenBuyer('Austin: a family under 80% of the median', {
    home: place('78745', '48453', 'Austin', 'Travis County', 'TX'),
    answers: {
      homePrice: 420_000,
      householdIncome: 92_000,
      downPayment: 9_000,
      creditScore: 'fair',
      householdSize: 3,
    },
    median: { 50: 60_500, 80: 96_150, 120: 161_280, fha: 571_550 },
    local: {
      // 75% of the FHA limit is 428,662.50.
      'tx-tsahc-home-sweet-texas': yes('no price cap'),
      'tx-tsahc-texas-heroes': check({ ...heroes }),
      'tx-tdhca-my-first-texas-home': check({ price: likely }),
      'tx-tdhca-my-choice-texas-home': check({ price: likely }),
      'tx-austin-dpa': check({ 'service-area': 'city limits; 80% is 96,150' }),
      'tx-travis-county-hill-country': check({ 'credit-score': '640 is between 620 and 659' }),
      'tx-seth-5-star': check({ 'credit-score': 'as above', ...seth }),
      'tx-houston-hap': no({ 'service-area': 'another city' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 21_000],
  }),

  goldenBuyer('An Austin address in Hays County: a couple 26% over the median', {
    home: place('78737', '48209', 'Austin', 'Hays County', 'TX'),
    answers: {
      homePrice: 520_000,
      householdIncome: 170_000,
      downPayment: 30_000,
      creditScore: 'good',
      householdSize: 2,
    },
    median: { 50: 53_800, 80: 85_450, 120: 161_280, fha: 571_550 },
    local: {
      'tx-tsahc-home-sweet-texas': check({
        income: '125% is 168,000, and only the borrowers’ income counts',
      }),
      'tx-tsahc-texas-heroes': check({ income: 'as above', ...heroes }),
      'tx-tdhca-my-first-texas-home': no({
        income: '25% above 134,400 is 168,000, and the state’s median is unknown',
      }),
      'tx-tdhca-my-choice-texas-home': check({
        income: '168,000 is an estimate',
        price: 'as above',
      }),
      'tx-seth-5-star': check(seth),
      'tx-austin-dpa': no({ 'service-area': 'the city’s counties are Travis and Williamson' }),
      'tx-travis-county-hill-country': no({ 'service-area': 'another county' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 26_000],
  }),

  goldenBuyer('Houston: a family with a poor score buys two units, 15% over half the median', {
    home: place('77033', '48201', 'Houston', 'Harris County', 'TX'),
    answers: {
      homeType: 'multi-family',
      homePrice: 230_000,
      householdIncome: 59_800,
      downPayment: 3_000,
      creditScore: 'poor',
      householdSize: 4,
    },
    median: { 50: 52_000, 80: 83_200, 120: 124_800 },
    local: {
      'tx-tsahc-home-sweet-texas': almost({ rule: 'credit-score', required: 620 }, 'one band up'),
      'tx-tsahc-texas-heroes': almost({ rule: 'credit-score', required: 620 }, 'one band up', {
        ...heroes,
      }),
      'tx-tdhca-my-first-texas-home': almost(
        { rule: 'credit-score', required: 620 },
        'one band up',
        { price: likely },
      ),
      'tx-tdhca-my-choice-texas-home': almost(
        { rule: 'credit-score', required: 620 },
        'one band up',
        { price: likely },
      ),
      'tx-houston-hap': check({ 'service-area': 'city limits; no minimum score' }),
      'tx-harris-county-dap': no({ 'home-type': 'one unit only' }),
      'tx-seth-5-star': no({ 'credit-score': 'minimum 640', 'home-type': 'one unit only' }),
    },
    // Houston's 50,000 has no dated source, so it is never the default.
    first: ['us-cbcma-chenoa-fund-forgivable', 11_500],
  }),

  goldenBuyer('San Antonio: a couple over one limit of the city and under the other', {
    home: place('78228', '48029', 'San Antonio', 'Bexar County', 'TX'),
    answers: {
      homePrice: 290_000,
      householdIncome: 70_000,
      downPayment: 2_000,
      creditScore: 'good',
      householdSize: 2,
    },
    median: { 50: 40_250, 80: 64_400, 120: 120_720, fha: 557_750 },
    local: {
      'tx-tsahc-home-sweet-texas': yes('no price cap'),
      'tx-tsahc-texas-heroes': check({ ...heroes }),
      'tx-tdhca-my-first-texas-home': check({ price: likely }),
      'tx-tdhca-my-choice-texas-home': check({ price: likely }),
      'tx-san-antonio-hip-80': no({ income: '9% over 64,400', price: 'cap 278,000' }),
      'tx-san-antonio-hip-120': check({
        'service-area': 'city limits; 2.4 times 40,250 is 96,600',
        conditions: 'an existing home up to 305,200',
      }),
      'tx-seth-5-star': check(seth),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 14_500],
  }),

  ...texasLimits,
];
