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
    median: { 50: 66_450, 80: 85_450, 120: 199_320 },
    local: {
      'dc-dhcd-hpap': yes('110% of 166,100 is 182,710; a waiting list'),
      'dc-dhcd-eahp': check({ conditions: 'works for the District' }),
      'dc-dhcd-eahp-first-responder': check({ conditions: 'works in its schools' }),
      'dc-dchfa-open-doors': yes('limit 275,400'),
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
    median: { 50: 48_500, 80: 77_550, 120: 129_240 },
    local: {
      'va-virginia-housing-dpa-grant': almost(
        { rule: 'own-contribution', by: 500 },
        '1% is 3,000; limit 97,000 for three, cap 475,000',
      ),
      'va-virginia-housing-plus-second': almost({ rule: 'own-contribution', by: 500 }, 'as above'),
      'va-virginia-housing-community-heroes': check({ profession: 'its list is longer than ours' }),
      'va-virginia-housing-cca-grant': check({ conditions: 'a VA or USDA loan' }),
      'va-dhcd-homeownership-dpa': almost(
        { rule: 'own-contribution', by: 500 },
        'as above; 80% is 77,550',
        { conditions: 'only where a local partner serves' },
      ),
      'va-norfolk-home-dpa': check({ conditions: 'a resale home up to 280,000' }),
      'va-arlington-mipap': no({ 'service-area': 'another county' }),
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
    median: { 50: 58_150, 80: 74_800, 120: 199_320 },
    local: {
      'va-virginia-housing-dpa-grant': almost({ rule: 'price', by: 40_000 }, 'cap 750,000'),
      'va-virginia-housing-plus-second': yes('limit 232,000 and no cap'),
      'va-virginia-housing-community-heroes': almost({ rule: 'price', by: 40_000 }, 'cap 750,000'),
      'va-virginia-housing-cca-grant': almost({ rule: 'price', by: 40_000 }, 'cap 750,000', {
        conditions: 'a VA or USDA loan',
      }),
      'va-dhcd-homeownership-dpa': no({ income: '27% over 74,800', 'home-type': 'no condos' }),
      'va-arlington-mipap': almost({ rule: 'income', by: 3_160 }, 'limit 91,840 for one; paused'),
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
    median: { 50: 56_750, 80: 90_800, 120: 136_200 },
    local: {
      'va-virginia-housing-dpa-grant': almost(
        { rule: 'income', by: 5_000 },
        'limit 99,000 for three or more',
        { 'first-time-buyer': 'exempt only in targeted areas' },
      ),
      'va-virginia-housing-plus-second': yes('limit 160,000'),
      'va-virginia-housing-community-heroes': no({ 'first-time-buyer': 'no exemption' }),
      'va-virginia-housing-cca-grant': almost({ rule: 'income', by: 5_000 }, 'limit 99,000', {
        'first-time-buyer': 'exempt only in targeted areas',
        conditions: 'a VA or USDA loan',
      }),
      'va-dhcd-homeownership-dpa': no({
        'first-time-buyer': 'no exemption',
        income: '15% over 90,800',
      }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 17_000],
  }),
];
