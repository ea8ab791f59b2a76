import { almost, check, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

export const georgia = [
  goldenBuyer('Atlanta in DeKalb County: a nurse’s family exactly at the 80% limit', {
    home: place('30307', '13089', 'Atlanta', 'DeKalb County', 'GA'),
    answers: {
      homeType: 'condo',
      homePrice: 325_000,
      householdIncome: 84_850,
      downPayment: 12_000,
      creditScore: 'good',
      householdSize: 3,
      profession: ['healthcare'],
    },
    median: { 50: 53_050, 80: 84_850, 120: 141_360, fha: 718_750 },
    local: {
      'ga-dca-georgia-dream-standard': check({ conditions: 'savings' }),
      'ga-dca-georgia-dream-pen': check({ conditions: 'savings' }),
      'ga-dca-georgia-dream-choice': check({ conditions: 'a disability; savings' }),
      'ga-dca-peach-plus': check({
        conditions: 'savings',
        amount: '10,000 or 3.5% to 12,500 or 4%, by job; limit 237,282 for three, cap 725,000',
      }),
      'ga-invest-atlanta-home-atlanta': check({
        'service-area': 'city limits',
        income: 'we do not have the limit',
        conditions: 'no other property',
      }),
      'ga-atlanta-housing-dpa': check({
        amount: '20,000 to 25,000, by job',
        'service-area': 'city limits',
      }),
      'ga-dekalb-county-fthb-dpa': no({ 'home-type': 'no condos' }),
      'ga-dca-peach-advantage': yes('150% of the median, cap 650,000'),
      'ga-invest-atlanta-homenow': check({
        'service-area': 'city limits',
        conditions: 'owns no other property; city limits',
      }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 16_250],
  }),

  goldenBuyer('An Atlanta address in Cobb County, which the city’s programs do not serve', {
    home: place('30339', '13067', 'Atlanta', 'Cobb County', 'GA'),
    answers: {
      homeType: 'condo',
      housingStatus: false,
      homePrice: 290_000,
      householdIncome: 72_000,
      downPayment: 15_000,
      creditScore: 'poor',
      householdSize: 2,
    },
    median: { 50: 47_150, 80: 75_400, 120: 141_360, fha: 718_750 },
    local: {
      'ga-dca-georgia-dream-standard': almost(
        { rule: 'credit-score', required: 640 },
        'requires 640',
        { 'first-time-buyer': 'exempt only in targeted areas', conditions: 'savings' },
      ),
      'ga-dca-georgia-dream-pen': almost({ rule: 'credit-score', required: 640 }, 'requires 640', {
        'first-time-buyer': 'exempt only in targeted areas',
        profession: 'its list is longer than ours',
        conditions: 'savings',
      }),
      'ga-dca-georgia-dream-choice': almost(
        { rule: 'credit-score', required: 640 },
        'requires 640',
        {
          'first-time-buyer': 'exempt only in targeted areas',
          conditions: 'a disability; savings',
        },
      ),
      'ga-dca-peach-plus': almost(
        { rule: 'credit-score', required: 640 },
        '619 is the end of the band',
        { amount: '10,000 or 3.5% to 12,500 or 4%, by job', conditions: 'savings' },
      ),
      'ga-cobb-county-employee-homebuyer-grant': almost(
        { rule: 'credit-score', required: 640 },
        '619 is the end of the band',
        {
          income: 'we do not have the limit',
          price: 'very likely: 75% of 718,750 is 539,062.50',
          conditions: 'works for the county',
        },
      ),
      'ga-cobb-my-home-dpa': almost(
        { rule: 'credit-score', required: 640 },
        '619 is the end of the band',
        { conditions: 'the program’s loan limit' },
      ),
      'ga-dca-peach-advantage': check({
        'credit-score': '640 is an estimate',
        'first-mortgage': 'most lenders want 620 for a conventional loan',
      }),
    },
    // A grant of 20,000 is larger, but we do not trust its facts enough. All need a check.
    first: ['us-cbcma-chenoa-fund-forgivable', 14_500],
  }),

  goldenBuyer('Decatur: outside Atlanta, at most 15% over an estimated limit', {
    home: place('30032', '13089', 'Decatur', 'DeKalb County', 'GA'),
    answers: {
      homePrice: 285_000,
      householdIncome: 97_577,
      downPayment: 9_000,
      creditScore: 'good',
      householdSize: 3,
    },
    median: { 50: 53_050, 80: 84_850, 120: 141_360, fha: 718_750 },
    local: {
      'ga-dca-georgia-dream-standard': check({ conditions: 'savings' }),
      'ga-dca-georgia-dream-pen': check({
        profession: 'its list is longer than ours',
        conditions: 'savings',
      }),
      'ga-dca-georgia-dream-choice': check({ conditions: 'a disability; savings' }),
      'ga-dca-peach-plus': check({
        conditions: 'savings',
        amount: '10,000 or 3.5% to 12,500 or 4%, by job; limit 237,282 for three, cap 725,000',
      }),
      'ga-dekalb-county-fthb-dpa': check({
        income: '80% for three is 84,850; up to 97,577.50 is a check (an estimate)',
        price: 'very likely: 75% of 718,750 is 539,062.50',
      }),
      'ga-dca-peach-advantage': yes('150% of the median, cap 650,000'),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 14_250],
  }),
];
