import { almost, check, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

export const nevadaHawaii = [
  goldenBuyer('Las Vegas: a nurse’s family under the limit for four', {
    home: place('89108', '32003', 'Las Vegas', 'Clark County', 'NV'),
    answers: {
      homePrice: 430_000,
      householdIncome: 92_000,
      downPayment: 8_000,
      creditScore: 'good',
      householdSize: 4,
      profession: ['healthcare'],
    },
    median: { 50: 52_750, 80: 84_400, 120: 117_840 },
    local: {
      'nv-nhd-home-is-possible': yes('limit 135,000'),
      'nv-nhd-worker-advantage': check({ conditions: 'six months in Nevada' }),
      'nv-nhd-home-first': check({ conditions: 'six months; limit 93,600 for four' }),
      'nv-nrh-home-at-last': no({ 'service-area': 'all counties but this one' }),
      'nv-nrh-launchpad-first-time': no({ 'service-area': 'all counties but this one' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 21_500],
  }),

  goldenBuyer('Honolulu: a family with 3% but not 5% of their own', {
    home: place('96819', '15003', 'Honolulu', 'Honolulu County', 'HI'),
    answers: {
      homeType: 'condo',
      homePrice: 560_000,
      householdIncome: 122_000,
      downPayment: 20_000,
      creditScore: 'good',
      householdSize: 4,
    },
    median: { 50: 77_000, 80: 123_200, 120: 160_080 },
    local: {
      'hi-hhfdc-hale-kamaaina': check({
        conditions: 'lives in Hawaii; 115% is 153,410, and far below the FHA limit',
      }),
      'hi-honolulu-down-payment-loan': almost(
        { rule: 'own-contribution', by: 8_000 },
        '5% is 28,000',
      ),
      'hi-hhoc-dpal': check({ 'credit-score': '700 is between 660 and 719; 3% is 16,800' }),
      'hi-hhoc-deferred-closing-cost': check({ conditions: 'savings held for a while' }),
      'hi-maui-first-time-home-buyers': no({ 'service-area': 'another county' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 28_000],
  }),
];
