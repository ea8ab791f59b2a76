import { almost, check, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

export const florida = [
  goldenBuyer('Tampa: a firefighter’s household of eight', {
    home: place('33604', '12057', 'Tampa', 'Hillsborough County', 'FL'),
    answers: {
      homePrice: 445_000,
      householdIncome: 124_000,
      downPayment: 1_500,
      creditScore: 'fair',
      householdSize: 8,
      profession: ['firefighter'],
    },
    median: { 50: 75_700, 80: 121_150, 120: 125_640 },
    local: {
      'fl-fhfc-hometown-heroes': check({
        'credit-score': '640 is between 620 and 659',
        conditions: '35 hours a week',
      }),
      'fl-fhfc-florida-assist': check({ 'credit-score': '640 is between 620 and 659' }),
      'fl-fhfc-hlp': check({ 'credit-score': '640 is between 620 and 659' }),
      'fl-fhfc-plus': check({ 'credit-score': '640 is between 620 and 659' }),
      'fl-tampa-dare': almost({ rule: 'own-contribution', by: 500 }, 'requires 2,000', {
        amount: '30,000 to 50,000, by income',
        'service-area': 'city limits',
      }),
      'fl-hillsborough-home-sweet-home': check({
        income: 'we do not have the limit',
        price: 'unknown: 75% of 541,287 is 405,965.25',
        'credit-score': '640 is between 620 and 659',
      }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 22_250],
  }),

  goldenBuyer('Jacksonville: a veteran who owned before', {
    home: place('32208', '12031', 'Jacksonville', 'Duval County', 'FL'),
    answers: {
      housingStatus: false,
      veteranStatus: true,
      homePrice: 230_000,
      householdIncome: 58_000,
      downPayment: 5_000,
      creditScore: 'good',
      householdSize: 1,
    },
    median: { 50: 38_050, 80: 60_900, 120: 130_440, fha: 580_750 },
    local: {
      'fl-fhfc-hometown-heroes': check({ conditions: '35 hours a week' }),
      'fl-fhfc-florida-assist': yes('limit 125,005 for one, cap 832,750'),
      'fl-fhfc-hlp': yes('limit 152,181, cap 832,750'),
      'fl-fhfc-plus': yes('limit 152,181, cap 832,750'),
      'fl-jacksonville-h2h': no({ 'first-time-buyer': 'no exemption' }),
      'fl-jaxhfa-home-sweet-home': no({ 'first-time-buyer': 'no exemption' }),
    },
    // A flat 12,500 is more than 5% of the price.
    first: ['fl-fhfc-hlp', 12_500],
  }),

  goldenBuyer('Miami: a family $100 short of 1%, with a city’s postal name', {
    home: place('33142', '12086', 'Miami', 'Miami-Dade County', 'FL'),
    answers: {
      homeType: 'condo',
      homePrice: 410_000,
      householdIncome: 118_500,
      downPayment: 4_000,
      creditScore: 'good',
      householdSize: 4,
    },
    median: { 50: 68_100, 80: 109_000, 120: 107_760, fha: 667_000 },
    local: {
      'fl-fhfc-hometown-heroes': check({
        profession: 'its list is longer than ours',
        conditions: '35 hours a week',
      }),
      'fl-fhfc-florida-assist': yes('limit 163,440 for four, cap 832,750'),
      'fl-fhfc-hlp': yes('limit 190,681, cap 990,150'),
      'fl-fhfc-plus': yes('limit 190,681, cap 832,750'),
      'fl-miami-dade-dpa': almost({ rule: 'own-contribution', by: 100 }, '1% is 4,100', {
        conditions: 'lives in the county',
      }),
      'fl-miami-dade-advocacy-trust': check({
        income: 'we do not have the limit',
        price: 'very likely: 75% of 667,000 is 500,250',
        conditions: 'limited money',
      }),
      'fl-miami-dade-hfa': check({
        income: 'we do not have the limit',
        price: 'very likely: 75% of 667,000 is 500,250',
      }),
      'fl-north-miami-fthb': check({
        'service-area': 'a postal name that reaches into the city',
        income: 'we do not have the limit',
        conditions: 'inside North Miami; savings',
      }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 20_500],
  }),

  goldenBuyer('Orlando: a nurse’s household one dollar over the limit for borrowers', {
    home: place('32811', '12095', 'Orlando', 'Orange County', 'FL'),
    answers: {
      homePrice: 340_000,
      householdIncome: 172_351,
      downPayment: 12_000,
      creditScore: 'good',
      householdSize: 4,
      profession: ['healthcare'],
    },
    median: { 50: 57_450, 80: 91_900, 120: 117_120 },
    local: {
      'fl-fhfc-hometown-heroes': check({
        income: 'limit 172,350, of the borrowers only',
        conditions: '35 hours a week',
      }),
      'fl-fhfc-florida-assist': check({ income: 'limit 137,880, of the borrowers only' }),
      'fl-fhfc-hlp': check({ income: 'limit 160,861, of the borrowers only' }),
      'fl-fhfc-plus': check({ income: 'limit 160,861, of the borrowers only' }),
      'fl-orlando-dpa': almost({ rule: 'income', by: 11_491 }, '140% for four is 160,860', {
        amount: '20,000 to 45,000, by income',
        'service-area': 'city limits',
        conditions: 'lived in the region for a year',
      }),
      'fl-orange-county-dpa': no({ income: '120% for four is 137,880' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 17_000],
  }),

  goldenBuyer('Kissimmee: a household exactly at the limit for borrowers, in a city left out', {
    home: place('34746', '12097', 'Kissimmee', 'Osceola County', 'FL'),
    answers: {
      homePrice: 330_000,
      householdIncome: 172_350,
      downPayment: 12_000,
      creditScore: 'good',
      householdSize: 6,
      profession: ['education'],
    },
    median: { 50: 66_650, 80: 106_650, 120: 117_120 },
    local: {
      'fl-fhfc-hometown-heroes': check({ conditions: '35 hours a week' }),
      'fl-fhfc-florida-assist': check({ income: 'limit 137,880, of the borrowers only' }),
      'fl-fhfc-hlp': check({ income: 'limit 160,861, of the borrowers only' }),
      'fl-fhfc-plus': check({ income: 'limit 160,861, of the borrowers only' }),
      'fl-osceola-county-ship': almost({ rule: 'income', by: 12_390 }, '120% for six is 159,960', {
        amount: '40,000 or 50% to 80,000 or 50%, by income',
        'service-area': 'Kissimmee is left out',
        conditions: 'a lender that the county approved',
      }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 16_500],
  }),

  goldenBuyer('Fort Lauderdale: a loan over the FHA limit, for VA or USDA loans only', {
    home: place('33316', '12011', 'Fort Lauderdale', 'Broward County', 'FL'),
    answers: {
      homePrice: 750_000,
      householdIncome: 150_000,
      downPayment: 60_000,
      creditScore: 'excellent',
      householdSize: 4,
    },
    median: { 50: 63_400, 80: 101_400, 120: 123_000, fha: 667_000 },
    local: {
      'fl-fhfc-hometown-heroes': check({
        profession: 'its list is longer than ours',
        conditions: '35 hours a week',
      }),
      'fl-fhfc-florida-assist': yes('limit 152,160 for four, cap 832,750'),
      'fl-fhfc-hlp': yes('limit 177,521, cap 832,750'),
      'fl-fhfc-plus': yes('limit 177,521, cap 832,750'),
      'fl-broward-hpa': no({ income: '80% for four is 101,400', price: 'cap 679,324' }),
      'fl-fort-lauderdale-pa': no({ income: '80% for four is 101,400', price: 'cap 636,806' }),
      'fl-lauderhill-pa': check({
        amount: '40,000 to 75,000, by income',
        'service-area': 'a postal name that reaches into the city',
        price: 'unknown: 75% of 667,000 is 500,250',
        conditions: 'inside Lauderhill; assets',
      }),
      'fl-lee-county-firstplus': check({
        income: 'we do not have the limit',
        'first-mortgage': 'only VA or USDA: a loan of 680,000, FHA limit 667,000',
        conditions: 'a lender that takes part; debts',
      }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 37_500],
  }),
];
