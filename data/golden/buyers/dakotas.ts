import { almost, no, yes } from '../expectation.ts';
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
      'sd-sdhousing-fixed-rate-plus': no({ 'first-time-buyer': 'only veterans are exempt' }),
      'sd-sdhousing-grants-for-grads': no({ 'first-time-buyer': 'no exemption' }),
      'sd-grow-south-dakota-dpa': yes('80% is 76,000'),
      'sd-sioux-falls-public-safety-dpa': almost({ rule: 'price', by: 5_000 }, 'cap 340,000', {
        'service-area': 'city limits',
        conditions: 'a year as an officer',
      }),
      'sd-fhlbdm-homestart': no({ 'first-time-buyer': 'no exemption' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 17_250],
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
      'nd-ndhfa-dca': yes('veterans may have owned; 80% is 73,750'),
      'nd-ndhfa-start': yes('limit 100,400'),
      'nd-fhlbdm-homestart': no({ 'first-time-buyer': 'veterans too' }),
    },
    // Two programs give 3% of a loan of 205,000, so they rank by name.
    first: ['nd-ndhfa-dca', 6_150],
  }),
];
