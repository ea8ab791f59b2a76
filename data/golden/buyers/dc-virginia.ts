import { almost, check, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

export const dcVirginia = [
  goldenBuyer('Washington: a teacher and a partner in a condo', {
    home: place('20011', '11001', 'Washington', 'District of Columbia', 'DC'),
    answers: {
      homeType: 'condo',
      homePrice: 420_000,
      householdIncome: 92_000,
      downPayment: 5_000,
      creditScore: 'good',
      householdSize: 2,
      profession: ['education'],
    },
    median: { 50: 66_450, 80: 85_450, 120: 199_320, fha: 1_249_125, conforming: 1_249_125 },
    local: {
      'dc-dhcd-hpap': yes('110% for two is 146,190, requires 500'),
      'dc-dhcd-eahp': check({ conditions: 'works for the District' }),
      'dc-dhcd-eahp-first-responder': check({
        conditions: 'works for the District’s schools or services',
      }),
      'dc-dchfa-open-doors': check({ amount: '3% to 3.5%, by loan type; limit 275,400' }),
      'dc-dchfa-dc4me': check({ conditions: 'works for the District' }),
    },
    // HPAP gives up to 202,000, but it has only a waiting list now.
    first: ['us-cbcma-chenoa-fund-forgivable', 21_000],
  }),

  goldenBuyer('Norfolk: a family $500 short of 1% with a home above the resale cap', {
    home: place('23504', '51710', 'Norfolk', 'Norfolk city', 'VA'),
    answers: {
      homePrice: 300_000,
      householdIncome: 70_000,
      downPayment: 2_500,
      creditScore: 'good',
      householdSize: 3,
    },
    median: { 50: 48_500, 80: 77_550, 120: 129_240, fha: 757_850 },
    local: {
      'va-virginia-housing-dpa-grant': almost(
        { rule: 'own-contribution', by: 500 },
        '1% is 3,000',
        { amount: '2% to 2.5%, by loan type' },
      ),
      'va-virginia-housing-plus-second': almost(
        { rule: 'own-contribution', by: 500 },
        '1% is 3,000',
        { amount: '3% to 5%, by score and loan type' },
      ),
      'va-virginia-housing-community-heroes': check({ profession: 'its list is longer than ours' }),
      'va-virginia-housing-cca-grant': check({
        'first-mortgage': 'only VA or USDA',
        conditions: 'a VA or USDA loan',
      }),
      'va-dhcd-homeownership-dpa': almost({ rule: 'own-contribution', by: 500 }, '1% is 3,000', {
        amount: '40,000 or 10% to 40,000 or 15%, by area',
        conditions: 'only where a local partner serves',
      }),
      'va-norfolk-home-dpa': check({ conditions: 'savings; a resale home up to 280,000' }),
      'va-dhcd-pilot-dpa': no({ income: '60% for three is 58,200' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 15_000],
  }),

  goldenBuyer('Arlington: a nurse with a condo over the price cap', {
    home: place('22204', '51013', 'Arlington', 'Arlington County', 'VA'),
    answers: {
      homeType: 'condo',
      homePrice: 790_000,
      householdIncome: 95_000,
      downPayment: 30_000,
      creditScore: 'excellent',
      householdSize: 1,
      profession: ['healthcare'],
    },
    median: { 50: 58_150, 80: 74_800, 120: 199_320, fha: 1_249_125, conforming: 1_249_125 },
    local: {
      'va-virginia-housing-dpa-grant': almost({ rule: 'price', by: 40_000 }, 'cap 750,000', {
        amount: '2% to 2.5%, by loan type',
      }),
      'va-virginia-housing-plus-second': check({
        amount: '3% to 5%, by score and loan type; limit 232,000, 1% is 7,900',
      }),
      'va-virginia-housing-community-heroes': almost({ rule: 'price', by: 40_000 }, 'cap 750,000'),
      'va-virginia-housing-cca-grant': almost({ rule: 'price', by: 40_000 }, 'cap 750,000', {
        'first-mortgage': 'only VA or USDA',
        conditions: 'a VA or USDA loan',
      }),
      'va-dhcd-homeownership-dpa': no({
        income: '80% for one is 74,800',
        'home-type': 'no condos',
      }),
      'va-arlington-mipap': check({
        income: 'limit 91,840 for one; up to 105,616 is a check (an estimate)',
      }),
      'va-dhcd-pilot-dpa': no({ income: '60% for one is 69,780' }),
    },
    // Two programs give 5% of the price: a forgivable loan comes before a repaid one.
    first: ['us-cbcma-chenoa-fund-forgivable', 39_500],
  }),

  goldenBuyer('Richmond: a veteran’s family that owned before', {
    home: place('23220', '51760', 'Richmond', 'Richmond city', 'VA'),
    answers: {
      housingStatus: false,
      veteranStatus: true,
      homePrice: 340_000,
      householdIncome: 104_000,
      downPayment: 17_000,
      creditScore: 'good',
      householdSize: 4,
    },
    median: { 50: 56_750, 80: 90_800, 120: 136_200, fha: 707_250 },
    local: {
      'va-virginia-housing-dpa-grant': almost(
        { rule: 'income', by: 5_000 },
        'limit 99,000 for four',
        { amount: '2% to 2.5%, by loan type', 'first-time-buyer': 'exempt only in targeted areas' },
      ),
      'va-virginia-housing-plus-second': check({
        amount: '3% to 5%, by score and loan type; limit 160,000, 1% is 3,400',
      }),
      'va-virginia-housing-community-heroes': no({ 'first-time-buyer': 'no exemption' }),
      'va-virginia-housing-cca-grant': almost(
        { rule: 'income', by: 5_000 },
        'limit 99,000 for four',
        {
          'first-time-buyer': 'exempt only in targeted areas',
          'first-mortgage': 'only VA or USDA',
          conditions: 'a VA or USDA loan',
        },
      ),
      'va-dhcd-homeownership-dpa': no({
        'first-time-buyer': 'no exemption',
        income: '80% for four is 90,800',
      }),
      'va-dhcd-pilot-dpa': no({
        'first-time-buyer': 'no exemption',
        income: '60% for four is 68,100',
      }),
      'va-richmond-employee-homebuyer': no({ 'first-time-buyer': 'no exemption' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 17_000],
  }),

  goldenBuyer('Virginia Beach: a vacation home, for which no VA loan is open', {
    home: place('23464', '51810', 'Virginia Beach', 'Virginia Beach city', 'VA'),
    answers: {
      homePlan: 'vacation',
      veteranStatus: true,
      homePrice: 360_000,
      householdIncome: 84_000,
      downPayment: 20_000,
      creditScore: 'good',
      householdSize: 2,
    },
    median: { 50: 43_100, 80: 68_950, 120: 129_240, fha: 757_850 },
    local: {
      'va-virginia-housing-dpa-grant': almost(
        { rule: 'home-plan', required: 'primary' },
        'primary homes only',
        { amount: '2% to 2.5%, by loan type' },
      ),
      'va-virginia-housing-plus-second': almost(
        { rule: 'home-plan', required: 'primary' },
        'primary homes only',
        { amount: '3% to 5%, by score and loan type' },
      ),
      'va-virginia-housing-community-heroes': almost(
        { rule: 'home-plan', required: 'primary' },
        'primary homes only',
      ),
      'va-virginia-housing-cca-grant': no({
        'home-plan': 'primary homes only',
        'first-mortgage': 'VA and USDA loans are for primary homes',
      }),
      'va-dhcd-homeownership-dpa': no({
        income: '80% for two is 68,950',
        'home-plan': 'primary homes only',
      }),
      'va-dhcd-pilot-dpa': no({
        income: '60% for two is 51,720',
        'home-plan': 'primary homes only',
      }),
    },
    first: null,
  }),
];
