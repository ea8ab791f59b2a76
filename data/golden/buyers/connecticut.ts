import { almost, check, no } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

// HUD publishes limits by town here, so an income within 10% of a limit needs a check.
export const connecticut = [
  goldenBuyer('Hartford: a couple near the 80% limit', {
    home: place('06106', '09110', 'Hartford', 'Capitol Planning Region', 'CT'),
    answers: {
      homePrice: 495_000,
      householdIncome: 85_000,
      downPayment: 25_000,
      creditScore: 'good',
      householdSize: 2,
    },
    median: { 50: 51_700, 80: 82_700, 120: 155_040, ofTowns: true },
    local: {
      'ct-chfa-time-to-own': check({
        income: 'within 10% of 82,700',
        price: 'cap unknown',
        conditions: 'three years in Connecticut',
      }),
      'ct-chfa-dap': check({ price: 'cap unknown; the median of 129,200 is far off' }),
      'ct-hdf-smartmove': check({ conditions: 'the service area of HDF' }),
      'ct-hartford-househartford': check({ 'service-area': 'city limits', income: 'as above' }),
      'ct-new-haven-dpcc': no({ 'service-area': 'another planning region' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 24_750],
  }),

  goldenBuyer('Stamford: a family that owned before, in a condo', {
    home: place('06902', '09190', 'Stamford', 'Western Connecticut Planning Region', 'CT'),
    answers: {
      homeType: 'condo',
      housingStatus: false,
      homePrice: 620_000,
      householdIncome: 140_000,
      downPayment: 40_000,
      creditScore: 'fair',
      householdSize: 3,
    },
    median: {
      50: 70_600,
      80: 105_400,
      120: 188_160,
      ofTowns: true,
      fha: 977_500,
      conforming: 977_500,
    },
    local: {
      'ct-chfa-time-to-own': no({ income: '33% over 105,400' }),
      'ct-chfa-dap': check({
        'first-time-buyer': 'exempt only in targeted areas',
        price: 'cap unknown; 115% of 156,800 is 180,320',
      }),
      'ct-hdf-smartmove': no({
        'first-time-buyer': 'no exemption',
        'credit-score': '660 is one above the band',
      }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 31_000],
  }),

  goldenBuyer('Bridgeport: a score too low for most conventional loans', {
    home: place('06604', '09120', 'Bridgeport', 'Greater Bridgeport Planning Region', 'CT'),
    answers: {
      homeType: 'condo',
      homePrice: 250_000,
      householdIncome: 56_000,
      downPayment: 3_000,
      creditScore: 'poor',
      householdSize: 1,
    },
    median: {
      50: 49_200,
      80: 78_750,
      120: 188_160,
      ofTowns: true,
      fha: 977_500,
      conforming: 977_500,
    },
    local: {
      'ct-chfa-time-to-own': almost(
        { rule: 'credit-score', required: 620 },
        'the next band begins at 620',
        { price: 'cap unknown', conditions: 'three years in Connecticut' },
      ),
      'ct-chfa-dap': check({
        'credit-score': '620 is an estimate, and 619 within 15% of it',
        price: 'cap unknown',
      }),
      'ct-hdf-smartmove': no({ 'credit-score': '660 is two bands up' }),
      'ct-hartford-househartford': no({ 'service-area': 'another planning region' }),
    },
    // Every match needs a check: BorrowSmart and Home Possible take conventional loans only, and
    // Chenoa wants 600. This is the largest amount.
    first: ['us-fhlbboston-lift-up-new-england', 40_000],
  }),

  goldenBuyer('Norwich: a family of five between the two readings of 100% of the median', {
    home: place('06360', '09180', 'Norwich', 'Southeastern Connecticut Planning Region', 'CT'),
    answers: {
      homePrice: 350_000,
      householdIncome: 120_000,
      downPayment: 10_000,
      creditScore: 'good',
      householdSize: 5,
    },
    median: { 50: 67_250, 80: 107_600, 120: 134_280, ofTowns: true },
    local: {
      'ct-chfa-time-to-own': almost({ rule: 'income', by: 12_400 }, '12% over 107,600', {
        price: 'cap unknown',
        conditions: 'three years in Connecticut',
      }),
      'ct-chfa-dap': check({ income: 'within 10% of 115%, 128,685', price: 'cap unknown' }),
      'ct-hdf-smartmove': check({
        income: 'over 111,900 for any size, under 134,500 for five',
        conditions: 'the service area of HDF',
      }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 17_500],
  }),

  goldenBuyer('New Haven: a single buyer above both readings of 100% of the median', {
    home: place('06511', '09170', 'New Haven', 'South Central Connecticut Planning Region', 'CT'),
    answers: {
      homePrice: 420_000,
      householdIncome: 140_000,
      downPayment: 30_000,
      creditScore: 'excellent',
      householdSize: 1,
    },
    median: { 50: 43_600, 80: 69_750, 120: 147_840, ofTowns: true },
    local: {
      'ct-chfa-time-to-own': no({ income: 'twice 69,750' }),
      'ct-chfa-dap': check({
        income: '14% over the area’s median of 123,200; the state’s may be higher',
        price: 'cap unknown',
      }),
      'ct-hdf-smartmove': almost(
        { rule: 'income', by: 16_800 },
        '87,200 for one, 123,200 for any size: 14% over the higher',
        { conditions: 'the service area of HDF' },
      ),
      'ct-new-haven-dpcc': no({ income: 'twice 69,750' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 21_000],
  }),

  goldenBuyer('West Hartford: an FHA loan exactly at the county’s limit', {
    home: place('06107', '09110', 'West Hartford', 'Capitol Planning Region', 'CT'),
    answers: {
      homePrice: 600_000,
      householdIncome: 90_000,
      downPayment: 28_713,
      creditScore: 'good',
      householdSize: 3,
    },
    median: { 50: 58_150, 80: 93_050, 120: 155_040, ofTowns: true },
    local: {
      'ct-chfa-time-to-own': check({
        income: 'within 10% of 93,050',
        price: 'cap unknown',
        conditions: 'three years in Connecticut',
      }),
      'ct-chfa-dap': check({ price: 'cap unknown; 115% is 148,580' }),
      'ct-hdf-smartmove': check({ conditions: 'HDF; 20% help leaves a loan of 451,287' }),
    },
    // 600,000 less 28,713 less 30,000 is 541,287.
    first: ['us-cbcma-chenoa-fund-forgivable', 30_000],
  }),

  goldenBuyer('West Hartford: an FHA loan one dollar above the county’s limit', {
    home: place('06107', '09110', 'West Hartford', 'Capitol Planning Region', 'CT'),
    answers: {
      homePrice: 600_000,
      householdIncome: 90_000,
      downPayment: 28_712,
      creditScore: 'good',
      householdSize: 3,
    },
    median: { 50: 58_150, 80: 93_050, 120: 155_040, ofTowns: true },
    local: {
      'ct-chfa-time-to-own': check({
        income: 'within 10% of 93,050',
        price: 'cap unknown',
        conditions: 'three years in Connecticut',
      }),
      'ct-chfa-dap': check({ price: 'cap unknown; a conventional loan stays possible' }),
      'ct-hdf-smartmove': check({ conditions: 'HDF' }),
    },
    // Zero Down Purchase has nothing to check, but no dated source: it is never the default.
    first: ['us-fhlbboston-lift-up-new-england', 40_000],
  }),
];
