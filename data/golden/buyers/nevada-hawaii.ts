import { almost, check, type Expected, no, yes } from '../expectation.ts';
import { goldenBuyer, place } from '../golden-buyer.ts';

/** Both readings of 120% of the median end at or before 160,080. */
function honolulu(name: string, householdIncome: number, dpal: Expected, closingCost: Expected) {
  return goldenBuyer(name, {
    home: place('96813', '15003', 'Honolulu', 'Honolulu County', 'HI'),
    answers: {
      homeType: 'condo',
      homePrice: 700_000,
      householdIncome,
      downPayment: 40_000,
      creditScore: 'excellent',
      householdSize: 1,
    },
    median: { 50: 53_900, 80: 86_250, 120: 160_080, fha: 828_000, conforming: 1_249_125 },
    local: {
      'hi-hhfdc-hale-kamaaina': check({
        income: 'above 133,400, up to 166,750 as the state’s median is unknown',
        conditions: 'lives in Hawaii',
      }),
      'hi-honolulu-down-payment-loan': no({ income: '86% over 86,250' }),
      'hi-hhoc-dpal': dpal,
      'hi-hhoc-deferred-closing-cost': closingCost,
      'hi-fhlbdm-homestart': no({ income: '86% over 86,250' }),
      'hi-dhhl-dpa-match': check({ conditions: 'Hawaiian Home Lands' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 35_000],
  });
}

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
      'nv-nhd-home-first': check({ conditions: 'six months; limit 99,000 for four' }),
      'nv-nrh-home-at-last': no({ 'service-area': 'all counties but this one' }),
      'nv-nrh-launchpad-first-time': no({ 'service-area': 'all counties but this one' }),
      'nv-nhd-home-is-possible-first-time': check({
        income: 'we do not have the limit',
        price: 'we do not have the cap',
      }),
      'nv-nhd-home-is-possible-for-teachers': no({ profession: 'only teachers' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 21_500],
  }),

  goldenBuyer('Carson City: a couple exactly 25% over the median, in no excepted city', {
    home: place('89701', '32510', 'Carson City', 'Carson City', 'NV'),
    answers: {
      homePrice: 400_000,
      householdIncome: 113_750,
      downPayment: 10_000,
      creditScore: 'good',
      householdSize: 2,
    },
    median: { 50: 41_100, 80: 65_800, 120: 109_200, fha: 575_000 },
    local: {
      'nv-nhd-home-is-possible': yes('limit 135,000'),
      'nv-nhd-worker-advantage': check({
        profession: 'its list is longer than ours; 150% is 123,300 for two',
        conditions: 'six months in Nevada',
      }),
      'nv-nhd-home-first': no({ income: 'limit 64,920' }),
      'nv-nrh-home-at-last': yes('limit 165,000'),
      'nv-nrh-launchpad-first-time': check({
        income: '91,000 and 25%, as the state’s median is unknown',
        price: 'cap unknown',
        conditions: 'owns no home',
      }),
      'nv-nhd-home-is-possible-first-time': check({
        income: 'we do not have the limit',
        price: 'we do not have the cap',
      }),
      'nv-nhd-home-is-possible-for-teachers': no({ profession: 'only teachers' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 20_000],
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
    median: { 50: 77_000, 80: 123_200, 120: 160_080, fha: 828_000, conforming: 1_249_125 },
    local: {
      'hi-hhfdc-hale-kamaaina': check({
        conditions: 'lives in Hawaii; 115% is 153,410',
      }),
      'hi-honolulu-down-payment-loan': almost(
        { rule: 'own-contribution', by: 8_000 },
        '5% is 28,000',
      ),
      'hi-hhoc-dpal': check({ 'credit-score': '700 is between 660 and 719; 3% is 16,800' }),
      'hi-hhoc-deferred-closing-cost': check({ conditions: 'savings held for a while' }),
      'hi-fhlbdm-homestart': check({
        price: 'we do not have the cap',
        conditions: 'a member bank; limit 123,200',
      }),
      'hi-dhhl-dpa-match': check({ conditions: 'Hawaiian Home Lands' }),
    },
    first: ['us-cbcma-chenoa-fund-forgivable', 28_000],
  }),

  honolulu(
    'Honolulu: one person between two readings of 120% of the median',
    160_080,
    check({ income: '129,360 for one person, or 160,080' }),
    check({ income: 'as above', conditions: 'savings held for a while' }),
  ),
  honolulu(
    'Honolulu: one person one dollar over both readings of 120% of the median',
    160_081,
    almost({ rule: 'income', by: 1 }, 'limit 160,080'),
    almost({ rule: 'income', by: 1 }, 'limit 160,080', { conditions: 'savings held for a while' }),
  ),
];
