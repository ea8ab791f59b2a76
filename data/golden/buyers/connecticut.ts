import { almost, check, no } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

// HUD publishes limits by town here, so an income within 10% of a limit needs a check.
export const connecticut = [
  goldenBuyer('Hartford: a couple near the 80% limit, above 90% of the FHA limit', {
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
        price: 'cap unknown, 90% of the FHA limit of 541,287 is 487,158',
        conditions: 'three years in Connecticut',
      }),
      'ct-chfa-dap': check({ price: 'as above; 115% of 129,200 is far off' }),
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
    median: { 50: 70_600, 80: 105_400, 120: 188_160, ofTowns: true },
    local: {
      'ct-chfa-time-to-own': no({ income: '33% over 105,400' }),
      'ct-chfa-dap': check({ 'first-time-buyer': 'exempt only in targeted areas' }),
      'ct-hdf-smartmove': no({
        'first-time-buyer': 'no exemption',
        'credit-score': '660 is one above the band',
      }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 31_000],
  }),

  goldenBuyer('Bridgeport: a single buyer with a poor score', {
    home: place('06604', '09120', 'Bridgeport', 'Greater Bridgeport Planning Region', 'CT'),
    answers: {
      homeType: 'condo',
      homePrice: 250_000,
      householdIncome: 56_000,
      downPayment: 3_000,
      creditScore: 'poor',
      householdSize: 1,
    },
    median: { 50: 49_200, 80: 78_750, 120: 188_160, ofTowns: true },
    local: {
      'ct-chfa-time-to-own': almost(
        { rule: 'credit-score', required: 620 },
        'the next band begins at 620',
        { conditions: 'three years in Connecticut' },
      ),
      'ct-chfa-dap': check({ 'credit-score': '620 is an estimate, and 619 within 15% of it' }),
      'ct-hdf-smartmove': no({ 'credit-score': '660 is two bands up' }),
      'ct-hartford-househartford': no({ 'service-area': 'another planning region' }),
    },
    // The only program with nothing left to check, so it comes before larger amounts.
    first: ['us-freddie-mac-borrowsmart', 2_500],
  }),
];
