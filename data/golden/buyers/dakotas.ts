import { almost, check, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

export const dakotas = [
  goldenBuyer('Sioux Falls: a police officer who owned before, over the city’s price cap', {
    home: place('57103', '46099', 'Sioux Falls', 'Minnehaha County', 'SD'),
    answers: {
      housingStatus: false,
      homePrice: 345_000,
      householdIncome: 74_000,
      downPayment: 9_000,
      creditScore: 'good',
      householdSize: 2,
      profession: ['law-enforcement'],
    },
    median: { 50: 47_500, 80: 76_000, 120: 142_440 },
    local: {
      'sd-sdhousing-fixed-rate-plus': check({
        'first-time-buyer': 'exempt only in targeted areas',
      }),
      'sd-sdhousing-grants-for-grads': no({ 'first-time-buyer': 'no exemption' }),
      'sd-grow-south-dakota-dpa': check({ price: 'we do not have the cap; limit 76,000' }),
      'sd-sioux-falls-public-safety-dpa': almost({ rule: 'price', by: 5_000 }, 'cap 340,000', {
        'service-area': 'city limits',
        conditions: 'a year as an officer',
      }),
      'sd-fhlbdm-homestart': no({ 'first-time-buyer': 'no exemption' }),
      'sd-native-homeownership-coalition-dpa': check({
        income: 'limit not known',
        conditions: 'meant for Native buyers',
      }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 17_250],
  }),

  goldenBuyer('Rapid City: a loan exactly at the lender’s own cap', {
    home: place('57701', '46103', 'Rapid City', 'Pennington County', 'SD'),
    answers: {
      homePrice: 380_000,
      householdIncome: 81_040,
      downPayment: 23_000,
      creditScore: 'good',
      householdSize: 4,
    },
    median: { 50: 50_650, 80: 81_050, 120: 121_560 },
    local: {
      'sd-sdhousing-fixed-rate-plus': yes('limit 143,080, cap 410,000'),
      'sd-sdhousing-grants-for-grads': check({ conditions: 'graduated within five years' }),
      'sd-grow-south-dakota-dpa': check({ price: 'we do not have the cap; limit 81,050' }),
      'sd-fhlbdm-homestart': check({ price: 'we do not have the cap; limit 81,050' }),
      'sd-native-homeownership-coalition-dpa': check({
        income: 'limit not known',
        conditions: 'meant for Native buyers',
      }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 19_000],
  }),

  goldenBuyer('Rapid City: one dollar over that cap, and over the borrowers’ limit', {
    home: place('57701', '46103', 'Rapid City', 'Pennington County', 'SD'),
    answers: {
      homePrice: 380_000,
      householdIncome: 81_041,
      downPayment: 22_999,
      creditScore: 'good',
      householdSize: 4,
    },
    median: { 50: 50_650, 80: 81_050, 120: 121_560 },
    local: {
      'sd-sdhousing-fixed-rate-plus': yes('limit 143,080, cap 410,000'),
      'sd-sdhousing-grants-for-grads': check({ conditions: 'graduated within five years' }),
      'sd-grow-south-dakota-dpa': check({ price: 'we do not have the cap; limit 81,050' }),
      'sd-fhlbdm-homestart': check({ price: 'we do not have the cap; limit 81,050' }),
      'sd-native-homeownership-coalition-dpa': check({
        income: 'limit not known',
        conditions: 'meant for Native buyers',
      }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 19_000],
  }),

  goldenBuyer('Fargo: a veteran with a poor score, which the state does not ask about', {
    home: place('58103', '38017', 'Fargo', 'Cass County', 'ND'),
    answers: {
      homeType: 'condo',
      housingStatus: false,
      veteranStatus: true,
      homePrice: 210_000,
      householdIncome: 72_000,
      downPayment: 5_000,
      creditScore: 'poor',
      householdSize: 2,
    },
    median: { 50: 46_100, 80: 73_750, 120: 138_240 },
    local: {
      'nd-ndhfa-dca': check({ price: 'we do not have the cap; veteran, limit 73,750' }),
      'nd-ndhfa-start': yes('limit 100,400'),
      'nd-fhlbdm-homestart': no({ 'first-time-buyer': 'no exemption' }),
    },
    // Two programs give 3% of a loan of 205,000, so they rank by name.
    first: ['nd-ndhfa-start', 6_150],
  }),

  goldenBuyer('Bismarck: a vacation home, for which FHA lends nothing', {
    home: place('58501', '38015', 'Bismarck', 'Burleigh County', 'ND'),
    answers: {
      homePlan: 'vacation',
      homePrice: 260_000,
      householdIncome: 80_000,
      downPayment: 60_000,
      creditScore: 'good',
      householdSize: 3,
    },
    median: { 50: 50_850, 80: 81_400, 120: 135_600 },
    local: {
      'nd-ndhfa-dca': almost(
        { rule: 'home-plan', required: 'primary' },
        'only for a home to live in',
        { price: 'we do not have the cap' },
      ),
      'nd-ndhfa-start': almost(
        { rule: 'home-plan', required: 'primary' },
        'only for a home to live in',
      ),
      'nd-fhlbdm-homestart': almost(
        { rule: 'home-plan', required: 'primary' },
        'only for a home to live in',
        { price: 'we do not have the cap' },
      ),
    },
    first: null,
  }),
];
