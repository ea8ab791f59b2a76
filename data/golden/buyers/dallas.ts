import { almost, check, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

const home = place('75217', '48113', 'Dallas', 'Dallas County', 'TX');
const median = { 50: 42_400, 80: 67_850, 120: 145_320, fha: 563_500 };
const likely = { price: 'cap unknown, price below 422,625' };
const seth = check({ income: 'limit unknown', conditions: 'only some areas' });

/** One city program ends at 80% of the median income, where the other begins. */
export const dallas = [
  goldenBuyer('Dallas: a teacher exactly at 80% of the median', {
    home,
    answers: {
      homePrice: 260_000,
      householdIncome: 67_850,
      downPayment: 1_000,
      creditScore: 'good',
      householdSize: 1,
      profession: ['education'],
    },
    median,
    local: {
      'tx-tsahc-home-sweet-texas': yes('no price cap'),
      'tx-tsahc-texas-heroes': check({ conditions: 'full time in a listed job' }),
      'tx-tdhca-my-first-texas-home': check(likely),
      'tx-tdhca-my-choice-texas-home': check(likely),
      'tx-dallas-dhap': check({
        amount: '50,000 to 60,000, by area',
        ...likely,
        'service-area': 'city limits; up to 67,850',
      }),
      'tx-dallas-targeted-occupations': no({ 'min-income': 'must be above 67,850' }),
      'tx-seth-5-star': seth,
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 13_000],
  }),

  goldenBuyer('Dallas: a teacher who owned before, one dollar above 80% of the median', {
    home,
    answers: {
      housingStatus: false,
      homePrice: 260_000,
      householdIncome: 67_851,
      downPayment: 800,
      creditScore: 'good',
      householdSize: 1,
      profession: ['education'],
    },
    median,
    local: {
      'tx-tsahc-home-sweet-texas': yes('no price cap'),
      'tx-tsahc-texas-heroes': check({ conditions: 'full time in a listed job' }),
      'tx-tdhca-my-first-texas-home': check({
        ...likely,
        'first-time-buyer': 'targeted areas only',
      }),
      'tx-tdhca-my-choice-texas-home': check(likely),
      'tx-dallas-dhap': no({
        'first-time-buyer': 'no exemption',
        income: 'up to 67,850',
        'own-contribution': 'requires 1,000',
      }),
      'tx-dallas-targeted-occupations': almost(
        { rule: 'own-contribution', by: 200 },
        'requires 1,000; above 67,850 and up to 101,760, 2.4 times 42,400',
        { 'service-area': 'city limits' },
      ),
      'tx-seth-5-star': seth,
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 13_000],
  }),
];
