import { almost, check, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

const concord = place('03301', '33013', 'Concord', 'Merrimack County', 'NH');
const keene = place('03431', '33005', 'Keene', 'Cheshire County', 'NH');

export const newHampshire = [
  goldenBuyer('Manchester: a family over an estimated limit, with a poor score', {
    home: place('03103', '33011', 'Manchester', 'Hillsborough County', 'NH'),
    answers: {
      homeType: 'condo',
      homePrice: 440_000,
      householdIncome: 160_000,
      downPayment: 20_000,
      creditScore: 'poor',
      householdSize: 4,
    },
    median: { 50: 62_800, 80: 100_500, 120: 150_720, ofTowns: true, fha: 589_950 },
    local: {
      'nh-nhhfa-home-first': check({
        income: '115% is 144,440; up to 25% above needs a check, as the state’s may be higher',
        'credit-score': '620 is an estimate',
        price: 'cap unknown',
      }),
      'nh-nhhfa-home-flex-preferred-plus': almost(
        { rule: 'credit-score', required: 620 },
        'here 620 is the program’s own; limit 167,800',
      ),
      'nh-nhhfa-1stgenhomenh': check({
        'credit-score': '620 is an estimate',
        conditions: 'first generation',
      }),
      'nh-nashua-homebuyer-assistance': no({ 'service-area': 'another city of the county' }),
    },
    // Every match still needs a check. Lift Up has the largest amount: 160,000 is within 10% of its
    // 120% for four, 150,720, and towns have limits of their own.
    first: ['us-fhlbboston-lift-up-new-england', 40_000],
  }),

  goldenBuyer('Concord: a couple exactly 25% over the area’s bond limit', {
    home: concord,
    answers: {
      homePrice: 500_000,
      householdIncome: 160_750,
      downPayment: 20_000,
      creditScore: 'excellent',
      householdSize: 2,
    },
    median: { 50: 51_450, 80: 82_350, 120: 154_320, ofTowns: true },
    local: {
      'nh-nhhfa-home-first': check({
        income: '100% is 128,600; we do not have the state’s median, which may be higher',
        price: 'cap unknown',
      }),
      'nh-nhhfa-home-flex-preferred-plus': yes('limit 167,800'),
      'nh-nhhfa-1stgenhomenh': check({ conditions: 'first generation; limit 167,800' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 25_000],
  }),

  goldenBuyer('Concord: a couple one dollar further over the area’s bond limit', {
    home: concord,
    answers: {
      homePrice: 500_000,
      householdIncome: 160_751,
      downPayment: 20_000,
      creditScore: 'excellent',
      householdSize: 2,
    },
    median: { 50: 51_450, 80: 82_350, 120: 154_320, ofTowns: true },
    local: {
      'nh-nhhfa-home-first': no({ income: 'more than 25% over 128,600' }),
      'nh-nhhfa-home-flex-preferred-plus': yes('limit 167,800'),
      'nh-nhhfa-1stgenhomenh': check({ conditions: 'first generation; limit 167,800' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 25_000],
  }),

  goldenBuyer('Keene: a price exactly at 75% of the FHA limit, under an unknown cap', {
    home: keene,
    answers: {
      homePrice: 405_965,
      householdIncome: 67_000,
      downPayment: 12_000,
      creditScore: 'excellent',
      householdSize: 2,
    },
    median: { 50: 47_050, 80: 75_300, 120: 137_640, ofTowns: true },
    local: {
      'nh-nhhfa-home-first': check({ price: 'very likely: 75% of 541,287 is 405,965.25' }),
      'nh-nhhfa-home-flex-preferred-plus': yes('limit 167,800'),
      'nh-nhhfa-1stgenhomenh': check({ conditions: 'first generation' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 20_298.25],
  }),

  goldenBuyer('Keene: a price just above 75% of the FHA limit', {
    home: keene,
    answers: {
      homePrice: 405_966,
      householdIncome: 67_000,
      downPayment: 12_000,
      creditScore: 'excellent',
      householdSize: 2,
    },
    median: { 50: 47_050, 80: 75_300, 120: 137_640, ofTowns: true },
    local: {
      'nh-nhhfa-home-first': check({ price: 'not so likely: over 405,965.25' }),
      'nh-nhhfa-home-flex-preferred-plus': yes('limit 167,800'),
      'nh-nhhfa-1stgenhomenh': check({ conditions: 'first generation' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 20_298.3],
  }),
];
