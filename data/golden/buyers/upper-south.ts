import { almost, check, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

export const upperSouth = [
  goldenBuyer('Dayton, Kentucky: a couple that owned before', {
    home: place('41074', '21037', 'Dayton', 'Campbell County', 'KY'),
    answers: {
      housingStatus: false,
      homePrice: 210_000,
      householdIncome: 68_000,
      downPayment: 3_000,
      creditScore: 'fair',
      householdSize: 2,
    },
    median: { 50: 44_000, 80: 70_350, 120: 131_880 },
    local: {
      'ky-khc-regular-dap': check({ conditions: 'no other home at closing' }),
      'ky-northern-kentucky-home-consortium': check({
        'service-area': 'limits of one of seven cities',
      }),
      'ky-louisville-metro-dpa': no({ 'service-area': 'another county' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 10_500],
  }),

  goldenBuyer('Charleston: a single buyer with a poor score, over the city’s price cap', {
    home: place('25302', '54039', 'Charleston', 'Kanawha County', 'WV'),
    answers: {
      homePrice: 140_000,
      householdIncome: 41_000,
      downPayment: 1_000,
      creditScore: 'poor',
      householdSize: 1,
    },
    median: { 50: 28_300, 80: 45_300, 120: 96_960 },
    local: {
      'wv-wvhdf-homeownership-low-down': almost(
        { rule: 'credit-score', required: 620 },
        'here only the income limit is an estimate',
        { conditions: 'at most five acres' },
      ),
      'wv-wvhdf-movin-up': check({ 'credit-score': '620 is an estimate' }),
      'wv-charleston-home-blend': almost({ rule: 'price', by: 10_000 }, 'cap 130,000'),
    },
    first: ['us-freddie-mac-borrowsmart', 2_500],
  }),

  goldenBuyer('Little Rock: a family, with the city’s help paused', {
    home: place('72204', '05119', 'Little Rock', 'Pulaski County', 'AR'),
    answers: {
      homePrice: 180_000,
      householdIncome: 70_000,
      downPayment: 2_000,
      creditScore: 'good',
      householdSize: 4,
    },
    median: { 50: 46_850, 80: 74_950, 120: 112_440 },
    local: {
      'ar-adfa-dpa': yes('limit 142,000, cap 425,000'),
      'ar-adfa-addi': check({ conditions: 'not in a city with its own federal money' }),
      'ar-little-rock-dpa': check({ 'service-area': 'city limits; paused' }),
    },
    first: ['ar-adfa-dpa', 15_000],
  }),
];
